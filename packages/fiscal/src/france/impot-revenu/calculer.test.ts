import { describe, expect, it } from 'vitest';
import { trouverNoeud } from '../../core/traceur.ts';
import { calculerImpotRevenu, expliquerImpotRevenu } from './calculer.ts';
import { completerFoyer } from './completer-foyer.ts';
import type { FoyerPartiel } from './completer-foyer.ts';
import type { FoyerFiscal } from './foyer.ts';

const foyer = completerFoyer({ declarant1: { salaires: 30_000 } });

function reserves(partiel: FoyerPartiel, annee: number): readonly string[] {
  const r = calculerImpotRevenu(completerFoyer(partiel), annee);
  if (r.statut === 'refus') throw new Error(r.message);
  expect(r.statut).toBe(r.reserves.length === 0 ? 'exact' : 'estimation');
  return r.reserves;
}

describe('année', () => {
  it.each([
    [2021, 'ANNEE_NON_COUVERTE'],
    [2026, 'ANNEE_NON_VOTEE'],
    [2024.5, 'ANNEE_NON_COUVERTE'],
    [Number.NaN, 'ANNEE_NON_COUVERTE'],
  ])('%d est refusée (%s) et jamais remplacée par une autre', (annee, code) => {
    expect(calculerImpotRevenu(foyer, annee)).toMatchObject({ statut: 'refus', code });
    expect(expliquerImpotRevenu(foyer, annee)).toMatchObject({ statut: 'refus', code });
  });

  it('à venir, sous hypothèse explicite : estimation qui dit de quelle année sont les paramètres', () => {
    const r = calculerImpotRevenu(foyer, 2026, { hypothese: 'derniers-parametres' });
    expect(r).toMatchObject({ statut: 'estimation', annee_parametres: 2025 });
    expect(r.statut !== 'refus' && r.reserves[0]).toContain('2025');
  });

  it('l’hypothèse ne couvre pas le passé', () => {
    expect(calculerImpotRevenu(foyer, 2020, { hypothese: 'derniers-parametres' })).toMatchObject({
      code: 'ANNEE_NON_COUVERTE',
    });
  });
});

describe('revenu net imposable donné', () => {
  it('remplace les revenus et les charges, et l’arbre le dit', () => {
    const explique = expliquerImpotRevenu(foyer, 2025, { revenuNetImposable: 30_000 });
    if (!('trace' in explique)) throw new Error(explique.message);
    expect(explique.resultat).toMatchObject({ revenu_net_imposable: 30_000, droits_simples: 2104, tmi: 0.3 });
    expect(trouverNoeud(explique.trace, 'ir.revenu_net_imposable')?.formule).toContain('donné tel quel');
    expect(trouverNoeud(explique.trace, 'ir.salaires')).toBeUndefined();
  });

  it.each([-1, Number.NaN, 1e12])('refuse %d', (revenuNetImposable) => {
    expect(calculerImpotRevenu(foyer, 2025, { revenuNetImposable })).toMatchObject({ champ: 'revenuNetImposable' });
  });
});

describe('montants illisibles', () => {
  it.each<[string, FoyerFiscal]>([
    ['declarant1.salaires', completerFoyer({ declarant1: { salaires: Number.NaN } })],
    ['declarant2.micro_bnc', completerFoyer({ situation: 'marie', declarant2: { micro_bnc: -1 } })],
    ['dividendes', { ...foyer, ...JSON.parse('{"dividendes":"12"}') }],
    ['emploi_domicile', completerFoyer({ emploi_domicile: Number.POSITIVE_INFINITY })],
  ])('%s est nommé dans le refus', (champ, f) => {
    expect(calculerImpotRevenu(f, 2024)).toMatchObject({ statut: 'refus', champ });
  });
});

describe('réserves', () => {
  it.each<[string, FoyerPartiel, number, number]>([
    ['un foyer ordinaire est exact', { declarant1: { salaires: 30_000 } }, 2025, 0],
    ['dons à 75 % de 1 500 € en 2025 : deux plafonds dans l’année', { dons_75: 1500 }, 2025, 1],
    ['dons à 75 % de 1 500 € en 2024 : plafond unique', { dons_75: 1500 }, 2024, 0],
    ['chiffre d’affaires micro au-dessus de la limite', { declarant1: { micro_bnc: 77_701 } }, 2024, 1],
    ['chiffre d’affaires micro à la limite', { declarant1: { micro_bnc: 77_700 } }, 2024, 0],
    [
      'versements retraite sans plafond connu, sous le plancher légal',
      { declarant1: { per_versements: 4_399 } },
      2024,
      0,
    ],
    ['versements retraite sans plafond connu, au-dessus', { declarant1: { per_versements: 4_400 } }, 2024, 1],
    ['déficit foncier de 15 000 €', { deficit_foncier_imputable: 15_000 }, 2024, 1],
    ['contribution différentielle avec un don', { declarant1: { salaires: 400_000 }, dons_66: 100 }, 2025, 1],
    ['contribution différentielle sans avantage', { declarant1: { salaires: 400_000 } }, 2025, 0],
  ])('%s', (_nom, partiel, annee, nombre) => {
    expect(reserves(partiel, annee)).toHaveLength(nombre);
  });
});

describe('cases sans effet en droit', () => {
  it('L et W ne donnent rien à qui a une personne à charge, T rien à qui n’en a pas', () => {
    const enfants = [{ annee_naissance: 2015, garde_alternee: false, invalide: false }];
    const sans = calculerImpotRevenu(completerFoyer({ enfants, declarant1: { salaires: 50_000 } }), 2024);
    const avec = { enfants, case_L: true, ancien_combattant_W: true, declarant1: { salaires: 50_000 } };
    expect(calculerImpotRevenu(completerFoyer(avec), 2024)).toEqual(sans);
    expect(calculerImpotRevenu(completerFoyer({ parent_isole_T: true }), 2024)).toMatchObject({ nombre_parts: 1 });
  });
});
