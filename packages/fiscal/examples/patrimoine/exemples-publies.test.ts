import { describe, expect, it } from 'vitest';
import {
  calculerActifsNumeriques,
  calculerDemembrement,
  calculerDonation,
  calculerIfi,
  calculerImpotSocietes,
  calculerLissageCehr,
  calculerPlusValueImmobiliere,
  calculerRachatAssuranceVie,
  calculerRegimeMicro,
  calculerRevenusMobiliers,
  calculerSuccession,
  expliquerDonation,
  expliquerIfi,
  expliquerPlusValueImmobiliere,
} from '../../src/france/patrimoine.ts';
import { chiffres, etape, explication } from './attendre.ts';

describe('donations publiées (service-public F14203)', () => {
  it.each([
    ['conjoint', 200_000, 80_724, 119_276, 21_061.75, [403.6, 786, 2_389.95, 17_482.2]],
    ['enfant', 200_000, 100_000, 100_000, 18_194.35, [403.6, 403.7, 573.45, 16_813.6]],
    ['petit_enfant', 100_000, 31_865, 68_135, 11_821.35, [403.6, 403.7, 573.45, 10_440.6]],
  ] as const)('%s, %i € : abattement %d, base %d, droits %d', (lien, montant, abattement, base, droits, detail) => {
    const { resultat, trace } = explication(expliquerDonation({ date: '2024-06-01', dons: [{ lien, montant }] }));
    expect(resultat.statut).toBe('exact');
    expect(resultat.dons[0]).toMatchObject({ abattement, base, droits, detail });
    expect(etape(trace, 'dmtg.don_1.abattement')).toBe(abattement);
    expect(etape(trace, 'dmtg.don_1.tarif')).toBe(droits);
    expect(etape(trace, 'dmtg.don_1.tarif.tranche_1')).toBeCloseTo(detail[0], 2);
  });
});

describe('successions publiées (service-public F35794)', () => {
  it('un enfant reçoit 150 000 € : base 50 000 €, droits 8 194,35 €', () => {
    const s = chiffres(
      calculerSuccession({ date_deces: '2024-06-01', actif_net: 150_000, heritiers: [{ lien: 'enfant' }] }),
    );
    expect(s.heritiers[0]).toMatchObject({ abattement: 100_000, base: 50_000, droits: 8_194.35 });
  });

  it('un enfant handicapé reçoit 300 000 € : base 40 675 €, droits 6 329,35 €', () => {
    const s = chiffres(
      calculerSuccession({
        date_deces: '2024-06-01',
        actif_net: 300_000,
        heritiers: [{ lien: 'enfant', handicap: true }],
      }),
    );
    expect(s.heritiers[0]).toMatchObject({ abattement: 259_325, base: 40_675, droits: 6_329.35 });
  });
});

describe('impôt sur la fortune immobilière publié (BOI-PAT-IFI-40-10 n° 20, et éditeurs)', () => {
  it.each([
    [2018, 1_374_000, 3_018, 325, 2_693],
    [2024, 1_350_000, 2_850, 625, 2_225],
    [2024, 2_570_000, 11_390, 0, 11_390],
    [2024, 1_600_000, 4_600, 0, 4_600],
  ])('en %i, %i € : barème %i, décote %i, impôt %i', (annee, patrimoine_net_taxable, brut, decote, ifi) => {
    const { resultat, trace } = explication(expliquerIfi({ annee, patrimoine_net_taxable }));
    expect(resultat).toMatchObject({ statut: 'exact', ifi_brut: brut, decote, ifi });
    expect([etape(trace, 'ifi.bareme'), etape(trace, 'ifi.decote')]).toEqual([brut, decote]);
  });
});

describe('plus-value immobilière publiée', () => {
  it('200 000 € revendus 350 000 € après dix ans avec les deux forfaits', () => {
    const cession = {
      date_cession: '2025-06-15',
      annees_detention: 10,
      prix_cession: 350_000,
      prix_acquisition: 200_000,
      frais_acquisition: 'forfait',
      travaux: 'forfait',
    } as const;
    const { resultat, trace } = explication(expliquerPlusValueImmobiliere(cession));
    expect(resultat).toMatchObject({
      frais_acquisition: 15_000,
      travaux: 30_000,
      pv_brute: 105_000,
      base_ir: 73_500,
      abattement_ps: 0.0825,
      impot: 13_965,
      surtaxe: 1_470,
      base_ps: 96_337.5,
    });
    expect(etape(trace, 'pvi.plus_value_brute')).toBe(105_000);
    expect(etape(trace, 'pvi.abattement_ps')).toBe(0.0825);
  });
});

describe('assurance-vie publiée : part de gains d’un rachat', () => {
  it.each([
    ['2024-05-02', 10_000, 150_000, 100_000, 3_333.33],
    ['2024-05-02', 40_000, 145_000, 100_000, 12_413.79],
    ['2019-05-02', 40_000, 110_000, 82_000, 10_181.82],
  ])('le %s, %i € rachetés sur %i € dont %i € versés : %d €', (date_rachat, rachat, valeur, versements, gains) => {
    const r = chiffres(
      calculerRachatAssuranceVie({
        date_rachat,
        date_ouverture: '2018-01-15',
        montant_rachat: rachat,
        valeur_contrat: valeur,
        versements,
      }),
    );
    expect(r.part_de_gains).toBe(gains);
  });
});

