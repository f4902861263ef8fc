import { lancer } from './commande.mjs';

/**
 * The CycloneDX bill of materials of everything installed, written by npm from the lock file and the packages themselves.
 * @returns {Promise<{ document: object } | { panne: string }>}
 */
export async function ecrireNomenclature() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--loglevel=error'];
  const { code, sortie } = await lancer('npm', args, { muet: true });
  if (code !== 0) return { panne: sortie.trimEnd() };
  const document = JSON.parse(sortie.slice(sortie.indexOf('{')));
  for (const une of document.components) {
    const lue = LUES[`${une.name} ${une.version}`];
    if (!une.licenses?.length && lue !== undefined) une.licenses = [{ license: { id: lue } }];
  }
  return { document };
}

/** Read in the LICENSE file of packages whose package.json names none in the way that npm reads. */
const LUES = { 'parse-cache-control 1.0.1': 'BSD-3-Clause', 'png-js 2.0.0': 'MIT' };

/** Licences of the dependencies, most frequent first, and those that say none. Our own packages are not for others. */
export function licencesDe({ components }) {
  const comptes = new Map();
  const sans = [];
  for (const { name, version, purl, licenses } of components) {
    if (estDeNous(purl)) continue;
    const nom = licenses?.map((une) => une.expression ?? une.license?.id ?? une.license?.name).join(', ');
    if (!nom) sans.push(`${name} ${version}`);
    else comptes.set(nom, (comptes.get(nom) ?? 0) + 1);
  }
  return { comptes: [...comptes].sort(([, a], [, b]) => b - a), sans };
}

const estDeNous = (purl = '') => /^pkg:npm\/(?:%40|@)francis\//.test(purl);
