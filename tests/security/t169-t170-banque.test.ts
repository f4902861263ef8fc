import type { Banques } from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../apps/api/src/config.ts';
import type { HttpServer } from '../../apps/api/src/platform/http/server.ts';
import { connexionsBanque, departsBanque, soldesBanque } from '../../apps/api/src/schema/index.ts';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { TrueLayerDeTest } from '../../apps/api/src/testing/truelayer-de-test.ts';

const t = avecApplication({ erreursAttendues: true });
const HEURE = 3_600_000;
const JOUR = 24 * HEURE;
const SOLDE_NU = { results: [{ currency: 'EUR', current: 12 }] };
let banque: TrueLayerDeTest;
let app: HttpServer;

beforeAll(async () => {
  banque = await TrueLayerDeTest.ouvrir();
  app = await t.jumelle({ env: banque.env });
});
afterAll(() => banque.fermer());
beforeEach(() => {
  Object.assign(banque, { refuse: false, enPanne: false, expireDans: 3_600, solde: 1_234.56 });
  Object.assign(banque, { soldeDuSecond: undefined, erreur: undefined });
});

type Methode = 'GET' | 'POST' | 'DELETE';
const appeler = (personne: Personne, method: Methode, url: string, payload?: object) =>
  app.inject({ method, url, headers: personne.entetes, ...(payload && { payload }) });
const consentir = (personne: Personne, accorde: boolean) =>
  appeler(personne, 'POST', '/api/my-data/consents', { finalite: 'banque', accorde, version: '2026-11' });
const lire = async (personne: Personne) => (await appeler(personne, 'GET', '/api/banque')).json<Banques>();
async function partir(personne: Personne): Promise<URL> {
  const reponse = await appeler(personne, 'POST', '/api/banque/depart', {});
  expect(reponse.statusCode).toBe(200);
  return new URL(reponse.json<{ url: string }>().url);
}
const revenir = (personne: Personne, state: string, code = 'bon-code') =>
  appeler(personne, 'POST', '/api/truelayer/exchange', { code, state, provider_id: 'fr-banque' });
const etatDe = (url: URL): string => url.searchParams.get('state') ?? '';
async function connecte(): Promise<{ personne: Personne; id: string }> {
  const personne = await t.personne();
  await consentir(personne, true);
  const reponse = await revenir(personne, etatDe(await partir(personne)));
  expect(reponse.statusCode).toBe(200);
  return { personne, id: reponse.json<{ connexion_id: string }>().connexion_id };
}

const relire = (personne: Personne, id: string) => appeler(personne, 'POST', `/api/banque/connexions/${id}/actualiser`);
const lectures = () => banque.recus.filter(({ chemin }) => chemin === '/data/v1/accounts').length;
const echanges = () => banque.recus.filter(({ chemin }) => chemin === '/connect/token').length;
const reste = async (personne: Personne) => {
  const { rows } = await t.base.queries.execute(sql`
    select (select count(*)::int from connexions_banque where utilisateur_id = ${personne.id}) as connexions`);
  return rows;
};
const surLEssai = (personne: Personne, method: Methode, url: string, payload?: object) =>
  t.injecter({ method, url, headers: personne.entetes, ...(payload && { payload }) });

