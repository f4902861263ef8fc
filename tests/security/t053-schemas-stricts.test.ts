import { Erreur } from '@francis/contract';
import { expect, test } from 'vitest';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { adresse, lireRoutes, SANS_NOM_DE_CHAMP } from './routes.ts';

const t = avecApplication({
  env: {
    QUESTIONS_PAR_MINUTE: '1000000',
    SIMULATIONS_PAR_MINUTE: '1000000',
    INSCRIPTIONS_PAR_HEURE: '1000000',
    EMAILS_PAR_HEURE: '1000000',
  },
});
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Takes keys of any name and any content; a list by key whose content is described is not open. */
const estOuvert = ({ additionalProperties: autres }: Schema): boolean =>
  autres !== false && (typeof autres !== 'object' || autres === null || Object.keys(autres).length === 0);

/** Free by nature: what an assistant may be told of a profile, WebAuthn's extensions. */
const LIBRES = /user_profile_context|clientExtensionResults|_details|details_|autres_revenus/;

test('chaque objet qu’un corps contient refuse un champ inconnu', async () => {
  const { paths, components } = (await t.injecter({ url: '/api/openapi.json' })).json<Document>();
  const ouverts: string[] = [];
  const lire = (schema: Schema, chemin: string, profondeur = 0): void => {
    const nom = schema.$ref?.split('/').at(-1);
    const vrai = nom === undefined ? schema : components.schemas[nom];
    if (!vrai || profondeur > 8 || LIBRES.test(chemin)) return;
    if (vrai.type === 'object' && estOuvert(vrai)) ouverts.push(chemin);
    for (const [champ, suite] of Object.entries(vrai.properties ?? {}))
      lire(suite, `${chemin}.${champ}`, profondeur + 1);
    for (const suite of vrai.anyOf ?? []) lire(suite, chemin, profondeur + 1);
    if (vrai.items) lire(vrai.items, `${chemin}[]`, profondeur + 1);
  };
  const lus = Object.entries(paths).filter(([chemin]) => !SANS_NOM_DE_CHAMP.includes(`POST ${chemin}`));
  for (const [chemin, operations] of lus) {
    for (const { requestBody } of Object.values(operations)) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) lire(schema, chemin);
    }
  }
  expect(ouverts).toEqual([]);
});

/** What no field of any body takes. */
const HORS_SUJET = ['NaN', 'Infinity', '{"a":'];

test('ce qui n’est pas du JSON est refusé partout, sans entrer', async () => {
  const { entetes } = await t.personne('professionnel');
  const headers = { ...entetes, 'content-type': 'application/json' };
  for (const route of (await lireRoutes(t)).filter(({ corps }) => corps)) {
    for (const valeur of HORS_SUJET) {
      const payload = valeur.startsWith('{') ? valeur : `{"revenus_annuels":${valeur}}`;
      const reponse = await t.injecter({ method: route.methode, url: adresse(route, INCONNU), headers, payload });
      expect([route.chemin, valeur, reponse.statusCode]).toEqual([route.chemin, valeur, 400]);
    }
  }
});

test('chaque champ de chaque corps refuse ce qui n’est pas de son genre, en se nommant', async () => {
  const { entetes: headers } = await t.personne('professionnel');
  const { paths, components } = (await t.injecter({ url: '/api/openapi.json' })).json<Document>();
  let essais = 0;
  for (const route of (await lireRoutes(t)).filter(
    ({ corps, chemin }) => corps && !chemin.startsWith('/api/simulations'),
  )) {
    const brut = paths[route.chemin]?.[route.methode.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    const nom = brut?.$ref?.split('/').at(-1);
    const schema = nom === undefined ? brut : components.schemas[nom];
    for (const champ of Object.keys(schema?.properties ?? {})
      .filter((un) => !LIBRES.test(un))
      .slice(0, 6)) {
      const payload = { [champ]: { a: [{}] } };
      const reponse = await t.injecter({ method: route.methode, url: adresse(route, INCONNU), headers, payload });
      essais += 1;
      expect([route.chemin, champ, reponse.statusCode]).toEqual([route.chemin, champ, 422]);
      const champs = Erreur.parse(reponse.json()).champs ?? [];
      const nomme = champs.some(({ chemin }) => chemin.split('.')[0] === champ);
      expect([route.chemin, champ, nomme]).toEqual([route.chemin, champ, true]);
    }
  }
  expect(essais).toBeGreaterThan(60);
});

test.each([
  ['1e309', '{"revenus_annuels":1e309}'],
  ['un revenu négatif', '{"revenus_annuels":-1}'],
  ['un texte pour un nombre', '{"revenus_annuels":"1"}'],
  ['un nombre d’enfants à virgule', '{"revenus_annuels":1,"nombre_enfants":1.5}'],
])('%s est refusé en nommant le champ', async (_cas, payload) => {
  const headers = { 'content-type': 'application/json' };
  const reponse = await t.injecter({ method: 'POST', url: '/api/tools/calculate-tmi', headers, payload });
  expect(reponse.statusCode).toBe(422);
  expect(Erreur.parse(reponse.json()).champs?.[0]?.chemin).toMatch(/revenus_annuels|nombre_enfants/);
});

test('dix mégaoctets sont refusés sans être lus, et un en-tête faux ne fait pas tomber', async () => {
  const payload = JSON.stringify({ email: 'a'.repeat(10 * 1024 * 1024) });
  const gros = {
    method: 'POST',
    url: '/api/auth/secure-login',
    headers: { 'content-type': 'application/json' },
    payload,
  } as const;
  expect((await t.injecter(gros)).statusCode).toBe(413);
  for (const authorization of ['Bearer', 'Bearer a b', 'Basic x', `Bearer ${'a'.repeat(9000)}`, 'Bearer ../..']) {
    expect((await t.injecter({ url: '/api/auth/user', headers: { authorization } })).statusCode).toBe(401);
  }
  for (const cookie of ['francis-session', 'francis-session=%ff', `francis-session=${'é'.repeat(90)}`]) {
    const reponse = await t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });
    expect(reponse.statusCode).toBe(401);
  }
});
