import { type Montant, estRevenu } from './montants.ts';

/** « passer de 2 300 à 2 500 € par mois ». */
const DE_A =
  /\b(?:pass\w+|augment\w+|evolu\w+|mont(?:e|er|erait)|releve\w*|salaire|paie|remuneration)\b[^.?;]{0,60}?\bde (\d+(?:\.\d+)?)(?: ?€)?(?: (?:nets?|imposables?|bruts?|par mois|par an))* a (\d+(?:\.\d+)?)/;
const ACCOMPLI = /\b(?:suis|est|ai ete|avons ete|sommes|etait|a ete) (?:augmentee?s? |passee?s? )/;

export interface Passage {
  readonly depart: Montant;
  readonly arrivee: Montant;
}

/** A pay that goes from one amount to another: two readings of one income, not two incomes. */
export function lirePassage(texte: string, montants: readonly Montant[]): Passage | undefined {
  const m = DE_A.exec(texte);
  if (!m || ACCOMPLI.test(m[0]) || ACCOMPLI.test(texte.slice(Math.max(0, m.index - 20), m.index + 12)))
    return undefined;
  const avec = (valeur: number): Montant | undefined =>
    montants.find((x) => x.mention.montant === valeur && (estRevenu(x.role) || x.role === 'augmentation'));
  const [depart, arrivee] = [avec(Number(m[1])), avec(Number(m[2]))];
  return depart && arrivee && depart !== arrivee ? { depart, arrivee } : undefined;
}
