import { describe, expect, it } from 'vitest';
import { converserAvec, enchainer } from '../evaluation/poser.ts';
import type { DemandeAssistant } from '../types.ts';

const dite = ({ answer }: { readonly answer: string }): string => answer.replace(/\s/g, '');

describe('Une conversation gardée', () => {
  it.each([
    ['Valeur de la nue-propriété d’un appart à 275 000, usufruitière 79 ans ?', 'et si elle a 91 ans ?', '247500€'],
    ['Maison 310 000, mamie 80 ans usufruitière, valeur de la nue-propriété ?', 'et si elle a 91 ans ?', '279000€'],
  ])('« %s », puis « %s » : un âge remplace l’autre', async (avant, suite, montant) => {
    const lue = await enchainer(avant, suite);
    expect(dite(lue)).toContain(montant);
    expect(lue.statut).toBe('exact');
  });

  it.each([
    [[]],
    [['et en 2024 ?']],
    [['et si j’ai 6 000 € de loyers en location nue ?']],
    [['et si j’ai 6 000 € de loyers en location nue ?', 'garde ça']],
  ])('garde les doutes de la lecture d’où elle part : %j', async (suites) => {
    const lue = await enchainer('Je suis veuve, retraitée, 24 000 €, impôt ?', ...suites);
    expect(lue.statut).toBe('partiel');
  });
});

const FICHE: Partial<DemandeAssistant> = {
  concerne: 'client',
  pronom: 'elle',
  profilEnregistre: { annee: 2025, 'foyer.situation': 'celibataire', 'foyer.declarant1.salaires': 40_000 },
};

describe('Un jour, une case, un papier', () => {
  it.each([
    ['Quand doit-elle déclarer ses revenus ?', 'au printemps'],
    ['Quelle est la date limite pour sa déclaration ?', 'au printemps'],
    ['Dans quelle case déclarer les frais de garde ?', 'frais de garde'],
    ['Quand paiera-t-elle son impôt ?', 'septembre'],
  ])('« %s » d’un dossier qui se calcule est une règle', async (question, mots) => {
    for (const tours of [[question], ['Quel est son impôt ?', question]]) {
      const lue = await converserAvec(FICHE, tours);
      expect(lue.answer).toContain(mots);
      expect(lue.calculs.map((c) => c.regle)).not.toContain('ir.impot_final');
    }
  });

  it('« combien » demande le chiffre', async () => {
    const lue = await converserAvec(FICHE, ['Combien paiera-t-elle, et quand ?']);
    expect(lue.calculs.length).toBeGreaterThan(0);
    expect(lue.statut).not.toBe('exact');
  });
});

describe('Comment payer moins', () => {
  it.each([
    'Quelles sont ses optimisations possibles ?',
    'Comment réduire son impôt ?',
    'Quels leviers pour baisser son impôt ?',
  ])('« %s » dit les leviers, et où sont ceux du dossier', async (question) => {
    const lue = await converserAvec(FICHE, [question]);
    expect(lue.answer).toContain('L’analyse générale du dossier');
    expect(lue.calculs.map((c) => c.regle)).not.toContain('ir.impot_final');
    expect(lue.statut).toBe('partiel');
  });

  it('ne se répond pas par l’IFI', async () => {
    const lue = await enchainer('Comment réduire mon impôt ?');
    expect(lue.answer).toContain('épargne retraite');
    expect(lue.answer).not.toContain('IFI');
  });
});
