import type { BaremeTmi, TmiReponse } from '@francis/contract';
import type { ImpotRevenu, TrancheBareme } from '@francis/fiscal';
import { auCentime, enEuros, pourCent } from './formats.ts';

interface ResultatTmi {
  readonly bareme: BaremeTmi;
  readonly annee: number;
  readonly revenuImposable: number;
  readonly impot: ImpotRevenu;
  /** For one part. */
  readonly tranches: readonly TrancheBareme[];
  readonly conseils: readonly string[];
}

export const presenterTmi = ({
  bareme,
  annee,
  revenuImposable,
  impot,
  tranches,
  conseils,
}: ResultatTmi): TmiReponse => ({
  tmi: pourCent(impot.tmi),
  revenu_imposable: auCentime(revenuImposable),
  impot_estime: impot.impot_apres_decote,
  taux_moyen: revenuImposable > 0 ? pourCent(impot.impot_apres_decote / revenuImposable) : 0,
  tranches_applicables: tranches.map(({ de, a, taux, assiette, impot: impotTranche }) => ({
    tranche: a === Number.POSITIVE_INFINITY ? `Au-delà de ${enEuros(de)}` : `De ${enEuros(de)} à ${enEuros(a)}`,
    base_imposable: auCentime(assiette * impot.nombre_parts),
    taux: pourCent(taux),
    impot_tranche: auCentime(impotTranche * impot.nombre_parts),
  })),
  conseils_optimisation: [...conseils],
  bareme,
  statut: impot.statut,
  hypotheses: [
    `Barème des revenus de ${annee}, plafonnement du quotient familial et décote compris.`,
    'Revenu pris comme net imposable\u202f: seules les charges sont retranchées, sans l’abattement de 10\u00a0%.',
    'Enfants mineurs à charge exclusive\u202f; ni réduction ni crédit d’impôt.',
  ],
});