describe('départ et retour', () => {
  test('sans accord, on ne part pas et on ne revient pas', async () => {
    const personne = await t.personne();
    for (const reponse of [await appeler(personne, 'POST', '/api/banque/depart', {}), await revenir(personne, 'x')]) {
      expect([reponse.statusCode, reponse.json<{ code: string }>().code]).toEqual([403, 'ACCORD_BANQUE_REQUIS']);
    }
  });

  test('la banque n’est priée que de se laisser lire', async () => {
    const personne = await t.personne();
    await consentir(personne, true);
    const url = await partir(personne);
    expect(url.searchParams.get('scope')).toBe('accounts balance offline_access');
    expect(url.searchParams.get('redirect_uri')).toBe('https://francis.exemple.test/truelayer-callback');
    expect(etatDe(url).length).toBeGreaterThanOrEqual(43);
    expect(url.href).not.toContain('secret-de-banque');
  });

  test('le retour connecte la banque, lit ses comptes et le dit sans jeton', async () => {
    const { personne } = await connecte();
    const lues = await lire(personne);
    expect(lues).toMatchObject({
      moyen: 'truelayer',
      accord: true,
      connexions: [
        {
          banque: 'Banque de France profonde',
          statut: 'active',
          accord_jusquau: '2027-05-19T10:00:00.000Z',
          comptes: [{ nom: 'Compte joint', fin_iban: '0189', soldes: [{ jour: '2026-11-20', solde: 1_234.56 }] }],
        },
      ],
    });
    expect(JSON.stringify(lues)).not.toMatch(/JETON|FR76/);
  });

  test('un état inconnu, d’une autre session, d’un autre compte, déjà servi ou périmé ne connecte rien', async () => {
    const personne = await t.personne();
    await consentir(personne, true);
    const autreSession = enPersonne(personne.email, await t.connecter(personne.email, { motDePasse: MOT_DE_PASSE }));
    const intrus = await t.personne();
    await consentir(intrus, true);
    const state = etatDe(await partir(personne));
    const avant = echanges();
    expect((await revenir(personne, 'inconnu')).statusCode).toBe(400);
    expect((await revenir(autreSession, state)).statusCode).toBe(400);
    expect((await revenir(intrus, state)).statusCode).toBe(400);
    expect(echanges()).toBe(avant);
    expect((await revenir(personne, state)).statusCode).toBe(200);
    expect((await revenir(personne, state)).statusCode).toBe(400);
    const perime = etatDe(await partir(personne));
    t.horloge.avancer(16 * 60_000);
    expect((await revenir(personne, perime)).statusCode).toBe(400);
    t.horloge.avancer(-16 * 60_000);
    expect((await lire(intrus)).connexions).toEqual([]);
  });

  test('un code refusé ne laisse aucun jeton, et l’état a servi', async () => {
    const personne = await t.personne();
    await consentir(personne, true);
    const state = etatDe(await partir(personne));
    const reponse = await revenir(personne, state, 'mauvais');
    expect([reponse.statusCode, reponse.json<{ detail: string }>().detail]).toEqual([
      400,
      'Erreur lors de la connexion bancaire',
    ]);
    expect((await revenir(personne, state)).statusCode).toBe(400);
    expect((await lire(personne)).connexions).toEqual([]);
  });

  test('les départs oubliés s’effacent', async () => {
    const personne = await t.personne();
    await consentir(personne, true);
    await partir(personne);
    t.horloge.avancer(HEURE);
    await app.tasks.runDue();
    expect(await t.base.queries.select().from(departsBanque)).toEqual([]);
    t.horloge.avancer(-HEURE);
  });
});

