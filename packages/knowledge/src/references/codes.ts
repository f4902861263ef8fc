import type { ReferenceLegale } from './reference.ts';

const identifiant = (article: string): string => article.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const LEGIFRANCE = 'https://www.legifrance.gouv.fr/codes/texte_lc/';

/** Maker of the articles of one code: number, title and one sentence of ours without any figure. */
const code =
  (prefixe: string, citation: string, url: string) =>
  (article: string, titre: string, resume: string): ReferenceLegale => ({
    id: `${prefixe}-${identifiant(article)}`,
    citation: `${citation} art. ${article}`,
    titre,
    resume,
    url,
  });

/** Code général des impôts. */
export const cgi = code('cgi', 'CGI', `${LEGIFRANCE}LEGITEXT000006069577`);
/** Livre des procédures fiscales. */
export const lpf = code('lpf', 'LPF', `${LEGIFRANCE}LEGITEXT000006069583`);
/** Code de la sécurité sociale. */
export const css = code('css', 'CSS', `${LEGIFRANCE}LEGITEXT000006073189`);
/** Code civil. */
export const civil = code('c-civ', 'C. civ.', `${LEGIFRANCE}LEGITEXT000006070721`);
/** Code de commerce. */
export const commerce = code('c-com', 'C. com.', `${LEGIFRANCE}LEGITEXT000005634379`);
/** Code monétaire et financier. */
export const cmf = code('cmf', 'CMF', `${LEGIFRANCE}LEGITEXT000006072026`);
/** Code du travail. */
export const travail = code('c-trav', 'C. trav.', `${LEGIFRANCE}LEGITEXT000006072050`);
/** Code des assurances. */
export const assurances = code('c-ass', 'C. ass.', `${LEGIFRANCE}LEGITEXT000006073984`);

/** An article of an annex of the CGI. */
export function annexe(
  numero: 'I' | 'II' | 'III' | 'IV',
  article: string,
  titre: string,
  resume: string,
): ReferenceLegale {
  return {
    id: `cgi-ann-${numero.toLowerCase()}-${identifiant(article)}`,
    citation: `CGI ann. ${numero} art. ${article}`,
    titre,
    resume,
    url: LEGIFRANCE,
  };
}

/** A page of the administration's doctrine, by its identifier without « BOI- », e.g. `IR-DECLA-20`. */
export function bofip(page: string, titre: string, resume: string): ReferenceLegale {
  return {
    id: `boi-${identifiant(page)}`,
    citation: `BOI-${page}`,
    titre,
    resume,
    url: 'https://bofip.impots.gouv.fr/bofip/1-PGP.html',
  };
}

/** A law, decree, treaty or foreign text, with its own way of being cited. */
export function texte(id: string, citation: string, titre: string, resume: string, url: string): ReferenceLegale {
  return { id, citation, titre, resume, url };
}
