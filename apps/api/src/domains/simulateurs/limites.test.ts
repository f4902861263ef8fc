import { Erreur } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';

/** Every public simulator with a body that it accepts. */
const ROUTES: readonly (readonly [url: string, corps: Record<string, unknown>])[] = [
  ['/api/tools/calculate-tmi', { revenus_annuels: 30_000 }],
  ['/api/calculate-swiss-tax', {}],
  ['/api/compare-swiss-cantons', {}],
  ['/api/tools/calc-luxembourg', { revenu_net: 40_000 }],
  ['/api/simulations/impot-revenu', { annee_revenus: 2025, situation: 'celibataire' }],
  ['/api/simulations/quatre-pays', { salaire_brut: 50_000 }],
  ['/api/simulations/statuts', { chiffre_affaires: 40_000 }],
  ['/api/simulations/pdf', { simulateur: 'simulateur-impot', saisie: 'revenus=40000' }],
];

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '4' } });

describe.each(ROUTES)('POST %s', (url, corps) => {
  const appeler = (remoteAddress: string, payload: object | string = corps, headers = {}) =>
    t.injecter({ method: 'POST', url, remoteAddress, payload, headers });

  test('répond sans compte et ne se garde nulle part', async () => {
    const reponse = await appeler('192.0.2.10');
    expect(reponse.statusCode).toBe(200);
    expect(reponse.headers['cache-control']).toBe('no-store');
  });

  test('est bornée par adresse, et se rouvre la minute d’après', async () => {
    const statuts: number[] = [];
    for (let i = 0; i < 5; i += 1) statuts.push((await appeler('192.0.2.20')).statusCode);
    const refus = await appeler('192.0.2.20');
    expect(statuts[0]).toBe(200);
    expect(refus.statusCode).toBe(429);
    expect(Number(refus.headers['retry-after'])).toBeGreaterThan(0);
    expect((await appeler('192.0.2.21')).statusCode).toBe(200);
    t.horloge.avancer(60_000);
    expect((await appeler('192.0.2.20')).statusCode).toBe(200);
  });

  test('ne tombe sur aucun corps, et refuse toujours dans la forme commune', async () => {
    const corpsHostiles = [
      '',
      '[',
      '[]',
      'null',
      '1',
      '"a"',
      '{"a":{}}',
      '{"__proto__":1}',
      `{"a":"${'x'.repeat(70_000)}"}`,
    ];
    for (const [i, payload] of corpsHostiles.entries()) {
      const reponse = await appeler(`198.51.100.${i}`, payload, { 'content-type': 'application/json' });
      expect(reponse.statusCode).toBeLessThan(500);
      if (reponse.statusCode >= 400) Erreur.parse(reponse.json());
    }
    const texte = await appeler('198.51.100.99', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(texte.statusCode).toBe(415);
  });

  test('est décrite dans le document OpenAPI, sans session', async () => {
    const { paths } = (await t.injecter({ url: '/api/openapi.json' })).json<{
      paths: Record<string, { post?: { tags?: string[]; security?: unknown; responses: object } }>;
    }>();
    expect(paths[url]?.post).toMatchObject({ tags: ['Simulateurs'] });
    expect(paths[url]?.post?.security).toBeUndefined();
    expect(Object.keys(paths[url]?.post?.responses ?? {})).toEqual(expect.arrayContaining(['200', '422', '429']));
  });
});
