import { describe, expect, it } from 'vitest';
import { converserAvec, enchainer } from '../evaluation/poser.ts';
import type { DemandeAssistant, ReponseAssistant } from '../types.ts';

/** The tax of the couple, then of both once apart, in euros. */
const impots = ({ calculs }: ReponseAssistant): number[] =>
  calculs.filter(({ regle }) => regle === 'ir.impot_final').map(({ valeur }) => valeur);

const COUPLE = 'Je suis marié, 60 000 € de salaire, ma femme 30 000 €, un enfant de 5 ans. Impôt ?';
/** Together; alone with the child, of 2 parts; the other one alone. */
const CHEZ_MOI = [8_701, 5_042, 1_564];

describe('Une séparation essayée', () => {
  it.each([
    [['Et si on se séparait, l’enfant vivant avec moi ?']],
    [['Et si on divorce, l’enfant vit avec moi']],
    [['Et si on se séparait ?', 'chez moi']],
    [['Et si on divorçait ?', 'il resterait avec moi']],
  ])('est comparée, l’enfant chez qui parle : %j', async (suites) => {
    const lue = await enchainer(COUPLE, ...suites);
    expect(impots(lue)).toEqual(CHEZ_MOI);
    expect(lue.statut).toBe('partiel');
  });

  it('l’est aussi quand la garde est dite ensuite, et reste celle du couple', async () => {
    const lue = await enchainer(COUPLE, 'Et si on divorçait ?', 'en garde alternée');
    expect(impots(lue)).toEqual([8_701, 7_173, 637]);
    expect(lue.statut).toBe('partiel');
  });
});

const FICHE: Partial<DemandeAssistant> = {
  concerne: 'client',
  pronom: 'elle',
  profilEnregistre: {
    annee: 2025,
    'foyer.situation': 'marie',
    'foyer.declarant1.salaires': 30_000,
    'foyer.declarant2.salaires': 60_000,
    'foyer.enfants.0.annee_naissance': 2020,
  },
};

describe('Une séparation essayée sur un dossier', () => {
  it.each([
    [['Et si elle divorce, l’enfant vivant avec elle ?']],
    [['Et si elle divorçait ?', 'chez elle']],
    [['Quel est son impôt ?', 'Et si elle se séparait de son mari, l’enfant restant chez elle ?']],
  ])('garde l’enfant chez la cliente : %j', async (tours) => {
    const lue = await converserAvec(FICHE, tours);
    // Together; hers, with the child; his.
    expect(impots(lue)).toEqual([8_701, 0, 9_304]);
  });

  it('demande chez qui vivra l’enfant au conseiller, pas au client', async () => {
    const lue = await converserAvec(FICHE, ['Et si elle divorçait ?']);
    expect(lue.statut).toBe('clarification');
    expect(lue.answer).toContain('chez votre cliente');
  });
});
