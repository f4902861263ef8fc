import { describe, expect, it } from 'vitest';
import { ANNEES_COUVERTES } from './annees.ts';
import { derniereAnneeCouverte, parametresAVenir, parametresImpotRevenu } from './index.ts';

describe('paramètres', () => {
  it('couvrent les revenus 2022 à 2025', () => {
    expect(ANNEES_COUVERTES).toEqual([2022, 2023, 2024, 2025]);
    expect(derniereAnneeCouverte()).toBe(2025);
    expect(parametresImpotRevenu(2021)).toBeUndefined();
    expect(parametresImpotRevenu(2026)).toBeUndefined();
  });

  it.each(ANNEES_COUVERTES)(
    'chaque nombre des revenus %i a une valeur, un article, une source et une fiabilité',
    (annee) => {
      const parametres = parametresImpotRevenu(annee);
      expect(parametres?.noms.length).toBeGreaterThan(100);
      for (const nom of parametres?.noms ?? []) {
        const p = parametres?.chercher(nom);
        expect(p).toMatchObject({ nom, annee });
        expect(p?.valeur).toBeGreaterThan(0);
        expect(p?.article).toMatch(/^(?:CGI|CSS) /u);
        expect(p?.source.length).toBeGreaterThan(10);
        expect(['A', 'B', 'C']).toContain(p?.fiabilite);
      }
    },
  );

  it('se lisent par leur nom, et la contribution différentielle n’existe qu’à partir de 2025', () => {
    expect(parametresImpotRevenu(2024)?.lire('dons.plafond_75')?.valeur).toBe(1000);
    expect(parametresImpotRevenu(2024)?.lire('cdhr.taux')).toBeUndefined();
    expect(parametresImpotRevenu(2025)?.lire('cdhr.taux')?.valeur).toBe(0.2);
  });

  it('ce qui est déjà voté pour 2026 porte son année, le reste celle des revenus 2025', () => {
    const p = parametresAVenir();
    expect(p.lire('charges.pass_precedent')).toMatchObject({ valeur: 47_100, annee: 2026 });
    expect(p.lire('charges.annees_report_per')).toMatchObject({ valeur: 5, annee: 2026 });
    expect(p.lire('per_age.age_max')).toMatchObject({ valeur: 70, annee: 2026 });
    expect(p.lire('capital.taux_ps_placements')).toMatchObject({ valeur: 0.186, annee: 2026 });
    expect(p.lire('capital.taux_ps_fonciers')?.valeur).toBe(0.172);
    expect(p.lire('micro.limite_bnc')).toMatchObject({ valeur: 83_600, annee: 2026 });
    expect(p.lire('bareme.seuil_1')).toMatchObject({ valeur: 11_600, annee: 2025 });
    expect(parametresImpotRevenu(2025)?.lire('per_age.age_max')).toBeUndefined();
  });

  it('les seuils du barème et les plafonds croissent d’année en année', () => {
    for (const nom of [
      'bareme.seuil_1',
      'bareme.seuil_4',
      'quotient_familial.plafond_demi_part',
      'decote.forfait_seul',
    ] as const) {
      const suite = ANNEES_COUVERTES.map((annee) => parametresImpotRevenu(annee)?.lire(nom)?.valeur ?? 0);
      expect(suite).toEqual([...suite].sort((a, b) => a - b));
    }
  });
});
