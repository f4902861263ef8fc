import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

describe('Un chiffre demandé sans rien pour le calculer nomme le fait décisif', () => {
  it.each([
    ['Ma tante m’offre son studio, combien de droits de donation je vais devoir ?', /valeur de ce qui est donné/],
    ['J’ai hérité d’un proche, je vais devoir payer combien ?', /lien avec le défunt/],
    ['Combien vais-je payer de plus-value sur ma maison de campagne ?', /prix d’achat|date d’achat/],
    ['Ma société me verse des dividendes, combien d’impôts vais-je payer ?', /dividendes/],
    ['Je revends mes actions, ça me fera combien d’impôts ?', /prix de vente/],
    ['J’ai revendu mes bitcoins, le fisc va me prendre combien ?', /prix de vente/],
    ['Je mets mon studio en location, combien d’impôts vais-je payer dessus ?', /loué nu ou meublé/],
    ['Je suis micro-entrepreneur, combien d’impôts vais-je payer ?', /chiffre d’affaires.*nature de votre activité/s],
  ])('%s', async (question, attendu) => {
    const r = await poser(question);
    expect(r.statut).toBe('clarification');
    expect(r.answer).toMatch(attendu);
    expect(r.answer).toContain('?');
  });

  it('ce qui est compris accorde « enfant » à leur nombre', async () => {
    const deux = await poser('Marié, 2 enfants, je gagne 85 000 € net imposable : quel impôt ?');
    expect(deux.answer).toContain('2 enfants à charge');
    const un = await poser('Marié, 1 enfant, je gagne 85 000 € net imposable : quel impôt ?');
    expect(un.answer).toContain('1 enfant à charge');
  });

  it('une règle qui répond en partie dit aussi ce qui manque', async () => {
    const r = await poser('Frais réels ou abattement de 10 %, que choisir pour gagner le plus ?');
    expect(r.answer).toMatch(/kilomètres/);
    expect(r.answer).toContain('Pouvez-vous');
  });

  it('une règle demandée n’est pas un chiffre demandé', async () => {
    const r = await poser('Combien puis-je donner à mon fils sans payer de droits ?');
    expect(r.statut).not.toBe('clarification');
    expect(r.answer).toMatch(/100\D000/);
  });
});

describe('Une règle demandée au milieu d’un cas reçoit la règle, pas une demande de revenus', () => {
  it.each([
    [
      'Je pars vivre au Portugal avec 1,2 M€ d’actions : l’exit tax s’applique-t-elle à moi ?',
      /exit tax|plus-values latentes/i,
    ],
    [
      'J’ai perdu 4 000 € en bourse en 2025. Cette perte vient-elle en moins de mon salaire ?',
      /même nature|plus-values/,
    ],
  ])('%s', async (question, attendu) => {
    const r = await poser(question);
    expect(r.statut).not.toBe('clarification');
    expect(r.answer).toMatch(attendu);
  });
});
