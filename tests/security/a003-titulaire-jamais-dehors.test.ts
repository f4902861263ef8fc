import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { utilisateurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { codeRecu, courriersDe, ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication({ env: { EMAILS_PAR_HEURE: '1000' } });
const FAUX = 'Mauvais-Mot-De-Passe-77';
const CHOISI = 'Trois-Noisettes-Blondes-62';
const CHEZ_SOI = '203.0.113.9';

const poster = (url: string, payload: object, remoteAddress = CHEZ_SOI) =>
  t.injecter({ method: 'POST', url: `/api/auth/${url}`, remoteAddress, payload });
const demandes = async (email: string, nombre: number, adresse: string): Promise<void> => {
  for (let i = 0; i < nombre; i += 1) {
    const [url, corps] = (
      [
        ['otp', { type: 'code' }],
        ['otp', { type: 'lien' }],
        ['recover', {}],
      ] as const
    )[i % 3] ?? ['recover', {}];
    expect((await poster(url, { email, ...corps }, adresse)).statusCode).toBe(200);
  }
};
const recus = async (email: string): Promise<number> => (await courriersDe(t, email)).length;
/** Someone whose mailbox was quiet for an hour. */
async function personne(): Promise<Personne> {
  const qui = await t.personne();
  await t.app.mailQueue.idle();
  t.horloge.avancer(61 * MINUTE);
  return qui;
}
/** The attack as it was made: failures from four addresses, e-mails from one. */
async function assieger(email: string): Promise<void> {
  for (let i = 0; i < 20; i += 1) {
    await t.connecter(email, { motDePasse: FAUX, adresse: `198.51.100.${i % 4}` });
  }
  await demandes(email, 15, '198.51.100.1');
}

describe('assiégé d’échecs et de demandes d’e-mails', () => {
  test('le titulaire entre par un code', async () => {
    const { email } = await personne();
    await assieger(email);
    await poster('otp', { email, type: 'code' });
    expect((await poster('otp/verify', { email, code: await codeRecu(t, email) })).statusCode).toBe(200);
  });

  test('il entre par un lien', async () => {
    const { email } = await personne();
    await assieger(email);
    await poster('otp', { email, type: 'lien' });
    expect((await poster('otp/verify', { ticket: await ticketDe(t, email, /lien de connexion/) })).statusCode).toBe(
      200,
    );
  });

  test('il choisit un mot de passe, qui ouvre aussitôt d’un navigateur inconnu', async () => {
    const { email } = await personne();
    await assieger(email);
    expect((await t.connecter(email, { adresse: CHEZ_SOI })).statusCode).toBe(429);
    await poster('recover', { email });
    const ticket = await ticketDe(t, email, /nouveau mot de passe/);
    expect((await poster('set-password', { ticket, password: CHOISI })).statusCode).toBe(200);
    expect((await t.connecter(email, { motDePasse: CHOISI, adresse: CHEZ_SOI })).statusCode).toBe(200);
    expect((await t.connecter(email, { motDePasse: CHOISI, adresse: '198.51.100.1' })).statusCode).toBe(200);
  });

  test('entrer par un code rouvre aussi le mot de passe', async () => {
    const { email } = await personne();
    await assieger(email);
    await poster('otp', { email, type: 'code' });
    await poster('otp/verify', { email, code: await codeRecu(t, email) });
    expect((await t.connecter(email, { adresse: '203.0.113.77' })).statusCode).toBe(200);
  });
});

describe('e-mails demandés', () => {
  test('cinq d’un demandeur, dix de tous ensemble, puis la même réponse et rien', async () => {
    const { email } = await personne();
    const avant = await recus(email);
    await demandes(email, 15, '198.51.100.1');
    expect((await recus(email)) - avant).toBe(5);
    await demandes(email, 7, '198.51.100.2');
    expect((await recus(email)) - avant).toBe(10);
    const refusee = await poster('recover', { email }, '198.51.100.3');
    const inconnue = await poster('recover', { email: `${randomUUID()}@exemple.test` }, '198.51.100.3');
    expect(refusee.body).toBe(inconnue.body);
    expect((await recus(email)) - avant).toBe(10);
    t.horloge.avancer(61 * MINUTE);
    await poster('recover', { email });
    expect((await recus(email)) - avant).toBe(11);
  });

  test('de deux instances au même instant, pas un de plus', async () => {
    const { email } = await personne();
    const avant = await recus(email);
    const jumelle = await t.jumelle({ env: { EMAILS_PAR_HEURE: '1000' } });
    const appels = Array.from({ length: 30 }, (_, i) =>
      (i % 2 ? t.app : jumelle).inject({
        method: 'POST',
        url: '/api/auth/recover',
        remoteAddress: `198.51.100.${i}`,
        payload: { email },
      }),
    );
    await Promise.all(appels);
    await jumelle.mailQueue.idle();
    expect((await recus(email)) - avant).toBe(10);
  });

  test('le dernier message vaut tant qu’aucun autre ne part', async () => {
    const { email } = await personne();
    await demandes(email, 5, '198.51.100.1');
    for (let i = 0; i < 6; i += 1) await poster('otp', { email, type: 'code' }, '198.51.100.2');
    const lien = await ticketDe(t, email, /code/);
    const code = await codeRecu(t, email);
    t.horloge.avancer(59 * MINUTE);
    await poster('otp', { email, type: 'code' });
    expect(await codeRecu(t, email)).toBe(code);
    expect((await poster('otp/verify', { email, code })).statusCode).toBe(200);
    // One of the two: the message served.
    expect((await poster('otp/verify', { ticket: lien })).statusCode).toBe(400);
  });

  test('ceux qui n’ouvrent rien ne prennent pas la place de ceux qui ouvrent', async () => {
    const { email } = await personne();
    const avant = await recus(email);
    for (let i = 0; i < 12; i += 1) {
      const corps = { email, password: MOT_DE_PASSE, fullName: 'Un Autre' };
      await poster('secure-signup', corps, `198.51.100.${i}`);
    }
    expect((await recus(email)) - avant).toBe(2);
    await poster('recover', { email });
    expect(await ticketDe(t, email, /nouveau mot de passe/)).toBeDefined();
  });

  test('ceux d’inconnus n’arrêtent ni le code d’une session ouverte, ni un avis de sûreté', async () => {
    const qui = await personne();
    const { email } = qui;
    const connexion = await t.connecter(email);
    const headers = { authorization: `Bearer ${connexion.json<{ access_token: string }>().access_token}` };
    for (const hote of [1, 2, 3]) await demandes(email, 5, `198.51.100.${hote}`);
    await t.injecter({ method: 'POST', url: '/api/auth/reauthenticate', headers, payload: {} });
    const payload = { code: await codeRecu(t, email) };
    const preuve = await t.injecter({ method: 'POST', url: '/api/auth/reauthenticate', headers, payload });
    expect(preuve.statusCode).toBe(200);
    const corps = { currentPassword: MOT_DE_PASSE, newPassword: CHOISI, userId: qui.id };
    await t.injecter({ method: 'POST', url: '/api/auth/change-password', headers, payload: corps });
    expect((await courriersDe(t, email))[0]?.sujet).toBe('Votre mot de passe a changé');
  });
});

describe('essais d’un code', () => {
  test('ceux d’inconnus n’usent ni les siens, ni le lien du même message', async () => {
    const { email } = await personne();
    await poster('otp', { email, type: 'code' });
    const code = await codeRecu(t, email);
    const faux = code === '000000' ? '111111' : '000000';
    for (let i = 0; i < 12; i += 1) await poster('otp/verify', { email, code: faux }, `198.51.100.${i}`);
    expect((await poster('otp/verify', { email, code }, '198.51.100.99')).statusCode).toBe(400);
    expect((await poster('otp/verify', { email, code })).statusCode).toBe(200);
    await poster('otp', { email, type: 'code' });
    const suivant = await codeRecu(t, email);
    for (let i = 0; i < 6; i += 1) await poster('otp/verify', { email, code: suivant === faux ? '222222' : faux });
    expect((await poster('otp/verify', { email, code: suivant })).statusCode).toBe(400);
    expect((await poster('otp/verify', { ticket: await ticketDe(t, email, /code/) })).statusCode).toBe(200);
  });

  test('cinq de celui qui l’a demandé, pas un de plus, de deux instances ensemble', async () => {
    const { email } = await personne();
    const jumelle = await t.jumelle({ env: { EMAILS_PAR_HEURE: '1000' } });
    await poster('otp', { email, type: 'code' });
    const code = await codeRecu(t, email);
    const faux = Array.from({ length: 5 }, (_, i) => String((Number(code) + i + 1) % 1_000_000).padStart(6, '0'));
    const essais = faux.map((essai, i) =>
      (i % 2 ? t.app : jumelle).inject({
        method: 'POST',
        url: '/api/auth/otp/verify',
        remoteAddress: CHEZ_SOI,
        payload: { email, code: essai },
      }),
    );
    await Promise.all(essais);
    expect((await poster('otp/verify', { email, code })).json()).toMatchObject({ code: 'CODE_INVALIDE' });
  });

  test('celui d’un compte fermé entre-temps ne vaut rien, et ne dit pas pourquoi', async () => {
    const { id, email } = await personne();
    await poster('otp', { email, type: 'code' });
    const code = await codeRecu(t, email);
    const desactiveLe = t.horloge.now();
    await t.base.queries.update(utilisateurs).set({ desactiveLe }).where(eq(utilisateurs.id, id));
    const refus = await poster('otp/verify', { email, code });
    expect([refus.statusCode, refus.json()]).toMatchObject([400, { code: 'CODE_INVALIDE' }]);
  });

  test('il vaut dix minutes', async () => {
    const [une, autre] = [await personne(), await personne()];
    for (const { email } of [une, autre]) await poster('otp', { email, type: 'code' });
    const [a, b] = [await codeRecu(t, une.email), await codeRecu(t, autre.email)];
    t.horloge.avancer(10 * MINUTE - 1);
    expect((await poster('otp/verify', { email: une.email, code: a })).statusCode).toBe(200);
    t.horloge.avancer(1);
    expect((await poster('otp/verify', { email: autre.email, code: b })).statusCode).toBe(400);
  });
});
