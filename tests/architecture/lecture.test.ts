import { describe, expect, test } from 'vitest';
import { compterLesExpressions, estUnDictionnaire } from './expressions.ts';
import { lire, sources } from './graphe.ts';

/**
 * Regular expressions of each package that reads people. A number here only goes down,
 * and follows each removal: what decides between two readings
 * is a word of the dictionary or a weight learned from people.
 */
const EXPRESSIONS: Readonly<Record<string, number>> = {
  'packages/assistant': 1149,
  'packages/lecture': 162,
};

describe('ce qui lit les questions', () => {
  test.each(Object.entries(EXPRESSIONS))('%s n’ajoute pas d’expression rationnelle', (paquet, permis) => {
    const nombre = sources(`${paquet}/src`).reduce((n, f) => n + compterLesExpressions(lire(f)), 0);
    expect(nombre, 'ce nombre ne fait que descendre').toBeLessThanOrEqual(permis);
  });

  test('tout dictionnaire est dans le lexique', () => {
    const fautes = sources('packages/assistant/src', 'packages/lecture/src', 'packages/knowledge/src')
      .filter((f) => !f.startsWith('packages/lecture/src/lexique/'))
      .filter((f) => estUnDictionnaire(lire(f)));
    expect(fautes).toEqual([]);
  });
});

describe('ces mesures', () => {
  test.each([
    ['const a = /b/g;', 1],
    ["f(/[/]'/, 'x/y/z', `a/b`); // /c/", 1],
    ['const a = b / c / d;', 0],
    ['/* /a/ */ return /a\\/b/.test(c) || new RegExp(`d`, "g");', 2],
    ['[\n  /a/,\n  /b/,\n]', 2],
    ['(x + y) / 2; z[0] / 3', 0],
  ])('comptent les expressions de %s', (source, attendu) => {
    expect(compterLesExpressions(source)).toBe(attendu);
  });

  test('reconnaissent un dictionnaire', () => {
    const mots = ['gosse', 'mome', 'gamin', 'bebe', 'ado', 'marmot'];
    expect(estUnDictionnaire(`{\n${mots.map((m) => `  ${m}: 'enfant',`).join('\n')}\n}`)).toBe(true);
    expect(estUnDictionnaire(`{\n${mots.map((m) => `  ${m}: 'Un libellé',`).join('\n')}\n}`)).toBe(false);
    expect(estUnDictionnaire("{\n  gosse: 'enfant',\n}")).toBe(false);
  });
});
