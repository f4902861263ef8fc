import { motsDits } from '@francis/lecture';
import type { QuestionLue } from '../question.ts';
import { aparteAutour } from './apartes.ts';
import type { Defunt } from './defunt.ts';

const DECES = motsDits('decede|decedee|mort|morte|deces|disparu|disparue|nous a quittes|s est eteint|s est eteinte');
const DON = motsDits('donne|donnee|donnes|donner|donation|don|ai transmis|avons donne|ai verse');
const PORTEE = { deces: 45, don: 60 };

/** The only date that a question tells, past, when one of these words stands before it in its sentence. */
function seuleDate({ dates, texte, jour }: QuestionLue, mots: typeof DECES, portee: number): string | undefined {
  const [seule, autre] = dates;
  if (seule === undefined || autre !== undefined || seule.jour > jour) return undefined;
  const avant = texte.slice(Math.max(0, seule.debut - portee), seule.debut);
  return mots.test(avant.slice(avant.lastIndexOf('.') + 1)) ? seule.jour : undefined;
}

/** The day of the death: the law of that day applies; that of somebody who died before is not it. */
export function dateDuDeces(q: QuestionLue, defunt: Defunt | undefined): string {
  const [seule] = q.dates;
  const dUnAutre = defunt?.predecedes.some(({ fin }) => seule !== undefined && Math.abs(seule.debut - fin) < VOISINE);
  return dUnAutre === true || (seule !== undefined && mortDUnAutre(q.texte, seule.debut))
    ? q.jour
    : (seuleDate(q, DECES, PORTEE.deces) ?? q.jour);
}
const VOISINE = 12;

const PARENTE = motsDits(
  'pere|mere|papa|maman|frere|soeur|mari|femme|epoux|epouse|fils|fille|oncle|tante|parents|grand-pere|grand-mere',
);
/** « mon oncle (le frère de ma mère, elle est morte en 2015) me lègue »: the brackets tell somebody else's death. */
export function mortDUnAutre(texte: string, place: number): boolean {
  const aparte = aparteAutour(texte, place);
  return aparte !== undefined && PARENTE.test(aparte) && DECES.test(aparte);
}

/** The day of the gift, once those of earlier gifts are taken off the question. */
export const dateDuDon = (q: QuestionLue): string | undefined => seuleDate(q, DON, PORTEE.don);
