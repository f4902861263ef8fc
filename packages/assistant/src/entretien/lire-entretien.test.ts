import type { QuestionEntretien } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { lireEntretien } from './lire-entretien.ts';

const JOUR = '2026-11-22';
const lire = (question: QuestionEntretien, texte: string) => {
  const [lue] = lireEntretien([{ question, texte }], JOUR).reponses;
  if (!lue) throw new Error(question);
  return lue;
};

describe('Une réponse dite', () => {
  test.each([
    ['age', 'j’ai quarante-deux ans', 42],
    ['age', 'quarante-deux', 42],
    ['age', 'Soixante et onze ans.', 71],
    ['situation_familiale', 'je suis mariée', 'marie'],
    ['situation_familiale', 'on est pacsés', 'pacs'],
    ['situation_familiale', 'divorcé depuis deux ans', 'divorce'],
    ['situation_familiale', 'veuve', 'veuf'],
    ['situation_familiale', 'Célibataire', 'celibataire'],
    ['nombre_enfants', 'deux enfants', 2],
    ['nombre_enfants', 'j’en ai trois', 3],
    ['nombre_enfants', 'une fille et deux garçons', 3],
    ['nombre_enfants', 'un seul', 1],
    ['nombre_enfants', 'ma fille', 1],
    ['nombre_enfants', 'des jumeaux', 2],
    ['nombre_enfants', 'deux enfants de 8 et 12 ans', 2],
    ['nombre_enfants', 'je n’ai pas d’enfant', 0],
    ['nombre_enfants', 'aucun', 0],
    ['revenu_annuel', 'trente-six mille euros net imposable', 36_000],
    ['revenu_annuel', 'quarante cinq mille', 45_000],
    ['revenu_annuel', 'trois mille euros net imposable par mois', 36_000],
    ['residence_principale', 'oui', 'proprietaire_rp'],
    ['residence_principale', 'oui, avec un crédit', 'proprietaire_rp'],
    ['residence_principale', 'Je suis propriétaire', 'proprietaire_rp'],
    ['residence_principale', 'non, locataire', 'locataire'],
    ['residence_principale', 'non', 'non'],
    ['residence_principale', 'je ne suis pas propriétaire', 'non'],
    ['objectifs_financiers', ' Payer moins d’impôt ', 'Payer moins d’impôt'],
  ] as const)('%s : « %s » donne %s, sans doute', (question, texte, valeur) => {
    expect(lire(question, texte)).toMatchObject({ valeur, etat: 'sur', raison: null });
  });

  test.each([
    // Figures that would be wrong.
    ['revenu_annuel', 'soixante mille euros brut par an', /net imposable/],
    ['revenu_annuel', '3 200 euros', /par mois ou par an/],
    ['revenu_annuel', 'entre 40 et 50 000 euros', /Plusieurs nombres/],
    ['revenu_annuel', 'environ dix pour cent', /par an|nombres/],
    ['revenu_annuel', 'beaucoup', /montant par an/],
    ['age', 'sept ans', /entre 16 et 120/],
    ['age', 'j’ai 42 ans et ma femme 40', /Plusieurs nombres/],
    ['age', 'quarante-deux non pardon quarante-trois', /Plusieurs nombres/],
    ['situation_familiale', 'pas marié', /état civil/],
    ['situation_familiale', 'marié mais bientôt divorcé', /Plusieurs situations/],
    ['situation_familiale', 'en couple', /état civil/],
    ['nombre_enfants', 'pas deux', /nombre total/],
    ['nombre_enfants', 'mes enfants', /nombre d’enfants/],
    ['nombre_enfants', 'quarante', /nombre total/],
    ['nombre_enfants', 'nous gardons nos quatre petits-enfants', /petits-enfants/],
    ['nombre_enfants', 'deux petites-filles', /petits-enfants/],
    ['residence_principale', 'oui je suis locataire', /oui/],
    ['residence_principale', 'ça dépend', /oui ou par non/],
  ] as const)('%s : « %s » n’est pas comprise, et dit pourquoi', (question, texte, raison) => {
    const lue = lire(question, texte);
    expect(lue).toMatchObject({ valeur: null, etat: 'incompris', preuves: [] });
    expect(lue.raison).toMatch(raison);
  });

  test.each([
    ['age', 'je suis né en 1983', 43, /année de naissance/],
    ['situation_familiale', 'je vis seule', 'celibataire', /vivre seul/],
    ['situation_familiale', 'séparé', 'divorce', /séparé/],
    ['situation_familiale', 'en concubinage', 'celibataire', /chacun déclare seul/],
    ['situation_familiale', 'mes parents sont divorcés', 'divorce', /parents/],
    ['nombre_enfants', 'deux enfants dont un en garde alternée', 2, /garde alternée/],
    ['nombre_enfants', 'deux enfants de 17 et 20 ans', 2, /majeur/],
    ['revenu_annuel', 'environ 45 000 euros net imposable', 45_000, /approchée/],
    ['revenu_annuel', '38 000 euros net par an', 38_000, /net pris/],
    ['revenu_annuel', 'ma femme gagne 30 000 et moi 40 000', 70_000, /ajoutés/],
    ['residence_principale', 'oui mais en usufruit', 'proprietaire_rp', /usufruit/],
  ] as const)('%s : « %s » est à vérifier', (question, texte, valeur, raison) => {
    const lue = lire(question, texte);
    expect(lue).toMatchObject({ valeur, etat: 'a_verifier' });
    expect(lue.raison).toMatch(raison);
  });
});

test('un revenu mensuel montre son calcul, et les mots qui le disent', () => {
  const texte = 'je touche 3 200 euros net imposable sur treize mois';
  const lue = lire('revenu_annuel', texte);
  expect(lue).toMatchObject({ valeur: 41_600, formule: '3\u202f200 × 13' });
  expect(lue.preuves.map(({ debut, fin }) => texte.slice(debut, fin))).toEqual(['3 200 euros']);
});

test('un entretien dit la part lue sans doute, et ce qui reste à vérifier', () => {
  const lu = lireEntretien(
    [
      { question: 'age', texte: 'quarante-deux ans' },
      { question: 'situation_familiale', texte: 'marié' },
      { question: 'nombre_enfants', texte: 'je ne sais plus' },
      { question: 'revenu_annuel', texte: 'trente-six mille euros net imposable' },
    ],
    JOUR,
  );
  expect(lu.error).toBeNull();
  expect(lu.confiance).toBe(0.5);
  // A couple that gives one income: whose it is must be looked at.
  expect(lu.validation_notes).toEqual([
    expect.stringContaining('Enfants à charge'),
    expect.stringContaining('foyer entier'),
  ]);
  const rien = lireEntretien([{ question: 'age', texte: 'euh' }], JOUR);
  expect(rien).toMatchObject({ confiance: 0, error: expect.stringContaining('Aucune réponse') });
});
