import type { TmiReponse, TmiRequete } from '@francis/contract';
import { calculerTmiReference as calculerReference } from '@francis/fiscal/optimisation';
import { auCentime, enEuros, pourCent } from './formats.ts';

/** The literal formula of the specification, kept beside the law; it says how it differs from it. */
export function calculerTmiReference(requete: TmiRequete): TmiReponse {
  const { situation_familiale: situation } = requete;
  const r = calculerReference({
    revenusAnnuels: requete.revenus_annuels,
    situation: situation === 'pacs' ? 'pacse' : situation,
    enfants: requete.nombre_enfants,
    chargesDeductibles: requete.charges_deductibles,
  });
  return {
    tmi: r.tmi,
    revenu_imposable: auCentime(r.revenuImposable),
    impot_estime: r.impotEstime,
    taux_moyen: r.revenuImposable > 0 ? pourCent(r.impotEstime / r.revenuImposable) : 0,
    tranches_applicables: r.tranchesApplicables.map(({ tranche, montant, taux, impot }) => ({
      tranche: tranche.charAt(0).toUpperCase() + tranche.slice(1),
      base_imposable: auCentime(montant * r.parts),
      taux,
      impot_tranche: auCentime(impot * r.parts),
    })),
    // The first word of a hint is its icon.
    conseils_optimisation: [
      ...r.conseils.map((conseil) => `📎 ${conseil}`),
      ...r.optimisations.map((o) => `💰 ${o.nom}\u202f: ${o.description} Économie\u202f: ${enEuros(o.economie)}.`),
    ],
    bareme: 'reference',
    statut: 'estimation',
    hypotheses: ['Formule littérale du cahier des charges, qui n’est pas la loi.', r.difference],
  };
}
