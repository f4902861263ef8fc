import { motsDits } from '@francis/lecture';
import type { Faits, NatureRevenu, Saisie } from './faits.ts';
import { NATURES_REVENU } from './faits.ts';

/**
 * Incomes brought back to the persons that the household has. Two amounts without a name are read as two spouses' ones;
 * a person alone has both.
 */
export function rendreAuxTitulaires(faits: Faits): Faits {
  const { personne1, personne2, situation } = faits;
  const seul = situation === 'celibataire' || situation === 'divorce' || situation === 'veuf';
  if (!seul || personne2 === undefined) return faits;
  if (personne2.revenus === undefined) {
    // « et s’il verse 5 000 € sur son PER ? », said of the one client: theirs.
    const { per, fraisReels, cotisationsSyndicales, ...autres } = personne2;
    if (personne2.nommee || Object.keys(autres).length > 0) return faits;
    const { personne2: _sans, ...reste } = faits;
    const siennes = Object.entries({ per, fraisReels, cotisationsSyndicales }).filter(([, m]) => m !== undefined);
    return { ...reste, personne1: { ...Object.fromEntries(siennes), ...personne1 } };
  }
  // « mon ex gagne 25 000 € »: nobody pays tax on the income of somebody else.
  if (personne2.nommee && personne1?.revenus !== undefined) {
    const { personne2: _autre, ...propres } = faits;
    return { ...propres, autreEcarte: true };
  }
  const revenus: Partial<Record<NatureRevenu, readonly Saisie[]>> = { ...personne1?.revenus };
  for (const nature of NATURES_REVENU) {
    const autres = personne2.revenus[nature];
    if (autres) revenus[nature] = [...(revenus[nature] ?? []), ...autres];
  }
  const { personne2: _, ...reste } = faits;
  return { ...reste, personne1: { ...personne1, revenus } };
}

const PLURIEL = motsDits('maries|mariees|pacses|pacsees|couple|nous|notre|nos|on');
const SINGULIER = /\b(?:je|j'|moi|mon salaire|ma retraite|ma paie)/;

/** One income without a name, in a question that says « we » only, is the couple's. */
export const estDuCouple = (texte: string): boolean => PLURIEL.test(texte) && !SINGULIER.test(texte);
