import { describe, expect, it } from 'vitest';
import {
  calculerPlusValueImmobiliere,
  type CessionImmobiliere,
  expliquerPlusValueImmobiliere,
} from '../../src/france/patrimoine.ts';
import { chiffres, etape, explication } from './attendre.ts';

const BASE: CessionImmobiliere = {
  date_cession: '2025-06-15',
  annees_detention: 3,
  prix_acquisition: 100_000,
  prix_cession: 150_000,
};
const calculer = (c: Partial<CessionImmobiliere>) => chiffres(calculerPlusValueImmobiliere({ ...BASE, ...c }));

describe('durée de détention', () => {
  it('moins de cinq ans : ni abattement ni forfait de travaux', () => {
    expect(calculer({})).toMatchObject({
      travaux: 0,
      frais_acquisition: 7_500,
      pv_brute: 42_500,
      impot: 8_075,
      prelevements_sociaux: 7_310,
    });
  });

  it.each([
    [5, 0, 0],
    [6, 0.06, 0.0165],
    [21, 0.96, 0.264],
    [22, 1, 0.28],
    [25, 1, 0.55],
    [29, 1, 0.91],
    [30, 1, 1],
    [45, 1, 1],
  ])('après %i années pleines : %d pour l’impôt, %d pour les prélèvements', (annees_detention, ir, ps) => {
    expect(calculer({ annees_detention })).toMatchObject({ abattement_ir: ir, abattement_ps: ps });
  });

  it('se compte d’anniversaire à anniversaire', () => {
    const { annees_detention: _, ...sansDuree } = BASE;
    const veille = { ...sansDuree, date_acquisition: '2015-06-16' };
    const jour = { ...sansDuree, date_acquisition: '2015-06-15' };
    expect(chiffres(calculerPlusValueImmobiliere(veille)).annees_detention).toBe(9);
    expect(chiffres(calculerPlusValueImmobiliere(jour)).annees_detention).toBe(10);
  });

  it('le forfait de travaux suppose plus de cinq ans : le jour anniversaire ne suffit pas', () => {
    const { annees_detention: _, ...sansDuree } = BASE;
    expect(chiffres(calculerPlusValueImmobiliere({ ...sansDuree, date_acquisition: '2020-06-15' })).travaux).toBe(0);
    expect(chiffres(calculerPlusValueImmobiliere({ ...sansDuree, date_acquisition: '2020-06-14' })).travaux).toBe(
      15_000,
    );
    // Bought at the end of a year: five years and five months, though the day of the year comes before.
    expect(chiffres(calculerPlusValueImmobiliere({ ...sansDuree, date_acquisition: '2019-12-31' })).travaux).toBe(
      15_000,
    );
  });
});

/** A sale whose gain after allowance is this one. */
const avecBase = (base: number, quotes_parts?: readonly number[]) =>
  calculer({
    prix_cession: 100_000 + base,
    frais_acquisition: 0,
    travaux: 0,
    ...(quotes_parts === undefined ? {} : { quotes_parts }),
  }).surtaxe;

describe('surtaxe', () => {
  it.each([
    [50_000, 0],
    [55_000, 850],
    [60_000, 1_200],
    [100_000, 2_000],
    [105_000, 2_650],
    [110_000, 3_300],
    [150_000, 4_500],
    [155_000, 5_450],
    [160_000, 6_400],
    [200_000, 8_000],
    [205_000, 9_250],
    [210_000, 10_500],
    [250_000, 12_500],
    [255_000, 14_050],
    [260_000, 15_600],
    [300_000, 18_000],
  ])('plus-value imposable de %i € : %i €', (base, surtaxe) => {
    expect(avecBase(base)).toBeCloseTo(surtaxe, 2);
  });

  it('se juge par cédant : 110 000 € à deux portent 2 × 850 €', () => {
    expect(avecBase(110_000, [0.5, 0.5])).toBe(1_700);
  });

  it('épargne les terrains à bâtir', () => {
    expect(calculer({ prix_cession: 400_000, nature: 'terrain_a_batir' })).toMatchObject({ surtaxe: 0, travaux: 0 });
  });
});

describe('exonérations', () => {
  it('la résidence principale ne paie rien', () => {
    expect(calculer({ exoneration: 'residence_principale' })).toMatchObject({ total: 0, net_vendeur: 150_000 });
  });

  it('le remploi d’une première cession exonère la part remployée', () => {
    const pv = calculer({ exoneration: 'premiere_cession_logement', fraction_exoneree: 0.6 });
    expect(pv.base_ir).toBe(17_000);
  });

  it('un prix de 15 000 € par cédant est exonéré, un euro de plus ne l’est pas', () => {
    const parking = { prix_acquisition: 5_000, prix_cession: 30_000 };
    expect(calculer({ ...parking, quotes_parts: [0.5, 0.5] }).total).toBe(0);
    expect(calculer({ ...parking, prix_cession: 30_002, quotes_parts: [0.5, 0.5] }).total).toBeGreaterThan(0);
    expect(calculer(parking).total).toBeGreaterThan(0);
  });

  it('une moins-value ne donne rien', () => {
    expect(calculer({ prix_cession: 90_000 })).toMatchObject({ pv_brute: 0, total: 0 });
  });
});

describe('prix d’acquisition', () => {
  it('un bien reçu par donation n’a que ses frais réels', () => {
    expect(calculer({ mode_acquisition: 'gratuit' }).frais_acquisition).toBe(0);
    expect(calculer({ mode_acquisition: 'gratuit', frais_acquisition: 12_000 }).frais_acquisition).toBe(12_000);
  });

  it('les frais de cession diminuent le prix', () => {
    expect(calculer({ frais_cession: 5_000 }).pv_brute).toBe(37_500);
  });

  const meuble: Partial<CessionImmobiliere> = {
    annees_detention: 6,
    prix_acquisition: 200_000,
    prix_cession: 260_000,
    amortissements_deduits: 40_000,
  };

  it('les amortissements d’un loueur non professionnel sont repris depuis le 15 février 2025', () => {
    expect(calculer({ ...meuble, date_cession: '2025-02-14' }).pv_brute).toBe(15_000);
    expect(calculer({ ...meuble, date_cession: '2025-02-15' })).toMatchObject({
      amortissements_reintegres: 40_000,
      pv_brute: 55_000,
      base_ir: 51_700,
      impot: 9_823,
      surtaxe: 619,
      base_ps: 54_092.5,
      prelevements_sociaux: 9_303.91,
    });
  });

  it('sauf dans une résidence de services', () => {
    expect(calculer({ ...meuble, residence_services: true }).amortissements_reintegres).toBe(0);
  });

  it('l’arbre montre chaque étape avec son article', () => {
    const { trace } = explication(expliquerPlusValueImmobiliere({ ...BASE, ...meuble }));
    expect(etape(trace, 'pvi.amortissements')).toBe(40_000);
    expect(etape(trace, 'pvi.prix_acquisition')).toBe(205_000);
    expect(etape(trace, 'pvi.total')).toBe(trace.valeur);
  });
});
