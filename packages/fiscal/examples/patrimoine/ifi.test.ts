import { describe, expect, it } from 'vitest';
import { calculerIfi, type SituationIfi } from '../../src/france/patrimoine.ts';
import { chiffres } from './attendre.ts';

const calculer = (s: Omit<SituationIfi, 'annee'>) => chiffres(calculerIfi({ annee: 2026, ...s }));

describe('assujettissement et barème', () => {
  it.each([
    [0, 0],
    [1_299_999, 0],
    [1_300_000, 0],
    [1_300_001, 1_250],
    [1_399_999, 3_200],
    [1_400_000, 3_200],
    [5_000_000, 35_690],
    [10_000_000, 98_190],
    [12_000_000, 128_190],
  ])('patrimoine net de %i € : %i €', (patrimoine_net_taxable, ifi) => {
    expect(calculer({ patrimoine_net_taxable }).ifi).toBe(ifi);
  });
});

describe('patrimoine net taxable', () => {
  it('les dettes de la résidence principale comptent en entier (BOI-PAT-IFI-20-40-10 n° 160)', () => {
    const bien = { valeur: 4_000_000, residence_principale: true, dettes: 2_010_000 };
    expect(calculer({ biens: [bien] }).patrimoine_net_taxable).toBe(790_000);
  });

  it('dans la limite de sa valeur imposable, 70 %', () => {
    const bien = { valeur: 1_800_000, residence_principale: true, dettes: 1_662_000 };
    const autre = { valeur: 1_000_000 };
    expect(calculer({ biens: [bien, autre] }).patrimoine_net_taxable).toBe(1_000_000);
  });

  it('les dettes d’un bien partiellement exonéré comptent en proportion', () => {
    const bois = { valeur: 1_000_000, fraction_taxable: 0.25, dettes: 400_000 };
    expect(calculer({ biens: [bois] }).patrimoine_net_taxable).toBe(150_000);
  });

  it('au-delà de 5 M€, les dettes excédant 60 % comptent pour moitié', () => {
    expect(calculer({ biens: [{ valeur: 6_000_000 }], autres_dettes: 4_600_000 }).patrimoine_net_taxable).toBe(
      1_900_000,
    );
    expect(calculer({ biens: [{ valeur: 5_000_000 }], autres_dettes: 4_600_000 }).patrimoine_net_taxable).toBe(400_000);
  });
});

describe('dons et plafonnement', () => {
  it('les dons réduisent l’impôt à 75 %, dans la limite de l’impôt et de 50 000 €', () => {
    expect(calculer({ patrimoine_net_taxable: 1_600_000, dons: 4_000 })).toMatchObject({
      reduction_dons: 3_000,
      ifi: 1_600,
    });
    expect(calculer({ patrimoine_net_taxable: 1_600_000, dons: 10_000 })).toMatchObject({
      reduction_dons: 4_600,
      ifi: 0,
    });
    expect(calculer({ patrimoine_net_taxable: 12_000_000, dons: 100_000 }).reduction_dons).toBe(50_000);
  });

  it('le total des impôts ne dépasse pas 75 % des revenus', () => {
    const plafonnement = { revenus: 20_000, impots: 12_000 };
    expect(calculer({ patrimoine_net_taxable: 1_600_000, plafonnement })).toMatchObject({
      plafonnement: 1_600,
      ifi: 3_000,
    });
    const sans = { revenus: 100_000, impots: 12_000 };
    expect(calculer({ patrimoine_net_taxable: 1_600_000, plafonnement: sans }).plafonnement).toBe(0);
  });

  it('le plafonnement ne rend jamais plus que l’impôt', () => {
    const plafonnement = { revenus: 0, impots: 50_000 };
    expect(calculer({ patrimoine_net_taxable: 1_600_000, plafonnement }).ifi).toBe(0);
  });
});
