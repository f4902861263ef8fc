import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoyerFiscal, ImpotRevenu, ParametresImpotRevenu } from '../src/index.ts';
import { calculerImpotRevenu, completerFoyer, parametresImpotRevenu } from '../src/index.ts';
import type { Rupture } from '../src/optimisation/index.ts';
import { RUPTURES } from '../src/optimisation/index.ts';
import { annee, foyer } from './foyers-arbitraires.ts';
import { DUREE, TIRAGES } from './tirages.ts';

/** A euro of salary moves the tax by 45 % at most, times the rebate, and each rounded step by one euro. */
const SAUT_MAX = 5;

function calculer(f: FoyerFiscal, a: number): ImpotRevenu {
  const r = calculerImpotRevenu(f, a);
  if (r.statut === 'refus') throw new Error(`${r.champ} : ${r.message}`);
  return r;
}

function avecSalaire(f: FoyerFiscal, salaires: number): FoyerFiscal {
  return { ...f, declarant1: { ...f.declarant1, salaires, frais_reels: 0 } };
}

function avantCredits(r: ImpotRevenu): number {
  return r.impot_apres_decote - r.reductions + r.pfu + r.cehr;
}

type Franchissement = (avant: ImpotRevenu, apres: ImpotRevenu, lire: ParametresImpotRevenu) => boolean;

function passe(avant: number, apres: number, seuil: number): boolean {
  return avant < seuil !== apres < seuil;
}

/** How each cliff of the list is recognised from two results one euro of salary apart. */
const FRANCHISSEMENTS: Readonly<Record<Rupture['id'], Franchissement>> = {
  seuil_recouvrement: (a, b, p) =>
    passe(avantCredits(a), avantCredits(b), p.lire('recouvrement.seuil_impot')?.valeur ?? 0),
  seuil_solde: (a, b, p) => {
    const seuil = p.lire('recouvrement.seuil_solde')?.valeur ?? 0;
    return passe(avantCredits(a) - a.credits_impot, avantCredits(b) - b.credits_impot, seuil);
  },
  // Taxable income rises by more than the euro earned only when an allowance stops.
  abattement_age: (a, b) => b.revenu_net_imposable - a.revenu_net_imposable > 2,
  lissage_cehr: (a, b) => b.cehr < a.cehr,
};

function explique(a: ImpotRevenu, b: ImpotRevenu, an: number): boolean {
  const p = parametresImpotRevenu(an);
  return p !== undefined && RUPTURES.some((r) => FRANCHISSEMENTS[r.id](a, b, p));
}

describe('continuité', () => {
  it(
    'un euro de salaire ne fait sauter l’impôt qu’à une rupture de la liste',
    () => {
      const salaire = fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 900_000 }));
      fc.assert(
        fc.property(foyer, annee, salaire, (f, a, s) => {
          const avant = calculer(avecSalaire(f, s), a);
          const apres = calculer(avecSalaire(f, s + 1), a);
          const saut = Math.abs(apres.impot_final - avant.impot_final);
          expect(saut <= SAUT_MAX || explique(avant, apres, a)).toBe(true);
        }),
        TIRAGES,
      );
    },
    DUREE,
  );

  it.each<[Rupture['id'], FoyerFiscal, number]>([
    ['seuil_recouvrement', completerFoyer({}), 20_000],
    ['seuil_solde', completerFoyer({ emploi_domicile: 400 }), 22_500],
    ['abattement_age', completerFoyer({ annee_naissance_declarant1: 1950, dividendes: 0 }), 32_000],
    [
      'lissage_cehr',
      completerFoyer({ demande_lissage_cehr: true, rfr_n_moins_1: 200_000, rfr_n_moins_2: 200_000 }),
      320_000,
    ],
  ])('%s se produit vraiment', (id, f, jusqua) => {
    const p = parametresImpotRevenu(2024);
    if (p === undefined) throw new Error('2024 is covered');
    let sauts = 0;
    let avant = calculer(avecSalaire(f, jusqua - 10_000), 2024);
    for (let s = jusqua - 9_999; s <= jusqua; s += 1) {
      const apres = calculer(avecSalaire(f, s), 2024);
      const saut = Math.abs(apres.impot_final - avant.impot_final);
      if (saut > SAUT_MAX && FRANCHISSEMENTS[id](avant, apres, p)) sauts += 1;
      avant = apres;
    }
    expect(sauts).toBeGreaterThan(0);
  });
});
