import { motsDits } from '@francis/lecture';
import type { Faits } from './faits.ts';

/** The law's name of an income past its allowances, which may be said of a pay slip. Set by the normalisation. */
const PRESUME = motsDits('rni presume');

/** What may change a figure computed on it. */
export const AVANT_OU_APRES = 'si ce revenu est compté avant ou après l’abattement de 10 %';

/** Whether « revenu net imposable » alone names the income. `texte` is normalised. */
export const netPresume = (texte: string): boolean => PRESUME.test(texte);

/** The same household, its income being the pay of a slip, before the allowance for expenses; undefined when nothing is presumed. */
export function enNetDePaie(faits: Faits, texte: string): Faits | undefined {
  const { revenuNetImposable: montant, ...reste } = faits;
  if (montant === undefined || !netPresume(texte) || faits.personne1?.revenus !== undefined) return undefined;
  const salaires = [{ montant, fois: 1, qualite: 'net_imposable' as const }];
  return { ...reste, personne1: { ...faits.personne1, revenus: { salaires } } };
}
