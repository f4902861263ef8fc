import type { Editeur, Promesses } from '@francis/contract';
import { expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';
import { courriersDe } from '../../testing/courriers.ts';

const t = avecApplication({ erreursAttendues: true });
const MESSAGE = {
  nom: 'Ada',
  email: 'ada@exemple.test',
  sujet: 'erreur',
  message: 'Le taux affiché me semble faux.\n\nMerci de vérifier.',
};
const ecrire = (payload: object, remoteAddress = '192.0.2.1') =>
  t.injecter({ method: 'POST', url: '/api/contact', remoteAddress, payload });

test('un message est gardé, puis part à l’éditeur avec l’adresse de qui l’a écrit', async () => {
  const reponse = await ecrire(MESSAGE);
  expect(reponse.statusCode).toBe(202);
  const [recu] = await courriersDe(t, 'contact@francis.test');
  expect(recu?.sujet).toBe('Message de Ada\u202f: une erreur à signaler');
  expect(recu?.texte).toContain('ada@exemple.test');
  expect(recu?.texte).toContain('Merci de vérifier.');
});

test('un saut de ligne dans le nom n’ouvre pas un autre en-tête', async () => {
  await ecrire({ ...MESSAGE, nom: 'Ada\r\nBcc: x@y.test' }, '192.0.2.2');
  const sujets = (await courriersDe(t, 'contact@francis.test')).map(({ sujet }) => sujet);
  expect(sujets.filter((sujet) => /^Message de Ada\s+Bcc: x@y·test/.test(sujet))).toHaveLength(1);
  expect(sujets.filter((sujet) => /[\r\n]/.test(sujet))).toEqual([]);
});

test('cinq messages par heure et par foyer, puis 429', async () => {
  const statuts = [];
  for (let i = 0; i < 6; i += 1) statuts.push((await ecrire(MESSAGE, '192.0.2.3')).statusCode);
  expect(statuts).toEqual([202, 202, 202, 202, 202, 429]);
});

test('un message trop court ou sans adresse nomme ses champs', async () => {
  const reponse = await ecrire({ nom: ' ', email: 'non', sujet: 'x', message: 'court' }, '192.0.2.4');
  expect(reponse.statusCode).toBe(422);
  expect(
    reponse
      .json<{ champs: { chemin: string }[] }>()
      .champs.map(({ chemin }) => chemin)
      .toSorted(),
  ).toEqual(['email', 'message', 'nom', 'sujet']);
});

test('l’éditeur que la configuration ne dit pas est nul, jamais inventé', async () => {
  const reponse = await t.injecter({ method: 'GET', url: '/api/editeur' });
  expect(reponse.json<Editeur>()).toMatchObject({ nom: null, siren: null, contact: 'contact@francis.test' });
});

test('aucune affirmation invérifiable n’est montrée sans que la configuration la dise', async () => {
  const reponse = await t.injecter({ method: 'GET', url: '/api/promesses' });
  expect(reponse.json<Promesses>()).toEqual({ promesses: [] });
});
