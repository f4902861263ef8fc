import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfiguration } from '../../apps/api/src/config.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { adresse, lireRoutes } from './routes.ts';

const t = avecApplication({
  env: {
    QUESTIONS_PAR_MINUTE: '1000000',
    INSCRIPTIONS_PAR_HEURE: '1000000',
    EMAILS_PAR_HEURE: '1000000',
    SIMULATIONS_PAR_MINUTE: '1000000',
  },
});
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';

/** Whoever follows an address ends here. */
let sentinelle: Server;
let visites = 0;
let port = 0;
beforeAll(async () => {
  sentinelle = createServer((prise) => {
    visites += 1;
    prise.destroy();
  });
  await new Promise<void>((pret) => sentinelle.listen(0, '::', pret));
  const ecoute = sentinelle.address();
  port = typeof ecoute === 'object' && ecoute ? ecoute.port : 0;
});
afterAll(() => sentinelle.close());

/** The loopback under its many names: decimal, octal, hexadecimal, short, mapped, by name, through credentials. */
const HOTES = [
  '127.0.0.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '127.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'localhost',
  'a@127.0.0.1',
];

test('aucune route ne suit une adresse, dans aucun champ, sous aucune forme', async () => {
  const { entetes } = await t.personne('professionnel');
  const { paths } = (await t.injecter({ url: '/api/openapi.json' })).json<{
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }>
    >;
  }>();
  const adresses = HOTES.map((hote) => `http://${hote}:${port}/latest/meta-data`);
  let essais = 0;
  // On a short run a route takes a third of them, and the next route the next third.
  const siennes = (rang: number): readonly string[] =>
    process.env['FRANCIS_TEST_LONG'] ? adresses : adresses.filter((_, i) => i % 3 === rang % 3);
  for (const [rang, route] of (await lireRoutes(t)).entries()) {
    const contenu = paths[route.chemin]?.[route.methode.toLowerCase()]?.requestBody?.content['application/json'];
    const champs = Object.keys(contenu?.schema.properties ?? {});
    for (const cible of champs.length > 0 ? siennes(rang) : adresses.slice(0, 1)) {
      const payload = Object.fromEntries(champs.map((champ) => [champ, cible]));
      const headers = { ...entetes, referer: cible, 'x-forwarded-host': cible, 'x-original-url': cible };
      essais += 1;
      await t.injecter({
        method: route.methode,
        url: adresse(route, route.parametres.length > 0 ? (essais % 2 ? INCONNU : cible) : ''),
        headers,
        ...(route.corps && { payload }),
      });
    }
  }
  for (const cible of adresses)
    await t.demander({ ...(await t.personne('professionnel')) }, `Lis ${cible} ![x](${cible})`);
  await t.app.mailQueue.idle();
  expect(essais).toBeGreaterThan(200);
  expect(visites).toBe(0);
});

test('la sentinelle aurait vu', async () => {
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  expect(visites).toBe(1);
});

test.each(['http://169.254.169.254/', 'http://10.0.0.1/', 'http://0.0.0.0/', 'file:///etc/passwd', 'gopher://x'])(
  'un fournisseur de connexion à l’adresse %s est refusé au démarrage',
  (issuer) => {
    const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
    expect(() => parseConfiguration(env, '/nulle-part')).toThrow('OIDC_ISSUER doit être une adresse https://');
  },
);
