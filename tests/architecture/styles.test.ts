import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = join(import.meta.dirname, '../../apps/web/src');
/** Loaded everywhere, where they set the classes of all, or hide things on paper. */
const COMMUNS = ['design-system/styles/', 'platform/', 'commun/impression.css'];
const COMMENTAIRE = /\/\*[\s\S]*?\*\//g;
const PARENTHESES = /\([^()]*\)/g;
const CLASSE_SEULE = /^\.([\w-]+)$/;
/** On paper a screen may hide what is not its own. */
const PAPIER = /@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The classes to which a stylesheet gives a look wherever they stand. */
function classesDe(fichier: string): string[] {
  const regles = readFileSync(join(STYLES, fichier), 'utf8')
    .replace(COMMENTAIRE, '')
    .replace(PAPIER, '')
    .replace(PARENTHESES, '');
  return regles
    .split('{')
    .flatMap((avant) => (avant.split('}').at(-1) ?? '').split(','))
    .flatMap((selecteur) => CLASSE_SEULE.exec(selecteur.trim())?.[1] ?? []);
}

// What a screen has brought stays for the next ones: the bar of a chart once painted that of the chat.
test('deux écrans ne donnent pas deux allures à une même classe', () => {
  const maisons = new Map<string, Set<string>>();
  for (const fichier of readdirSync(STYLES, { recursive: true, encoding: 'utf8' }))
    if (fichier.endsWith('.css') && !COMMUNS.some((commun) => fichier.includes(commun)))
      for (const classe of classesDe(fichier)) maisons.set(classe, (maisons.get(classe) ?? new Set()).add(fichier));
  expect(maisons.size).toBeGreaterThan(200);
  expect(
    [...maisons].filter(([, fichiers]) => fichiers.size > 1).map(([classe, fichiers]) => [classe, ...fichiers]),
  ).toEqual([]);
});
