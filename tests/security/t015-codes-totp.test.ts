import { expect, test } from 'vitest';
import { Coffre } from '../../apps/api/src/domains/comptes/secrets.ts';
import { facteurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication, SECRET } from '../../apps/api/src/testing/application-de-test.ts';
import { defiDe, personneProtegee, preparer, repondre } from '../../apps/api/src/testing/double-authentification.ts';
import { MINUTE, SECONDE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const FAUX = '000000';

test('un code ne sert qu’une fois, même en volée', async () => {
  const personne = await personneProtegee(t);
  t.horloge.avancer(MINUTE);
  const defis = await Promise.all(Array.from({ length: 4 }, () => defiDe(t, personne.email)));
  const volee = await Promise.all(defis.map((defi) => repondre(t, defi, personne.code())));
  expect(volee.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const rejoue = await repondre(t, await defiDe(t, personne.email), personne.code());
  expect(rejoue.json()).toMatchObject({ code: 'MFA_CODE_INVALIDE', detail: 'Code MFA invalide' });
});

test('le code qui a confirmé le facteur ne sert pas à se connecter', async () => {
  const personne = await personneProtegee(t);
  expect((await repondre(t, await defiDe(t, personne.email), personne.code())).statusCode).toBe(400);
});

test.each([
  [-2, 400],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 400],
])('un code décalé de %i pas répond %i', async (decalage, statut) => {
  const personne = await personneProtegee(t);
  t.horloge.avancer(5 * MINUTE);
  expect((await repondre(t, await defiDe(t, personne.email), personne.code(decalage))).statusCode).toBe(statut);
});

test('cinq essais par fenêtre, tous défis confondus, puis il faut attendre', async () => {
  const personne = await personneProtegee(t);
  t.horloge.avancer(MINUTE);
  for (let i = 0; i < 5; i += 1) {
    expect((await repondre(t, await defiDe(t, personne.email), FAUX)).statusCode).toBe(400);
  }
  const bon = await repondre(t, await defiDe(t, personne.email), personne.code());
  expect(bon.statusCode).toBe(429);
  expect(Number(bon.headers['retry-after'])).toBeLessThanOrEqual(300);
  t.horloge.avancer(5 * MINUTE);
  expect((await repondre(t, await defiDe(t, personne.email), personne.code())).statusCode).toBe(200);
});

test('une volée d’essais simultanés n’en passe pas plus', async () => {
  const personne = await personneProtegee(t);
  const defi = await defiDe(t, personne.email);
  const volee = await Promise.all(Array.from({ length: 12 }, () => repondre(t, defi, FAUX)));
  expect(volee.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  expect(volee.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
});

test('le défi vaut cinq minutes et ne sert qu’une fois', async () => {
  const personne = await personneProtegee(t);
  t.horloge.avancer(MINUTE);
  const perime = await defiDe(t, personne.email);
  t.horloge.avancer(5 * MINUTE);
  expect((await repondre(t, perime, personne.code())).json()).toMatchObject({
    code: 'MFA_CODE_EXPIRE',
    detail: 'Code MFA expiré',
  });
  const defi = await defiDe(t, personne.email);
  expect((await repondre(t, defi, personne.code())).statusCode).toBe(200);
  t.horloge.avancer(30 * SECONDE);
  expect((await repondre(t, defi, personne.code())).json()).toMatchObject({
    code: 'MFA_AUCUN_DEFI',
    detail: 'Aucun défi MFA en cours',
  });
});

test('un facteur qui n’est pas confirmé ne compte pas', async () => {
  const personne = await t.personne();
  expect((await preparer(t, personne)).statusCode).toBe(201);
  expect((await t.connecter(personne.email)).json()).toMatchObject({ success: true });
});

test('la base ne garde le secret que scellé, et lié à sa ligne', async () => {
  const [une, autre] = [await personneProtegee(t), await personneProtegee(t)];
  const lignes = await t.base.queries.select().from(facteurs);
  expect(JSON.stringify(lignes)).not.toContain(une.secret);
  expect(JSON.stringify(t.journal)).not.toContain(une.secret);
  const scelles = new Map(lignes.map(({ id, secret }) => [id, secret]));
  const coffre = new Coffre(SECRET);
  const scelle = scelles.get(une.facteurId) ?? '';
  expect(coffre.ouvrir(scelle, une.facteurId)).toBe(une.secret);
  expect(() => coffre.ouvrir(scelle, autre.facteurId)).toThrow(/unable to authenticate|Unsupported state/i);
  expect(() =>
    coffre.ouvrir(
      scelle.replace(/\.(.)/, (_, c) => (c === 'A' ? '.B' : '.A')),
      une.facteurId,
    ),
  ).toThrow(/unable to authenticate|Unsupported state/i);
});
