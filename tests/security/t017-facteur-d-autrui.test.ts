import { expect, test } from 'vitest';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import {
  codeDe,
  defiDe,
  personneProtegee,
  preparer,
  repondre,
} from '../../apps/api/src/testing/double-authentification.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const sansIdentifiant = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

test('le facteur d’autrui ne se confirme pas, même avec son code', async () => {
  const [victime, intrus] = [await t.personne(), await t.personne()];
  const { facteur, secret } = (await preparer(t, victime)).json<{ facteur: { id: string }; secret: string }>();
  const confirmer = (id: string) =>
    t.injecter({
      method: 'POST',
      url: `/api/auth/factors/${id}/verify`,
      headers: intrus.entetes,
      payload: { code: codeDe(secret, t.horloge.now()) },
    });
  const sien = await confirmer(facteur.id);
  expect(sien.statusCode).toBe(404);
  expect(sansIdentifiant(sien.body)).toBe(sansIdentifiant((await confirmer(INCONNU)).body));
  expect((await t.connecter(victime.email)).json()).toMatchObject({ success: true });
});

test('il ne se retire pas, même par qui a montré le sien', async () => {
  const [victime, intrus] = [await personneProtegee(t), await personneProtegee(t)];
  const retirer = (id: string) =>
    t.injecter({ method: 'DELETE', url: `/api/auth/factors/${id}`, headers: intrus.entetes });
  const sien = await retirer(victime.facteurId);
  expect(sien.statusCode).toBe(404);
  expect(sansIdentifiant(sien.body)).toBe(sansIdentifiant((await retirer(INCONNU)).body));
  expect((await t.connecter(victime.email)).json()).toMatchObject({ requiresMFA: true });
});

test('le code de son propre facteur ne répond pas au défi d’autrui', async () => {
  const [victime, intrus] = [await personneProtegee(t), await personneProtegee(t)];
  t.horloge.avancer(MINUTE);
  expect((await repondre(t, await defiDe(t, victime.email), intrus.code())).statusCode).toBe(400);
});

test('il ne paraît pas dans la liste des siens', async () => {
  const [victime, intrus] = [await personneProtegee(t), await t.personne()];
  const liste = await t.injecter({ url: '/api/auth/factors', headers: intrus.entetes });
  expect(liste.body).not.toContain(victime.facteurId);
});
