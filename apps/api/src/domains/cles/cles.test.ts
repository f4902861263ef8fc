import { type CleCreee, type Client, LISTE_PORTEES, type UsageCle } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clesApi, membresCabinet, requetesIdempotentes } from '../../schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';
import { HEURE, MINUTE } from '../../testing/horloge.ts';

const t = avecApplication();
const ICI = '/api/pro/cabinet/cles';
const CLIENTS = '/api/pro/clients';
const METHODES = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';

let alpha: Personne;
let beta: Personne;

const creer = (qui: Personne, plus: object = {}) =>
  t.injecter({
    method: 'POST',
    url: ICI,
    headers: qui.entetes,
    payload: { nom: 'Comptabilité', portees: LISTE_PORTEES, jours: 30, password: MOT_DE_PASSE, ...plus },
  });
async function cleDe(qui: Personne, plus: object = {}): Promise<{ id: string; authorization: string }> {
  const { cle, secret } = (await creer(qui, plus)).json<CleCreee>();
  return { id: cle.id, authorization: `Bearer ${secret}` };
}
const ouvrir = async (headers: Record<string, string>, nom = 'Lovelace'): Promise<string> => {
  const reponse = await t.injecter({
    method: 'POST',
    url: CLIENTS,
    headers,
    payload: { data: { ...DOSSIER, nom_client: nom } },
  });
  return reponse.json<{ client: Client }>().client.id;
};
const combien = async (qui: Personne): Promise<number> =>
  (await t.injecter({ url: `${CLIENTS}/`, headers: qui.entetes })).json<unknown[]>().length;

/** A colleague in the firm of somebody. */
async function collegue(de: Personne, role: 'conseiller' | 'lecteur'): Promise<Personne> {
  const nouveau = await t.personne('professionnel');
  const [sien] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, de.id));
  if (!sien) throw new Error('they have a firm');
  const { cabinetId, depuisLe } = sien;
  await t.base.queries.insert(membresCabinet).values({ utilisateurId: nouveau.id, cabinetId, depuisLe, role });
  return nouveau;
}

/** Opens a file, under an `Idempotency-Key`. */
const ecrire = (qui: Record<string, string>, cle: string, nom = 'Noether') =>
  t.injecter({
    method: 'POST',
    url: CLIENTS,
    headers: { ...qui, 'idempotency-key': cle },
    payload: { data: { ...DOSSIER, nom_client: nom } },
  });

beforeAll(async () => {
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  await ouvrir(alpha.entetes, 'Alpha');
  await ouvrir(beta.entetes, 'Bêta');
});

