import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, it } from 'vitest';

/** The fonts are cut to what the interface holds: a letter that they lack would be drawn by another one, in mid-word. */

const RACINE = join(import.meta.dirname, '../..');
const DOSSIER = join(RACINE, 'apps/web/src/design-system/fonts');
const FEUILLE = readFileSync(join(RACINE, 'apps/web/src/design-system/styles/polices.css'), 'utf8');

function lettresDe(police: string): Set<string> {
  const lue = create(readFileSync(join(DOSSIER, `${police}.woff2`)));
  if (!('characterSet' in lue)) throw new Error(`${police} n’est pas une police seule`);
  return new Set(lue.characterSet.map((point) => String.fromCodePoint(point)));
}

/** What the interface writes, as its sources say it. */
function* textes(dossier: string): Generator<string> {
  for (const entree of readdirSync(dossier, { withFileTypes: true, recursive: true }))
    if (entree.isFile() && /\.tsx?$/.test(entree.name) && !entree.name.includes('.test.'))
      yield readFileSync(join(entree.parentPath, entree.name), 'utf8');
}

const ECRITES = new Set<string>();
for (const dossier of ['apps/web/src', 'packages/presentation/src'])
  for (const texte of textes(join(RACINE, dossier)))
    for (const signe of texte) if (/\p{Script=Latin}|\p{Nd}|[«»’€×…–—−]/u.test(signe)) ECRITES.add(signe);

/** The whole of French, written or not yet. */
const FRANCAIS = 'aàâæbcçdeéèêëfghiîïjklmnoôœpqrstuùûüvwxyz';
/** No accent of these is a sign of its own. */
const enLettres = (texte: string): string[] => Array.from(texte);
const NOMS = 'áåãäìíòóõöøúñðþ';

it.each([
  ['newsreader', 'newsreader-rares'],
  ['inter', 'inter-rares'],
])('la police %s et son complément dessinent chaque lettre de l’interface, du français et des noms', (...coupes) => {
  const lettres = new Set(coupes.flatMap((coupe) => [...lettresDe(coupe)]));
  const attendues = [
    ...ECRITES,
    ...enLettres(`${FRANCAIS}${FRANCAIS.toUpperCase()}${NOMS}${NOMS.toUpperCase()}ßÿ\u00a0`),
  ];
  expect(attendues.filter((lettre) => !lettres.has(lettre))).toEqual([]);
});

it('ce qu’une page française montre est dans la première coupe de chaque police, titres compris', () => {
  const courantes = enLettres(`${FRANCAIS}${FRANCAIS.toUpperCase()}0123456789«»’€×…–—−%.,:;?!()+/`);
  for (const police of ['newsreader-titre', 'newsreader', 'inter']) {
    const lettres = lettresDe(police);
    expect(courantes.filter((lettre) => !lettres.has(lettre))).toEqual([]);
  }
});

/** The letters that a cut is asked for. */
function annoncees(police: string): Set<string> {
  const regle = FEUILLE.split('@font-face').find((une) => une.includes(`/${police}.woff2`)) ?? '';
  const plages = (regle.split('unicode-range:')[1] ?? '').split(';')[0] ?? '';
  const points = plages.split(',').flatMap((plage) => {
    const [debut = 0, fin = debut] = plage
      .trim()
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: fin - debut + 1 }, (_, i) => String.fromCodePoint(debut + i));
  });
  return new Set(points);
}

it.each(['newsreader', 'inter'])(
  'les deux coupes de %s se partagent ses lettres dans la feuille de style',
  (police) => {
    const [courantes, rares] = [annoncees(police), annoncees(`${police}-rares`)];
    expect([...courantes].filter((lettre) => rares.has(lettre))).toEqual([]);
    for (const coupe of [police, `${police}-rares`]) {
      // A font also holds the sign of an absent letter.
      const tues = [...lettresDe(coupe)].filter((lettre) => lettre !== '\uffff' && !annoncees(coupe).has(lettre));
      expect(tues).toEqual([]);
    }
  },
);
