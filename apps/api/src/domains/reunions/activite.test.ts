import { lireEntretien } from '@francis/assistant';
import { expect, test } from 'vitest';
import { lireLignes } from './lecture.ts';
import { enLignes } from './note.ts';

const lecteur = (reponses: Parameters<typeof lireEntretien>[0], { jour }: { readonly jour: string }) =>
  Promise.resolve(lireEntretien(reponses, jour));
const lire = async (note: string) => {
  const { propositions, questions } = await lireLignes(enLignes(note), lecteur, { compte: 'c', jour: '2026-11-27' });
  return {
    champs: Object.fromEntries(propositions.map((p) => [p.champ, [p.valeur, p.etat]])),
    propositions,
    questions,
  };
};

test.each([
  'Je suis architecte en profession libérale. Je gagne 72 000 euros net imposable.',
  'Je travaille à mon compte. Je gagne 72 000 euros net imposable.',
  // Practised as often on a payroll: proposed to be confirmed.
  'Je suis architecte. Je gagne 72 000 euros net imposable.',
])('« %s » : le revenu d’un libéral est proposé comme un bénéfice, à confirmer', async (note) => {
  const { champs, propositions } = await lire(note);
  expect(champs).toMatchObject({
    statut_professionnel_client1: ['Indépendant', 'a_verifier'],
    revenu_net_annuel_client1: [72_000, 'a_verifier'],
  });
  expect(propositions.find(({ valeur }) => valeur === 72_000)?.raison).toContain('pris pour un bénéfice');
});

test.each([
  ['Mon bénéfice est de 72 000 euros.', 'benefices_non_commerciaux_foyer'],
  ['Mon bénéfice d’artisan est de 72 000 euros.', 'benefices_industriels_commerciaux_foyer'],
])('« %s » : un bénéfice dit remplit son propre champ', async (note, champ) => {
  const { champs } = await lire(note);
  expect(champs[champ]).toEqual([72_000, 'a_verifier']);
  expect(champs).not.toHaveProperty('revenu_net_annuel_client1');
});

test.each([
  'Je suis architecte salarié. Je gagne 72 000 euros net imposable.',
  'Nous avons vu le notaire. Je gagne 72 000 euros net imposable.',
])('« %s » : rien ne dit une activité indépendante', async (note) => {
  const { champs } = await lire(note);
  expect(champs).not.toHaveProperty('statut_professionnel_client1');
  expect(champs).toHaveProperty('revenu_net_annuel_client1');
});

test.each([
  // As a dictation writes it, without a full stop.
  'je suis architecte je suis marié nous avons deux enfants je gagne 72 000 euros net imposable',
  'Je gagne 60 000 euros brut par an.',
])('« %s » : un revenu dit et non repris est demandé', async (note) => {
  const { champs, questions } = await lire(note);
  expect(champs).not.toHaveProperty('revenu_net_annuel_client1');
  expect(questions).toEqual([expect.stringContaining('quel est le revenu net imposable de cette personne')]);
});

test('rien n’est demandé d’un revenu déjà proposé, ni d’un mot sans montant', async () => {
  expect((await lire('Je gagne 42 000 euros net imposable. Mon salaire de 42 000 euros brut.')).questions).toEqual([]);
  expect((await lire('Il veut réduire son impôt sur le revenu.')).questions).toEqual([]);
});

test.each([
  'Elle gagne 92 000 € de recettes par an.',
  'Je suis avocat. Mon chiffre d’affaires est de 120 000 euros.',
  "Je fais un chiffre d'affaires de cent vingt mille euros.",
])('« %s » : des recettes ne sont le revenu de personne, leur régime est demandé', async (note) => {
  const { propositions, questions } = await lire(note);
  expect(propositions.filter(({ valeur }) => typeof valeur === 'number')).toEqual([]);
  expect(questions).toEqual([expect.stringContaining('à quel régime, micro ou réel')]);
});

test('le régime n’est pas demandé quand le bénéfice est dit, ni sans montant', async () => {
  expect((await lire('Mes recettes sont de 90 000 euros. Mon bénéfice est de 72 000 euros.')).questions).toEqual([]);
  expect((await lire('Mon chiffre d’affaires augmente.')).questions).toEqual([]);
});

test.each([
  ['Je reçois madame Claire Fontanel, 45 ans.', 'Mme'],
  ['Reçu M. Régis Astier, 61 ans.', 'M.'],
  ['Visite de Mademoiselle Léa Sorel, 30 ans.', 'Mlle'],
])('« %s » : la civilité dite avant le nom est proposée avec lui', async (note, civilite) => {
  expect((await lire(note)).champs['civilite_client']).toEqual([civilite, 'sur']);
});

test('sans civilité avant le nom, aucune n’est proposée', async () => {
  expect((await lire('Madame est venue. Thomas Leroux, 32 ans.')).champs).not.toHaveProperty('civilite_client');
});

test.each(['Son mari gagne 38 000 euros net imposable.', 'Le salaire de ma femme est de 38 000 euros net imposable.'])(
  '« %s » : le revenu du conjoint n’est pas proposé pour le client',
  async (dit) => {
    const { champs, propositions } = await lire(`Elle est mariée. Elle gagne 62 000 euros net imposable. ${dit}`);
    expect(champs).toMatchObject({
      revenu_net_annuel_client1: [62_000, 'a_verifier'],
      revenu_net_annuel_client2: [38_000, 'a_verifier'],
    });
    expect(propositions.map(({ raison }) => raison ?? '').join(' ')).not.toContain('vous déclarez');
  },
);

test('le revenu du conjoint, proposé pour lui, n’est pas demandé de nouveau', async () => {
  const { champs, questions } = await lire('Son chiffre d’affaires est de 92 000 euros. Son mari gagne 38 000 euros.');
  expect(champs).toEqual({ revenu_net_annuel_client2: [38_000, 'a_verifier'] });
  expect(questions).toEqual([expect.stringContaining('micro ou réel')]);
});
