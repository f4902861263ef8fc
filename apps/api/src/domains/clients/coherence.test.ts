import {
  type Client,
  CODE_POSTAL_FRANCAIS,
  type Erreur,
  NAISSANCE_A_VENIR,
  UNION_AVANT_NAISSANCE,
} from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { clients } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication();
const NOMS = { nom_client: 'Noether', prenom_client: 'Emmy' };
let pro: Personne;
beforeAll(async () => {
  pro = await t.personne('professionnel');
});

const creer = (data: object) =>
  t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: pro.entetes,
    payload: { data: { ...NOMS, ...data } },
  });
const modifier = (id: string, champs: object) =>
  t.injecter({ method: 'PUT', url: `/api/pro/clients/${id}`, headers: pro.entetes, payload: { ...NOMS, ...champs } });
const ouvert = async (data: object): Promise<string> => (await creer(data)).json<{ client: Client }>().client.id;

test.each([
  [{ date_naissance_client: '2030-01-01' }, 'data.date_naissance_client', NAISSANCE_A_VENIR],
  [
    { details_enfants_client: [{ prenom: 'A', date_naissance: '2019-01-01' }, { date_naissance: '2030-01-01' }] },
    'data.details_enfants_client.1.date_naissance',
    NAISSANCE_A_VENIR,
  ],
  [
    { date_naissance_client: '1962-03-23', date_mariage_pacs_client: '1960-06-01' },
    'data.date_mariage_pacs_client',
    UNION_AVANT_NAISSANCE,
  ],
  [{ code_postal_client: '7500' }, 'data.code_postal_client', CODE_POSTAL_FRANCAIS],
  [
    { code_postal_client: '1000', pays_residence_fiscale_client: ' FRANCE ' },
    'data.code_postal_client',
    CODE_POSTAL_FRANCAIS,
  ],
])('%j est refusé à la création, par son champ et sa phrase', async (data, chemin, message) => {
  const refus = await creer(data);
  expect(refus.statusCode).toBe(422);
  expect(refus.json<Erreur>()).toMatchObject({ code: 'VALIDATION', detail: message, champs: [{ chemin, message }] });
});

test.each([
  { code_postal_client: '1000', pays_residence_fiscale_client: 'Belgique' },
  { code_postal_client: 'L-2449', pays_residence_fiscale_client: 'Luxembourg' },
  { code_postal_client: '75 002' },
  { code_postal_client: '01000', pays_residence_fiscale_client: 'France' },
  { date_naissance_client: '1962-03-23' },
  { date_naissance_client: '1962-03-23', date_mariage_pacs_client: '1990-06-01' },
])('%j est accepté', async (data) => {
  expect((await creer(data)).statusCode).toBe(201);
});

test('un dossier d’avant garde ce qu’il dit et se modifie ; seul ce qui change est jugé', async () => {
  const id = await ouvert({});
  const ancien = { code_postal_client: '7500', date_naissance_client: '2030-01-01' };
  await t.base.queries.update(clients).set(ancien).where(eq(clients.id, id));
  expect((await modifier(id, { ...ancien, profession_client1: 'Mathématicienne' })).statusCode).toBe(200);
  const refus = await modifier(id, { code_postal_client: '7501', date_naissance_client: '2031-01-01' });
  expect(refus.json<Erreur>().champs?.map(({ chemin }) => chemin)).toEqual([
    'date_naissance_client',
    'code_postal_client',
  ]);
  expect((await modifier(id, { code_postal_client: '75001', date_naissance_client: '1982-03-23' })).statusCode).toBe(
    200,
  );
});

test('revenir en France juge aussi le code resté d’ailleurs', async () => {
  const id = await ouvert({ code_postal_client: '1000', pays_residence_fiscale_client: 'Belgique' });
  const refus = await modifier(id, { pays_residence_fiscale_client: 'France' });
  expect(refus.json<Erreur>().champs).toEqual([{ chemin: 'code_postal_client', message: CODE_POSTAL_FRANCAIS }]);
});
