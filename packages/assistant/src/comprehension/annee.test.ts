import { describe, expect, it } from 'vitest';
import { lireAnnee } from './annee.ts';

/** The incomes of 2025 are the last declared ones. */
const annee = (texte: string): number | undefined => lireAnnee(texte, 2025).revenus;

describe('L’année des revenus', () => {
  it.each([
    ['je pars a la retraite en avril 2027, combien d’impot sur 2025 ?', 2025],
    ['on se marie le 3 mai 2027, combien d’impot ?', undefined],
    ['signature chez le notaire en fevrier 2028, quel impot ?', undefined],
    ['la retraite viendra en 2027, revenus 2026 de 40000 €', 2026],
    ['33000 € de salaire en 2027, combien d’impot ?', 2027],
    ['le bareme de l’impot 2029 ?', 2028],
    ['taux individualise : elle 2950 € net imposable par mois, moi 2050, une fille', undefined],
    ['achete en 2017, vendu en 2025', 2025],
  ])('%s', (texte, attendue) => {
    expect(annee(texte.replaceAll('’', "'"))).toBe(attendue);
  });
});
