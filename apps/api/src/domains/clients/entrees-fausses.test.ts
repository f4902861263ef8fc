import { type Client, type Erreur, SECTIONS_CLIENT, STRUCTURES_CLIENT } from '@francis/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clients } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';

const t = avecApplication();
const NOMS = { nom_client: 'Valéry', prenom_client: 'Paul' };
let alpha: Personne;
let beta: Personne;
let dossier: string;

const ouvrir = (qui: Personne, data: object) =>
  t.injecter({ method: 'POST', url: '/pro/clients', headers: qui.entetes, payload: { data } });
const modifier = (qui: Personne, payload: object) =>
  t.injecter({
    method: 'PUT',
    url: `/api/pro/clients/${dossier}`,
    headers: qui.entetes,
    payload: { nom_client: 'Lovelace', prenom_client: 'Ada', ...payload },
  });

beforeAll(async () => {
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  dossier = (await ouvrir(alpha, DOSSIER)).json<{ client: Client }>().client.id;
  await ouvrir(beta, NOMS);
});

const clesDe = (schema: z.ZodType): readonly string[] => {
  const element = schema instanceof z.ZodArray ? schema.element : schema;
  return element instanceof z.ZodObject ? Object.keys(element.shape) : [];
};

/** One wrong value for each kind of column, and what no column takes. */
const FAUTES = [{ profond: true }, ['liste'], '\u0000', 'a'.repeat(20_000), 1e15, '2026-02-30'];

describe.each(Object.entries(STRUCTURES_CLIENT))('%s', (champ, schema) => {
  const enListe = schema instanceof z.ZodArray;
  const contenir = (element: unknown): unknown => (enListe ? [element] : element);

  test.each(['{', '[', '"texte', 'undefined', '[1,]', '{"a":}', 'NaN'])(
    'le texte « %s » est refusé par son nom',
    async (texte) => {
      const lu = await ouvrir(alpha, { ...NOMS, [`${champ}_json_str`]: texte });
      expect([lu.statusCode, lu.json<Erreur>().detail]).toEqual([
        422,
        `Format JSON incorrect pour ${champ.replaceAll('_', ' ')}.`,
      ]);
    },
  );

  test('une valeur d’une autre forme est refusée à la création et à la modification, et rien ne change', async () => {
    const autre = enListe ? [{}, 'texte', 3, [1], [null], [[{}]]] : [[], 'texte', 3, [{}]];
    for (const valeur of autre) {
      const [cree, change] = [
        await ouvrir(alpha, { ...NOMS, [champ]: valeur }),
        await modifier(alpha, { [champ]: valeur }),
      ];
      expect([valeur, cree.statusCode, change.statusCode]).toEqual([valeur, 422, 422]);
      expect(cree.json<Erreur>().champs?.[0]?.chemin.startsWith(`data.${champ}`)).toBe(true);
      expect(change.json<Erreur>().champs?.[0]?.chemin.startsWith(champ)).toBe(true);
    }
  });

  test('aucune de ses colonnes ne prend n’importe quoi', async () => {
    const cles = clesDe(schema);
    expect(cles.length).toBeGreaterThan(1);
    for (const cle of [...cles, 'inconnue', '__proto__']) {
      const refus = await Promise.all(FAUTES.map((faute) => modifier(alpha, { [champ]: contenir(une(cle, faute)) })));
      const acceptees = FAUTES.filter((_, i) => refus[i]?.statusCode === 200);
      // A short text may hold a date that is none; nothing else of it is a text.
      expect([cle, acceptees.filter((faute) => faute !== '2026-02-30')]).toEqual([cle, []]);
      expect([cle, refus.every(({ statusCode }) => [200, 400, 422].includes(statusCode))]).toEqual([cle, true]);
    }
  });
});

/** An object with that key of its own, `__proto__` too. */
const une = (cle: string, valeur: unknown): unknown => JSON.parse(`{${JSON.stringify(cle)}:${JSON.stringify(valeur)}}`);

test('rien de cela n’a ouvert un dossier, et l’autre cabinet n’a que le sien', async () => {
  const noms = (await t.base.queries.select().from(clients)).map(({ nom_client }) => nom_client);
  expect(noms.toSorted()).toEqual(['Lovelace', 'Valéry']);
  const lus = await t.injecter({ url: '/api/pro/clients/', headers: beta.entetes });
  expect(lus.json<unknown[]>()).toHaveLength(1);
});

const FORMULES = ['=1+1', '+33', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")', "'=1"];

test('aucun texte d’aucun champ n’est une formule, dans aucun fichier que le cabinet sort', async () => {
  const textes = SECTIONS_CLIENT.flatMap(({ champs }) => Object.keys(champs)).filter((champ) => {
    const valeur: unknown = new Map<string, unknown>(Object.entries(DOSSIER)).get(champ);
    return (
      typeof valeur === 'string' &&
      /^(nom_|prenom_|lieu|ville|adresse_p|profession|autres|objectifs|notes|credits_r)/.test(champ)
    );
  });
  expect(textes.length).toBeGreaterThan(14);
  for (const [i, formule] of FORMULES.entries()) {
    const data = {
      ...DOSSIER,
      ...Object.fromEntries(textes.map((champ) => [champ, formule])),
      details_enfants_client: [{ prenom: formule }],
      assurance_vie_details: [{ contrat: formule }],
      residence_principale_details: { adresse: formule },
    };
    const cree = await ouvrir(alpha, { ...data, nom_client: `${formule}${i}` });
    expect([formule, cree.statusCode]).toEqual([formule, 201]);
    const { id } = cree.json<{ client: Client }>().client;
    const fichier = (quoi: string) => t.injecter({ url: `/api/pro/clients/${id}/${quoi}`, headers: alpha.entetes });
    const csv = await fichier('export-csv');
    const cellules = csv.body.split(/[;\n]/).map((cellule) => cellule.replace(/^"/, ''));
    expect([formule, cellules.filter((cellule) => /^[=+@\t\r]|^-\D/.test(cellule))]).toEqual([formule, []]);
    for (const autre of ['export-pdf', 'export-excel']) expect((await fichier(autre)).statusCode).toBe(200);
    const vers = await t.injecter({ url: `/api/pro/clients/${id}/export-csv`, headers: beta.entetes });
    expect(vers.statusCode).toBe(404);
  }
});
