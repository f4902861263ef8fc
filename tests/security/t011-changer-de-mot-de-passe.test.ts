import type { Erreur } from '@francis/contract';
import { expect, test } from 'vitest';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';

const t = avecApplication();
const NOUVEAU = 'Trois-Noisettes-Blondes-62';

const changer = (personne: Personne, champs: Record<string, unknown> = {}) =>
  t.injecter({
    method: 'POST',
    url: '/api/auth/change-password',
    headers: personne.entetes,
    payload: { currentPassword: MOT_DE_PASSE, newPassword: NOUVEAU, userId: personne.id, ...champs },
  });
const moi = (personne: Personne) => t.injecter({ url: '/api/auth/user', headers: personne.entetes });
const rafraichir = ({ cookie }: Personne) =>
  t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });

test('change le mot de passe, ferme les autres sessions, garde la sienne et prévient', async () => {
  const personne = await t.personne();
  const autre = enPersonne(personne.email, await t.connecter(personne.email));
  const reponse = await changer(personne);
  expect(reponse.statusCode).toBe(200);
  expect(reponse.json()).toEqual({ success: true, message: '✅ Mot de passe mis à jour avec succès !' });
  expect((await moi(personne)).statusCode).toBe(200);
  expect((await moi(autre)).statusCode).toBe(401);
  expect((await rafraichir(autre)).statusCode).toBe(401);
  expect((await t.connecter(personne.email)).statusCode).toBe(401);
  expect((await t.connecter(personne.email, { motDePasse: NOUVEAU })).statusCode).toBe(200);
  expect((await courriersDe(t, personne.email))[0]?.sujet).toBe('Votre mot de passe a changé');
});

test('le mot de passe actuel est exigé, et ses échecs sont comptés', async () => {
  const personne = await t.personne();
  for (let i = 0; i < 5; i += 1) {
    const refus = await changer(personne, { currentPassword: `Mauvais-Mot-De-Passe-${i}` });
    expect(refus.statusCode).toBe(400);
    expect(refus.json<Erreur>().detail).toBe('Mot de passe actuel incorrect.');
  }
  const verrouille = await changer(personne);
  expect(verrouille.json()).toMatchObject({ code: 'COMPTE_VERROUILLE' });
});

test('userId est celui du jeton, et aucun autre', async () => {
  const [personne, victime] = [await t.personne(), await t.personne()];
  const refus = await changer(personne, { userId: victime.id });
  expect(refus.statusCode).toBe(403);
  expect((await t.connecter(victime.email)).statusCode).toBe(200);
});

test.each([
  ['identique', MOT_DE_PASSE, 'Le nouveau mot de passe doit être différent de l’actuel.'],
  ['court', 'court', 'Minimum 12 caractères requis'],
  ['courant', 'MotDePasse2026!', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
])('un nouveau mot de passe %s est refusé en nommant le champ', async (_cas, newPassword, message) => {
  const refus = await changer(await t.personne(), { newPassword });
  expect(refus.statusCode).toBe(422);
  expect(refus.json<Erreur>().champs).toEqual([{ chemin: 'newPassword', message }]);
});
