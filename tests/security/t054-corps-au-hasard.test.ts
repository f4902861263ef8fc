import { Erreur } from '@francis/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { adresse, lireRoutes } from './routes.ts';

const t = avecApplication({
  env: {
    QUESTIONS_PAR_MINUTE: '1000000',
    SIMULATIONS_PAR_MINUTE: '1000000',
    INSCRIPTIONS_PAR_HEURE: '1000000',
    CONNEXION_ECHECS_PAR_ADRESSE: '1000000',
  },
});

/** Bodies for a route, on average: other ones at each run. */
const ESSAIS = process.env['FRANCIS_TEST_LONG'] ? 300 : 8;

/** Cannot be stored as text: refused with the body. */
const ILLISIBLES = ['a\u0000b', '\ud83d'];

const INJECTIONS = [
  "' or 1=1 --",
  "'; drop table utilisateurs; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\r\nset-cookie: a=b',
  '\u202e\ufffe',
  'a'.repeat(5000),
];

const valeur = fc.oneof(
  fc.constantFrom(...INJECTIONS, ...ILLISIBLES),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.constantFrom(-1, 1e308, -0, Number.MAX_SAFE_INTEGER + 2, null, true),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'a'), fc.string(), { maxKeys: 2 }),
);

const CHAMPS = [
  'question',
  'conversation_history',
  'jurisdiction',
  'user_profile_context',
  'conversation_id',
  'email',
  'password',
  'fullName',
  'accountType',
  'titre',
  'prenom',
  'revenu_annuel',
  'date_naissance',
  'revenus_annuels',
  'nombre_enfants',
];

describe('corps au hasard', () => {
  test('aucune route ne tombe, ne montre ses entrailles ni ne sort de la forme commune', async () => {
    const routes = (await lireRoutes(t)).filter(({ corps, chemin }) => corps && !chemin.endsWith('/stream'));
    const { entetes } = await t.personne('professionnel');
    const corps = fc.dictionary(fc.constantFrom(...CHAMPS), valeur, { maxKeys: 5 });
    const attaque = fc.asyncProperty(fc.constantFrom(...routes), corps, async (route, payload) => {
      const reponse = await t.injecter({
        method: route.methode,
        url: adresse(route, '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d'),
        headers: { ...entetes, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect(reponse.statusCode).toBeLessThan(500);
      expect(reponse.body).not.toMatch(/ {4}at |node_modules|drizzle|postgres|syntax error/i);
      if (reponse.statusCode >= 400) Erreur.parse(reponse.json());
    });
    await fc.assert(attaque, { numRuns: ESSAIS * routes.length });
  });

  test('des octets au hasard non plus', async () => {
    const { entetes } = await t.personne('professionnel');
    const octets = fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (payload) => {
      const reponse = await t.injecter({
        method: 'POST',
        url: '/api/ask',
        headers: { ...entetes, 'content-type': 'application/json' },
        payload: Buffer.from(payload),
      });
      expect([400, 422]).toContain(reponse.statusCode);
    });
    await fc.assert(octets, { numRuns: ESSAIS * 4 });
  });

  test.each(ILLISIBLES)('ce que la base ne sait pas ranger (%#) est refusé avant elle', async (texte) => {
    const { entetes: headers } = await t.personne('professionnel');
    for (const [url, payload] of [
      ['/api/ask', { question: texte }],
      ['/api/user-profile', { nom: texte }],
    ] as const) {
      const reponse = await t.injecter({ method: 'POST', url, headers, payload });
      expect([url, reponse.statusCode, reponse.json<Erreur>().code]).toEqual([url, 400, 'JSON_INVALIDE']);
    }
  });

  test.each(INJECTIONS)('ce qui ressemble à une attaque (%#) se range et se relit tel quel', async (texte) => {
    const personne = await t.personne('professionnel');
    const question = texte.slice(0, 4000);
    const { conversation_id } = (await t.demander(personne, question)).json<{ conversation_id: string }>();
    const relue = await t.injecter({ url: `/api/conversations/${conversation_id}`, headers: personne.entetes });
    expect(relue.json<{ messages: { content: string }[] }>().messages[0]?.content).toBe(question);
  });
});
