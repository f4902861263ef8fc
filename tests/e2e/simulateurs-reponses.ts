import type { ComparaisonCantonsReponse, ImpotLuxembourgReponse, ImpotSuisseReponse } from '@francis/contract';

/** Answers of the API in the shape of the contract, for the screens whose computation is on the server. */
const etape = (regle: string, libelle: string, valeur: number, unite: 'EUR' | 'CHF', article: string) => ({
  regle,
  libelle,
  valeur,
  unite,
  formule: '',
  article,
  entrees: [],
  parametres: [],
  enfants: [],
});

export const reponseSuisse = (canton: ImpotSuisseReponse['canton'], total: number): ImpotSuisseReponse => ({
  canton,
  commune: canton === 'zurich' ? 'Zürich' : 'Genève',
  year: 2026,
  gross_income: 80_000,
  net_income: 80_000 - 8_117 - total,
  pillar_3a_maximum: 7_258,
  total_tax: total,
  effective_rate: Math.round((total / 80_000) * 10_000) / 100,
  federal_tax: 914.9,
  cantonal_taxes: { cantonal_tax: total - 914.9 - 25 - 2_641, communal_tax: 2_641 },
  personal_tax: 25,
  church_tax: 0,
  social_contributions: { avs_ai_apg: 4_240, ac: 880, lpp: 2_677, nbu: 320, total: 8_117 },
  statut: 'exact',
  reserves: [],
  hypotheses: ['Commune : Genève, chef-lieu du canton.', 'Âge supposé : 40 ans (2e pilier).'],
  trace: {
    ...etape('ch.impot_total', 'Impôts sur le revenu', total, 'CHF', 'LIFD ; lois fiscales cantonales'),
    enfants: [etape('ch.ifd', 'Impôt fédéral direct', 914.9, 'CHF', 'LIFD art. 36 al. 1')],
  },
});

const EXACT = { statut: 'exact', reserves: [], hypotheses: [] } satisfies Partial<ImpotSuisseReponse>;

const canton = (name: string, total_tax: number) => ({
  name,
  total_tax,
  net_income: 71_883 - total_tax,
  effective_rate: Math.round((total_tax / 80_000) * 10_000) / 100,
  commune: name,
  ...EXACT,
});

export const reponseCantons: ComparaisonCantonsReponse = {
  comparison: {
    geneva: canton('Genève', 11_174.9),
    zurich: canton('Zurich', 8_193.9),
    vaud: canton('Vaud', 13_120.4),
    valais: canton('Valais', 11_902.2),
    bern: canton('Berne', 13_570.7),
  },
  year: 2026,
  ...EXACT,
};

export const reponseLuxembourg = (revenu: number): ImpotLuxembourgReponse => ({
  impot_luxembourg: 11_945,
  taux_moyen: 19.91,
  tranches_applicables: [
    {
      tranche: 'De 13 230 € à 54 090 €',
      base_imposable: 40_860,
      taux: 20,
      impot_tranche: 8_859,
      de: 13_230,
      a: 54_090,
    },
    {
      tranche: 'De 54 090 € à 117 450 €',
      base_imposable: 5_910,
      taux: 39,
      impot_tranche: 2_305,
      de: 54_090,
      a: 117_450,
    },
  ],
  conseils_optimisation: ['La prévoyance-vieillesse se déduit du revenu.'],
  annee: 2026,
  classe: '1',
  taux_marginal: 39,
  fonds_emploi: 781,
  statut: 'exact',
  reserves: [],
  hypotheses: ['Résident, classe d’impôt 1.'],
  trace: {
    ...etape('lu.impot', 'Impôt sur le revenu', 11_945, 'EUR', 'Loi du 30 juin 1976 art. 7'),
    enfants: [etape('lu.tarif', `Impôt du tarif sur ${revenu} €`, 11_164, 'EUR', 'LIR art. 118')],
  },
});
