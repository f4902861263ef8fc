import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ApplicationDemandee,
  type Client,
  EXTENSION_TEAMS,
  type Reunion,
  TEXTE_ACCORD_REUNION,
} from '@francis/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { zipDeLExtension } from '../../apps/api/src/domains/reunions/servir-extension.ts';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { type Jetons, Programme } from './programme-mcp.ts';

const PUBLIC_URL = 'http://127.0.0.1:4321';
const RESSOURCE = `${PUBLIC_URL}/api/pro/reunions`;
const RETOUR = { redirect_uri: EXTENSION_TEAMS.redirection, scope: EXTENSION_TEAMS.portee };
const t = avecApplication({ env: { PUBLIC_URL } });
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const CONSENTEMENT = { accord: true, texte: TEXTE_ACCORD_REUNION.version };
const FIN = {
  lignes: [{ locuteur: 'Participant 1', texte: 'Je suis pacsée.', a: 3 }],
  garder_transcription: true,
  resumer: false,
};

let alpha: Personne;
let beta: Personne;
let dossierBeta: string;
beforeAll(async () => {
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const payload = { data: { nom_client: 'CANARI', prenom_client: 'Bêta' } };
  const ouvert = await t.injecter({ method: 'POST', url: '/pro/clients', headers: beta.entetes, payload });
  dossierBeta = ouvert.json<{ client: Client }>().client.id;
});

const lier = async (qui: Personne): Promise<Jetons> => {
  const extension = Programme.extension(t, RESSOURCE);
  const code = await extension.code(qui, RETOUR);
  const reponse = await extension.echanger(code, { redirect_uri: EXTENSION_TEAMS.redirection });
  expect(reponse.statusCode).toBe(200);
  return reponse.json<Jetons>();
};
type Methode = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** As the browser sends it: from the extension, not from a page. */
const appeler = (jeton: string, method: Methode, url: string, payload?: object) =>
  t.injecter({
    method,
    url,
    headers: {
      authorization: `Bearer ${jeton}`,
      origin: `chrome-extension://${EXTENSION_TEAMS.identifiant}`,
      'sec-fetch-site': 'none',
    },
    ...(payload && { payload }),
  });

describe('Le client de l’extension', () => {
  test('est connu d’avance : la page d’accord dit qu’il est de la maison, et son seul droit', async () => {
    const demande = Programme.extension(t, RESSOURCE).demande(RETOUR);
    const url = '/api/auth/applications/review';
    const lue = await t.injecter({ method: 'POST', url, headers: alpha.entetes, payload: demande });
    expect(lue.json<ApplicationDemandee>()).toMatchObject({
      nom: EXTENSION_TEAMS.nom,
      delaMaison: true,
      retour: `${EXTENSION_TEAMS.identifiant}.chromiumapp.org`,
      portees: [{ nom: EXTENSION_TEAMS.portee }],
    });
  });

  test.each([
    ['une autre adresse de retour', { redirect_uri: 'https://evil.test/francis' }, 'APPLICATION_REDIRECTION_INVALIDE'],
    ['un retour allongé', { redirect_uri: `${EXTENSION_TEAMS.redirection}/` }, 'APPLICATION_REDIRECTION_INVALIDE'],
    ['un droit de plus', { scope: 'reunions:ecrire profil:lire' }, 'APPLICATION_PORTEE_INVALIDE'],
    ['aucun droit', { scope: undefined }, 'APPLICATION_PORTEE_INVALIDE'],
    ['le service des autres programmes', { resource: `${PUBLIC_URL}/mcp` }, 'APPLICATION_CIBLE_INVALIDE'],
  ])('%s n’obtient aucun code', async (_cas, plus, code) => {
    const reponse = await Programme.extension(t, RESSOURCE).choisir(alpha, { ...RETOUR, ...plus });
    expect(reponse.json()).toMatchObject({ code });
  });

  test('un autre programme n’obtient ni son droit, ni son service', async () => {
    const autre = await Programme.enregistrer(t, `${PUBLIC_URL}/mcp`);
    const droit = await autre.choisir(alpha, { scope: EXTENSION_TEAMS.portee });
    expect(droit.json()).toMatchObject({ code: 'APPLICATION_PORTEE_INVALIDE' });
    const service = await autre.choisir(alpha, { resource: RESSOURCE });
    expect(service.json()).toMatchObject({ code: 'APPLICATION_CIBLE_INVALIDE' });
  });
});

