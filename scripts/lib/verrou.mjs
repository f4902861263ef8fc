import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as attendre } from 'node:timers/promises';

const RYTHME_MS = 100;

/**
 * Does a work while no other process of this machine does the one of the same name.
 * @template Rendu
 * @param {string} fichier held while the work is done; the one of a process that died is taken over
 * @param {() => Promise<Rendu>} faire
 * @returns {Promise<Rendu>}
 */
export async function seul(fichier, faire) {
  await mkdir(dirname(fichier), { recursive: true });
  while (!(await prendre(fichier))) await attendre(RYTHME_MS);
  try {
    return await faire();
  } finally {
    await rm(fichier, { force: true });
  }
}

async function prendre(fichier) {
  // Written before it takes the name: whoever reads it finds who holds it.
  const mien = `${fichier}.${randomUUID()}`;
  await writeFile(mien, String(process.pid));
  try {
    await link(mien, fichier);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    await rm(mien);
  }
  const titulaire = Number(await readFile(fichier, 'utf8').catch(() => ''));
  // Zero: just given back.
  if (titulaire > 0 && !vit(titulaire)) await rm(fichier, { force: true });
  return false;
}

function vit(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