describe('jetons', () => {
  test('scellés dans la base, absents des journaux, de l’export et de toute réponse', async () => {
    const { personne, id } = await connecte();
    const [ligne] = await t.base.queries.select().from(connexionsBanque).where(eq(connexionsBanque.id, id));
    expect(ligne?.jetons).not.toBeNull();
    expect(ligne?.jetons).not.toContain('JETON');
    const exporte = await appeler(personne, 'POST', '/api/my-data/export', { password: MOT_DE_PASSE });
    expect(exporte.body).toContain('Banque de France profonde');
    for (const texte of [exporte.body, JSON.stringify(t.journal)]) {
      expect(texte).not.toMatch(/JETON|secret-de-banque/);
      expect(texte).not.toContain(ligne?.jetons ?? 'scellé');
    }
  });

  test('scellés pour une banque, ils n’ouvrent pas celle d’un autre', async () => {
    const [une, autre] = [await connecte(), await connecte()];
    const [ligne] = await t.base.queries.select().from(connexionsBanque).where(eq(connexionsBanque.id, une.id));
    await t.base.queries
      .update(connexionsBanque)
      .set({ jetons: ligne?.jetons ?? null })
      .where(eq(connexionsBanque.id, autre.id));
    const reponse = await appeler(autre.personne, 'POST', `/api/banque/connexions/${autre.id}/actualiser`);
    expect(reponse.statusCode).toBe(500);
    await t.base.queries.delete(connexionsBanque).where(eq(connexionsBanque.id, autre.id));
  });

  test('un jeton qui finit se renouvelle, et garde l’historique par jour', async () => {
    banque.expireDans = 30;
    const { personne, id } = await connecte();
    banque.solde = 1_000;
    t.horloge.avancer(5 * 60_000);
    await appeler(personne, 'POST', `/api/banque/connexions/${id}/actualiser`);
    const [compte] = (await lire(personne)).connexions[0]?.comptes ?? [];
    expect(compte?.soldes).toEqual([{ jour: '2026-11-20', solde: 1_000, disponible: 1_000 }]);
    const soldes = await t.base.queries
      .select()
      .from(soldesBanque)
      .where(eq(soldesBanque.compteId, compte?.id ?? ''));
    expect(soldes).toHaveLength(1);
    expect(banque.recus.some(({ champs }) => champs['grant_type'] === 'refresh_token')).toBe(true);
  });

  test('le serveur relit chaque jour ce qui est permis', async () => {
    const { personne } = await connecte();
    banque.solde = 900;
    t.horloge.avancer(JOUR + HEURE);
    await app.tasks.runDue();
    const [connexion] = await t.base.queries
      .select()
      .from(connexionsBanque)
      .where(eq(connexionsBanque.utilisateurId, personne.id));
    t.horloge.avancer(-JOUR - HEURE);
    const [compte] = (await lire(personne)).connexions[0]?.comptes ?? [];
    expect(compte?.soldes.map(({ jour, solde }) => [jour, solde])).toEqual([
      ['2026-11-21', 900],
      ['2026-11-20', 1_234.56],
    ]);
    expect(connexion?.statut).toBe('active');
  });

  test('une banque qui ne se laisse plus lire le dit, et ses jetons disparaissent ; la reconnecter garde l’historique', async () => {
    const { personne, id } = await connecte();
    banque.refuse = true;
    await appeler(personne, 'POST', `/api/banque/connexions/${id}/actualiser`);
    expect((await lire(personne)).connexions).toMatchObject([
      { statut: 'expiree', comptes: [{ nom: 'Compte joint' }] },
    ]);
    const [ligne] = await t.base.queries.select().from(connexionsBanque).where(eq(connexionsBanque.id, id));
    expect(ligne?.jetons).toBeNull();
    banque.refuse = false;
    const reponse = await revenir(personne, etatDe(await partir(personne)));
    expect(reponse.json()).toEqual({ success: true, connexion_id: id });
    expect((await lire(personne)).connexions).toMatchObject([{ statut: 'active' }]);
  });

  test('une panne se dit, et ne change rien', async () => {
    const { personne, id } = await connecte();
    banque.enPanne = true;
    const reponse = await appeler(personne, 'POST', `/api/banque/connexions/${id}/actualiser`);
    expect([reponse.statusCode, reponse.json<{ code: string }>().code]).toEqual([503, 'BANQUE_INDISPONIBLE']);
    expect((await lire(personne)).connexions).toMatchObject([{ statut: 'active' }]);
  });
});

