import type { TmiReponse } from '@francis/contract';
import type { ImpotRevenu, TrancheBareme } from '@francis/fiscal';

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const POURCENT = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

export const enEuros = (montant: number): string => EUROS.format(montant);
export const enPourcent = (taux: number): string => POURCENT.format(taux);

const auCentime = (montant: number): number => Math.round(montant * 100) / 100;

interface ResultatTmi {
  readonly revenuImposable: number;
  readonly impot: ImpotRevenu;
  /** For one part. */
  readonly tranches: readonly TrancheBareme[];
  readonly conseils: readonly string[];
}

export const presenterTmi = ({ revenuImposable, impot, tranches, conseils }: ResultatTmi): TmiReponse => ({
  tmi: auCentime(impot.tmi * 100),
  revenu_imposable: auCentime(revenuImposable),
  impot_estime: impot.impot_apres_decote,
  taux_moyen: revenuImposable > 0 ? auCentime((impot.impot_apres_decote / revenuImposable) * 100) : 0,
  tranches_applicables: tranches.map(({ de, a, taux, assiette, impot: impotTranche }) => ({
    tranche: a === Number.POSITIVE_INFINITY ? `Au-delà de ${enEuros(de)}` : `De ${enEuros(de)} à ${enEuros(a)}`,
    base_imposable: auCentime(assiette * impot.nombre_parts),
    taux: auCentime(taux * 100),
    impot_tranche: auCentime(impotTranche * impot.nombre_parts),
  })),
  conseils_optimisation: [...conseils],
});
