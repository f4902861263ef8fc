import { hkdfSync } from 'node:crypto';
import type { SessionReponse } from '@francis/contract';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { jetonsRafraichissement } from '../../schema/index.ts';
import { avecApplication, cookieDe, enPersonne, type Personne, SECRET } from '../../testing/application-de-test.ts';
import { HEURE, MINUTE, SECONDE } from '../../testing/horloge.ts';

const t = avecApplication();

const rafraichir = (cookie: string, headers: Record<string, string> = {}) =>
  t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie, ...headers } });
const moi = (jeton: string) => t.injecter({ url: '/api/auth/user', headers: { authorization: `Bearer ${jeton}` } });
const jetonDe = (reponse: LightMyRequestResponse): string => reponse.json<SessionReponse>().access_token;
const base64 = (objet: object): string => Buffer.from(JSON.stringify(objet)).toString('base64url');

describe('jeton d’accès', () => {
  test('dit qui est connecté', async () => {
    const personne = await t.personne();
    const reponse = await moi(personne.jeton);
    expect(reponse.statusCode).toBe(200);
    expect(reponse.json()).toMatchObject({ id: personne.id, email: personne.email, taper: 'particulier' });
  });

  test('expire au bout de trente minutes', async () => {
    const { jeton } = await t.personne();
    t.horloge.avancer(30 * MINUTE);
    const reponse = await moi(jeton);
    expect(reponse.statusCode).toBe(401);
    expect(reponse.json()).toMatchObject({ code: 'SESSION_EXPIREE' });
  });

  test('modifié, sans signature, d’une autre clé ou d’un autre usage, il est refusé', async () => {
    const { jeton } = await t.personne();
    const [entete = '', contenu = '', signature = ''] = jeton.split('.');
    const lu = decodeJwt(jeton);
    const autreCle = new TextEncoder().encode('une autre clé de trente-deux octets.');
    const faux = [
      `${entete}.${base64({ ...lu, sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
      `${base64({ alg: 'none', typ: 'at+jwt' })}.${contenu}.`,
      await new SignJWT(lu).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(autreCle),
      `${entete}.${contenu}.${signature.slice(0, -2)}`,
      `${entete}.${contenu}`,
    ];
    for (const essai of faux) {
      const reponse = await moi(essai);
      expect(reponse.statusCode).toBe(401);
      expect(reponse.json()).toMatchObject({
        code: 'SESSION_INVALIDE',
        detail: 'Session invalide. Veuillez vous reconnecter.',
      });
    }
  });
});

describe('jeton signé de la bonne clé', () => {
  const CLE = new Uint8Array(hkdfSync('sha256', SECRET, 'francis', 'acces', 32));
  async function refaire({ jeton }: Personne, { aud = 'francis-api', iss = 'francis', typ = 'at+jwt' }) {
    const { kid } = decodeProtectedHeader(jeton);
    if (kid === undefined) throw new Error('no key id');
    return new SignJWT({ ...decodeJwt(jeton), aud, iss }).setProtectedHeader({ alg: 'HS256', typ, kid }).sign(CLE);
  }

  test.each([
    ['tel quel, passe', {}, 200],
    ['pour une autre audience, est refusé', { aud: 'francis-mcp' }, 401],
    ['d’un autre émetteur, est refusé', { iss: 'autre' }, 401],
    ['d’un autre type, est refusé', { typ: 'JWT' }, 401],
  ])('%s', async (_cas, champs, statut) => {
    const personne = await t.personne();
    expect((await moi(await refaire(personne, champs))).statusCode).toBe(statut);
  });
});

describe('rafraîchissement', () => {
  test('donne un nouveau jeton et remplace le cookie', async () => {
    const { cookie } = await t.personne();
    const reponse = await rafraichir(cookie);
    expect(reponse.statusCode).toBe(200);
    expect(cookieDe(reponse)).not.toBe(cookie);
    expect((await moi(jetonDe(reponse))).statusCode).toBe(200);
  });

  test('sans cookie ou avec un cookie inventé, 401', async () => {
    expect((await rafraichir('')).json()).toMatchObject({ code: 'AUTHENTIFICATION_REQUISE' });
    expect((await rafraichir('francis-session=invente')).json()).toMatchObject({ code: 'SESSION_INVALIDE' });
  });

  test('T026 : une réponse perdue se redemande pendant dix secondes', async () => {
    const { cookie } = await t.personne();
    const perdue = await rafraichir(cookie);
    t.horloge.avancer(9 * SECONDE);
    const redonnee = await rafraichir(cookie);
    expect(cookieDe(redonnee)).toBe(cookieDe(perdue));
  });

  test('la base ne garde aucun jeton utilisable', async () => {
    const { cookie } = await t.personne();
    const valeur = /francis-session=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(valeur).not.toBe('');
    const lignes = await t.base.queries.select().from(jetonsRafraichissement);
    expect(lignes.length).toBeGreaterThan(0);
    expect(JSON.stringify(lignes)).not.toContain(valeur);
    for (const { empreinte } of lignes) {
      expect((await rafraichir(`francis-session=${empreinte}`)).statusCode).toBe(401);
    }
  });

  test('une page d’un autre site n’en fait rien', async () => {
    const { cookie } = await t.personne();
    expect((await rafraichir(cookie, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await rafraichir(cookie, { origin: 'https://mechant.test' })).statusCode).toBe(403);
    const formulaire = await rafraichir(cookie, { 'content-type': 'text/plain', origin: 'https://mechant.test' });
    expect(formulaire.statusCode).toBe(403);
    expect((await t.injecter({ method: 'GET', url: '/api/auth/refresh', headers: { cookie } })).statusCode).toBe(405);
    expect((await rafraichir(cookie, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});

describe('fin de session', () => {
  test('trente minutes sans rien faire ferment la session', async () => {
    const { cookie, email } = await t.personne();
    t.horloge.avancer(30 * MINUTE);
    expect((await rafraichir(cookie)).json()).toMatchObject({ code: 'SESSION_EXPIREE' });
    expect((await t.connecter(email)).statusCode).toBe(200);
  });

  test('active, elle dure huit heures et pas une minute de plus', async () => {
    let { cookie, jeton } = await t.personne();
    for (let passees = 0; passees < 8 * HEURE - 20 * MINUTE; passees += 20 * MINUTE) {
      t.horloge.avancer(20 * MINUTE);
      const reponse = await rafraichir(cookie);
      expect(reponse.statusCode).toBe(200);
      cookie = cookieDe(reponse);
      jeton = jetonDe(reponse);
    }
    t.horloge.avancer(20 * MINUTE);
    expect((await rafraichir(cookie)).json()).toMatchObject({ code: 'SESSION_EXPIREE' });
    expect((await moi(jeton)).json()).toMatchObject({ code: 'SESSION_EXPIREE' });
  });

  test('se déconnecter rend le jeton et le cookie inutiles aussitôt, sur toutes les instances', async () => {
    const jumelle = await t.jumelle();
    const personne = await t.personne();
    const headers = { ...personne.entetes, cookie: personne.cookie };
    const sortie = await t.injecter({ method: 'POST', url: '/api/auth/logout', headers });
    expect(sortie.statusCode).toBe(204);
    expect(sortie.cookies[0]).toMatchObject({ name: 'francis-session', value: '' });
    expect(sortie.headers['clear-site-data']).toBe('"cache", "storage"');
    expect((await moi(personne.jeton)).statusCode).toBe(401);
    expect((await rafraichir(personne.cookie)).statusCode).toBe(401);
    const ailleurs = await jumelle.inject({ url: '/api/auth/user', headers: personne.entetes });
    expect(ailleurs.statusCode).toBe(401);
  });

  test('on se déconnecte aussi avec le seul cookie, ou avec un jeton périmé', async () => {
    for (const choisir of [
      ({ cookie }: Personne) => ({ cookie }),
      ({ entetes, cookie }: Personne) => ({ ...entetes, cookie }),
    ]) {
      const personne = await t.personne();
      t.horloge.avancer(29 * MINUTE);
      const sortie = await t.injecter({ method: 'POST', url: '/api/auth/logout', headers: choisir(personne) });
      expect(sortie.statusCode).toBe(204);
      expect((await rafraichir(personne.cookie)).statusCode).toBe(401);
    }
  });

  test('deux sessions d’une personne vivent et meurent séparément', async () => {
    const une = await t.personne();
    const autre = enPersonne(une.email, await t.connecter(une.email));
    await t.injecter({ method: 'POST', url: '/api/auth/logout', headers: une.entetes });
    expect((await moi(une.jeton)).statusCode).toBe(401);
    expect((await moi(autre.jeton)).statusCode).toBe(200);
  });
});
