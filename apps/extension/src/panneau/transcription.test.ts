import { describe, expect, test } from 'vitest';
import { completer, type Ligne, masquer } from './transcription.ts';

const dit = (texte: string, locuteur = 'Léa') => ({ locuteur, texte });
const textes = (lignes: readonly Ligne[]): string[] => lignes.map(({ texte }) => texte);
/** What the page showed, one state after the other. */
const suivre = (...etats: readonly (readonly ReturnType<typeof dit>[])[]): readonly Ligne[] =>
  etats.reduce<readonly Ligne[]>((ecrites, vues, i) => completer(ecrites, vues, i * 10), []);

describe('La transcription', () => {
  test('suit une phrase que Teams réécrit, et garde l’heure où elle a commencé', () => {
    const lignes = suivre([dit('Nous avons')], [dit('Nous avons deux')], [dit('Nous avons deux enfants.')]);
    expect(lignes).toEqual([{ locuteur: 'Léa', texte: 'Nous avons deux enfants.', a: 0 }]);
  });

  test('garde ce que la page n’affiche plus', () => {
    const [a, b, c, d] = ['Un appartement.', 'Deux enfants.', 'Trois biens.', 'Quatre ans.'].map((t) => dit(t));
    if (!a || !b || !c || !d) throw new Error('four sentences');
    expect(textes(suivre([a, b], [b, c], [c, d]))).toEqual([
      'Un appartement.',
      'Deux enfants.',
      'Trois biens.',
      'Quatre ans.',
    ]);
  });

  test('ne répète rien d’un état vu deux fois, ni vide', () => {
    const vus = [dit('Un appartement.'), dit('Oui.', 'Nadia')];
    expect(textes(suivre(vus, vus, [], vus))).toEqual(['Un appartement.', 'Oui.']);
  });

  test('deux personnes qui disent la même chose font deux lignes', () => {
    expect(suivre([dit('Oui.')], [dit('Oui.'), dit('Oui.', 'Nadia')])).toHaveLength(2);
  });

  test('n’écrit pas sans fin, et coupe ce que le serveur refuserait', () => {
    const [longue] = suivre([dit('a'.repeat(5_000), 'n'.repeat(200))]);
    expect([longue?.texte.length, longue?.locuteur.length]).toEqual([1_000, 80]);
    const pleines = Array.from({ length: 6_000 }, (_, a) => ({ locuteur: 'Léa', texte: `Ligne ${a}.`, a }));
    expect(completer(pleines, [dit('Encore une phrase.')], 9)).toBe(pleines);
  });

  test('masque les noms que Teams affiche, toujours par le même numéro', () => {
    const lignes = suivre([dit('Un.'), dit('Deux.', 'Nadia'), dit('Trois.')]);
    expect(masquer(lignes).map(({ locuteur }) => locuteur)).toEqual([
      'Participant 1',
      'Participant 2',
      'Participant 1',
    ]);
  });
});
