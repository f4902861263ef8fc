import { describe, expect, it } from 'vitest';
import { completerFoyer } from '../../src/index.ts';
import {
  calculerActifsNumeriques,
  calculerDemembrement,
  calculerImpotSocietes,
  calculerLissageCehr,
  calculerLocationNue,
  calculerRachatAssuranceVie,
  calculerRegimeMicro,
  calculerRetraitPea,
  calculerRevenusMobiliers,
  calculerTauxDefaut,
  comparerRegimes,
  lireTauxPrelevementsSociaux,
} from '../../src/france/patrimoine.ts';

const RACHAT = { date_rachat: '2026-01-01', date_ouverture: '2018-01-01', gains: 100 };
const RETRAIT = {
  date_retrait: '2026-01-01',
  date_ouverture: '2018-01-01',
  montant_retrait: 1,
  valeur_plan: 2,
  versements: 1,
};
const FOYER = completerFoyer({});

/** What the types forbid can still come from outside; each entry is refused with its code and the field at fault. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- deliberately wrong inputs
const faux = (valeur: unknown): never => valeur as never;

const CAS: readonly [titre: string, resultat: object, code: string, champ: string][] = [
  [
    'démembrement sans valeur',
    calculerDemembrement(faux({ date: '2026-01-01', age_usufruitier: 60 })),
    'MONTANT_INVALIDE',
    'valeur',
  ],
  [
    'rachat avant l’ouverture',
    calculerRachatAssuranceVie({ ...RACHAT, date_ouverture: '2026-02-01' }),
    'FOYER_INCOHERENT',
    'date_rachat',
  ],
  [
    'contrat de 1985',
    calculerRachatAssuranceVie({ ...RACHAT, date_ouverture: '1985-01-01' }),
    'SITUATION_NON_COUVERTE',
    'date_ouverture',
  ],
  [
    'rachat sans gains ni valeur',
    calculerRachatAssuranceVie({ date_rachat: '2026-01-01', date_ouverture: '2018-01-01' }),
    'FOYER_INCOHERENT',
    'gains',
  ],
  [
    'rachat de 2027',
    calculerRachatAssuranceVie({ ...RACHAT, date_rachat: '2027-01-01' }),
    'ANNEE_NON_VOTEE',
    'date_rachat',
  ],
  [
    'retrait supérieur au plan',
    calculerRetraitPea({ ...RETRAIT, montant_retrait: 3 }),
    'FOYER_INCOHERENT',
    'montant_retrait',
  ],
  ['dividendes de 2010', calculerRevenusMobiliers({ annee: 2010, dividendes: 1 }), 'ANNEE_NON_COUVERTE', 'annee'],
  [
    'cession supérieure au portefeuille',
    calculerActifsNumeriques({ annee: 2025, prix_acquisition: 1, cessions: [{ prix: 2, valeur_portefeuille: 1 }] }),
    'FOYER_INCOHERENT',
    'cessions[0].prix',
  ],
  [
    'cessions sans prix d’acquisition',
    calculerActifsNumeriques({ annee: 2025, cessions: [] }),
    'FOYER_INCOHERENT',
    'prix_acquisition',
  ],
  [
    'nature de revenu inconnue',
    lireTauxPrelevementsSociaux({ nature: faux('loterie'), date: '2026-01-01' }),
    'CHAMP_INVALIDE',
    'nature',
  ],
  [
    'territoire inconnu',
    calculerTauxDefaut({ date: '2026-01-01', base_mensuelle: 1, territoire: faux('corse') }),
    'CHAMP_INVALIDE',
    'territoire',
  ],
  [
    'activité inconnue',
    calculerRegimeMicro({ annee: 2025, activite: faux('magie'), recettes: 1 }),
    'CHAMP_INVALIDE',
    'activite',
  ],
  [
    'micro de 2021',
    calculerRegimeMicro({ annee: 2021, activite: 'vente', recettes: 1 }),
    'ANNEE_NON_COUVERTE',
    'annee',
  ],
  [
    'travaux supérieurs aux charges',
    calculerLocationNue({ annee: 2025, recettes: 1, charges: 1, travaux_energie: 2 }),
    'FOYER_INCOHERENT',
    'travaux_energie',
  ],
  [
    'intérêts supérieurs aux charges',
    comparerRegimes({ annee: 2025, activite: 'foncier', recettes: 1, charges: 1, interets: 2, foyer: FOYER }),
    'FOYER_INCOHERENT',
    'interets',
  ],
  [
    'comparaison d’une année non votée',
    comparerRegimes({ annee: 2026, activite: 'foncier', recettes: 1, charges: 1, foyer: FOYER }),
    'ANNEE_NON_VOTEE',
    'annee_revenus',
  ],
  [
    'lissage d’une année non votée',
    calculerLissageCehr({ annee: 2026, situation: 'seul', rfr: 1, rfr_n_moins_1: 1, rfr_n_moins_2: 1 }),
    'ANNEE_NON_VOTEE',
    'annee_revenus',
  ],
  [
    'exercice clos en 2020',
    calculerImpotSocietes({ date_cloture: '2020-12-31', benefice: 1 }),
    'ANNEE_NON_COUVERTE',
    'date_cloture',
  ],
  [
    'participation de 60',
    calculerImpotSocietes({ date_cloture: '2025-12-31', benefice: 1, participation: 60 }),
    'CHAMP_INVALIDE',
    'participation',
  ],
];

describe('une demande que la loi ne permet pas de calculer est refusée, avec le champ en cause', () => {
  it.each(CAS)('%s', (_, resultat, code, champ) => {
    expect(resultat).toMatchObject({ statut: 'refus', code, champ });
    expect('message' in resultat ? resultat.message : '').toMatch(/^\p{Lu}.*\.$/u);
  });
});
