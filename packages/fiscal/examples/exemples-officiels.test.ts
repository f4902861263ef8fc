import { describe, expect, it } from 'vitest';
import type { FoyerPartiel, PersonnePartielle, SituationFamiliale } from '../src/index.ts';
import {
  calculerBareme,
  calculerImpotRevenu,
  calculerNombreParts,
  calculerPlafondPer,
  completerFoyer,
  expliquerImpotRevenu,
  parametresImpotRevenu,
  trouverNoeud,
} from '../src/index.ts';

/** Worked examples published by the administration (and a few by publishers), each at the step that it names. */

function enfants(nombre: number, annee: number): PersonnePartielle[] {
  return Array.from({ length: nombre }, () => ({ annee_naissance: annee - 8 }));
}

function calculer(partiel: FoyerPartiel, annee: number, revenuNetImposable?: number) {
  const resultat = calculerImpotRevenu(completerFoyer(partiel), annee, { revenuNetImposable });
  if (resultat.statut === 'refus') throw new Error(resultat.message);
  return resultat;
}

describe('barème (service-public.gouv.fr, fiches F1419, F34328 et F2705)', () => {
  it.each([
    [2025, 30_000, 1, 2103.99],
    [2025, 60_000, 2, 4207.98],
    [2025, 90_000, 2, 13_207.98],
    [2024, 30_000, 1, 2165.48],
    [2024, 60_000, 2, 4330.96],
    [2024, 90_000, 2, 13_330.96],
    [2023, 63_000, 2, 5472.46],
    [2023, 80_000, 2, 10_572.46],
    [2024, 63_000, 2, 5230.96],
    [2024, 80_000, 2, 10_330.96],
  ])(
    'revenus %i : %i € de revenu net imposable sur %i part(s) donnent %d € d’impôt brut',
    (annee, rni, parts, impot) => {
      const bareme = calculerBareme(rni / parts, annee);
      if (bareme.statut === 'refus') throw new Error(bareme.message);
      expect(bareme.impot * parts).toBeCloseTo(impot, 2);
      expect(bareme.tmi).toBe(0.3);
      const situation: SituationFamiliale = parts === 2 ? 'marie' : 'celibataire';
      expect(calculer({ situation }, annee, rni).droits_simples).toBe(Math.round(impot));
    },
  );

  it.each([
    [2025, 30_000, [0, 1977.69, 126.3]],
    [2025, 45_000, [0, 1977.69, 4626.3]],
    [2024, 30_000, [0, 1959.98, 205.5]],
    [2024, 45_000, [0, 1959.98, 4705.5]],
  ])('revenus %i : %i € par part se répartissent par tranche', (annee, revenu, detail) => {
    const bareme = calculerBareme(revenu, annee);
    if (bareme.statut === 'refus') throw new Error(bareme.message);
    expect(bareme.tranches.map((t) => Math.round(t.impot * 100) / 100)).toEqual(detail);
  });
});

describe('quotient familial (fiche F1419, revenus 2024)', () => {
  it.each([
    [60_000, 1, 2.5, 1375.33],
    [90_000, 1, 2.5, 3965.48],
    [60_000, 2, 3, 935.33],
    [90_000, 2, 3, 2165.48],
    [60_000, 3, 4, 385.33],
  ])('%i € pour un couple avec %i enfant(s) : %d parts, %d € par part', (rni, nombre, parts, parPart) => {
    const foyer = completerFoyer({ situation: 'marie', enfants: enfants(nombre, 2024) });
    const explique = expliquerImpotRevenu(foyer, 2024, { revenuNetImposable: rni });
    if (!('trace' in explique)) throw new Error(explique.message);
    expect(explique.resultat.nombre_parts).toBe(parts);
    expect(trouverNoeud(explique.trace, 'ir.bareme')?.valeur).toBeCloseTo(parPart, 2);
    expect(explique.resultat.impot_avec_quotient).toBe(Math.round(parPart * parts));
  });
});

describe('revenu brut global (fiche F34328)', () => {
  it.each([2022, 2024])('revenus %i : 30 000 € de salaires donnent 27 000 €', (annee) => {
    expect(calculer({ declarant1: { salaires: 30_000 } }, annee).revenu_brut_global).toBe(27_000);
  });
});

