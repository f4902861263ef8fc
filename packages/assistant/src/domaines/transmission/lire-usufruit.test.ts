import { describe, expect, it } from 'vitest';
import { lireQuestion } from '../question.ts';
import { lireUsufruit } from './lire-usufruit.ts';

const lire = (question: string) => {
  const lu = lireUsufruit(lireQuestion(question.split(' → '), { juridiction: 'FR', jour: '2026-11-20', profil: {} }));
  return lu?.entree;
};

describe('un usufruit', () => {
  it.each([
    ['L’usufruit d’un hangar de 90 000 € cédé pour 14 ans vaut combien ?', { valeur: 90_000, duree_annees: 14 }],
    ['US temporaire 9 ans sur un local de 150 000 €, valeur US ?', { valeur: 150_000, duree_annees: 9 }],
    [
      'usufruit viager d’un appart de 200 000, elle a 70 ans, valeur ? → et 20 ans fixes au lieu de viager ?',
      { valeur: 200_000, duree_annees: 20 },
    ],
  ])('à terme a une durée et pas d’âge : %s', (question, attendu) => expect(lire(question)).toMatchObject(attendu));

  it.each([
    [
      'Mon frère a 44 ans, il est nu-propriétaire, notre mère de 81 ans garde l’usufruit : combien vaut sa nue-propriété ?',
      81,
    ],
    ['L’usufruitier a 67 ans, moi j’ai 40 ans et j’ai la nue-propriété, comment se partage le prix de 320 000 € ?', 67],
    ['quasi-usufruit sur 95 000 €, US 85 ans, valeur US ?', 85],
    ['combien vaut l’usufruit d’une maison de 300 000 €, mon père né en mars 1950 le garde', 76],
    [
      'Maman, 74 ans, et moi (49 ans) héritons. Elle a choisi l’usufruit. Quelle valeur a ma nue-propriété de 200 000 € ?',
      74,
    ],
    ['J’ai 63 ans, je donne la nue-propriété à mon fils de 30 ans, quelle valeur fiscale ?', 63],
    [
      'usufruitière 75 ans, maison 400 000, combien vaut la nue-propriété ? → et dans 6 ans, quand elle en aura 81 ?',
      81,
    ],
  ])('viager a l’âge de qui l’a : %s', (question, age) =>
    expect(lire(question)).toMatchObject({ age_usufruitier: age }),
  );

  it.each([
    ['US viager sur 1/3 indivis d’un bien de 600 000 €, usufruitier 66 ans : valeur US ?', 200_000],
    ['J’ai la moitié de l’immeuble (500 000 €), 71 ans. Que vaut fiscalement la nue-propriété de ma moitié ?', 250_000],
    ['Ma moitié vaut 150 000 €, j’ai 71 ans, quelle valeur fiscale pour la nue-propriété de ma moitié ?', 150_000],
  ])('porte sur la part dite : %s', (question, valeur) => expect(lire(question)).toMatchObject({ valeur }));

  it('dont les droits sont demandés n’est pas une valeur', () =>
    expect(lire('Je donne la nue-propriété de 300 000 € à ma fille, j’ai 66 ans, quels droits ?')).toBeUndefined());
});
