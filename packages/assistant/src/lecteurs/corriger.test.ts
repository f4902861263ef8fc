import { describe, expect, test } from 'vitest';
import { CorrectionRefusee, corrigerAppels } from './corriger.ts';

const comparaison = {
  outil: 'comparer_impots',
  entree: {
    annee: 2025,
    scenarios: [
      { nom: 'avant', foyers: [{ situation: 'celibataire', declarant1: { salaires: 40_000 } }] },
      { nom: 'apres', foyers: [{ situation: 'celibataire', declarant1: { salaires: 40_000, per_versements: 3_000 } }] },
    ],
  },
};

describe('Corriger ce qui a été lu', () => {
  test('un fait partagé par les situations comparées change dans chacune', () => {
    const [appel] = corrigerAppels([comparaison], [{ chemin: 'foyer.declarant1.salaires', valeur: 50_000 }]);
    expect(appel?.entree).toEqual({
      annee: 2025,
      scenarios: [
        { nom: 'avant', foyers: [{ situation: 'celibataire', declarant1: { salaires: 50_000 } }] },
        {
          nom: 'apres',
          foyers: [{ situation: 'celibataire', declarant1: { salaires: 50_000, per_versements: 3_000 } }],
        },
      ],
    });
  });

  test('un fait d’une seule situation ne change pas l’autre', () => {
    const chemin = 'scenarios.1.foyers.0.declarant1.per_versements';
    const [appel] = corrigerAppels([comparaison], [{ chemin, valeur: 5_000 }]);
    expect(appel?.entree).toMatchObject({
      scenarios: [
        { foyers: [{ declarant1: { salaires: 40_000 } }] },
        { foyers: [{ declarant1: { salaires: 40_000, per_versements: 5_000 } }] },
      ],
    });
  });

  test('un fait que l’appel ne disait pas s’y ajoute à sa place', () => {
    const appel = { outil: 'calculer_impot', entree: { annee: 2025, foyer: { situation: 'marie' } } };
    expect(corrigerAppels([appel], [{ chemin: 'foyer.declarant2.salaires', valeur: 12_000 }])).toEqual([
      {
        outil: 'calculer_impot',
        entree: { annee: 2025, foyer: { situation: 'marie', declarant2: { salaires: 12_000 } } },
      },
    ]);
  });

  test('une correction qu’aucun calcul ne prend est refusée par son nom, et rien n’est changé', () => {
    const avant = structuredClone(comparaison);
    const refus = () =>
      corrigerAppels(
        [comparaison],
        [
          { chemin: 'foyer.declarant1.salaires', valeur: 1 },
          { chemin: 'vente.annees_detention', valeur: 2 },
        ],
      );
    expect(refus).toThrow(CorrectionRefusee);
    expect(refus).toThrow(expect.objectContaining({ chemin: 'vente.annees_detention' }));
    expect(comparaison).toEqual(avant);
  });
});
