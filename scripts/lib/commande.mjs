import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const RACINE = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a command from the project's root.
 * @param {string} nom @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, muet?: boolean }} [options]
 * @returns {Promise<{ code: number, sortie: string }>} `sortie` holds both streams when `muet`.
 */
export function lancer(nom, args, { env = {}, muet = false } = {}) {
  return new Promise((suite) => {
    const enfant = spawn(nom, args, {
      cwd: RACINE,
      env: { ...process.env, ...env },
      stdio: ['ignore', muet ? 'pipe' : 'inherit', muet ? 'pipe' : 'inherit'],
    });
    let sortie = '';
    enfant.stdout?.on('data', (bloc) => (sortie += bloc));
    enfant.stderr?.on('data', (bloc) => (sortie += bloc));
    enfant.on('error', () => suite({ code: 127, sortie: `${nom} : commande introuvable` }));
    enfant.on('close', (code) => suite({ code: code ?? 1, sortie }));
  });
}

/** The path of an installed npm binary; npm puts it beside the workspace when versions differ. */
export const outil = (nom, espace = '') =>
  [`${RACINE}${espace}/node_modules/.bin/${nom}`, `${RACINE}node_modules/.bin/${nom}`].find((f) => existsSync(f)) ??
  nom;
