import type { QuatrePaysReponse } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '1000000' } });

const demander = (payload: Record<string, unknown>) =>
  t.injecter({ method: 'POST', url: '/api/simulations/quatre-pays', payload });
const comparer = async (payload: Record<string, unknown>): Promise<QuatrePaysReponse> => {
  const reponse = await demander(payload);
  expect(reponse.statusCode).toBe(200);
  return reponse.json<QuatrePaysReponse>();
};

describe('POST /api/simulations/quatre-pays', () => {
  test('rend quatre pays, chacun dans sa monnaie, sur la dernière année votée partout', async () => {
    const r = await comparer({ salaire_brut: 80_000, canton: 'zurich' });
    expect(r).toMatchObject({ annee: 2025, francs_par_euro: null });
    expect(r.pays.map((p) => [p.pays, p.lieu, p.monnaie])).toEqual([
      ['FR', 'France', 'EUR'],
      ['CH', 'Zürich (Zurich)', 'CHF'],
      ['LU', 'Luxembourg', 'EUR'],
      ['AD', 'Andorre', 'EUR'],
    ]);
    expect(r.pays[1]?.revenu_disponible_en_euros).toBeNull();
    for (const p of r.pays) {
      expect(p.taux_prelevement).toBeCloseTo((1 - p.revenu_disponible / p.salaire_brut) * 100, 1);
      expect(p.hypotheses.length).toBeGreaterThan(0);
      expect(p.trace).toMatchObject({ valeur: p.revenu_disponible, unite: p.monnaie });
      expect(p.trace.enfants.length).toBeGreaterThan(1);
    }
  });

  test('le cours donné convertit, et se retrouve dans la réponse', async () => {
    const r = await comparer({ salaire_brut: 80_000, francs_par_euro: 0.94 });
    expect(r.francs_par_euro).toBe(0.94);
    expect(r.pays[1]).toMatchObject({ salaire_brut: 75_200, monnaie: 'CHF' });
    expect(r.pays[1]?.revenu_disponible_en_euros).not.toBeNull();
  });

  test('la commune suisse, le conjoint et les enfants agissent', async () => {
    const base = { salaire_brut: 60_000, situation_familiale: 'marie' };
    const seul = await comparer(base);
    const famille = await comparer({
      ...base,
      salaire_brut_conjoint: 30_000,
      ages_enfants: [3, 8],
      commune: 'Vernier',
    });
    expect(famille.pays[1]?.lieu).toContain('Vernier');
    expect(famille.pays[0]?.salaire_brut).toBe(90_000);
    expect(famille.pays.map((p) => p.impot)).not.toEqual(seul.pays.map((p) => p.impot));
  });

  test.each([
    ['salaire absent', {}, 'salaire_brut'],
    ['salaire négatif', { salaire_brut: -1 }, 'salaire_brut'],
    ['cours nul', { salaire_brut: 1, francs_par_euro: 0 }, 'francs_par_euro'],
    ['canton inconnu', { salaire_brut: 1, canton: 'jura' }, 'canton'],
    ['commune inconnue', { salaire_brut: 1, commune: 'Nulle-Part' }, 'commune'],
    ['année non couverte', { salaire_brut: 1, annee: 2023 }, 'annee'],
    ['conjoint d’une personne seule', { salaire_brut: 1, salaire_brut_conjoint: 1 }, 'salaire_brut_conjoint'],
    ['enfant majeur', { salaire_brut: 1, ages_enfants: [18] }, 'ages_enfants.0'],
    ['âges qui ne concordent pas', { salaire_brut: 1, nombre_enfants: 1, ages_enfants: [1, 2] }, 'ages_enfants'],
    ['champ inconnu', { salaire_brut: 1, devise: 'USD' }, 'devise'],
  ])('refuse : %s', async (_cas, payload, champ) => {
    const reponse = await demander(payload);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: champ }] });
  });
});
