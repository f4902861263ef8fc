import { randomUUID } from 'node:crypto';
import type { InscriptionReponse } from '@francis/contract';
import { expect, test } from 'vitest';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';

const t = avecApplication();

const inscrire = (email: string, fullName = 'Grace Hopper') =>
  t.injecter({
    method: 'POST',
    url: '/api/auth/secure-signup',
    payload: { email, password: MOT_DE_PASSE, fullName, accountType: 'professionnel' },
  });
const effacer = ({ user: { id: _id, email: _email, ...user }, ...reste }: InscriptionReponse) => ({ ...reste, user });
const sansIdentifiant = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

test('une adresse connue et une nouvelle reçoivent le même statut, les mêmes en-têtes et la même forme', async () => {
  const connue = await t.personne();
  const nouvelle = `${randomUUID()}@exemple.test`;
  const [a, b] = [await inscrire(connue.email), await inscrire(nouvelle)];
  expect(a.statusCode).toBe(201);
  expect(b.statusCode).toBe(201);
  expect(Object.keys(a.headers)).toEqual(Object.keys(b.headers));
  expect(a.headers['content-length']).toBe(b.headers['content-length']);
  expect(effacer(a.json())).toEqual(effacer(b.json()));
  // The answer speaks of what was sent, never of the account that exists.
  expect(a.body).not.toContain(connue.id);
  expect(a.json<InscriptionReponse>().user.fullName).toBe('Grace Hopper');
});

test('le titulaire connu reçoit un autre e-mail, sans lien qui agisse, et son compte ne change pas', async () => {
  const connue = await t.personne();
  const avant = await t.injecter({ url: '/api/auth/user', headers: connue.entetes });
  await inscrire(connue.email, 'Usurpateur');
  const [dernier, premier] = await courriersDe(t, connue.email);
  expect(premier?.sujet).toBe('Confirmez votre adresse e-mail');
  expect(dernier?.sujet).toBe('Vous avez déjà un compte Francis');
  expect(dernier?.texte).not.toContain('ticket');
  const apres = await t.injecter({ url: '/api/auth/user', headers: connue.entetes });
  expect(apres.json()).toEqual(avant.json());
});

test('quand la vérification est requise, s’être inscrit ne se distingue pas non plus à la connexion', async () => {
  const app = await t.jumelle({ env: { EMAIL_VERIFIE_REQUIS: 'oui' } });
  const connue = await t.personne();
  const nouvelle = `${randomUUID()}@exemple.test`;
  await inscrire(nouvelle);
  const essayer = (email: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/secure-login', payload: { email, password } });
  const a = await essayer(connue.email, 'Une-Autre-Phrase-De-Passe-58');
  const b = await essayer(nouvelle, MOT_DE_PASSE);
  expect([a.statusCode, b.statusCode]).toEqual([401, 401]);
  expect(sansIdentifiant(a.body)).toBe(sansIdentifiant(b.body));
});
