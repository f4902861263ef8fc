import type { Fait } from '@francis/faits';
import type { Mention } from '@francis/lecture';
import type { LectureProuvee } from '../lecteurs/lire-reponse.ts';

/** Other words for a stretch of a text; where `debut` is `fin`, words that nobody wrote. */
export interface Edition {
  readonly debut: number;
  readonly fin: number;
  readonly texte: string;
}

export interface Reecrit {
  readonly brut: string;
  readonly texte: string;
  /** For each character, the stretch of the original that it stands for. */
  readonly origines: readonly (readonly [debut: number, fin: number])[];
}

export function reecrire(brut: string, editions: readonly Edition[]): Reecrit {
  const origines: (readonly [number, number])[] = [];
  let texte = '';
  let lu = 0;
  const copier = (fin: number): void => {
    for (let i = lu; i < fin; i += 1) origines.push([i, i + 1]);
    texte += brut.slice(lu, fin);
    lu = fin;
  };
  for (const edition of editions.toSorted((a, b) => a.debut - b.debut)) {
    copier(edition.debut);
    for (let i = 0; i < edition.texte.length; i += 1) origines.push([edition.debut, edition.fin]);
    texte += edition.texte;
    lu = edition.fin;
  }
  copier(brut.length);
  return { brut, texte, origines };
}

/** A rewriting of a text that is one already. */
export function enchainer(premiere: Reecrit, { texte, origines }: Reecrit): Reecrit {
  const debutDe = (i: number): number => premiere.origines[i]?.[0] ?? premiere.brut.length;
  const dOu = (debut: number, fin: number): readonly [number, number] =>
    debut < fin
      ? [debutDe(debut), premiere.origines[fin - 1]?.[1] ?? premiere.brut.length]
      : [debutDe(debut), debutDe(debut)];
  return { brut: premiere.brut, texte, origines: origines.map(([debut, fin]) => dOu(debut, fin)) };
}

/** Stretch of the original text; undefined for words that were added. */
function origineDe({ origines }: Reecrit, [debut, fin]: Mention['span']): Mention['span'] | undefined {
  const siennes = origines.slice(debut, fin).filter(([a, b]) => a < b);
  if (siennes.length === 0) return undefined;
  return [Math.min(...siennes.map(([a]) => a)), Math.max(...siennes.map(([, b]) => b))];
}

/** What was read of a rewritten question, at its place in what was written; what the file added is the file's. */
export function remettreEnPlace(lecture: LectureProuvee, reecrit: Reecrit): LectureProuvee {
  const ajoutees = new Set<string>();
  const places = new Map<string, Mention>();
  for (const m of lecture.mentions) {
    const span = origineDe(reecrit, m.span);
    if (span === undefined) ajoutees.add(m.id);
    else places.set(m.id, { ...m, span, mots: reecrit.brut.slice(...span) });
  }
  const remettre = (mentions: readonly Mention[]): Mention[] =>
    mentions.flatMap((m) => (ajoutees.has(m.id) ? [] : [places.get(m.id) ?? m]));
  return {
    ...lecture,
    mentions: remettre(lecture.mentions),
    restes: remettre(lecture.restes),
    ecartees: lecture.ecartees.flatMap((e) =>
      ajoutees.has(e.mention.id) ? [] : [{ ...e, mention: places.get(e.mention.id) ?? e.mention }],
    ),
    faits: lecture.faits.map((fait): Fait => {
      const preuves = fait.preuves.filter((id) => !ajoutees.has(id));
      if (preuves.length === fait.preuves.length) return fait;
      return { ...fait, preuves, ...(preuves.length === 0 && { source: 'profil' as const }) };
    }),
  };
}
