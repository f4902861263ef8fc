import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * A number of the law lives in a dated parameter file, with its article and source. Anywhere else in the engine it would
 * silently outlive the law that wrote it.
 */
const SOURCE = new URL('../../packages/fiscal/src', import.meta.url).pathname;
/** Folders held to the rule. */
const DOSSIERS = ['core', 'france', 'optimisation', 'postes'];

/** Arithmetic, not law: counting, halving, two spouses, percentages. */
const ARITHMETIQUE = new Set(['0', '1', '2', '0.5', '100']);

/** Numbers that are not law either, each with the reason why it stands in its file. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'core/arrondi.ts': { '5e-8': 'noise of doubles, far under the precision of any legal product' },
  'core/typographie.ts': { '3': 'length of the decimal part with its comma' },
  'france/impot-revenu/bornes-saisie.ts': {
    '1e9': 'largest amount that an entry may have',
    '1900': 'earliest plausible birth',
    '30': 'largest plausible number of children',
  },
  'optimisation/courbe-marginale.ts': { '2000': 'points that a chart can show' },
  'optimisation/leviers/per.ts': { '32': 'amounts tried before the search halves the intervals' },
  'optimisation/recherche.ts': {
    '0.005': 'gap under which two slopes are one, rounding included',
    '500': 'smallest step that measures a slope rather than a rounding',
  },
  'france/impot-revenu/completer-foyer.ts': { '1980': 'birth year that opens no right by age' },
  'france/regimes/impot-societes.ts': { '12': 'months of a year' },
  'postes/index.ts': {
    '1e9': 'largest amount that an entry may have',
    '2022': 'first year of income held',
    '366': 'days of the longest year',
  },
  'postes/regles-controle.ts': { '12': 'months of a year' },
  'postes/regles-revenus.ts': { '3': 'rank of an age bracket', '4': 'rank of the last age bracket' },
  'france/impot-revenu/frais-kilometriques.ts': { '3': 'decimals of a rate shown in a formula' },
};

function fichiersSource(dossier: string): string[] {
  return readdirSync(dossier, { withFileTypes: true }).flatMap((entree) => {
    const chemin = join(dossier, entree.name);
    if (entree.isDirectory()) return entree.name === 'parametres' ? [] : fichiersSource(chemin);
    return entree.name.endsWith('.ts') && !entree.name.endsWith('.test.ts') ? [chemin] : [];
  });
}

/** Code without comments, strings and regular expressions; expressions inside template literals stay. */
function retirerTextes(code: string): string {
  const sansTexte =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/(?:\\.|[^/\\\n])+\/[dgimsuvy]+/gu;
  const gabarits = (texte: string): string =>
    texte.replace(/`(?:\\.|[^`\\$]|\$(?!\{)|\$\{((?:[^{}]|\{[^{}]*\})*)\})*`/gu, (gabarit) =>
      [...gabarit.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/gu)].map((m) => ` ${gabarits(m[1] ?? '')} `).join(';'),
    );
  return gabarits(code.replace(sansTexte, ' '));
}

function nombresDe(code: string): string[] {
  const nombres = retirerTextes(code).match(/(?<![\w$.])(?:\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)/giu) ?? [];
  return nombres.map((nombre) => nombre.replaceAll('_', ''));
}

describe('nombres légaux', () => {
  it.each(DOSSIERS.flatMap((d) => fichiersSource(join(SOURCE, d))).map((f) => relative(SOURCE, f)))(
    '%s ne contient aucun nombre légal en dur',
    (fichier) => {
      const permis = EXCEPTIONS[fichier] ?? {};
      const fautifs = nombresDe(readFileSync(join(SOURCE, fichier), 'utf8')).filter(
        (nombre) => !ARITHMETIQUE.has(nombre) && !Object.hasOwn(permis, nombre),
      );
      expect(fautifs).toEqual([]);
    },
  );

  it('chaque exception sert encore', () => {
    for (const [fichier, permis] of Object.entries(EXCEPTIONS)) {
      const presents = nombresDe(readFileSync(join(SOURCE, fichier), 'utf8'));
      for (const nombre of Object.keys(permis)) expect(presents, `${fichier} : ${nombre}`).toContain(nombre);
    }
  });

  it('le détecteur voit un nombre dans le code et dans un gabarit, pas dans un texte', () => {
    expect(nombresDe("const a = 1_791; // 42\nconst b = 'CGI art. 197'; const c = `${a * 0.4525} 12`;")).toEqual([
      '1791',
      '0.4525',
    ]);
  });
});