describe('décote (BOI-IR-LIQ-20-20-30)', () => {
  it.each([
    [2022, 1840, 3045],
    [2023, 1929, 3191],
    [2024, 1964, 3248],
    [2025, 1982, 3277],
  ])('revenus %i : elle joue sous %i € d’impôt (seul) et %i € (couple)', (annee, seul, couple) => {
    const p = parametresImpotRevenu(annee);
    const sortie = (nom: 'decote.forfait_seul' | 'decote.forfait_couple') =>
      (p?.lire(nom)?.valeur ?? 0) / (p?.lire('decote.taux')?.valeur ?? 1);
    expect(Math.abs(sortie('decote.forfait_seul') - seul)).toBeLessThanOrEqual(1);
    expect(Math.abs(sortie('decote.forfait_couple') - couple)).toBeLessThanOrEqual(1);
  });
});

describe('nombre de parts (brochure pratique, tableau 1 ; fiche F35120)', () => {
  it.each<[SituationFamiliale, number, boolean, number]>([
    ['marie', 0, false, 2],
    ['marie', 1, false, 2.5],
    ['marie', 2, false, 3],
    ['marie', 3, false, 4],
    ['marie', 4, false, 5],
    ['marie', 5, false, 6],
    ['marie', 6, false, 7],
    ['veuf', 0, false, 1],
    ['veuf', 1, false, 2.5],
    ['veuf', 2, false, 3],
    ['veuf', 3, false, 4],
    ['veuf', 4, false, 5],
    ['celibataire', 1, false, 1.5],
    ['celibataire', 2, false, 2],
    ['celibataire', 3, false, 3],
    ['celibataire', 4, false, 4],
    ['celibataire', 1, true, 2],
    ['celibataire', 2, true, 2.5],
    ['celibataire', 3, true, 3.5],
  ])('%s, %i enfant(s), parent isolé %s : %d', (situation, nombre, parent_isole_T, parts) => {
    expect(calculerNombreParts(completerFoyer({ situation, parent_isole_T, enfants: enfants(nombre, 2024) }))).toBe(
      parts,
    );
  });
});

describe('plafonds et seuils publiés', () => {
  it.each([
    [2022, 3959],
    [2023, 4149],
  ])(
    'revenus %i : la part du premier enfant d’un parent isolé est plafonnée à %i € (fiche F35120)',
    (annee, plafond) => {
      const foyer: FoyerPartiel = { situation: 'divorce', parent_isole_T: true, enfants: enfants(1, annee) };
      const r = calculer(foyer, annee, 90_000);
      expect(r.impot_sans_quotient - r.droits_simples).toBe(plafond);
    },
  );

  it.each([
    [400_000, 4500],
    [550_000, 9500],
  ])('contribution sur les hauts revenus : %i € pour une personne seule donnent %i € (fiche F31130)', (rfr, cehr) => {
    expect(calculer({}, 2022, rfr).cehr).toBe(cehr);
  });

  it.each([
    [0, 6000],
    [1, 6750],
    [2, 7500],
  ])('emploi à domicile : 20 000 € de dépenses avec %i enfant(s) donnent %i € de crédit', (nombre, credit) => {
    expect(
      calculer({ situation: 'marie', enfants: enfants(nombre, 2024), emploi_domicile: 20_000 }, 2024).credits_impot,
    ).toBe(credit);
  });

  it('micro-foncier : 12 000 € de recettes donnent 8 400 € de revenu', () => {
    expect(calculer({ micro_foncier_recettes: 12_000 }, 2024).revenu_brut_global).toBe(8400);
  });

  it.each([
    [50, 33],
    [100, 66],
  ])('dons : %i € ouvrent %i € de réduction', (dons_66, reduction) => {
    expect(calculer({ dons_66, declarant1: { salaires: 60_000 } }, 2024).reductions).toBe(reduction);
  });

  it.each([
    [2024, 45_000, 4500],
    [2024, 35_000, 4399],
    [2024, 20_000, 4399],
    [2022, 0, 4114],
    [2022, 1_000_000, 32_909],
    [2023, 1_000_000, 32_909],
    [2024, 1_000_000, 35_194],
    [2025, 0, 4637],
    [2025, 1_000_000, 37_094],
  ])(
    'épargne retraite, versements %i : %i € de revenus nets précédents ouvrent un plafond de %i €',
    (annee, revenus, plafond) => {
      const calcul = calculerPlafondPer({ revenus_professionnels_n_moins_1: revenus }, annee);
      expect(calcul).toEqual({ statut: 'exact', montant: plafond });
    },
  );
});
