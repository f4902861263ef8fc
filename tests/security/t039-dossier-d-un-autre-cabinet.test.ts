import type { Client, ClientListe } from '@francis/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { DOSSIER } from '../../apps/api/src/testing/dossier-client.ts';
import { ATTENTES } from './matrice-attentes.ts';
import { adresse, lireRoutes, type Route } from './routes.ts';

const t = avecApplication({ env: { QUESTIONS_PAR_MINUTE: '100000', SIMULATIONS_PAR_MINUTE: '100000' } });
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const CANARI = 'CANARI';
const NOMS = { nom_client: 'Pris', prenom_client: 'Pris' };

/** The canary in every text of the file. */
const FICHE_CANARI: typeof DOSSIER = JSON.parse(
  JSON.stringify(DOSSIER, (champ, valeur: unknown) =>
    ['nom_client', 'prenom_client', 'nom_usage_client', 'adresse', 'contrat', 'prenom'].includes(champ) ||
    /^(notes|objectifs|autres_dettes|profession|nom_employeur|ville)/.test(champ)
      ? `${CANARI}-${champ}`
      : valeur,
  ),
);

let alpha: Personne;
let beta: Personne;
let cible: string;

const ouvrir = async (qui: Personne, data: object): Promise<string> => {
  const reponse = await t.injecter({ method: 'POST', url: '/pro/clients', headers: qui.entetes, payload: { data } });
  expect(reponse.statusCode).toBe(201);
  return reponse.json<{ client: Client }>().client.id;
};
const lire = async (qui: Personne, id: string) =>
  (await t.injecter({ url: `/api/pro/clients/${id}`, headers: qui.entetes })).json<Client>();

beforeAll(async () => {
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  cible = await ouvrir(alpha, { ...FICHE_CANARI, email_client: `${CANARI}@exemple.test` });
  await ouvrir(beta, DOSSIER);
});

const sansIdentifiant = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');
const appeler = (qui: Personne, { methode, chemin, corps }: Route, url: string) =>
  t.injecter({
    method: methode,
    url,
    headers: qui.entetes,
    ...(corps && { payload: ATTENTES[`${methode} ${chemin}`]?.corps ?? {} }),
  });

describe('le dossier d’un autre cabinet', () => {
  test('répond sur chaque route exactement comme un dossier qui n’existe pas', async () => {
    const routes = (await lireRoutes(t)).filter(({ chemin }) => /\/pro\/clients\/\{id\}/.test(chemin));
    expect(routes.length).toBeGreaterThanOrEqual(3);
    for (const route of routes) {
      const [sienne, inconnue] = [
        await appeler(beta, route, adresse(route, cible)),
        await appeler(beta, route, adresse(route, INCONNU)),
      ];
      expect([route.methode, sienne.statusCode]).toEqual([route.methode, 404]);
      expect(sansIdentifiant(sienne.body)).toBe(sansIdentifiant(inconnue.body));
      expect(Object.keys(sienne.headers)).toEqual(Object.keys(inconnue.headers));
    }
    expect(await lire(alpha, cible)).toMatchObject({ nom_client: `${CANARI}-nom_client`, version: 1 });
  });

  test('ne paraît dans aucune réponse d’aucune route', async () => {
    const secrets = [CANARI, alpha.id];
    const routes = (await lireRoutes(t)).filter(({ chemin }) => !/auth|\/stream$/.test(chemin));
    const corps = [{}, NOMS, { data: NOMS }, { data: { nom_client: 1 } }, { question: 'Qui sont mes clients ?' }];
    for (const [rang, route] of routes.entries()) {
      // On a short run a route takes the empty body and one of the others, the next route the next one.
      const choisis = process.env['FRANCIS_TEST_LONG']
        ? corps
        : corps.filter((_, i) => i === 0 || i === 1 + (rang % (corps.length - 1)));
      for (const payload of route.corps ? choisis : [undefined]) {
        const url = adresse(route, cible);
        const headers = beta.entetes;
        const reponse = await t.injecter({ method: route.methode, url, headers, ...(payload && { payload }) });
        // One's own journal repeats the identifier that one asked for.
        const canaris = route.chemin === '/api/audit' ? secrets : [...secrets, cible];
        const tout = reponse.body + JSON.stringify(reponse.headers);
        expect([route.chemin, canaris.filter((canari) => tout.includes(canari))]).toEqual([route.chemin, []]);
      }
    }
  });

  test('ne se trouve ni ne se compte par la recherche', async () => {
    for (const recherche of [CANARI, `${CANARI}@exemple.test`, cible, '%', '_', '*']) {
      const url = `/api/pro/clients/?recherche=${encodeURIComponent(recherche)}`;
      const reponse = await t.injecter({ url, headers: beta.entetes });
      expect([recherche, reponse.json(), reponse.headers['x-suivant']]).toEqual([recherche, [], undefined]);
    }
    const mienne = await t.injecter({ url: `/api/pro/clients/?recherche=${CANARI}`, headers: alpha.entetes });
    expect(mienne.json<ClientListe[]>().map(({ id }) => id)).toEqual([cible]);
  });
});
