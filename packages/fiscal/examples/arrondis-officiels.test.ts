import { describe, expect, it } from 'vitest';
import type { FoyerPartiel } from '../src/index.ts';
import { calculerImpotRevenu, completerFoyer, expliquerImpotRevenu, trouverNoeud } from '../src/index.ts';

/** Where the official program rounds, and what it does with the rarer families; each line is one of its figures. */

function calculer(partiel: FoyerPartiel, annee: number) {
  const resultat = calculerImpotRevenu(completerFoyer(partiel), annee);
  if (resultat.statut === 'refus') throw new Error(resultat.message);
  return resultat;
}

const alterne = { annee_naissance: 2015, garde_alternee: true };

describe('arrondis du programme officiel', () => {
  it('le plafond d’un quart de part est arrondi avant d’être retranché : 15 004 €, et non 15 005 €', () => {
    const foyer: FoyerPartiel = {
      situation: 'marie',
      declarant1: { salaires: 90_000 },
      declarant2: { salaires: 20_000 },
      enfants: [alterne],
    };
    expect(calculer(foyer, 2025)).toMatchObject({ plafonnement_qf: true, impot_final: 15_004, statut: 'exact' });
    const explique = expliquerImpotRevenu(completerFoyer(foyer), 2025);
    if (!('trace' in explique)) throw new Error(explique.message);
    const plafond = trouverNoeud(explique.trace, 'ir.plafonnement_qf')?.entrees.find((e) =>
      e.libelle.startsWith('Plaf'),
    );
    expect(plafond?.valeur).toBe(904);
  });

  it('le crédit pour cotisations syndicales est arrondi une fois, sur la somme du couple : 205 €, et non 206 €', () => {
    const r = calculer(
      {
        situation: 'marie',
        declarant1: { salaires: 36_845, cotisations_syndicales: 122 },
        declarant2: { salaires: 26_876, cotisations_syndicales: 189 },
      },
      2022,
    );
    expect(r.credits_impot).toBe(205);
  });

  it('chaque taux des dons est arrondi à part : 121 € + 81 € = 202 €, et non 201 €', () => {
    expect(calculer({ declarant1: { salaires: 43_446 }, dons_66: 122, dons_75: 161 }, 2022).reductions).toBe(202);
  });

  it('les prélèvements sociaux sont arrondis en deux lignes, CSG et CRDS puis solidarité : 6 786 €', () => {
    expect(calculer({ situation: 'marie', dividendes: 39_450 }, 2022).prelevements_sociaux).toBe(6786);
  });
});

const donner = (dons_75: number, dons_75_depuis_octobre_2025: number | null) =>
  calculer({ declarant1: { salaires: 60_000 }, dons_75, dons_75_depuis_octobre_2025 }, 2025);

describe('dons de 2025 aux personnes en difficulté, relèvement du plafond le 14 octobre', () => {
  it.each([
    ['1 200 € donnés avant : 1 000 € à 75 %, le reste à 66 %', 1200, 0, 882, 'exact'],
    ['1 200 € donnés depuis : tout à 75 %', 1200, 1200, 900, 'exact'],
    ['2 500 € donnés depuis : 2 000 € à 75 %', 2500, 2500, 1830, 'exact'],
    ['1 500 € avant et 800 € depuis : 1 800 € à 75 %', 2300, 800, 1680, 'exact'],
    ['1 000 € avant et 1 800 € depuis : l’articulation n’est pas publiée', 2800, 1800, 2028, 'estimation'],
    ['1 200 € sans date : l’ancien plafond, et la réserve', 1200, null, 882, 'estimation'],
    ['900 € sans date : sous tous les plafonds', 900, null, 675, 'exact'],
  ] as const)('%s', (_nom, total, depuis, reduction, statut) => {
    expect(donner(total, depuis)).toMatchObject({ reductions: reduction, statut });
  });

  it('la part datée ne peut dépasser le total', () => {
    expect(calculerImpotRevenu(completerFoyer({ dons_75: 100, dons_75_depuis_octobre_2025: 200 }), 2025)).toMatchObject(
      { statut: 'refus', code: 'FOYER_INCOHERENT', champ: 'dons_75_depuis_octobre_2025' },
    );
  });
});

describe('assurance-vie', () => {
  it('l’abattement de huit ans reste hors du revenu de référence, et le chiffre est exact', () => {
    const r = calculer({ declarant1: { pensions_retraite: 25_724 }, assurance_vie_8_ans_taux_reduit: 8_859 }, 2022);
    expect(r).toMatchObject({ rfr: 27_411, prelevements_sociaux: 1_523, statut: 'exact' });
  });
});

describe('CSG déductible de la case 2BH', () => {
  const foyer = { declarant1: { salaires: 1_512 }, dividendes: 4_706, interets: 43_589, option_bareme: true };

  it('ne porte que sur les revenus du capital soumis au barème, quoi que dise la case', () => {
    expect(calculer({ ...foyer, csg_deductible_base_2BH: 79_255 }, 2022).revenu_net_imposable).toBe(44_169);
    expect(calculer({ ...foyer, csg_deductible_base_2BH: 48_295 }, 2022).revenu_net_imposable).toBe(44_169);
  });

  it('une plus-value de titres, non prélevée à la source, n’en élargit pas la base', () => {
    const avec = calculer({ ...foyer, plus_values_mobilieres: 20_000, csg_deductible_base_2BH: 79_255 }, 2022);
    expect(avec.revenu_net_imposable).toBe(64_169);
  });
});

describe('veuf avec des enfants', () => {
  it.each([
    [1, 2.25],
    [2, 2.5],
  ])('%i enfant(s) en résidence alternée seulement : %d parts, et la réserve sur l’origine des enfants', (n, parts) => {
    const r = calculer(
      { situation: 'veuf', enfants: Array.from({ length: n }, () => alterne), declarant1: { salaires: 80_000 } },
      2022,
    );
    expect(r).toMatchObject({ nombre_parts: parts, statut: 'estimation' });
    expect(r.reserves.join(' ')).toContain('CGI art. 194 I');
  });

  it('la case T reste sans effet à côté de la part du conjoint décédé, et la réserve le dit', () => {
    const enfants = [{ annee_naissance: 2012 }];
    const sans: FoyerPartiel = { situation: 'veuf', enfants, declarant1: { salaires: 103_403 } };
    const avec = calculer({ ...sans, parent_isole_T: true }, 2022);
    expect(avec).toMatchObject({ nombre_parts: 2.5, droits_simples: 16_205, statut: 'estimation' });
    expect(avec.reserves.join(' ')).toContain('case T');
    expect(calculer(sans, 2022)).toMatchObject({ droits_simples: 16_205, statut: 'exact' });
  });
});
