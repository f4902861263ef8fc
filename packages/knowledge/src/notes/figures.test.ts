import { describe, expect, it } from 'vitest';
import { type FigureNote, jourEnLettres, remplacerFigures } from './figures.ts';

const lire = (texte: string, jour: string): FigureNote[] => {
  const figures: FigureNote[] = [];
  remplacerFigures(texte, jour, (f) => {
    figures.push(f);
    return '';
  });
  return figures;
};
const ecrire = (texte: string, jour: string): string =>
  remplacerFigures(texte, jour, (f) =>
    f.genre === 'donnee' ? f.texte : String(f.genre === 'calcul' ? f.valeur : f.parametre.valeur),
  );

describe('L’année d’un chiffre de la loi', () => {
  it('est celle depuis laquelle il vaut, et suit le jour demandé', () => {
    const texte = '{{salaires_annee.titre_restaurant}} en {{salaires_annee.titre_restaurant | annee}}';
    expect(ecrire(texte, '2026-11-22')).toBe('7.32 en 2026');
    expect(ecrire(texte, '2025-11-22')).toBe('7.26 en 2025');
  });

  it('ne promet pas une année dont le chiffre n’est pas connu', () =>
    expect(ecrire('{{salaires_annee.pass}} en {{salaires_annee.pass | annee}}', '2029-06-30')).toBe('48060 en 2026'));

  it('est celle des revenus pour l’impôt sur le revenu', () =>
    expect(ecrire('{{ir.niches.plafond | annee}}', '2026-11-22')).toBe('2025'));

  it('se dit aussi par son jour', () =>
    expect(ecrire('{{pacte.engagement_individuel | date}}', '2026-11-22')).toBe('21 février 2026'));

  it('n’a pas de jour quand la loi est tenue par années', () =>
    expect(() => ecrire('{{ir.niches.plafond | date}}', '2026-11-22')).toThrow(/not a day/));
});

describe('Le chiffre d’avant', () => {
  it('est celui de la période précédente, avec sa source', () => {
    const [figure] = lire('{{salaires_annee.cadeau.precedent}}', '2026-11-22');
    expect(figure).toMatchObject({
      genre: 'parametre',
      parametre: { nom: 'salaires_annee.cadeau.precedent', valeur: 196, depuis: '2025-01-01' },
    });
  });

  it('se calcule et se date comme l’autre', () =>
    expect(
      ecrire('{{= 6 * salaires_annee.pass.precedent}} en {{salaires_annee.pass.precedent | annee}}', '2026-11-22'),
    ).toBe('282600 en 2025'));

  it('manque quand aucune période ne précède', () =>
    expect(() => ecrire('{{salaires_annee.pass.precedent}}', '2025-06-01')).toThrow(/No parameter/));
});

describe('L’année d’un exemple', () => {
  const regle = 'avis de {{annee.avis}}, revenus de {{annee.revenus}}, {{= annee.avis + 2 | echeance}}';
  it.each([
    ['quel délai ?', 'avis de 2026, revenus de 2025, 31 décembre 2028'],
    ['mon avis de 2024', 'avis de 2024, revenus de 2023, 31 décembre 2026'],
    ['impôt sur mes revenus de 2021', 'avis de 2022, revenus de 2021, 31 décembre 2024 (délai passé)'],
    ['avis de 2026 sur les salaires de 2023', 'avis de 2026, revenus de 2023, 31 décembre 2028'],
  ])('est celle que dit « %s »', (question, attendu) =>
    expect(
      remplacerFigures(regle, '2026-11-22', (f) => (f.genre === 'donnee' ? f.texte : ''), {
        question,
        aujourdhui: '2026-11-22',
      }),
    ).toBe(attendu),
  );
});

describe('Un jour en lettres', () => {
  it.each([
    ['2026-01-01', '1er janvier 2026'],
    ['2025-11-13', '13 novembre 2025'],
  ])('%s', (jour, attendu) => expect(jourEnLettres(jour)).toBe(attendu));
});
