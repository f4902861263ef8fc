import { lireEntretien } from '@francis/assistant';
import { expect, test } from 'vitest';
import { lireLignes } from './lecture.ts';
import { enLignes } from './note.ts';

const lire = (note: string) =>
  lireLignes(enLignes(note), (reponses, { jour }) => Promise.resolve(lireEntretien(reponses, jour)), {
    compte: 'c',
    jour: '2026-11-28',
  });

test('une phrase dite d’un trait se lit clause par clause, chacune avec ses mots', async () => {
  const { propositions, questions } = await lire(
    'Je suis mariée, deux enfants, je gagne 38 000 euros net imposable par an.',
  );
  const lus = propositions.map(({ champ, valeur, etat, ligne, preuves }) => [
    champ,
    valeur,
    etat,
    preuves.map(({ debut, fin }) => ligne.slice(debut, fin)).join(' '),
  ]);
  expect(lus).toEqual([
    ['situation_maritale_client', 'Marié(e)', 'sur', 'mariée'],
    ['nombre_enfants_a_charge_client', 2, 'sur', 'deux enfants'],
    ['revenu_net_annuel_client1', 38_000, 'a_verifier', expect.stringContaining('38 000')],
  ]);
  expect(questions).toEqual([]);
});

test('deux clauses parlent de la même chose : aucune ne répond seule', async () => {
  const { propositions } = await lire('Je suis marié, enfin séparé, deux enfants.');
  expect(propositions.filter((une) => une.champ === 'situation_maritale_client' && une.etat === 'sur')).toEqual([]);
});
