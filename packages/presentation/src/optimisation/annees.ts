import { ANNEES_COUVERTES, type OptionsCalcul } from '@francis/fiscal';
import { OPTION_REFERENCE, REFERENCE } from '../commun/reference.ts';
import type { OptionBareme } from '../commun/saisie.ts';
import { anneeDe, BAREMES_FRANCE } from '../france/baremes.ts';

const DERNIERE = Math.max(...ANNEES_COUVERTES);

/**
 * The year that is running first: what can still be done counts on its income, whose scale is not voted yet. Then the
 * scales of the law.
 */
export function baremesLe(jour: string): readonly OptionBareme[] {
  const annee = Number(jour.slice(0, 4));
  const courante = { valeur: String(annee + 1), libelle: `${annee + 1}, revenus ${annee} — estimation` };
  return [...(annee > DERNIERE ? [courante] : []), ...BAREMES_FRANCE, OPTION_REFERENCE];
}

/** The latest known law for a year that has none. */
export const optionsDe = (annee: number): OptionsCalcul | undefined =>
  annee > DERNIERE ? { hypothese: 'derniers-parametres' } : undefined;

export function reserveDe(bareme: string): string {
  const annee = anneeDe(bareme);
  const quoi =
    bareme === REFERENCE
      ? 'formule simplifiée'
      : annee > DERNIERE
        ? `barème des revenus ${DERNIERE} appliqué aux revenus ${annee}, celui de ${bareme} n’étant pas voté`
        : `barème ${bareme} sur les revenus ${annee}`;
  return `Simulation indicative, ${quoi}. Pour une décision engageante, consultez un professionnel.`;
}