describe('contribution sur les hauts revenus, lissage publié', () => {
  it('couple, 2 M€ après 320 000 € et 280 000 € : 55 000 € deviennent 42 000 €', () => {
    const l = chiffres(
      calculerLissageCehr({
        annee: 2024,
        situation: 'couple',
        rfr: 2_000_000,
        rfr_n_moins_1: 280_000,
        rfr_n_moins_2: 320_000,
      }),
    );
    expect(l).toMatchObject({ cehr: 55_000, ouvert: true, moyenne: 300_000, cehr_lissee: 42_000, gain: 13_000 });
  });

  it.each([
    [400_000, 4_500],
    [550_000, 9_500],
    [320_000, 2_100],
  ])('seul, %i € de revenu de référence sans lissage : %i € (service-public F31130)', (rfr, cehr) => {
    const l = chiffres(
      calculerLissageCehr({ annee: 2022, situation: 'seul', rfr, rfr_n_moins_1: rfr, rfr_n_moins_2: rfr }),
    );
    expect(l).toMatchObject({ cehr, ouvert: false, cehr_lissee: cehr });
  });
});

describe('questions que posent les contribuables', () => {
  it('appartement locatif de mars 2012 revendu en mai 2026 : 14 années pleines', () => {
    const pv = chiffres(
      calculerPlusValueImmobiliere({
        date_acquisition: '2012-03-15',
        date_cession: '2026-05-15',
        prix_acquisition: 180_000,
        prix_cession: 260_000,
        frais_acquisition: 'forfait',
        travaux: 'forfait',
      }),
    );
    expect(pv).toMatchObject({ annees_detention: 14, impot: 3_452.3, prelevements_sociaux: 5_785.09, surtaxe: 0 });
  });

  it.each([
    ['150 000 € à un fils', { lien: 'enfant', montant: 150_000 }, {}, 8_194.35],
    ['30 000 € d’un frère', { lien: 'frere_soeur', montant: 30_000 }, {}, 4_923.8],
    [
      '50 000 € d’un grand-père de 84 ans : don familial fermé',
      { lien: 'petit_enfant', montant: 50_000, don_familial: 50_000 },
      { age: 84 },
      1_821.35,
    ],
  ] as const)('%s', (_, don, donateur, droits) => {
    expect(chiffres(calculerDonation({ date: '2026-06-01', donateur, dons: [don] })).total_droits).toBe(droits);
  });

  it('420 000 € laissés à deux enfants : 20 194,35 € chacun', () => {
    const s = chiffres(
      calculerSuccession({
        date_deces: '2026-03-01',
        actif_net: 420_000,
        heritiers: [{ lien: 'enfant' }, { lien: 'enfant' }],
      }),
    );
    expect(s.heritiers.map((h) => h.droits)).toEqual([20_194.35, 20_194.35]);
  });

  it('1 750 000 € au 1er janvier 2026 : 5 650 € d’impôt sur la fortune immobilière', () => {
    expect(chiffres(calculerIfi({ annee: 2026, patrimoine_net_taxable: 1_750_000 })).ifi).toBe(5_650);
  });

  it('assurance-vie de 2018, 9 000 € de gains en 2026 : 330 € d’impôt et 1 548 € de prélèvements', () => {
    const r = chiffres(
      calculerRachatAssuranceVie({
        date_ouverture: '2018-01-15',
        date_rachat: '2026-03-15',
        gains: 9_000,
        versements: 80_000,
      }),
    );
    expect(r).toMatchObject({ impot: 330, prelevements_sociaux: 1_548 });
  });

  it('dividendes : 30 % en 2025, 31,4 % en 2026', () => {
    expect(chiffres(calculerRevenusMobiliers({ annee: 2025, dividendes: 8_000 })).total).toBe(2_400);
    expect(chiffres(calculerRevenusMobiliers({ annee: 2026, dividendes: 10_000 })).total).toBe(3_140);
  });

  it('42 000 € de recettes libérales : 27 720 € imposables, 924 € en versement libératoire', () => {
    expect(chiffres(calculerRegimeMicro({ annee: 2025, activite: 'liberal', recettes: 42_000 }))).toMatchObject({
      benefice_imposable: 27_720,
      versement_liberatoire: 924,
    });
  });

  it('meublé de tourisme non classé en 2025 : 30 % et 15 000 €', () => {
    const m = chiffres(calculerRegimeMicro({ annee: 2025, activite: 'meuble_tourisme', recettes: 10_000 }));
    expect([m.taux_abattement, m.limite, m.benefice_imposable]).toEqual([0.3, 15_000, 7_000]);
  });

  it('usufruit gardé à 65 ans : 40 %', () => {
    const d = chiffres(calculerDemembrement({ date: '2026-01-15', valeur: 300_000, age_usufruitier: 65 }));
    expect(d).toMatchObject({ part_usufruit: 0.4, usufruit: 120_000, nue_propriete: 180_000 });
  });

  it('3 000 € de gain sur des bitcoins en 2025 : 12,8 % et 18,6 %', () => {
    const c = chiffres(calculerActifsNumeriques({ annee: 2025, gain: 3_000 }));
    expect([c.impot, c.prelevements_sociaux]).toEqual([384, 558]);
  });

  it('une holding détenant 60 % ne voit imposés que 5 % du dividende', () => {
    const s = chiffres(
      calculerImpotSocietes({
        date_cloture: '2025-12-31',
        benefice: 100_000,
        dividendes_filiales: 100_000,
        participation: 0.6,
      }),
    );
    expect([s.quote_part, s.benefice_imposable]).toEqual([5_000, 5_000]);
  });
});
