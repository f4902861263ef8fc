import { describe, expect, it } from 'vitest';
import { trouverNoeud } from '../../core/traceur.ts';
import { calculerImpotRevenu, expliquerImpotRevenu } from './calculer.ts';
import { completerFoyer } from './completer-foyer.ts';
import type { FoyerPartiel } from './completer-foyer.ts';
import type { FoyerFiscal } from './foyer.ts';
import type { ImpotRevenu } from './resultat.ts';

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

function calculer2026(partiel: FoyerPartiel): ImpotRevenu {
  const r = calculerImpotRevenu(completerFoyer(partiel), 2026, { hypothese: 'derniers-parametres' });
  if (r.statut === 'refus') throw new Error(r.message);
  return r;
}

const verse = (naissance: number): FoyerPartiel => ({
  annee_naissance_declarant1: naissance,
  declarant1: { salaires: 60_000, per_versements: 5_000, per_plafond: 5_000 },
});

describe('revenus 2026, sous hypothèse : ce qui est déjà voté s’applique', () => {
  it('dividendes à 18,6 % de prélèvements sociaux, revenus fonciers à 17,2 %', () => {
    expect(calculer2026({ dividendes: 10_000 }).prelevements_sociaux).toBe(1_860);
    expect(calculer2026({ revenus_fonciers_reel_net: 10_000 }).prelevements_sociaux).toBe(1_720);
    expect(calculerImpotRevenu(completerFoyer({ dividendes: 10_000 }), 2025)).toMatchObject({
      prelevements_sociaux: 1_720,
    });
  });

  it('épargne retraite : plus de déduction après 70 ans, une réserve l’année des 70 ans, tout avant', () => {
    expect(calculer2026(verse(1955)).revenu_net_imposable).toBe(54_000);
    expect(calculer2026(verse(1957)).revenu_net_imposable).toBe(49_000);
    expect(calculer2026(verse(1957)).reserves).toHaveLength(1);
    expect(calculer2026(verse(1956)).reserves).toHaveLength(2);
    expect(calculerImpotRevenu(completerFoyer(verse(1955)), 2025)).toMatchObject({ revenu_net_imposable: 49_000 });
  });

  it('plafonds reportés sur cinq ans au lieu de trois', () => {
    const f = completerFoyer({
      declarant1: { salaires: 60_000, per_versements: 10_000, per_plafond: 4_000, per_reports: [1, 2, 3, 4, 5] },
    });
    expect(calculerImpotRevenu(f, 2026, { hypothese: 'derniers-parametres' })).toMatchObject({
      revenu_net_imposable: 54_000 - 4_015,
    });
    expect(calculerImpotRevenu(f, 2025)).toMatchObject({ statut: 'refus', champ: 'declarant1.per_reports' });
  });

  it('micro-BNC jusqu’à 83 600 €', () => {
    expect(calculer2026({ declarant1: { micro_bnc: 83_600 } }).reserves).toHaveLength(1);
    expect(calculer2026({ declarant1: { micro_bnc: 83_601 } }).reserves).toHaveLength(2);
  });

  it('dit dans l’arbre de quelle année est chaque nombre', () => {
    const f = completerFoyer({ dividendes: 1_000, declarant1: { salaires: 30_000 } });
    const explique = expliquerImpotRevenu(f, 2026, { hypothese: 'derniers-parametres' });
    if (!('trace' in explique)) throw new Error(explique.message);
    expect(trouverNoeud(explique.trace, 'ir.prelevements_sociaux')?.parametres[0]).toMatchObject({ annee: 2026 });
    expect(trouverNoeud(explique.trace, 'ir.decote')?.parametres[0]).toMatchObject({ annee: 2025 });
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
    [
      'meublé de tourisme non classé en 2023 : régime disputé',
      { declarant1: { micro_bic_tourisme_non_classe: 9_000 } },
      2023,
      1,
    ],
    ['le même en 2024', { declarant1: { micro_bic_tourisme_non_classe: 9_000 } }, 2024, 0],
    ['le même en 2025', { declarant1: { micro_bic_tourisme_non_classe: 9_000 } }, 2025, 0],
    [
      'meublé de tourisme non classé au-dessus de sa limite',
      { declarant1: { micro_bic_tourisme_non_classe: 15_001 } },
      2025,
      1,
    ],
    ['recettes de loueur professionnel', { declarant1: { lmnp_micro: 23_001 } }, 2025, 1],
    ['bénéfice réel de 2022, sans organisme agréé ?', { declarant1: { bnc_reel: 10_000 } }, 2022, 1],
    ['bénéfice réel de 2023', { declarant1: { bnc_reel: 10_000 } }, 2023, 0],
    [
      'abattement d’assurance-vie, tel que le programme officiel le traite',
      { assurance_vie_8_ans_taux_reduit: 1_000 },
      2024,
      0,
    ],
    ['assurance-vie sans abattement', { assurance_vie_moins_8_ans: 1_000 }, 2024, 0],
    [
      'mise en commun avec un seul plafond connu',
      { situation: 'marie', per_mutualisation: true, declarant1: { per_plafond: 1_000 } },
      2024,
      1,
    ],
    [
      'veuf de l’année avec un enfant',
      { situation: 'veuf', annee_deces_conjoint: 2024, enfants: [{ annee_naissance: 2015 }] },
      2024,
      1,
    ],
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
