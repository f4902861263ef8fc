import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe, ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { defiDe, personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const WEB = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

/** Every way in. */
async function entrees(): Promise<Record<string, LightMyRequestResponse>> {
  const app = await t.jumelle({ env: { PUBLIC_URL: 'https://francis.exemple' } });
  const poster = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const [simple, protegee] = [await t.personne(), await personneProtegee(t)];
  t.horloge.avancer(MINUTE);
  const connexion = await poster('/api/auth/secure-login', { email: simple.email, password: MOT_DE_PASSE });
  const cookie = connexion.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await poster('/api/auth/otp', { email: simple.email, type: 'lien' });
  await app.mailQueue.idle();
  const ticket = await ticketDe(t, simple.email, /lien de connexion/);
  return {
    connexion,
    rafraichissement: await poster('/api/auth/refresh', {}, { cookie }),
    'second facteur': await poster('/api/auth/mfa/verify', {
      challenge: await defiDe(t, protegee.email),
      code: protegee.code(),
    }),
    lien: await poster('/api/auth/otp/verify', { ticket }),
  };
}

test('chaque cookie est __Host-, Secure, HttpOnly, SameSite=Strict, et aucun jeton n’est aussi dans le corps', async () => {
  for (const [nom, reponse] of Object.entries(await entrees())) {
    expect([nom, reponse.statusCode]).toEqual([nom, 200]);
    expect(reponse.cookies.length).toBeGreaterThan(0);
    for (const cookie of reponse.cookies) {
      expect([nom, cookie]).toMatchObject([nom, { secure: true, httpOnly: true, sameSite: 'Strict', path: '/' }]);
      expect(cookie.name).toMatch(/^__Host-francis-/);
      expect(cookie.domain).toBeUndefined();
      expect(reponse.body).not.toContain(cookie.value);
    }
  }
});

test('aucun e-mail ne porte de secret dans la partie de l’adresse qu’un serveur reçoit', async () => {
  const { email } = await t.personneNonProuvee();
  for (const [url, corps] of [
    ['/api/auth/recover', {}],
    ['/api/auth/otp', { type: 'lien' }],
    ['/api/auth/resend', { type: 'activation' }],
    ['/api/auth/resend', { type: 'activation_payee' }],
  ] as const) {
    await t.injecter({ method: 'POST', url, payload: { email, ...corps } });
  }
  const liens = (await courriersDe(t, email)).flatMap(({ texte }) => texte.match(/https?:\S+/g) ?? []);
  expect(liens.length).toBe(5);
  for (const lien of liens) expect(new URL(lien).search).toBe('');
});

test('la page ne garde aucun jeton : ni dans le stockage du navigateur, ni dans une adresse', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (chemin) => /\.tsx?$/.test(chemin) && !chemin.includes('.test.'),
  );
  expect(sources.length).toBeGreaterThan(30);
  for (const chemin of sources) {
    const source = readFileSync(`${WEB}${chemin}`, 'utf8');
    const ecritures = source.match(/(?:local|session)Storage\.setItem\([^;]*;/g) ?? [];
    for (const ecriture of ecritures) {
      expect([chemin, ecriture]).toEqual([
        chemin,
        expect.not.stringMatching(/token|jeton|acces|session\b|cookie|ticket/i),
      ]);
    }
    expect([chemin, /document\.cookie|indexedDB/.test(source)]).toEqual([chemin, false]);
  }
});

test('aucune route ne lit un jeton dans l’adresse', async () => {
  const { jeton } = await t.personne();
  for (const nom of ['access_token', 'token', 'jeton', 'authorization']) {
    expect((await t.injecter({ url: `/api/auth/user?${nom}=${jeton}` })).statusCode).toBe(401);
  }
});
