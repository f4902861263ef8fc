import type { StatutsReponse } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '1000000' } });

const demander = (payload: Record<string, unknown>) =>
  t.injecter({ method: 'POST', url: '/api/simulations/statuts', payload });

describe('POST /api/simulations/statuts', () => {
  test('compare les quatre statuts, le plus favorable en tête, sans bloquer les autres réponses', async () => {
    const enCours = demander({ chiffre_affaires: 60_000, charges: 12_000 });
    const autre = await t.injecter({
      method: 'POST',
      url: '/api/tools/calculate-tmi',
      payload: { revenus_annuels: 1 },
    });
    expect(autre.statusCode).toBe(200);
    const reponse = await enCours;
    expect(reponse.statusCode).toBe(200);
    const r = reponse.json<StatutsReponse>();
    expect(r.statuts.map((s) => s.statut_juridique).toSorted()).toEqual(['ei', 'eurl', 'micro', 'sasu']);
    const nets = r.statuts.map((s) => s.revenu_apres_impot ?? 0);
    expect(nets).toEqual(nets.toSorted((a, b) => b - a));
    expect(r).toMatchObject({ annee: 2026, statut: 'estimation', modele: expect.stringContaining('modele-social') });
    for (const s of r.statuts) {
      const pris = (s.cotisations ?? 0) + (s.impot ?? 0);
      expect(s.revenu_apres_impot).toBeCloseTo(48_000 - pris, 1);
      expect(s.taux_prelevement).toBeCloseTo((pris / 48_000) * 100, 1);
    }
  });

  test('un statut qui ne s’applique pas le dit, sans chiffre', async () => {
    const { statuts } = (await demander({ chiffre_affaires: 150_000 })).json<StatutsReponse>();
    expect(statuts.at(-1)).toMatchObject({ statut_juridique: 'micro', applicable: false, cotisations: null });
    expect(statuts.at(-1)?.raison).toContain('seuil');
  });

  test.each([
    ['chiffre d’affaires absent', {}, 'chiffre_affaires'],
    ['chiffre d’affaires nul', { chiffre_affaires: 0 }, 'chiffre_affaires'],
    ['charges trop grandes', { chiffre_affaires: 10, charges: 10 }, 'charges'],
    ['activité inconnue', { chiffre_affaires: 10, activite: 'agricole' }, 'activite'],
    ['année non couverte', { chiffre_affaires: 10, annee: 2024 }, 'annee'],
    ['champ inconnu', { chiffre_affaires: 10, statut: 'sasu' }, 'statut'],
  ])('refuse : %s', async (_cas, payload, champ) => {
    const reponse = await demander(payload);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: champ }] });
  });
});
