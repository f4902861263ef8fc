import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { imports } from './graphe.ts';

/**
 * The same rule as for France: a number of the law lives in a dated parameter file, with its article and source.
 */
const SOURCE = new URL('../../packages/fiscal/src', import.meta.url).pathname;
const DOSSIERS = ['international', 'suisse', 'luxembourg', 'andorre', 'tva', 'comparaison-pays'];

/** Arithmetic, not law: counting, halving, two spouses, percentages. */
const ARITHMETIQUE = new Set(['0', '1', '2', '0.5', '100']);

/** Numbers that are not law either, each with the reason why it stands in its file. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'comparaison-pays/comparer.ts': {
    '4': 'decimals of an exchange rate',
    '10': 'largest number of children compared',
    '120': 'largest plausible age',
  },
  'international/montants.ts': { '1e-7': 'noise of doubles', '20': 'five-centime coins in a franc' },
  'international/verification.ts': { '1e9': 'largest amount that an entry may have' },
  'luxembourg/calculer.ts': { '1e-6': 'noise of doubles' },
  'andorre/calculer.ts': { '30': 'largest plausible number of dependents' },
  'andorre/reference-cahier-des-charges.ts': { '10000': 'percent to two decimals' },
  'suisse/cotisations.ts': { '120': 'largest plausible age' },
  'suisse/federal.ts': { '20': 'largest plausible number of children' },
  'tva/calculer.ts': { '4': 'digits of a year' },
  'tva/taux.ts': {
    '3': 'third part of a date',
    '4': 'Gregorian calendar',
    '28': 'Gregorian calendar',
    '29': 'Gregorian calendar',
    '30': 'Gregorian calendar',
    '31': 'Gregorian calendar',
    '400': 'Gregorian calendar',
  },
};

function fichiersSource(dossier: string): string[] {
  return readdirSync(dossier, { withFileTypes: true }).flatMap((entree) => {
    const chemin = join(dossier, entree.name);
    if (entree.isDirectory()) return entree.name === 'parametres' ? [] : fichiersSource(chemin);
    return entree.name.endsWith('.ts') && !entree.name.endsWith('.test.ts') ? [chemin] : [];
  });
}

/** Code without comments, strings, keys and regular expressions; expressions inside template literals stay. */
function retirerTextes(code: string): string {
  const sansTexte =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/(?:\\.|[^/\\\n])+\/[dgimsuvy]+|\/\^[^\n]*?\$\//gu;
  const gabarits = (texte: string): string =>
    texte.replace(/`(?:\\.|[^`\\$]|\$(?!\{)|\$\{((?:[^{}]|\{[^{}]*\})*)\})*`/gu, (gabarit) =>
      [...gabarit.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/gu)].map((m) => ` ${gabarits(m[1] ?? '')} `).join(';'),
    );
  return gabarits(code.replace(sansTexte, ' '));
}

function nombresDe(fichier: string): string[] {
  const code = retirerTextes(readFileSync(join(SOURCE, fichier), 'utf8'));
  const nombres = code.match(/(?<![\w$.])(?:\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)/giu) ?? [];
  return nombres.map((nombre) => nombre.replaceAll('_', ''));
}

const fichiers = DOSSIERS.flatMap((d) => fichiersSource(join(SOURCE, d))).map((f) => relative(SOURCE, f));

describe('nombres légaux des autres pays', () => {
  test.each(fichiers)('%s ne contient aucun nombre légal en dur', (fichier) => {
    const permis = EXCEPTIONS[fichier] ?? {};
    const fautifs = nombresDe(fichier).filter((n) => !ARITHMETIQUE.has(n) && !Object.hasOwn(permis, n));
    expect(fautifs).toEqual([]);
  });

  test('chaque exception sert encore', () => {
    const inutiles = Object.entries(EXCEPTIONS).flatMap(([fichier, permis]) => {
      const presents = nombresDe(fichier);
      return Object.keys(permis).filter((nombre) => !presents.includes(nombre));
    });
    expect(inutiles).toEqual([]);
  });
});

describe('poids des pages', () => {
  test('la liste des communes n’est lue que par sa propre porte', () => {
    const lecteurs = fichiers.filter((f) =>
      imports(`packages/fiscal/src/${f}`).some((i) => i.vers.endsWith('/communes-donnees.ts')),
    );
    expect(lecteurs).toEqual(['suisse/communes.ts']);
    const passeurs = fichiers.filter((f) =>
      imports(`packages/fiscal/src/${f}`).some((i) => i.vers.endsWith('suisse/communes.ts')),
    );
    expect(passeurs).toEqual([]);
  });

  test('la porte de la France n’ouvre pas sur les autres pays', () => {
    const cibles = imports('packages/fiscal/src/index.ts').map((i) => i.vers);
    expect(cibles.filter((c) => /\/src\/(?:suisse|luxembourg|andorre|tva)\//u.test(c))).toEqual([]);
  });
});
