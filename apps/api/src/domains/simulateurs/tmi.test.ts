import { BAREMES_TMI, type TmiReponse } from '@francis/contract';
import { ANNEES_COUVERTES } from '@francis/fiscal';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '60' } });

const calculer = (payload: Record<string, unknown>, bareme?: string) =>
  t.injecter({
    method: 'POST',
    url: '/api/tools/calculate-tmi',
    payload,
    ...(bareme !== undefined && { query: { bareme } }),
  });

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

  test('le barème par défaut est celui de la dernière année votée ; chaque année couverte se choisit', async () => {
    expect(BAREMES_TMI).toEqual([...ANNEES_COUVERTES.map(String), 'reference']);
    const lus = new Map<string, TmiReponse>();
    for (const bareme of BAREMES_TMI) {
      const reponse = await calculer({ revenus_annuels: 30_000 }, bareme);
      expect(reponse.statusCode).toBe(200);
      lus.set(bareme, reponse.json<TmiReponse>());
      expect(lus.get(bareme)?.bareme).toBe(bareme);
    }
    expect((await calculer({ revenus_annuels: 30_000 })).json()).toEqual(lus.get('2025'));
    expect(lus.get('2022')?.impot_estime).toBeGreaterThan(lus.get('2025')?.impot_estime ?? 0);
    expect(lus.get('2025')).toMatchObject({ statut: 'exact' });
    expect(lus.get('2025')?.hypotheses.join(' ')).toContain('2025');
  });

  test('« reference » est la formule du cahier des charges, à l’euro, et dit en quoi elle n’est pas la loi', async () => {
    // By hand: (28 797 − 11 294) × 11 % + (30 000 − 28 797) × 30 % = 1 925.33 + 360.90.
    const seul = (
      await calculer({ revenus_annuels: 32_000, charges_deductibles: 2_000 }, 'reference')
    ).json<TmiReponse>();
    expect(seul).toMatchObject({ tmi: 30, revenu_imposable: 30_000, impot_estime: 2286, statut: 'estimation' });
    expect(seul.hypotheses.join(' ')).toContain('barème des revenus 2023');
    // Two spouses and two children at half a share each, without cap: 3 parts of 50 000, 11 % then 30 %.
    const famille = { revenus_annuels: 150_000, situation_familiale: 'marie', nombre_enfants: 2 };
    const lue = (await calculer(famille, 'reference')).json<TmiReponse>();
    expect(lue.impot_estime).toBe(Math.round(3 * (17_503 * 0.11 + 21_203 * 0.3)));
    expect(somme(lue.tranches_applicables.map((x) => x.base_imposable))).toBeCloseTo(150_000, 1);
  });

  test.each(['2021', '2026', 'loi', ''])('refuse le barème « %s »', async (bareme) => {
    const reponse = await calculer({ revenus_annuels: 1 }, bareme);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: 'bareme' }] });
  });

  test('est borné par adresse', async () => {
    let dernier = 200;
    for (let i = 0; i < 65 && dernier === 200; i += 1) dernier = (await calculer({ revenus_annuels: 1 })).statusCode;
    expect(dernier).toBe(429);
  });
});
