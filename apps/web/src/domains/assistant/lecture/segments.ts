import type { Lecture } from '@francis/contract';

/** A stretch of the question: plain, read for some facts, or set aside. */
export interface Segment {
  readonly debut: number;
  readonly texte: string;
  /** Keys of the facts that these words prove. */
  readonly cles: readonly string[];
  readonly ecarte: boolean;
}

export const cleDuFait = ({ chemin, source }: { chemin: string; source: string }): string => `${source}:${chemin}`;

/** The fact whose field is open: once corrected it is another one by its origin, and its field stays. */
export const faitOuvert = <Fait extends { chemin: string; source: string }>(
  faits: readonly Fait[],
  ouvert: string | undefined,
): Fait | undefined =>
  faits.find((f) => cleDuFait(f) === ouvert) ??
  faits.find((f) => f.source === 'corrige' && ouvert?.slice(ouvert.indexOf(':') + 1) === f.chemin);

interface Plage {
  debut: number;
  fin: number;
  cles: string[];
  ecarte: boolean;
}

/** The question cut where facts were read and where words were set aside. Words that prove two facts light both. */
export function decouper(question: string, lecture: Lecture): Segment[] {
  const plages: Plage[] = [];
  const ajouter = (debut: number, fin: number, cle: string | undefined): void => {
    if (debut >= fin || fin > question.length) return;
    const connue = plages.find((p) => p.debut < fin && debut < p.fin);
    if (connue === undefined)
      plages.push({ debut, fin, cles: cle === undefined ? [] : [cle], ecarte: cle === undefined });
    else if (cle !== undefined && !connue.cles.includes(cle)) connue.cles.push(cle);
  };
  for (const fait of lecture.faits) for (const { debut, fin } of fait.preuves) ajouter(debut, fin, cleDuFait(fait));
  for (const { debut, fin } of lecture.ecartees) ajouter(debut, fin, undefined);
  const segments: Segment[] = [];
  let place = 0;
  const jusqua = (fin: number, cles: readonly string[], ecarte: boolean): void => {
    if (fin > place) segments.push({ debut: place, texte: question.slice(place, fin), cles, ecarte });
    place = Math.max(place, fin);
  };
  for (const p of plages.sort((a, b) => a.debut - b.debut)) {
    jusqua(p.debut, [], false);
    jusqua(p.fin, p.cles, p.ecarte);
  }
  jusqua(question.length, [], false);
  return segments;
}
