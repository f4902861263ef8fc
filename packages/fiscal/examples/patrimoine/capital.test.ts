import { describe, expect, it } from 'vitest';
import {
  calculerAcompteMobilier,
  calculerActifsNumeriques,
  calculerRachatAssuranceVie,
  calculerRetraitPea,
  calculerRevenusMobiliers,
  expliquerRachatAssuranceVie,
  lireTauxPrelevementsSociaux,
  type NatureRevenu,
  type RachatAssuranceVie,
} from '../../src/france/patrimoine.ts';
import { chiffres, etape, explication } from './attendre.ts';

describe('rachat d’assurance-vie', () => {
  const base: RachatAssuranceVie = { date_ouverture: '2018-01-15', date_rachat: '2026-03-15', gains: 20_000 };
  const racheter = (r: Partial<RachatAssuranceVie>) => chiffres(calculerRachatAssuranceVie({ ...base, ...r }));

  it.each([
    ['2026-01-14', 7, 0, 2_560],
    ['2026-01-15', 8, 4_600, 1_155],
  ])('rachat le %s (%i années) : abattement %i, impôt %d', (date_rachat, annees_contrat, abattement, impot) => {
    expect(racheter({ date_rachat })).toMatchObject({ annees_contrat, abattement, impot });
  });

  it('un couple a 9 200 € d’abattement, moins ce qu’il a déjà utilisé', () => {
    expect(racheter({ situation: 'couple' }).abattement).toBe(9_200);
    expect(racheter({ situation: 'couple', abattement_utilise: 5_000 }).abattement).toBe(4_200);
    expect(racheter({ gains: 3_000 })).toMatchObject({ abattement: 3_000, impot: 0, prelevements_sociaux: 516 });
  });

  it('au-delà de 150 000 € de primes, le taux réduit ne vaut que pour une fraction', () => {
    const r = { ...base, versements: 250_000 };
    const { resultat, trace } = explication(expliquerRachatAssuranceVie(r));
    // 60 % of 20 000 € at 7.5 % after the allowance, 8 000 € at 12.8 %.
    expect(resultat.impot).toBe(1_579);
    expect(etape(trace, 'av.fraction_reduite')).toBe(0.6);
    expect(etape(trace, 'av.taux_reduit')).toBe(555);
    expect(etape(trace, 'av.taux_normal')).toBe(1_024);
  });

  it('les primes d’avant le 27 septembre 2017 prennent l’abattement en premier', () => {
    const r = racheter({
      date_ouverture: '2005-05-10',
      gains: 10_000,
      gains_avant_2017: 5_000,
      versements: 200_000,
      versements_avant_2017: 100_000,
    });
    expect(r).toMatchObject({ statut: 'exact', impot: 537.5, gains_imposables: 5_400 });
  });

  it('sans ventilation de l’assureur, le résultat est une estimation', () => {
    const r = racheter({ date_ouverture: '2005-05-10', versements: 100_000, versements_avant_2017: 40_000 });
    expect(r.statut).toBe('estimation');
    expect(r.reserves).toHaveLength(1);
  });

  it('l’option pour le barème ajoute au revenu les gains après abattement', () => {
    expect(racheter({})).toMatchObject({ base_bareme: 15_400, csg_deductible: 1_360, acompte: 1_500 });
  });

  it('un contrat en perte ne fait aucun gain', () => {
    const { gains: _, ...sansGains } = base;
    const perte = { ...sansGains, montant_rachat: 10_000, valeur_contrat: 90_000, versements: 100_000 };
    expect(chiffres(calculerRachatAssuranceVie(perte))).toMatchObject({ part_de_gains: 0, total: 0 });
  });
});

const tauxSocial = (nature: NatureRevenu, date: string) => chiffres(lireTauxPrelevementsSociaux({ nature, date })).taux;

describe('prélèvements sociaux selon la nature du revenu et la date (loi n° 2025-1403, art. 12)', () => {
  const patrimoine: NatureRevenu[] = [
    'plus_value_mobiliere',
    'actif_numerique',
    'meuble_non_professionnel',
    'rente_viagere',
    'bic_bnc_non_professionnel',
    'plus_value_professionnelle',
  ];
  const placement: NatureRevenu[] = ['dividende', 'interet', 'pea', 'epargne_salariale', 'epargne_retraite'];
  const maintenu: NatureRevenu[] = [
    'foncier',
    'plus_value_immobiliere',
    'assurance_vie',
    'epargne_logement',
    'epargne_populaire',
  ];

  it.each(patrimoine)('%s : 18,6 % dès 2025', (nature) => {
    expect([
      tauxSocial(nature, '2024-12-31'),
      tauxSocial(nature, '2025-01-01'),
      tauxSocial(nature, '2026-06-01'),
    ]).toEqual([0.172, 0.186, 0.186]);
  });
  it.each(placement)('%s : 18,6 % à partir de 2026', (nature) => {
    expect([
      tauxSocial(nature, '2024-12-31'),
      tauxSocial(nature, '2025-12-31'),
      tauxSocial(nature, '2026-01-01'),
    ]).toEqual([0.172, 0.172, 0.186]);
  });
  it.each(maintenu)('%s : reste à 17,2 %', (nature) => {
    expect([tauxSocial(nature, '2024-12-31'), tauxSocial(nature, '2026-06-01')]).toEqual([0.172, 0.172]);
  });
});

