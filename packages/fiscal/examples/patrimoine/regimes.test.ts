import { describe, expect, it } from 'vitest';
import { calculerImpotRevenu, completerFoyer } from '../../src/index.ts';
import {
  type ActiviteMicro,
  calculerImpotSocietes,
  calculerLissageCehr,
  calculerLocationNue,
  calculerRegimeMicro,
  comparerRegimes,
  qualifierLoueurMeuble,
} from '../../src/france/patrimoine.ts';
import { chiffres } from './attendre.ts';

describe('limites et abattements des régimes micro', () => {
  it.each<[ActiviteMicro, number, number, number]>([
    ['vente', 2022, 176_200, 0.71],
    ['vente', 2025, 188_700, 0.71],
    ['vente', 2026, 203_100, 0.71],
    ['service', 2022, 72_600, 0.5],
    ['service', 2025, 77_700, 0.5],
    ['service', 2026, 83_600, 0.5],
    ['liberal', 2023, 77_700, 0.34],
    ['liberal', 2026, 83_600, 0.34],
    ['agricole', 2023, 91_900, 0.87],
    ['agricole', 2025, 120_000, 0.87],
    ['agricole', 2026, 129_200, 0.87],
    ['foncier', 2026, 15_000, 0.3],
    ['meuble', 2025, 77_700, 0.5],
    ['meuble_tourisme', 2024, 77_700, 0.5],
    ['meuble_tourisme', 2025, 15_000, 0.3],
    ['meuble_tourisme', 2026, 15_000, 0.3],
    ['meuble_tourisme_classe', 2024, 188_700, 0.71],
    ['meuble_tourisme_classe', 2025, 77_700, 0.5],
    ['chambre_hotes', 2024, 188_700, 0.71],
    ['chambre_hotes', 2025, 77_700, 0.5],
    ['chambre_hotes', 2026, 83_600, 0.5],
  ])('%s en %i : %i € de recettes, %d', (activite, annee, limite, taux_abattement) => {
    expect(chiffres(calculerRegimeMicro({ annee, activite, recettes: 5_000 }))).toMatchObject({
      limite,
      taux_abattement,
    });
  });

  it('l’abattement est d’au moins 305 €, sauf pour les loyers nus', () => {
    expect(chiffres(calculerRegimeMicro({ annee: 2025, activite: 'liberal', recettes: 500 })).abattement).toBe(305);
    expect(chiffres(calculerRegimeMicro({ annee: 2025, activite: 'liberal', recettes: 100 })).benefice_imposable).toBe(
      0,
    );
    expect(chiffres(calculerRegimeMicro({ annee: 2025, activite: 'foncier', recettes: 500 })).abattement).toBe(150);
  });

  it('le dépassement d’une année ne ferme le régime que si les deux précédentes dépassaient', () => {
    const demande = { annee: 2025, activite: 'service', recettes: 80_000 } as const;
    expect(chiffres(calculerRegimeMicro(demande))).toMatchObject({ ouvert: null, statut: 'estimation' });
    const passe = { ...demande, recettes_n_moins_1: 60_000 };
    expect(chiffres(calculerRegimeMicro(passe))).toMatchObject({ ouvert: true, statut: 'exact' });
    const ferme = { ...demande, recettes_n_moins_1: 78_000, recettes_n_moins_2: 79_000 };
    expect(chiffres(calculerRegimeMicro(ferme)).ouvert).toBe(false);
    expect(chiffres(calculerRegimeMicro({ annee: 2025, activite: 'foncier', recettes: 15_001 })).ouvert).toBe(false);
  });

  it.each([
    ['meuble_tourisme', 2024, 85, 'exact'],
    ['meuble_tourisme', 2025, 85, 'estimation'],
    ['meuble_tourisme_classe', 2024, 50, 'exact'],
    ['meuble_tourisme_classe', 2026, 85, 'exact'],
  ] as const)('versement libératoire de 5 000 € en %s, %i : %i €, %s', (activite, annee, montant, statut) => {
    const micro = calculerRegimeMicro({ annee, activite, recettes: 5_000, versement_liberatoire: true });
    expect(chiffres(micro)).toMatchObject({ versement_liberatoire: montant, statut });
  });

  it('sans demande de versement libératoire, un meublé n’en a pas et son calcul est exact', () => {
    const micro = calculerRegimeMicro({ annee: 2026, activite: 'meuble_tourisme', recettes: 5_000 });
    expect(chiffres(micro)).toMatchObject({ versement_liberatoire: null, statut: 'exact' });
  });

  it.each([
    ['vente', 1_000],
    ['service', 1_700],
    ['liberal', 2_200],
  ] as const)('versement libératoire de 100 000 € (%s) : %i €', (activite, montant) => {
    expect(chiffres(calculerRegimeMicro({ annee: 2024, activite, recettes: 100_000 })).versement_liberatoire).toBe(
      montant,
    );
  });

  it('le versement libératoire dépend du revenu de référence par part', () => {
    const demande = { annee: 2025, activite: 'liberal', recettes: 10_000, parts: 2 } as const;
    expect(chiffres(calculerRegimeMicro({ ...demande, rfr_n_moins_2: 57_594 })).versement_liberatoire_ouvert).toBe(
      true,
    );
    expect(chiffres(calculerRegimeMicro({ ...demande, rfr_n_moins_2: 57_595 })).versement_liberatoire_ouvert).toBe(
      false,
    );
  });
});

