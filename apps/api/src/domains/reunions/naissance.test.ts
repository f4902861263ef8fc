import { lireEntretien } from '@francis/assistant';
import { expect, test } from 'vitest';
import { lireLignes } from './lecture.ts';
import { enLignes } from './note.ts';

const lire = (note: string) =>
  lireLignes(enLignes(note), (reponses, { jour }) => Promise.resolve(lireEntretien(reponses, jour)), {
    compte: 'c',
    jour: '2026-11-27',
  });

test.each([
  [
    'Je m’appelle Sophie LEFEBVRE, je suis infirmière, née le 4 mai 1978, j’habite à Nantes.',
    '1978-05-04',
    '4 mai 1978',
  ],
  ['Madame Anne Petit, née le 12/03/1965.', '1965-03-12', '12/03/1965'],
])('« %s » : la date de naissance est proposée, avec ses mots', async (note, valeur, mots) => {
  const { propositions } = await lire(note);
  const dite = propositions.find(({ champ }) => champ === 'date_naissance_client');
  expect(dite).toMatchObject({ valeur, etat: 'sur' });
  expect(dite?.preuves.map(({ debut, fin }) => dite.ligne.slice(debut, fin))).toEqual([mots]);
});

test.each([
  'Je suis marié à Paul, mon mari, né le 4 mai 1978.',
  'Elle a une fille, née le 12 mars 2015.',
  'Ils se sont mariés le 4 mai 1998.',
  'Née en 1978, elle est mariée.',
])('« %s » : ce n’est pas celle du client', async (note) => {
  const { propositions } = await lire(note);
  expect(propositions.filter(({ champ }) => champ === 'date_naissance_client')).toEqual([]);
});

test('« environ » est dit du revenu : ni la situation ni les enfants n’en sont douteux', async () => {
  const { propositions } = await lire(
    'Je suis mariée, nous avons trois enfants et je gagne environ 62 000 euros par an.',
  );
  const raisons = propositions.filter(({ champ }) => champ.includes('maritale')).map(({ raison }) => raison);
  expect(raisons).toEqual([null]);
});

test('plusieurs revenus dits ensemble sont redemandés au conseiller, dans sa langue', async () => {
  const { questions } = await lire('Je gagne 62 000 euros par an, 34 000 euros de primes et 5 000 euros de piges.');
  expect(questions).toEqual([expect.stringContaining('Plusieurs montants sont dits.')]);
});
