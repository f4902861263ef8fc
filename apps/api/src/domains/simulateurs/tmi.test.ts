import type { TmiReponse } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '40' } });

const calculer = (payload: Record<string, unknown>) =>
  t.injecter({ method: 'POST', url: '/api/tools/calculate-tmi', payload });

const somme = (valeurs: number[]): number => valeurs.reduce((a, b) => a + b, 0);

describe('POST /api/tools/calculate-tmi', () => {
  test('calcule sans compte, sur le revenu moins les charges, sans abattement', async () => {
    const reponse = await calculer({ revenus_annuels: 32_000, charges_deductibles: 2_000 });
    expect(reponse.statusCode).toBe(200);
    expect(reponse.json()).toMatchObject({ tmi: 30, revenu_imposable: 30_000, impot_estime: 2104, taux_moyen: 7.01 });
  });

  test('les tranches reconstituent le revenu et l’impôt du foyer entier', async () => {
    const { tranches_applicables, revenu_imposable, impot_estime } = (
      await calculer({ revenus_annuels: 90_000, situation_familiale: 'pacs' })
    ).json<TmiReponse>();
    expect(somme(tranches_applicables.map((x) => x.base_imposable))).toBeCloseTo(revenu_imposable, 1);
    expect(somme(tranches_applicables.map((x) => x.impot_tranche))).toBeCloseTo(impot_estime, -1);
    expect(tranches_applicables[0]).toMatchObject({ tranche: expect.stringMatching(/^De 0\s€ à/), taux: 0 });
  });

  test('le quotient familial est plafonné et la décote s’applique', async () => {
    const sans = (await calculer({ revenus_annuels: 150_000, situation_familiale: 'marie' })).json<TmiReponse>();
    const avec = (
      await calculer({ revenus_annuels: 150_000, situation_familiale: 'marie', nombre_enfants: 2 })
    ).json<TmiReponse>();
    const avantage = sans.impot_estime - avec.impot_estime;
    expect(avantage).toBeGreaterThan(3000);
    expect(avantage).toBeLessThan(4000);
    expect((await calculer({ revenus_annuels: 17_000 })).json<TmiReponse>().impot_estime).toBe(0);
  });

  test('à 41 %, le conseil PER dit l’économie recalculée ; chaque conseil commence par une icône', async () => {
    const { tmi, conseils_optimisation } = (await calculer({ revenus_annuels: 130_000 })).json<TmiReponse>();
    expect(tmi).toBe(41);
    expect(conseils_optimisation.join('\n').replace(/\s/g, ' ')).toContain('13 000 € sur un plan d’épargne retraite');
    expect(conseils_optimisation.join('\n').replace(/\s/g, ' ')).toContain('environ 5 330 €');
    for (const conseil of conseils_optimisation) expect(conseil).toMatch(/^\p{Extended_Pictographic}\uFE0F? /u);
  });

  test('rien gagné, rien dû, et des charges plus grandes que le revenu ne font pas un négatif', async () => {
    expect((await calculer({ revenus_annuels: 0 })).json()).toMatchObject({ tmi: 0, impot_estime: 0, taux_moyen: 0 });
    expect((await calculer({ revenus_annuels: 10, charges_deductibles: 20 })).json()).toMatchObject({
      revenu_imposable: 0,
      impot_estime: 0,
    });
  });

  test.each([
    ['revenu absent', {}, 'revenus_annuels'],
    ['revenu négatif', { revenus_annuels: -1 }, 'revenus_annuels'],
    ['revenu démesuré', { revenus_annuels: 1e12 }, 'revenus_annuels'],
    ['revenu en texte', { revenus_annuels: '1000' }, 'revenus_annuels'],
    ['onze enfants', { revenus_annuels: 1, nombre_enfants: 11 }, 'nombre_enfants'],
    ['demi-enfant', { revenus_annuels: 1, nombre_enfants: 0.5 }, 'nombre_enfants'],
    ['situation inconnue', { revenus_annuels: 1, situation_familiale: 'veuf' }, 'situation_familiale'],
    ['champ inconnu', { revenus_annuels: 1, annee: 2030 }, 'annee'],
  ])('refuse : %s', async (_cas, payload, champ) => {
    const reponse = await calculer(payload);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: champ }] });
  });

  test('refuse l’infini écrit en JSON', async () => {
    const reponse = await t.injecter({
      method: 'POST',
      url: '/api/tools/calculate-tmi',
      headers: { 'content-type': 'application/json' },
      payload: '{"revenus_annuels":1e309}',
    });
    expect(reponse.statusCode).toBe(422);
  });

  test('est borné par adresse', async () => {
    let dernier = 200;
    for (let i = 0; i < 45 && dernier === 200; i += 1) dernier = (await calculer({ revenus_annuels: 1 })).statusCode;
    expect(dernier).toBe(429);
  });
});
