import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

describe('Un montant dit en vrac garde son rôle', () => {
  it.each([
    ['Célibataire 38 000 €, don de 400 €, quel impôt ?', { 'foyer.declarant1.salaires': 38_000, 'foyer.dons_66': 400 }],
    [
      'Loyers nus 6 400 €, micro-foncier, divorcée 29 000 €, quel impôt ?',
      { 'foyer.declarant1.salaires': 29_000, 'foyer.micro_foncier_recettes': 6400 },
    ],
    [
      'Célibataire, 33 000 €, loyer nu 500 € par mois, quel impôt ?',
      { 'foyer.declarant1.salaires': 33_000, 'foyer.micro_foncier_recettes': 6000 },
    ],
    ['Employée de maison payée 7 000 € dans l’année, quel crédit d’impôt ?', { 'poste.nature': 'emploi_domicile' }],
  ])('%s', async (question, attendus) => {
    const r = await poser(question);
    const lus = Object.fromEntries(r.lecture.faits.map((f) => [f.chemin, f.valeur]));
    expect(lus).toMatchObject(attendus);
    expect(r.statut).toBe('exact');
  });

  it.each([
    'Je paie un loyer vide 650 € par mois, célibataire, 31 000 €, quel impôt ?',
    'Célibataire, 31 000 €, loyer nu payé 650 € par mois, quel impôt ?',
  ])('le loyer d’un locataire n’est pas un revenu : %s', async (question) => {
    const r = await poser(question);
    expect(r.lecture.faits.some((f) => f.chemin.includes('foncier'))).toBe(false);
    expect(r.statut).toBe('partiel');
  });
});
