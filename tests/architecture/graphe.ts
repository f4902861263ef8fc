import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const RACINE = fileURLToPath(new URL('../../', import.meta.url));

export interface Import {
  /** Path from the project's root of the file that imports. */
  readonly de: string;
  /** Path from the root for a relative import, else the package specifier. */
  readonly vers: string;
  readonly relatif: boolean;
}

const FORMES = [
  /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
];

/** Sources below the folders, paths from the root, tests left out. */
export function sources(...dossiers: string[]): string[] {
  return dossiers
    .filter((dossier) => existsSync(join(RACINE, dossier)))
    .flatMap((dossier) =>
      readdirSync(join(RACINE, dossier), { recursive: true, encoding: 'utf8' }).map((f) => `${dossier}/${f}`),
    )
    .filter((f) => /\.tsx?$/.test(f) && !/\.test\.tsx?$|\/node_modules\/|\/dist\//.test(f))
    .sort();
}

export const lire = (fichier: string): string => readFileSync(join(RACINE, fichier), 'utf8');

export function imports(fichier: string): Import[] {
  const texte = lire(fichier).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const vus = new Set<string>();
  for (const forme of FORMES) for (const [, cible] of texte.matchAll(forme)) if (cible) vus.add(cible);
  return [...vus].map((cible) => {
    const relatif = cible.startsWith('.');
    const vers = relatif ? relative(RACINE, join(RACINE, dirname(fichier), cible)) : cible;
    return { de: fichier, vers, relatif };
  });
}
