import { describe, expect, test } from 'vitest';
import { PERIODES_TVA } from './parametres/taux.ts';
import { calculerReferenceTva, calculerTva, expliquerTva, LIBELLES_TVA, lireTauxTva } from './index.ts';

describe('taux de TVA et d’IGI par date', () => {
  test.each([
    ['CH', '2017-12-31', { normal: 8, reduit: 2.5, hebergement: 3.8 }],
    ['CH', '2018-01-01', { normal: 7.7, reduit: 2.5, hebergement: 3.7 }],
    ['CH', '2023-12-31', { normal: 7.7, reduit: 2.5, hebergement: 3.7 }],
    ['CH', '2024-01-01', { normal: 8.1, reduit: 2.6, hebergement: 3.8 }],
    ['CH', '1996-09-30', { normal: 6.5, reduit: 2 }],
    ['LU', '2022-12-31', { normal: 17, intermediaire: 14, reduit: 8, super_reduit: 3 }],
    ['LU', '2023-01-01', { normal: 16, intermediaire: 13, reduit: 7, super_reduit: 3 }],
    ['LU', '2024-01-01', { normal: 17, intermediaire: 14, reduit: 8, super_reduit: 3 }],
    ['AD', '2013-01-01', { normal: 4.5, reduit: 1, super_reduit: 0 }],
    ['AD', '2019-06-19', { normal: 4.5, reduit: 1, super_reduit: 0, special: 2.5, majore: 9.5 }],
  ] as const)('%s le %s', (pays, date, taux) => {
    expect(lireTauxTva(pays, date)).toMatchObject({ taux, statut: 'exact', reserves: [] });
  });

  test('les périodes de chaque pays se suivent, et chaque taux a son nom français', () => {
    for (const [pays, periodes] of Object.entries(PERIODES_TVA)) {
      const debuts = periodes.map((p) => p.depuis);
      expect(debuts).toEqual([...debuts].sort());
      const noms = Object.entries(LIBELLES_TVA).find(([p]) => p === pays)?.[1] ?? {};
      for (const periode of periodes)
        expect(Object.keys(noms)).toEqual(expect.arrayContaining(Object.keys(periode.taux)));
    }
  });

  test('une date incertaine ou trop lointaine donne une estimation, qui dit pourquoi', () => {
    for (const [pays, date] of [
      ['AD', '2013-08-01'],
      ['AD', '2015-01-01'],
      ['CH', '2028-01-01'],
      ['LU', '2030-01-01'],
    ] as const) {
      expect(lireTauxTva(pays, date)).toMatchObject({
        statut: 'estimation',
        reserves: expect.arrayContaining([expect.any(String)]),
      });
    }
  });

  test.each([
    ['un jour d’avant', 'CH', '1994-12-31', 'normal', 1, 'SITUATION_NON_COUVERTE'],
    ['un jour impossible', 'CH', '2023-02-29', 'normal', 1, 'CHAMP_INVALIDE'],
    ['une date d’une autre forme', 'CH', '01/01/2024', 'normal', 1, 'CHAMP_INVALIDE'],
    ['un taux que le pays n’a pas', 'CH', '2024-01-01', 'intermediaire', 1, 'SITUATION_NON_COUVERTE'],
    ['un hébergement avant son taux', 'CH', '1996-01-01', 'hebergement', 1, 'SITUATION_NON_COUVERTE'],
    ['un montant négatif', 'LU', '2024-01-01', 'normal', -1, 'MONTANT_INVALIDE'],
    ['un montant illisible', 'LU', '2024-01-01', 'normal', Number.NaN, 'MONTANT_INVALIDE'],
    ['un montant absurde', 'LU', '2024-01-01', 'normal', 1e10, 'MONTANT_HORS_BORNES'],
  ] as const)('%s est refusé', (_cas, pays, date, categorie, montantHT, code) => {
    expect(calculerTva({ pays, date, categorie, montantHT })).toMatchObject({ statut: 'refus', code });
  });

  test('le montant taxe comprise est la somme exacte, avec ou sans explication', () => {
    const demande = { pays: 'CH', date: '2024-06-01', categorie: 'normal', montantHT: 1234.56 } as const;
    const lu = calculerTva(demande);
    expect(lu).toMatchObject({ montantHT: 1234.56, montantTVA: 100, montantTTC: 1334.56, tauxTVA: 8.1 });
    expect(expliquerTva(demande)).toMatchObject({
      resultat: lu,
      trace: { regle: 'tva.montant_ttc', valeur: 1334.56, enfants: [{ parametres: [{ nom: 'tva.CH.normal' }] }] },
    });
  });
});

describe('référence du cahier des charges', () => {
  test.each([
    ['CH', 'normal', 1234.56, 95.06, 1329.62],
    ['CH', 'reduit', 1234.56, 30.86, 1265.42],
    ['CH', 'particulier', 1234.56, 45.68, 1280.24],
    ['AD', 'normal', 999.99, 45, 1044.99],
    ['AD', 'reduit', 999.99, 10, 1009.99],
    ['AD', 'superreduit', 999.99, 5, 1004.99],
    ['LU', 'normal', 5678.9, 965.41, 6644.31],
    ['LU', 'reduit', 5678.9, 795.05, 6473.95],
    ['LU', 'superreduit', 5678.9, 454.31, 6133.21],
    ['LU', 'particulier', 5678.9, 170.37, 5849.27],
    ['CH', 'normal', 0, 0, 0],
  ] as const)('%s, taux %s, sur %d : calculé à la main au centime', (pays, type, ht, tva, ttc) => {
    expect(calculerReferenceTva(pays, type, ht)).toMatchObject({ montantHT: ht, montantTVA: tva, montantTTC: ttc });
  });

  test.each([
    ['CH', 10_000],
    ['LU', 10_000],
    ['AD', 5000],
  ] as const)('le conseil (%s) paraît au-dessus de %d, pas à ce montant', (pays, seuil) => {
    expect(calculerReferenceTva(pays, 'normal', seuil)).toMatchObject({ conseils: [] });
    expect(calculerReferenceTva(pays, 'normal', seuil + 0.01)).toMatchObject({ conseils: [expect.any(String)] });
  });

  test('la différence avec la loi est dite', () => {
    expect(calculerReferenceTva('CH', 'normal', 1)).toMatchObject({ difference: expect.stringContaining('8,1 %') });
    expect(calculerReferenceTva('CH', 'superreduit', 1)).toMatchObject({ statut: 'refus' });
  });
});
