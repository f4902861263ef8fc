// What a visitor downloads before a page answers: the build weighs it, keeps the figures, and refuses to grow beyond them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Beside the site, and not served. */
export const RAPPORT = '.francis-poids.json';

const ILOTS = {
  mini: 'src/domains/public/accueil/MiniSimulateur.tsx',
  essai: 'src/domains/public/FormulaireEssai.tsx',
  preuve: 'src/domains/public/accueil/SectionPreuve.tsx',
  leviers: 'src/domains/simulateurs/optimisation/moteur.ts',
};
/** The scripts of a page come in fewer files than this, those of its later parts included: each costs its asking, and a task of the page. */
const FICHIERS_MAX = 30;
/** Most that the scripts asked by a document may weigh, gzip, in kilobytes of 1 000 bytes; then with the named parts alive. */
const PAGES = [
  { chemin: '/pro-landing', seuil: 10, ilots: ['mini', 'essai', 'preuve'], seuilVivant: 126 },
  { chemin: '/login', seuil: 97 },
  { chemin: '/pro/login', seuil: 97 },
  { chemin: '/blog/verser-sur-un-per', seuil: 10 },
  { chemin: '/pricing', seuil: 10 },
  { chemin: '/simulateur-impot', seuil: 10, seuilVivant: 186 },
  { chemin: '/simulateur-optimisation', seuil: 10, ilots: ['leviers'], seuilVivant: 204 },
  { chemin: '/', seuil: 130 },
];

/**
 * Weighs the built pages and keeps the report.
 * @param {string} dossier of the built interface
 * @param {Record<string, { file: string, imports?: string[] }>} manifeste of Vite
 * @returns {Promise<{ nom: string, valeur: number, unite: string, seuil: number, ok: boolean }[]>}
 */
export async function peser(dossier, manifeste) {
  const octets = new Map();
  const poidsDe = async (fichiers) => {
    for (const fichier of fichiers)
      if (!octets.has(fichier))
        octets.set(fichier, gzipSync(await readFile(join(dossier, fichier)), { level: 9 }).length);
    return Math.round([...fichiers].reduce((somme, fichier) => somme + octets.get(fichier), 0) / 100) / 10;
  };
  const mesures = [];
  const ajouter = (nom, valeur, seuil, unite = 'ko') => mesures.push({ nom, valeur, unite, seuil, ok: valeur < seuil });
  for (const { chemin, seuil, ilots = [], seuilVivant } of PAGES) {
    const html = await readFile(join(dossier, chemin, 'index.html'), 'utf8');
    const fichiers = new Set(Array.from(html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g), ([, f]) => f));
    ajouter(`${chemin === '/' ? 'application' : chemin}, premiers scripts`, await poidsDe(fichiers), seuil);
    if (seuilVivant === undefined) continue;
    const ecran = /<meta name="francis-ecran" content="([^"]*)"/.exec(html)?.[1];
    for (const fichier of ecran?.split(' ') ?? []) fichiers.add(fichier);
    const parties = ilots.map((nom) => ILOTS[nom]);
    // What a screen asks for once it is there counts as well: to come later is not to weigh nothing.
    for (const cle of ecran === undefined ? ['src/ilots.tsx', ...parties] : parties) suivre(manifeste, cle, fichiers);
    ajouter(`${chemin}, toutes ses parties vivantes`, await poidsDe(fichiers), seuilVivant);
    ajouter(`${chemin}, fichiers de ses scripts`, fichiers.size, FICHIERS_MAX, 'fichiers');
  }
  await writeFile(join(dossier, RAPPORT), JSON.stringify(mesures, null, 2));
  return mesures;
}

function suivre(manifeste, cle, fichiers, vus = new Set()) {
  const entree = manifeste[cle];
  if (!entree) throw new Error(`the build has no chunk for ${cle}`);
  if (vus.has(cle)) return;
  vus.add(cle);
  fichiers.add(entree.file);
  for (const importe of entree.imports ?? []) suivre(manifeste, importe, fichiers, vus);
}
