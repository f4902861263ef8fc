import { expect, test } from 'vitest';
import { composerListe } from './liste.ts';

const ligne = (nom_client: string, prenom_client = 'Ada', email_client: string | null = null) => ({
  id: `${nom_client}-${prenom_client}`,
  nom_client,
  prenom_client,
  email_client,
});
const noms = (lignes: readonly { nom_client: string; prenom_client: string }[]) =>
  lignes.map(({ nom_client, prenom_client }) => `${nom_client} ${prenom_client}`);

test('les noms se suivent comme dans un annuaire français', () => {
  const { page } = composerListe(
    ['Zola', 'Éluard', 'Eluard', 'de Vigny', 'Œuvrard', 'Ohana', 'D’Alembert', 'élan', 'Dupont'].map((n) => ligne(n)),
    { debut: 0 },
  );
  expect(page.map(({ nom_client }) => nom_client)).toEqual([
    'D’Alembert',
    'de Vigny',
    'Dupont',
    'élan',
    'Eluard',
    'Éluard',
    'Œuvrard',
    'Ohana',
    'Zola',
  ]);
});

test('à nom égal, le prénom décide', () => {
  const { page } = composerListe([ligne('Martin', 'Zoé'), ligne('Martin', 'Éva')], { debut: 0 });
  expect(noms(page)).toEqual(['Martin Éva', 'Martin Zoé']);
});

test('la recherche ignore accents, casse et ordre des mots, et lit l’adresse', () => {
  const lignes = [ligne('Éluard', 'Paul', 'paul@exemple.test'), ligne('Zola', 'Émile')];
  for (const recherche of ['eluard', 'PAUL élu', 'paul@exemple', '']) {
    expect(composerListe(lignes, { recherche, debut: 0 }).page[0]?.nom_client).toBe('Éluard');
  }
  expect(composerListe(lignes, { recherche: 'paul zola', debut: 0 })).toEqual({ page: [], total: 0 });
});

test('une page est un morceau de la liste, qui dit combien elle compte', () => {
  const lignes = ['A', 'B', 'C', 'D'].map((n) => ligne(n));
  const { page, total } = composerListe(lignes, { debut: 1, limite: 2 });
  expect([page.map(({ nom_client }) => nom_client), total]).toEqual([['B', 'C'], 4]);
});