describe('ce que la banque répond', () => {
  test('un jeton qui n’ouvre plus se renouvelle, et l’accord reste', async () => {
    const { personne, id } = await connecte();
    banque.perimer();
    banque.solde = 700;
    expect((await relire(personne, id)).statusCode).toBe(200);
    const [connexion] = (await lire(personne)).connexions;
    expect(connexion).toMatchObject({ statut: 'active', comptes: [{ soldes: [{ solde: 700 }] }] });
    // What was kept is the renewed one.
    const avant = echanges();
    await relire(personne, id);
    expect(echanges()).toBe(avant);
  });

  test.each([
    [403, 'access_denied', 200, 'expiree'],
    [403, 'sca_exceeded', 200, 'expiree'],
    [400, 'deprecated_provider', 200, 'expiree'],
    [400, 'validation_error', 503, 'active'],
    [429, 'provider_too_many_requests', 503, 'active'],
    [429, 'provider_request_limit_exceeded', 503, 'active'],
    [503, 'provider_error', 503, 'active'],
    [504, 'provider_timeout', 503, 'active'],
  ])('%i %s : %i, la banque est %s', async (statut, error, reponse, attendu) => {
    const { personne, id } = await connecte();
    banque.erreur = [statut, { error }];
    expect((await relire(personne, id)).statusCode).toBe(reponse);
    expect((await lire(personne)).connexions).toMatchObject([{ statut: attendu }]);
  });

  test.each([
    ['un solde que la banque ne sert pas', [501, { error: 'endpoint_not_supported' }], ['Compte joint']],
    ['un compte qui n’existe plus', [404, { error: 'account_not_found' }], ['Compte joint']],
    ['un solde sans disponible, d’un compte sans genre ni numéro', [200, SOLDE_NU], ['Compte joint', 'Compte muet']],
  ] as const)('%s n’empêche pas de lire les autres', async (_cas, second, noms) => {
    banque.soldeDuSecond = second;
    const { personne } = await connecte();
    const [connexion] = (await lire(personne)).connexions;
    expect(connexion?.statut).toBe('active');
    expect(connexion?.comptes.map(({ nom }) => nom)).toEqual(noms);
  });

  test('les appels disent que la personne est là quand elle l’est, jamais quand le serveur lit seul', async () => {
    banque.recus.length = 0;
    const { personne, id } = await connecte();
    await relire(personne, id);
    const siennes = banque.recus.filter(({ chemin }) => chemin.startsWith('/data/'));
    expect(siennes.map(({ present }) => present)).toEqual(siennes.map(() => '127.0.0.1'));
    banque.recus.length = 0;
    t.horloge.avancer(3 * JOUR);
    await app.tasks.runDue();
    t.horloge.avancer(-3 * JOUR);
    const seules = banque.recus.filter(({ chemin }) => chemin.startsWith('/data/'));
    expect(seules.length).toBeGreaterThan(0);
    expect(seules.filter(({ present }) => present !== undefined)).toEqual([]);
  });

  test('une banque en panne n’est pas relue plus de quatre fois par jour sans la personne', async () => {
    await t.base.queries.delete(connexionsBanque);
    await connecte();
    banque.erreur = [429, { error: 'provider_request_limit_exceeded' }];
    t.horloge.avancer(5 * JOUR);
    const avant = lectures();
    for (let quart = 0; quart < 4 * 24; quart += 1) {
      await app.tasks.runDue();
      t.horloge.avancer(HEURE / 4);
    }
    t.horloge.avancer(-6 * JOUR);
    expect(lectures() - avant).toBe(4);
  });
});

