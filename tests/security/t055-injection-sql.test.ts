import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { DOSSIER } from '../../apps/api/src/testing/dossier-client.ts';
import { adresse, lireRoutes } from './routes.ts';

const t = avecApplication({
  env: {
    QUESTIONS_PAR_MINUTE: '100000',
    SIMULATIONS_PAR_MINUTE: '100000',
    INSCRIPTIONS_PAR_HEURE: '100000',
    EMAILS_PAR_HEURE: '100000',
    CONNEXION_ECHECS_PAR_ADRESSE: '100000',
  },
});

/** As scanners try them: end of text, stacked order, union, comment, time, escapes, patterns, casts. */
const CHARGES = [
  "'",
  "''",
  '"',
  "' or '1'='1",
  "' or 1=1 --",
  "') or ('1'='1",
  "'; drop table utilisateurs; --",
  "'; select pg_sleep(3); --",
  "' union select mot_de_passe from utilisateurs --",
  "1; update abonnements set statut='actif', fin_periode='2999-01-01' --",
  "' || (select email from utilisateurs limit 1) || '",
  "\\'; drop table clients; --",
  '$$; drop table clients; $$',
  "%' or '%'='",
  '%',
  '_',
  '1::int',
  'nom_client desc; drop table clients',
  '(select 1 from pg_sleep(3))',
  `(select nextval('piege_des_charges'))`,
  `' || (select nextval('piege_des_charges')) || '`,
  'ʼ or 1=1 --',
];
/** On a short run a route takes a third of them, and the next route the next third; on a long one, all. */
const chargesDe = (rang: number): readonly string[] =>
  process.env['FRANCIS_TEST_LONG'] ? CHARGES : CHARGES.filter((_, i) => i % 3 === rang % 3);
/** An injected call of this sequence leaves a number taken, even when what it was part of is undone. */
const PIEGE = 'piege_des_charges';

beforeAll(() => t.base.queries.execute(sql`create sequence if not exists ${sql.identifier(PIEGE)}`));

const compter = async (): Promise<readonly unknown[]> => {
  const { rows } = await t.base.queries.execute(
    sql`select (select is_called from piege_des_charges) as touche,
        (select count(*) from utilisateurs) as comptes, (select count(*) from clients) as clients,
        (select string_agg(concat(formule, statut, fin_periode), ',' order by id) from abonnements) as abonnements`,
  );
  return rows;
};

/** Never a message of the database, and never what another row holds. */
const FUITE = /syntax error|unterminated|pg_(?!sleep)|relation "|column "|argon2/i;

test('aucune charge dans une adresse, un filtre ou un tri ne change ni ne montre rien', async () => {
  const { entetes: headers } = await t.personne('professionnel');
  const avant = await compter();
  const lectures = (await lireRoutes(t)).filter(({ methode }) => methode === 'GET');
  for (const [rang, route] of lectures.entries()) {
    for (const charge of chargesDe(rang)) {
      const valeur = encodeURIComponent(charge);
      const url = `${adresse(route, charge)}?recherche=${valeur}&cherche=${valeur}&tri=${valeur}&page=${valeur}&q=${valeur}`;
      const { statusCode, body } = await t.injecter({ url, headers });
      expect([route.chemin, charge, statusCode < 500, FUITE.test(body)]).toEqual([route.chemin, charge, true, false]);
    }
  }
  expect(await compter()).toEqual(avant);
});

interface Champs {
  readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
  readonly $ref?: string;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { requestBody?: { content: Record<string, { schema: Champs }> } }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Champs>> };
}

test('aucune charge dans un champ de texte d’un corps ne change rien d’autre que ce champ', async () => {
  const { entetes: headers } = await t.personne('professionnel');
  const { paths, components } = (await t.injecter({ url: '/api/openapi.json' })).json<Document>();
  const avant = await compter();
  let essais = 0;
  const ecritures = (await lireRoutes(t)).filter(
    // Client files are written for real below; speech has no provider here, and reads no table.
    ({ corps, chemin }) => corps && !/signup|\/clients|logout|simulations|\/tts/.test(chemin),
  );
  for (const [rang, route] of ecritures.entries()) {
    const brut = paths[route.chemin]?.[route.methode.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    const schema = brut?.$ref === undefined ? brut : components.schemas[brut.$ref.split('/').at(-1) ?? ''];
    const textes = Object.entries(schema?.properties ?? {}).filter(([, { type }]) => type === 'string');
    for (const charge of textes.length > 0 ? chargesDe(rang) : []) {
      const payload = Object.fromEntries(textes.map(([champ]) => [champ, charge]));
      const url = adresse(route, '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d');
      const { statusCode, body } = await t.injecter({ method: route.methode, url, headers, payload });
      essais += 1;
      expect([route.chemin, charge, statusCode < 500, FUITE.test(body)]).toEqual([route.chemin, charge, true, false]);
    }
  }
  expect(essais).toBeGreaterThan(400);
  expect(await compter()).toEqual(avant);
});

test.each(CHARGES)('« %s » se range, se cherche et se relit tel quel', async (charge) => {
  const { entetes: headers } = await t.personne('professionnel');
  const data = { ...DOSSIER, nom_client: `Nom ${charge}`, notes_internes_pro: charge };
  const ouvert = await t.injecter({ method: 'POST', url: '/pro/clients', headers, payload: { data } });
  const { id } = ouvert.json<{ client: { id: string } }>().client;
  const relu = await t.injecter({ url: `/api/pro/clients/${id}`, headers });
  expect(relu.json()).toMatchObject({ nom_client: `Nom ${charge}`, notes_internes_pro: charge });
  const cherche = (texte: string) =>
    t.injecter({ url: `/api/pro/clients/?recherche=${encodeURIComponent(texte)}`, headers });
  expect((await cherche(`Nom ${charge}`)).json<unknown[]>()).toHaveLength(1);
  expect((await cherche(`absent ${charge}`)).json<unknown[]>()).toHaveLength(0);
});