describe('location', () => {
  it.each([
    [23_000, 10_000, false],
    [23_001, 10_000, true],
    [30_000, 30_000, false],
  ])('%i € de recettes meublées et %i € d’autres revenus : professionnel %s', (recettes, autres, professionnel) => {
    const q = qualifierLoueurMeuble({ annee: 2025, recettes, autres_revenus_activite: autres });
    expect(chiffres(q).professionnel).toBe(professionnel);
  });

  it('le déficit hors intérêts s’impute jusqu’à 10 700 €, le reste et les intérêts se reportent', () => {
    expect(
      chiffres(calculerLocationNue({ annee: 2025, recettes: 10_000, charges: 25_000, interets: 4_000 })),
    ).toMatchObject({
      resultat: -19_000,
      imputable_revenu_global: 10_700,
      reportable: 8_300,
    });
  });

  it('les intérêts ne s’imputent jamais sur le revenu global', () => {
    expect(chiffres(calculerLocationNue({ annee: 2025, recettes: 5_000, charges: 0, interets: 9_000 }))).toMatchObject({
      imputable_revenu_global: 0,
      reportable: 4_000,
    });
  });

  it('les travaux d’énergie portent la limite jusqu’à 21 400 € à partir de 2023', () => {
    const travaux = { recettes: 0, charges: 30_000, travaux_energie: 30_000 };
    expect(chiffres(calculerLocationNue({ annee: 2022, ...travaux })).imputable_revenu_global).toBe(10_700);
    expect(chiffres(calculerLocationNue({ annee: 2025, ...travaux })).imputable_revenu_global).toBe(21_400);
    const partiel = { recettes: 0, charges: 30_000, travaux_energie: 5_000 };
    expect(chiffres(calculerLocationNue({ annee: 2025, ...partiel })).imputable_revenu_global).toBe(15_700);
  });

  it('les déficits de dix ans s’imputent sur le bénéfice', () => {
    const deficits_anterieurs = [
      { annee: 2014, montant: 9_000 },
      { annee: 2015, montant: 3_000 },
    ];
    expect(
      chiffres(calculerLocationNue({ annee: 2025, recettes: 12_000, charges: 2_000, deficits_anterieurs })),
    ).toMatchObject({
      deficits_imputes: 3_000,
      revenu_foncier: 7_000,
    });
  });
});