describe('fin', () => {
  test('déconnecter détruit les jetons, là-bas et ici, et efface ce qui a été lu', async () => {
    const { personne, id } = await connecte();
    const intrus = await t.personne();
    expect((await appeler(intrus, 'DELETE', `/api/banque/connexions/${id}`)).statusCode).toBe(404);
    const avant = banque.revoques.length;
    expect((await appeler(personne, 'DELETE', `/api/banque/connexions/${id}`)).statusCode).toBe(204);
    expect(banque.revoques.length).toBe(avant + 1);
    expect(await reste(personne)).toEqual([{ connexions: 0 }]);
  });

  test('la banque en panne, les jetons d’ici disparaissent quand même', async () => {
    const { personne, id } = await connecte();
    banque.enPanne = true;
    expect((await appeler(personne, 'DELETE', `/api/banque/connexions/${id}`)).statusCode).toBe(204);
    expect(await reste(personne)).toEqual([{ connexions: 0 }]);
  });

  test('retirer son consentement déconnecte aussitôt', async () => {
    const { personne } = await connecte();
    const avant = banque.revoques.length;
    await consentir(personne, false);
    expect(banque.revoques.length).toBe(avant + 1);
    expect(await lire(personne)).toMatchObject({ accord: false, connexions: [] });
  });
});

describe('banque d’essai', () => {
  test('elle parle le même protocole, de bout en bout, et ses jetons meurent à la déconnexion', async () => {
    const personne = await t.personne();
    await consentir(personne, true);
    const depart = await surLEssai(personne, 'POST', '/api/banque/depart', {});
    const url = new URL(depart.json<{ url: string }>().url, 'http://ici');
    expect(url.pathname).toBe('/banque-essai');
    const { client_id, redirect_uri, scope, state, response_type } = Object.fromEntries(url.searchParams);
    const demande = { client_id, redirect_uri, scope, state, response_type };
    const refus = await surLEssai(personne, 'POST', '/api/banque-essai/autoriser', { ...demande, accord: false });
    expect(refus.json<{ url: string }>().url).toContain('error=access_denied');
    const ailleurs = { ...demande, redirect_uri: 'https://exemple.org/', accord: true };
    expect((await surLEssai(personne, 'POST', '/api/banque-essai/autoriser', ailleurs)).statusCode).toBe(400);
    const accord = await surLEssai(personne, 'POST', '/api/banque-essai/autoriser', { ...demande, accord: true });
    const code = new URL(accord.json<{ url: string }>().url, 'http://ici').searchParams.get('code');
    const echange = await surLEssai(personne, 'POST', '/api/truelayer/exchange', { code, state });
    expect(echange.statusCode).toBe(200);
    const lues = (await surLEssai(personne, 'GET', '/api/banque')).json<Banques>();
    expect(lues).toMatchObject({ moyen: 'essai', connexions: [{ banque: 'Banque d’essai', statut: 'active' }] });
    expect(lues.connexions[0]?.comptes.map(({ nom }) => nom)).toEqual([
      'Compte courant d’essai',
      'LDDS d’essai',
      'Livret A d’essai',
    ]);
    const id = lues.connexions[0]?.id;
    expect((await surLEssai(personne, 'DELETE', `/api/banque/connexions/${id}`)).statusCode).toBe(204);
  });

  test.each([
    ['la démonstration', {}, 'essai'],
    ['la démonstration ailleurs', { PUBLIC_URL: 'https://francis.exemple.test' }, 'indisponible'],
    ['la production', { FRANCIS_MODE: 'production', SIGNING_KEY: 'x'.repeat(40) }, 'indisponible'],
  ])('%s', (_cas, env, genre) => expect(parseConfiguration(env, '/nulle-part').banque.genre).toBe(genre));

  test('elle est refusée au démarrage ailleurs que sur cette machine', () => {
    const env = { BANQUE: 'essai', PUBLIC_URL: 'https://francis.exemple.test' };
    expect(() => parseConfiguration(env, '/nulle-part')).toThrow(/BANQUE=essai n’est permis que sur cette machine/);
  });

  test('sans banque, 503', async () => {
    const sans = await t.jumelle({ env: { BANQUE: 'aucune' } });
    const { entetes: headers } = await t.personne();
    const reponse = await sans.inject({ method: 'POST', url: '/api/banque/depart', headers, payload: {} });
    expect([reponse.statusCode, reponse.json<{ code: string }>().code]).toEqual([503, 'BANQUE_INDISPONIBLE']);
  });
});