describe('Le jeton de l’extension', () => {
  test('écrit une réunion jusqu’au dossier, et rien d’autre du compte ne s’ouvre', async () => {
    const payload = { data: { nom_client: 'Etcheverry', prenom_client: 'Léa' } };
    const ouvert = await t.injecter({ method: 'POST', url: '/pro/clients', headers: alpha.entetes, payload });
    const { id: client_id } = ouvert.json<{ client: Client }>().client;
    const { access_token: jeton } = await lier(alpha);
    const ouverte = await appeler(jeton, 'POST', '/api/pro/reunions', { consentement: CONSENTEMENT });
    expect(ouverte.statusCode).toBe(201);
    const reunion = `/api/pro/reunions/${ouverte.json<Reunion>().id}`;
    expect((await appeler(jeton, 'POST', `${reunion}/suggestions`, { lignes: FIN.lignes })).statusCode).toBe(200);
    expect((await appeler(jeton, 'POST', `${reunion}/fin`, FIN)).statusCode).toBe(200);
    const trouves = await appeler(jeton, 'GET', '/api/pro/reunions/clients?recherche=etch');
    expect(trouves.json()).toEqual([{ id: client_id, nom: 'Léa Etcheverry' }]);
    expect((await appeler(jeton, 'PUT', `${reunion}/client`, { client_id })).statusCode).toBe(200);

    const fermees: readonly (readonly [Methode, string, object?])[] = [
      ['GET', '/api/pro/reunions'],
      ['GET', reunion],
      ['GET', `${reunion}/export`],
      ['POST', `${reunion}/dossier`, { acceptes: ['p0'] }],
      ['DELETE', reunion],
      ['GET', '/api/pro/clients/'],
      ['GET', `/api/pro/clients/${client_id}`],
      ['GET', '/api/auth/user'],
      ['GET', '/api/my-data'],
    ];
    for (const [methode, url, corps] of fermees) {
      const { statusCode } = await appeler(jeton, methode, url, corps);
      // A write is refused by where it comes from before its token is looked at.
      expect([url, statusCode]).toEqual([url, methode === 'GET' ? 401 : 403]);
    }
    const outils = await t.injecter({
      method: 'POST',
      url: '/mcp',
      headers: { host: '127.0.0.1:4321', authorization: `Bearer ${jeton}` },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    expect(outils.statusCode).toBe(401);
  });

  test('d’un cabinet ne voit rien d’un autre', async () => {
    const { access_token: jeton } = await lier(alpha);
    const { access_token: jetonBeta } = await lier(beta);
    expect((await appeler(jeton, 'GET', '/api/pro/reunions/clients?recherche=CANARI')).json()).toEqual([]);
    const { id } = (
      await appeler(jetonBeta, 'POST', '/api/pro/reunions', { consentement: CONSENTEMENT })
    ).json<Reunion>();
    for (const [suite, corps] of [
      ['/fin', FIN],
      ['/refus', undefined],
      ['/suggestions', { lignes: FIN.lignes }],
    ] as const) {
      const [sienne, inconnue] = [
        await appeler(jeton, 'POST', `/api/pro/reunions/${id}${suite}`, corps),
        await appeler(jeton, 'POST', `/api/pro/reunions/${INCONNU}${suite}`, corps),
      ];
      expect([suite, sienne.statusCode]).toEqual([suite, 404]);
      expect(sansIdentifiant(sienne.body)).toBe(sansIdentifiant(inconnue.body));
    }
    const siennes = { lignes: FIN.lignes, client_id: dossierBeta };
    const { id: mienne } = (
      await appeler(jeton, 'POST', '/api/pro/reunions', { consentement: CONSENTEMENT })
    ).json<Reunion>();
    expect((await appeler(jeton, 'POST', `/api/pro/reunions/${mienne}/suggestions`, siennes)).statusCode).toBe(404);
  });

  test('retiré par la personne, ne sert plus ; et celui d’un particulier n’ouvre rien', async () => {
    const { access_token: jeton } = await lier(alpha);
    const liste = await t.injecter({ url: '/api/auth/applications', headers: alpha.entetes });
    for (const { id } of liste.json<{ applications: { id: string }[] }>().applications)
      await t.injecter({ method: 'DELETE', url: `/api/auth/applications/${id}`, headers: alpha.entetes });
    const corps = { consentement: CONSENTEMENT };
    expect((await appeler(jeton, 'POST', '/api/pro/reunions', corps)).statusCode).toBe(401);
    const particulier = await lier(await t.personne());
    expect((await appeler(particulier.access_token, 'POST', '/api/pro/reunions', corps)).statusCode).toBe(403);
  });

  test('les jetons des autres programmes n’écrivent aucune réunion', async () => {
    const { access_token } = await (await Programme.enregistrer(t, `${PUBLIC_URL}/mcp`)).jetons(alpha);
    const reponse = await appeler(access_token, 'POST', '/api/pro/reunions', { consentement: CONSENTEMENT });
    expect(reponse.statusCode).toBe(401);
  });
});

const sansIdentifiant = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

test('le fichier à télécharger est le même à chaque fois, et son manifeste ne connaît que l’adresse qui le sert', async () => {
  const dossier = await mkdtemp(join(tmpdir(), 'francis-extension-'));
  expect(zipDeLExtension(dossier, PUBLIC_URL)).toBeUndefined();
  for (const nom of ['panneau.js', 'arriere-plan.js', '.temoin']) await writeFile(join(dossier, nom), `// ${nom}`);
  const [un, deux] = [zipDeLExtension(dossier, PUBLIC_URL), zipDeLExtension(dossier, PUBLIC_URL)];
  expect(un).toEqual(deux);
  const fichiers = unzipSync(un ?? new Uint8Array());
  expect(Object.keys(fichiers)).toEqual(['arriere-plan.js', 'panneau.js', 'manifest.json']);
  const manifeste: unknown = JSON.parse(strFromU8(fichiers['manifest.json'] ?? new Uint8Array()));
  expect(manifeste).toMatchObject({
    externally_connectable: { matches: [`${PUBLIC_URL}/*`] },
    key: EXTENSION_TEAMS.cle,
  });
});
