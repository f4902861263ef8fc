import { describe, expect, it } from 'vitest';
import { comparerLectures, faitsContraires, memeRegle, rolesSansForme } from './accord.ts';
import { numeroter } from './numeroter.ts';
import type { Role } from './verifier.ts';

const don = (montant: number, plus: object = {}) => [
  { outil: 'calculer_donation', entree: { date: '2026-11-22', montant, lien: 'enfant', ...plus } },
];
const QUESTION = numeroter('Salaire 30 000 €, dividendes 2 000 €, célibataire');
const [m1, m2] = QUESTION.mentions;
const role = (chemin: string, mots: string, mention = m1, plus: Partial<Role> = {}): Role => ({
  outil: 'calculer_impot',
  chemin,
  mots,
  mentions: mention === undefined ? [] : [mention],
  suppose: false,
  connu: false,
  valeur: 0,
  lieux: [],
  ...plus,
});
const situation = (choix: string, mots: string): Role => ({
  ...role('foyer.situation', mots, undefined, { choix }),
  mentions: [],
});

describe('Le second avis', () => {
  it('est le même quand les faits sont les mêmes, valeurs par défaut à part', () =>
    expect(comparerLectures(don(5_000), { appels: don(5_000, { beneficiaires: 1 }), statut: 'partiel' })).toBe('meme'));

  it('contredit quand une lecture sûre diffère, et dit sur quoi', () => {
    const avis = { appels: don(5_000), statut: 'exact' };
    expect(comparerLectures(don(6_000), avis)).toBe('contraire');
    expect(faitsContraires(don(6_000), avis)).toEqual(['montant reçu par chacun']);
  });

  it.each([
    ['peu sûr', { appels: don(5_000), statut: 'partiel' }],
    ['sans calcul', { appels: [], statut: 'clarification' }],
    ['d’un autre calcul', { appels: [{ outil: 'calculer_ifi', entree: { annee: 2026 } }], statut: 'exact' }],
  ])('n’existe pas s’il est %s', (_, avis) => expect(comparerLectures(don(6_000), avis)).toBe('sans_avis'));

  it('tient une règle quand la question trouve la même', () => {
    const question = 'Quelles sont les conditions du pacte Dutreil ?';
    expect(memeRegle('pacte Dutreil conditions', question, '2026-11-22')).toBe(true);
    expect(memeRegle('taux de TVA de la restauration', question, '2026-11-22')).toBe(false);
  });
});

describe('Un rôle sans second avis', () => {
  it('tient par un mot du dictionnaire, plus près de sa mention que de toute autre', () =>
    expect(
      rolesSansForme(
        [role('foyer.declarant1.salaires', 'Salaire 30 000 €'), role('foyer.dividendes', 'dividendes', m2)],
        QUESTION,
      ),
    ).toEqual([]));

  it.each([
    ['deux rôles échangés', role('foyer.declarant1.salaires', 'Salaire', m2)],
    ['des mots qui disent autre chose', role('foyer.dividendes', 'Salaire 30 000 €')],
    ['aucun mot', role('foyer.declarant1.salaires', '')],
    ['un fait que le dictionnaire ne nomme pas', role('foyer.case_L', 'Salaire')],
    ['une valeur supposée', role('foyer.declarant1.salaires', 'Salaire 30 000 €', m1, { suppose: true })],
    ['un choix dit par un autre mot', situation('marie', 'célibataire')],
  ])('ne tient pas avec %s', (_, lu) => expect(rolesSansForme([lu], QUESTION)).toHaveLength(1));

  it('un choix tient par son propre mot', () =>
    expect(rolesSansForme([situation('celibataire', 'célibataire')], QUESTION)).toEqual([]));
});