describe('une clé', () => {
  test('n’est montrée qu’une fois, et la base n’en garde que l’empreinte', async () => {
    const { cle, secret } = (await creer(alpha)).json<CleCreee>();
    expect(secret).toMatch(/^frk_[\w-]{43}$/);
    expect(secret.startsWith(cle.debut)).toBe(true);
    const liste = await t.injecter({ url: ICI, headers: alpha.entetes });
    const [ligne] = await t.base.queries.select().from(clesApi).where(eq(clesApi.id, cle.id));
    expect(liste.body + JSON.stringify(ligne) + JSON.stringify(t.journal)).not.toContain(secret);
  });

  test('ouvre les dossiers de son cabinet, et ceux d’un autre comme s’ils n’existaient pas', async () => {
    const { authorization } = await cleDe(alpha);
    const [sien, autre] = [await ouvrir(alpha.entetes), await ouvrir(beta.entetes)];
    const lire = (id: string) => t.injecter({ url: `${CLIENTS}/${id}`, headers: { authorization } });
    expect((await lire(sien)).statusCode).toBe(200);
    const [etranger, inconnu] = [await lire(autre), await lire(INCONNU)];
    expect(etranger.statusCode).toBe(404);
    expect({ ...etranger.json<object>(), requestId: '' }).toEqual({ ...inconnu.json<object>(), requestId: '' });
    const liste = await t.injecter({ url: `${CLIENTS}/`, headers: { authorization } });
    expect(liste.body).toContain('Alpha');
    expect(liste.body).not.toContain('Bêta');
  });

  test('n’ouvre que les adresses de ses portées', async () => {
    const id = await ouvrir(alpha.entetes);
    const { authorization } = await cleDe(alpha, { portees: ['clients:lire'] });
    const headers = { authorization };
    expect((await t.injecter({ url: `${CLIENTS}/${id}`, headers })).statusCode).toBe(200);
    for (const [method, url] of [
      ['DELETE', `${CLIENTS}/${id}`],
      ['POST', `${CLIENTS}/${id}/analyze`],
      ['GET', `${CLIENTS}/${id}/export-csv`],
      ['GET', `${CLIENTS}/${id}/analyses`],
    ] as const) {
      const refus = await t.injecter({ method, url, headers });
      expect([url, refus.statusCode, refus.json<{ code: string }>().code]).toEqual([url, 403, 'PORTEE_INSUFFISANTE']);
    }
  });

  test('même avec toutes ses portées, n’ouvre aucune adresse qui n’en nomme pas', async () => {
    const { authorization } = await cleDe(alpha);
    const { paths } = (await t.injecter({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>>;
    }>();
    let fermees = 0;
    for (const [chemin, operations] of Object.entries(paths))
      for (const [methode, { security = [] }] of Object.entries(operations)) {
        if (!security.some((s) => 'jeton' in s) || security.some((s) => 'cle' in s)) continue;
        if (chemin === '/api/auth/logout') continue;
        fermees += 1;
        const url = chemin.replaceAll(/\{\w+\}/g, INCONNU);
        const { statusCode } = await t.app.inject({
          method: METHODES.find((une) => une.toLowerCase() === methode) ?? 'GET',
          url,
          headers: { authorization },
        });
        expect([methode, chemin, statusCode]).toEqual([methode, chemin, 403]);
      }
    expect(fermees).toBeGreaterThan(30);
  });

  test('retirée ou expirée, n’ouvre plus rien, comme une clé inventée', async () => {
    const [retiree, expiree] = [await cleDe(alpha), await cleDe(alpha, { jours: 1 })];
    await t.injecter({ method: 'DELETE', url: `${ICI}/${retiree.id}`, headers: alpha.entetes });
    await t.base.queries.update(clesApi).set({ expireLe: t.horloge.now() }).where(eq(clesApi.id, expiree.id));
    for (const authorization of [retiree.authorization, expiree.authorization, 'Bearer frk_inventee']) {
      const refus = await t.injecter({ url: `${CLIENTS}/`, headers: { authorization } });
      expect([refus.statusCode, refus.json<{ code: string }>().code]).toEqual([401, 'CLE_INVALIDE']);
    }
  });

  test('n’a jamais plus de droits que la personne qui l’a créée, et cesse avec son appartenance', async () => {
    const id = await ouvrir(alpha.entetes);
    const conseiller = await collegue(alpha, 'conseiller');
    const { authorization } = await cleDe(conseiller);
    const headers = { authorization };
    expect((await t.injecter({ method: 'DELETE', url: `${CLIENTS}/${id}`, headers })).statusCode).toBe(403);
    const changer = (role: string) =>
      t.injecter({
        method: 'PATCH',
        url: `/api/pro/cabinet/membres/${conseiller.id}`,
        headers: alpha.entetes,
        payload: { role },
      });
    await changer('lecteur');
    const payload = { data: DOSSIER };
    expect((await t.injecter({ method: 'POST', url: CLIENTS, headers, payload })).statusCode).toBe(403);
    expect((await creer(conseiller)).json()).toMatchObject({ code: 'ACCES_REFUSE' });
    await t.injecter({
      method: 'DELETE',
      url: `/api/pro/cabinet/membres/${conseiller.id}`,
      headers: alpha.entetes,
    });
    expect((await t.injecter({ url: `${CLIENTS}/`, headers })).json()).toMatchObject({ code: 'CLE_INVALIDE' });
  });

  test('demande le mot de passe, ou une preuve récente', async () => {
    const inconnu = await t.personne('professionnel');
    expect((await creer(inconnu, { password: undefined })).json()).toMatchObject({
      code: 'REAUTHENTIFICATION_REQUISE',
    });
    expect((await creer(inconnu, { password: 'faux' })).json()).toMatchObject({
      code: 'MOT_DE_PASSE_ACTUEL_INCORRECT',
    });
  });

  test('d’un collègue se retire par le titulaire, et ne se montre pas aux autres', async () => {
    const [conseiller, autre] = [await collegue(alpha, 'conseiller'), await collegue(alpha, 'conseiller')];
    const { id } = await cleDe(conseiller);
    const retirer = (qui: Personne) => t.injecter({ method: 'DELETE', url: `${ICI}/${id}`, headers: qui.entetes });
    expect((await t.injecter({ url: ICI, headers: autre.entetes })).body).not.toContain(id);
    expect((await retirer(autre)).statusCode).toBe(404);
    expect((await retirer(beta)).statusCode).toBe(404);
    expect((await retirer(alpha)).statusCode).toBe(200);
  });

  test('laisse la trace de chaque appel, permis ou refusé', async () => {
    const cle = await cleDe(alpha, { portees: ['clients:lire'] });
    const headers = { authorization: cle.authorization };
    await t.injecter({ url: `${CLIENTS}/`, headers });
    await t.injecter({ method: 'POST', url: CLIENTS, headers, payload: { data: DOSSIER } });
    const usages = await t.injecter({ url: `${ICI}/${cle.id}/usages`, headers: alpha.entetes });
    expect(usages.json<UsageCle[]>().map(({ methode, route, reussi }) => [methode, route, reussi])).toEqual([
      ['POST', CLIENTS, false],
      ['GET', `${CLIENTS}/`, true],
    ]);
  });
});

describe('Idempotency-Key', () => {
  test('la même requête n’est faite qu’une fois, et rend la même réponse', async () => {
    const cle = await cleDe(alpha);
    const headers = { authorization: cle.authorization };
    const avant = await combien(alpha);
    const premiere = await ecrire(headers, 'une');
    const seconde = await ecrire(headers, 'une');
    expect([premiere.statusCode, seconde.statusCode]).toEqual([201, 201]);
    expect(seconde.body).toBe(premiere.body);
    expect([premiere, seconde].map((r) => r.headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(await combien(alpha)).toBe(avant + 1);
  });

  test('vingt à la fois n’ouvrent qu’un dossier', async () => {
    const { authorization } = await cleDe(alpha);
    const avant = await combien(alpha);
    const reponses = await Promise.all(Array.from({ length: 20 }, () => ecrire({ authorization }, 'ensemble')));
    expect(reponses.every(({ statusCode }) => [201, 409].includes(statusCode))).toBe(true);
    expect(await combien(alpha)).toBe(avant + 1);
  });

  test('un autre corps sous la même clé est refusé', async () => {
    const { authorization } = await cleDe(alpha);
    await ecrire({ authorization }, 'deux');
    const refus = await ecrire({ authorization }, 'deux', 'Galois');
    expect([refus.statusCode, refus.json<{ code: string }>().code]).toEqual([422, 'IDEMPOTENCE_CORPS_DIFFERENT']);
  });

  test('deux personnes, ou deux clés, ne partagent rien', async () => {
    const [une, autre] = [await cleDe(alpha), await cleDe(alpha)];
    const ids = [une.authorization, autre.authorization, alpha.entetes.authorization, beta.entetes.authorization].map(
      async (authorization) => (await ecrire({ authorization }, 'commune')).json<{ client: Client }>().client.id,
    );
    expect(new Set(await Promise.all(ids)).size).toBe(4);
  });

  test('la réponse gardée est chiffrée, et s’oublie après un jour', async () => {
    const qui = await t.personne('professionnel');
    const premiere = await ecrire(qui.entetes, 'trois', 'CANARI');
    const gardees = await t.base.queries
      .select()
      .from(requetesIdempotentes)
      .where(eq(requetesIdempotentes.utilisateurId, qui.id));
    expect(gardees).toHaveLength(1);
    expect(JSON.stringify(gardees)).not.toContain('CANARI');
    await t.base.queries
      .update(requetesIdempotentes)
      .set({ expireLe: t.horloge.now() })
      .where(eq(requetesIdempotentes.utilisateurId, qui.id));
    const seconde = await ecrire(qui.entetes, 'trois', 'CANARI');
    expect(seconde.json<{ client: Client }>().client.id).not.toBe(premiere.json<{ client: Client }>().client.id);
  });

  test('une requête dont le serveur a disparu ne se refait pas à l’aveugle', async () => {
    const qui = await t.personne('professionnel');
    await ecrire(qui.entetes, 'quatre');
    const oublier = (recueLe: Date) =>
      t.base.queries
        .update(requetesIdempotentes)
        .set({ statut: null, recueLe })
        .where(eq(requetesIdempotentes.utilisateurId, qui.id));
    await oublier(t.horloge.now());
    expect((await ecrire(qui.entetes, 'quatre')).json()).toMatchObject({ code: 'IDEMPOTENCE_EN_COURS' });
    await oublier(new Date(t.horloge.now().getTime() - 5 * MINUTE));
    expect((await ecrire(qui.entetes, 'quatre')).json()).toMatchObject({ code: 'IDEMPOTENCE_INTERROMPUE' });
  });

  test('qui a perdu le droit d’écrire ne relit pas ce qu’il avait écrit', async () => {
    const parti = await collegue(alpha, 'conseiller');
    const { authorization } = await cleDe(parti);
    await ecrire({ authorization }, 'cinq');
    await t.injecter({ method: 'DELETE', url: `/api/pro/cabinet/membres/${parti.id}`, headers: alpha.entetes });
    expect((await ecrire({ authorization }, 'cinq')).statusCode).toBe(401);
  });

  test.each(['', 'a'.repeat(201), 'é'])('« %s » n’est pas une clé', async (cle) => {
    expect((await ecrire(alpha.entetes, cle)).json()).toMatchObject({ code: 'IDEMPOTENCE_CLE_INVALIDE' });
  });
});

test('une clé morte depuis un mois quitte la liste', async () => {
  const qui = await t.personne('professionnel');
  const { id } = await cleDe(qui, { jours: 1 });
  const finie = new Date(t.horloge.now().getTime() - 31 * 24 * HEURE);
  await t.base.queries.update(clesApi).set({ expireLe: finie }).where(eq(clesApi.id, id));
  await t.app.tasks.runDue();
  expect((await t.injecter({ url: ICI, headers: qui.entetes })).json()).toMatchObject({ cles: [] });
});
