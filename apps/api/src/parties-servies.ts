import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SuDuServeur } from '@francis/contract';
import { unescapeHtml } from './platform/http/html.ts';

/** What the build of the interface left beside the site: see `apps/web/src/servies.tsx`. */
interface Parties {
  readonly ecrirePartie: (nom: string, props: object, su: SuDuServeur) => string;
}

/** How the build leaves the place of a part: `PartServie`. */
const DEBUT = '<div class="ilot" data-servi="';
const PROPS = '" data-props="';
const FIN = '"></div>';

/**
 * Writes in a page what only the server knows: readable without a script, and by whoever indexes it.
 * @param ecrire gives the HTML of a part, from its name and its properties
 */
export function remplirLesParties(html: string, ecrire: (nom: string, props: object) => string): string {
  const [avant = '', ...places] = html.split(DEBUT);
  const ecrites = places.map((place) => {
    const fin = place.indexOf(FIN);
    const [nom = '', props = '{}'] = place.slice(0, fin).split(PROPS);
    const donnees: unknown = JSON.parse(unescapeHtml(props));
    return `<div class="ilot">${ecrire(nom, Object(donnees))}</div>${place.slice(fin + FIN.length)}`;
  });
  return avant + ecrites.join('');
}

/** @param webDir the built interface @param dire what the server knows when the page is first asked for */
export function partiesServies(webDir: string, dire: () => SuDuServeur): (html: string) => Promise<string> {
  const fichier = join(webDir, '.parties/servies.js');
  let chargees: Promise<Parties> | undefined;
  return async (html) => {
    if (!html.includes(DEBUT) || !existsSync(fichier)) return html;
    // Loaded for the first page that needs it: nobody waits for it at the start.
    chargees ??= import(pathToFileURL(fichier).href);
    const { ecrirePartie } = await chargees;
    return remplirLesParties(html, (nom, props) => ecrirePartie(nom, props, dire()));
  };
}
