import { expect, test } from 'vitest';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';

const t = avecApplication({ env: { EMAILS_PAR_HEURE: '1000' } });

test.each([
  ['/api/auth/recover', {}],
  ['/api/auth/resend', { type: 'verification' }],
  ['/api/auth/resend', { type: 'activation' }],
])('%s %o répond pareil pour une adresse inconnue et une connue', async (url, plus) => {
  const { email } = await t.personneNonProuvee();
  const demander = (adresse: string) => t.injecter({ method: 'POST', url, payload: { email: adresse, ...plus } });
  const connue = await demander(email);
  const inconnue = await demander('personne@exemple.test');
  expect(connue.statusCode).toBe(200);
  expect(inconnue.statusCode).toBe(200);
  expect(inconnue.body).toBe(connue.body);
  expect(Object.keys(inconnue.headers)).toEqual(Object.keys(connue.headers));
  // One message of the sign-up, one of the demand.
  expect(await courriersDe(t, email)).toHaveLength(2);
  expect(await courriersDe(t, 'personne@exemple.test')).toEqual([]);
});

test.each(['/api/auth/complete-signup', '/api/auth/activate-paid-user'])(
  '%s : adresse inconnue, lien faux et lien absent sont le même refus',
  async (url) => {
    const { email } = await t.personne();
    const password = 'Trois-Noisettes-Blondes-62';
    const confirmation = url.endsWith('complete-signup') ? { confirm_password: password } : {};
    const corps = [
      { email, password, ...confirmation },
      { email, password, ticket: 'faux', ...confirmation },
      { email: 'personne@exemple.test', password, ...confirmation },
      { email: 'personne@exemple.test', password, ticket: 'faux', ...confirmation },
    ];
    for (const payload of corps) {
      const reponse = await t.injecter({ method: 'POST', url, payload });
      expect(reponse.statusCode).toBe(400);
      expect(reponse.json()).toMatchObject({
        code: 'LIEN_INVALIDE',
        detail: 'Lien d’activation invalide ou expiré',
      });
    }
  },
);

test('demander sans fin n’emplit pas la boîte de quelqu’un : cinq messages, celui de l’inscription compris', async () => {
  const { email } = await t.personne();
  for (let i = 0; i < 12; i += 1) {
    await t.injecter({ method: 'POST', url: '/api/auth/recover', payload: { email } });
  }
  expect(await courriersDe(t, email)).toHaveLength(5);
});
