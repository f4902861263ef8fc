import { describe, expect, test } from 'vitest';
import { extraire } from './entretien-client.ts';

const TEXTE =
  "Bonjour, je m'appelle Léa Etcheverry, j'habite à Bayonne, je suis mariée, je travaille comme infirmière libérale, " +
  'mon numéro est le 06 12 34 56 78 et mon adresse Lea.Etch@Exemple.fr.';

const champs = (texte: string): unknown => {
  const lue = extraire(texte);
  return lue.etat === 'lu'
    ? Object.fromEntries(lue.propositions.map(({ champ, valeur }) => [champ, valeur]))
    : lue.phrase;
};

describe('L’extraction d’un entretien', () => {
  test('propose chaque champ, avec les mots qui le disent', () => {
    const lue = extraire(TEXTE);
    expect(champs(TEXTE)).toEqual({
      prenom_client: 'Léa',
      nom_client: 'Etcheverry',
      email_client: 'lea.etch@exemple.fr',
      telephone_principal_client: '0612345678',
      ville_client: 'Bayonne',
      profession_client1: 'infirmière libérale',
    });
    expect(lue.phrase).toBe('✅ Extraction réussie\u202f! 6 champs détectés');
    if (lue.etat !== 'lu') throw new Error(lue.phrase);
    expect(lue.propositions.map(({ debut, fin }) => TEXTE.slice(debut, fin))).toContain('06 12 34 56 78');
  });

  test.each([
    ['Bonjour.', /trop courte/],
    ['Il fait très beau sur la montagne ce matin.', /hors contexte client/],
    ['Le client est arrivé en retard ce matin encore.', /insuffisante/],
    ['Mon nom, je suis, j’appelle, mais rien de plus à dire.', /insuffisante/],
  ])('« %s » est refusé, et dit pourquoi', (texte, phrase) => {
    expect(extraire(texte)).toMatchObject({ etat: 'refus', phrase: expect.stringMatching(phrase) });
  });

  test('un état civil n’est pas un métier', () => {
    expect(champs('Je suis Paul Martin, je suis marié, je suis retraité, mon nom est connu.')).toEqual({
      prenom_client: 'Paul',
      nom_client: 'Martin',
    });
  });
});