describe('comparaison du micro et du réel', () => {
  const foyer = completerFoyer({
    situation: 'marie',
    declarant1: { salaires: 60_000 },
    declarant2: { salaires: 30_000 },
  });

  it('chaque impôt est la différence de deux calculs complets du foyer', () => {
    const c = chiffres(
      comparerRegimes({
        annee: 2025,
        activite: 'meuble',
        recettes: 20_000,
        charges: 6_000,
        amortissements: 9_000,
        foyer,
      }),
    );
    const sans = chiffres(calculerImpotRevenu(foyer, 2025));
    const avec = chiffres(calculerImpotRevenu(foyer, 2025, { revenuNetImposable: sans.revenu_net_imposable + 10_000 }));
    expect(c.micro).toEqual({
      base_imposable: 10_000,
      reporte: 0,
      impot: avec.impot_final - sans.impot_final,
      prelevements_sociaux: 1_860,
      revenu_net: 14_000 - (avec.impot_final - sans.impot_final) - 1_860,
    });
    expect(c).toMatchObject({ meilleur: 'reel', reel: { base_imposable: 5_000 } });
  });

  it('l’amortissement ne crée pas de déficit en meublé', () => {
    const c = comparerRegimes({
      annee: 2025,
      activite: 'meuble',
      recettes: 10_000,
      charges: 4_000,
      amortissements: 9_000,
      foyer,
    });
    expect(chiffres(c).reel).toMatchObject({ base_imposable: 0, reporte: 3_000, impot: 0 });
  });

  it('un déficit foncier réduit l’impôt du foyer', () => {
    const c = comparerRegimes({
      annee: 2025,
      activite: 'foncier',
      recettes: 12_000,
      charges: 20_000,
      interets: 3_000,
      foyer,
    });
    expect(chiffres(c).reel).toMatchObject({ base_imposable: -8_000, prelevements_sociaux: 0, impot: -2_400 });
  });
});

describe('lissage de la contribution sur les hauts revenus', () => {
  const demande = {
    annee: 2024,
    situation: 'seul',
    rfr: 900_000,
    rfr_n_moins_1: 100_000,
    rfr_n_moins_2: 100_000,
  } as const;

  it('2 × la contribution sur la moyenne augmentée de la moitié de l’excédent', () => {
    // Base 500 000 €: 2 × 7 500 €, against 7 500 € + 4 % of 400 000 €.
    expect(chiffres(calculerLissageCehr(demande))).toMatchObject({ cehr: 23_500, cehr_lissee: 15_000, gain: 8_500 });
  });

  it.each([
    ['un revenu passé dépasse le seuil', { rfr_n_moins_1: 250_001 }],
    [
      'le revenu n’atteint pas une fois et demie la moyenne',
      { rfr: 299_999, rfr_n_moins_1: 200_000, rfr_n_moins_2: 200_000 },
    ],
  ])('fermé quand %s', (_, ecart) => {
    const l = chiffres(calculerLissageCehr({ ...demande, ...ecart }));
    expect(l).toMatchObject({ ouvert: false, gain: 0 });
  });
});

describe('impôt sur les sociétés', () => {
  it.each([
    [0, 0],
    [42_500, 6_375],
    [100_000, 20_750],
  ])('bénéfice d’une petite entreprise de %i € : %i €', (benefice, impot) => {
    expect(chiffres(calculerImpotSocietes({ date_cloture: '2025-12-31', benefice })).impot).toBe(impot);
  });

  it('sans les conditions du taux réduit, 25 % dès le premier euro', () => {
    const exercice = { date_cloture: '2025-12-31', benefice: 100_000 };
    expect(chiffres(calculerImpotSocietes({ ...exercice, capital_eligible: false })).impot).toBe(25_000);
    expect(chiffres(calculerImpotSocietes({ ...exercice, chiffre_affaires: 10_000_001 })).impot).toBe(25_000);
  });

  it('la contribution sociale des grandes entreprises porte sur l’impôt au-delà de 763 000 €', () => {
    const s = calculerImpotSocietes({ date_cloture: '2025-12-31', benefice: 10_000_000, chiffre_affaires: 50_000_000 });
    expect(chiffres(s)).toMatchObject({ impot: 2_500_000, contribution_sociale: 57_321, total: 2_557_321 });
  });

  it('le régime mère-fille suppose 5 % du capital, et 1 % de quote-part dans un groupe', () => {
    const exercice = { date_cloture: '2025-12-31', benefice: 100_000, dividendes_filiales: 100_000 };
    expect(chiffres(calculerImpotSocietes({ ...exercice, participation: 0.04 })).benefice_imposable).toBe(100_000);
    expect(chiffres(calculerImpotSocietes({ ...exercice, participation: 1, groupe: true })).benefice_imposable).toBe(
      1_000,
    );
  });
});
