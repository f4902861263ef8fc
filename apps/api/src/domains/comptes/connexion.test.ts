import { describe, expect, test } from 'vitest';
import { avecApplication, SECRET } from '../../testing/application-de-test.ts';
import { MINUTE } from '../../testing/horloge.ts';
import { COMPTES_DEMO, semerComptesDemo } from './index.ts';

const t = avecApplication({ env: { CONNEXION_ECHECS_PAR_ADRESSE: '50' } });
const FAUX = 'Mauvais-Mot-De-Passe-77';

const sansIdentifiant = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

describe('POST /api/auth/secure-login', () => {
  test('ouvre une session avec un jeton d’accès et un cookie que les scripts ne lisent pas', async () => {
    const { email } = await t.personne();
    const reponse = await t.connecter(email.toUpperCase());
    expect(reponse.statusCode).toBe(200);
    expect(reponse.json()).toMatchObject({
      success: true,
      token_type: 'Bearer',
      expires_at: new Date(t.horloge.now().getTime() + 30 * MINUTE).toISOString(),
      session_expires_at: new Date(t.horloge.now().getTime() + 480 * MINUTE).toISOString(),
      inactivity_seconds: 1800,
    });
    expect(reponse.cookies.map(({ name }) => name)).toEqual(['francis-session', 'francis-appareil']);
    for (const cookie of reponse.cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
      expect(reponse.body).not.toContain(cookie.value);
    }
  });

  test('servi en https, le cookie est __Host- et Secure', async () => {
    const app = await t.jumelle({ env: { PUBLIC_URL: 'https://francis.exemple' } });
    const { email } = await t.personne();
    const reponse = await app.inject({
      method: 'POST',
      url: '/api/auth/secure-login',
      payload: { email, password: 'Sept-Chataignes-Rousses-41' },
    });
    expect(reponse.cookies[0]).toMatchObject({ name: '__Host-francis-session', secure: true, path: '/' });
    expect(reponse.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('un compte inconnu et un mauvais mot de passe reçoivent la même réponse', async () => {
    const { email } = await t.personne();
    const connu = await t.connecter(email, { motDePasse: FAUX });
    const inconnu = await t.connecter('personne@exemple.test', { motDePasse: FAUX });
    expect(connu.statusCode).toBe(401);
    expect(connu.json()).toMatchObject({ detail: 'Identifiants incorrects', code: 'IDENTIFIANTS_INCORRECTS' });
    expect(sansIdentifiant(inconnu.body)).toBe(sansIdentifiant(connu.body));
    expect(Object.keys(inconnu.headers)).toEqual(Object.keys(connu.headers));
    expect(inconnu.statusCode).toBe(401);
  });

  test('cinq échecs verrouillent quinze minutes, pour la paire compte et adresse seulement', async () => {
    const { email } = await t.personne();
    const adresse = '198.51.100.7';
    for (let i = 0; i < 5; i += 1) {
      expect((await t.connecter(email, { motDePasse: FAUX, adresse })).statusCode).toBe(401);
    }
    const verrouille = await t.connecter(email, { adresse });
    expect(verrouille.statusCode).toBe(429);
    expect(verrouille.json()).toMatchObject({
      code: 'COMPTE_VERROUILLE',
      detail: 'Compte temporairement verrouillé. Réessayez dans 15 minutes.',
    });
    expect(verrouille.headers['retry-after']).toBe('900');

    expect((await t.connecter(email, { adresse: '203.0.113.9' })).statusCode).toBe(200);

    t.horloge.avancer(14 * MINUTE + 30_000);
    expect((await t.connecter(email, { adresse })).json()).toMatchObject({
      detail: 'Compte temporairement verrouillé. Réessayez dans 1 minute.',
    });
    t.horloge.avancer(MINUTE);
    expect((await t.connecter(email, { adresse })).statusCode).toBe(200);
  });

  test('un compte inconnu se verrouille comme un connu', async () => {
    const adresse = '198.51.100.8';
    for (let i = 0; i < 5; i += 1) await t.connecter('fantome@exemple.test', { motDePasse: FAUX, adresse });
    expect((await t.connecter('fantome@exemple.test', { motDePasse: FAUX, adresse })).statusCode).toBe(429);
  });

  test('des connexions justes et simultanées passent toutes', async () => {
    const { email } = await t.personne();
    const toutes = await Promise.all(
      Array.from({ length: 10 }, () => t.connecter(email, { adresse: '198.51.100.10' })),
    );
    expect(toutes.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('une réussite remet le compte des échecs à zéro', async () => {
    const { email } = await t.personne();
    const adresse = '198.51.100.11';
    for (let tour = 0; tour < 3; tour += 1) {
      for (let i = 0; i < 4; i += 1) await t.connecter(email, { motDePasse: FAUX, adresse });
      expect((await t.connecter(email, { adresse })).statusCode).toBe(200);
    }
  });

  test('une page d’un autre site n’ouvre pas de session', async () => {
    const { email } = await t.personne();
    const payload = { email, password: 'Sept-Chataignes-Rousses-41' };
    const depuis = (headers: Record<string, string>) =>
      t.injecter({ method: 'POST', url: '/api/auth/secure-login', headers, payload });
    expect((await depuis({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await depuis({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await depuis({ origin: 'https://mechant.test' })).statusCode).toBe(403);
    expect((await depuis({ origin: 'null' })).statusCode).toBe(403);
    expect((await depuis({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' })).statusCode).toBe(200);
    expect((await depuis({ origin: 'http://localhost:80', host: 'localhost' })).statusCode).toBe(200);
  });

  test('les comptes de démonstration n’ouvrent rien en production', async () => {
    await semerComptesDemo(t.base, t.horloge);
    const production = await t.jumelle({ env: { FRANCIS_MODE: 'production', SIGNING_KEY: SECRET } });
    for (const { email, motDePasse } of COMPTES_DEMO) {
      expect((await t.connecter(email, { motDePasse })).statusCode).toBe(200);
      const payload = { email, password: motDePasse };
      const refus = await production.inject({ method: 'POST', url: '/api/auth/secure-login', payload });
      expect(refus.json()).toMatchObject({ code: 'IDENTIFIANTS_INCORRECTS' });
    }
  });
});