describe('prélèvement forfaitaire unique', () => {
  it.each([
    [2024, 3_000],
    [2025, 3_140],
    [2026, 3_140],
  ])('10 000 € de plus-values mobilières en %i : %i €', (annee, total) => {
    expect(chiffres(calculerRevenusMobiliers({ annee, plus_values: 10_000 })).total).toBe(total);
  });

  it('les moins-values de l’année puis des dix ans précédents s’imputent', () => {
    const r = chiffres(
      calculerRevenusMobiliers({
        annee: 2025,
        plus_values: 10_000,
        moins_values: 2_000,
        moins_values_reportees: [
          { annee: 2014, montant: 5_000 },
          { annee: 2015, montant: 3_000 },
        ],
      }),
    );
    expect(r).toMatchObject({ plus_values_nettes: 5_000, impot: 640, prelevements_sociaux: 930 });
  });

  it('une moins-value ne touche pas les dividendes et se reporte', () => {
    const r = chiffres(calculerRevenusMobiliers({ annee: 2025, dividendes: 1_000, moins_values: 4_000 }));
    expect(r).toMatchObject({ impot: 128, plus_values_nettes: 0, moins_values_a_reporter: 4_000 });
  });

  it('l’option pour le barème porte sur 60 % des dividendes', () => {
    expect(chiffres(calculerRevenusMobiliers({ annee: 2025, dividendes: 1_000, interets: 500 }))).toMatchObject({
      base_bareme: 1_100,
      csg_deductible: 102,
    });
  });

  it('l’abattement du dirigeant retraité réduit l’impôt, pas les prélèvements sociaux', () => {
    const r = chiffres(
      calculerRevenusMobiliers({ annee: 2025, plus_values: 600_000, depart_retraite_dirigeant: true }),
    );
    expect(r).toMatchObject({ impot: 12_800, prelevements_sociaux: 111_600 });
  });

  it.each([
    ['dividende', 'seul', 49_999, true],
    ['dividende', 'seul', 50_000, false],
    ['dividende', 'couple', 74_999, true],
    ['interet', 'seul', 25_000, false],
    ['interet', 'couple', 49_999, true],
  ] as const)(
    'acompte : %s, %s, revenu de référence %i €, dispense %s',
    (nature, situation, rfr_n_moins_2, dispense) => {
      const a = chiffres(calculerAcompteMobilier({ annee: 2026, nature, montant: 1_000, situation, rfr_n_moins_2 }));
      expect(a).toMatchObject({ acompte: 128, dispense_possible: dispense });
    },
  );
});

const cederTout = (prix: number) =>
  chiffres(
    calculerActifsNumeriques({ annee: 2025, prix_acquisition: 0, cessions: [{ prix, valeur_portefeuille: prix }] }),
  );

describe('actifs numériques', () => {
  it('le prix d’acquisition se réduit de cession en cession', () => {
    const c = chiffres(
      calculerActifsNumeriques({
        annee: 2025,
        prix_acquisition: 1_000,
        cessions: [
          { prix: 450, valeur_portefeuille: 1_200 },
          { prix: 1_300, valeur_portefeuille: 1_300 },
        ],
      }),
    );
    expect(c).toMatchObject({ gains: [75, 675], gain_net: 750, impot: 96, prix_acquisition_restant: 0 });
  });

  it('305 € de cessions dans l’année sont exonérés, un euro de plus ne l’est pas', () => {
    expect(cederTout(305)).toMatchObject({ exonere: true, total: 0 });
    expect(cederTout(306)).toMatchObject({ exonere: false, impot: 39.17 });
  });

  it('une perte nette ne donne rien', () => {
    const c = calculerActifsNumeriques({
      annee: 2025,
      prix_acquisition: 2_000,
      cessions: [{ prix: 1_000, valeur_portefeuille: 1_000 }],
    });
    expect(chiffres(c)).toMatchObject({ gains: [-1_000], gain_net: 0, total: 0 });
  });
});

describe('retrait d’un plan d’épargne en actions', () => {
  const retrait = { montant_retrait: 10_000, valeur_plan: 50_000, versements: 40_000 };

  it.each([
    ['2019-03-01', '2025-06-01', 2000, 0, 344, false],
    ['2019-03-01', '2026-06-01', 2000, 0, 372, false],
    // CGI 150-0 D 6: what closes the plan taxes its whole gain, value less payments.
    ['2022-03-01', '2026-06-01', 10_000, 1280, 1860, true],
    ['2021-06-02', '2026-06-01', 10_000, 1280, 1860, true],
    ['2021-06-01', '2026-06-01', 2000, 0, 372, false],
  ])(
    'plan du %s, retrait le %s : gain %d, impôt %d, prélèvements %d, clôture %s',
    (date_ouverture, date_retrait, gain, impot, sociaux, cloture) => {
      expect(chiffres(calculerRetraitPea({ ...retrait, date_ouverture, date_retrait }))).toMatchObject({
        gain,
        impot,
        prelevements_sociaux: sociaux,
        cloture,
      });
    },
  );

  it('un plan d’avant 2018 rend une estimation : les taux historiques ne sont pas reconstitués', () => {
    const r = chiffres(calculerRetraitPea({ ...retrait, date_ouverture: '2014-01-01', date_retrait: '2026-06-01' }));
    expect(r.statut).toBe('estimation');
  });
});
