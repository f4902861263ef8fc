import type { AnalyseIrpp } from '@francis/contract';
import { formaterEuros, impotAPart, LIBELLE_A_PART } from '@francis/presentation';

const pourcent = (valeur: number): string => `${String(valeur).replace('.', ',')}\u00a0%`;

/** The figures of an income tax as the screen lists them: name, then value as it is read. */
export const lignesIrpp = (i: AnalyseIrpp): readonly (readonly [string, string])[] => [
  ['Revenu brut global', formaterEuros(i.revenu_brut_global)],
  ['Revenu net imposable', formaterEuros(i.revenu_net_imposable)],
  ['Nombre de parts', i.nombre_parts.toFixed(2).replace('.', ',')],
  ['Quotient familial', formaterEuros(i.quotient_familial)],
  ['Impôt brut', formaterEuros(i.impot_brut_calcule)],
  ...(i.decote_applicable === undefined ? [] : ([['Décote', formaterEuros(i.decote_applicable)]] as const)),
  ...(impotAPart(i) === 0 ? [] : ([[LIBELLE_A_PART, formaterEuros(impotAPart(i))]] as const)),
  ['Impôt avant réductions et crédits', formaterEuros(i.impot_net_avant_credits)],
  // Reductions, then credits, as the tax is computed: the base gives them in its own order.
  ...Object.entries(i.reductions_credits_impot ?? {})
    .toSorted(([a], [b]) => b.localeCompare(a, 'fr'))
    .map(([nom, v]) => [nom, formaterEuros(-v)] as const),
  ['Impôt sur le revenu', formaterEuros(i.impot_final_estime)],
  ...(i.chiffres.prelevements_sociaux > 0
    ? ([['Prélèvements sociaux', formaterEuros(i.chiffres.prelevements_sociaux)]] as const)
    : []),
  ['Tranche marginale', pourcent(i.taux_marginal_imposition)],
  ['Taux moyen', pourcent(i.taux_moyen_imposition)],
];
