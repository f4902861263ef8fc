import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RACINE = join(import.meta.dirname, '../..');
/** A sentence between quotes that holds an apostrophe of a typewriter: nothing else needs these quotes. */
const DROITE = /"[^"\n]*\p{L}'\p{L}[^"\n]*"/gu;
const SOURCE = /\.tsx?$/;
const COMMENTAIRE = /^\s*(?:\/\/|\*|\/\*)/;

test('ce que l’interface et les refus disent a des apostrophes typographiques', () => {
  const fautes = ['apps/web/src', 'packages/contract/src']
    .flatMap((dossier) =>
      readdirSync(join(RACINE, dossier), { recursive: true, encoding: 'utf8' }).map((nom) => join(dossier, nom)),
    )
    .filter((fichier) => SOURCE.test(fichier) && !fichier.includes('.test.'))
    .flatMap((fichier) =>
      readFileSync(join(RACINE, fichier), 'utf8')
        .split('\n')
        .filter((ligne) => !COMMENTAIRE.test(ligne))
        .flatMap((ligne) => Array.from(ligne.matchAll(DROITE), ([phrase]) => `${fichier} : ${phrase}`)),
    );
  expect(fautes).toEqual([]);
});
