import { estNeutre, type FormeConnue, formeA } from './etiquettes.ts';
import { masquer } from './identite.ts';
import { ecartEntre, type Ligne, lignesDe, type MotPlace, unir } from './lignes.ts';
import { type Ecrit, estSigne, joindre, lireNombre, seSuivent, uniteSeule, valeurDe } from './nombres.ts';
import { decouper } from './texte.ts';
import type { Page, Zone } from './types.ts';

/** A figure of the page. */
export interface Chiffre {
  readonly genre: 'chiffre';
  readonly valeur: number;
  readonly ecrit: Ecrit;
  readonly page: number;
  readonly ligne: number;
  readonly zone: Zone;
  readonly sur: number;
  readonly doute?: string;
}

/** A wording of the table, alone in its place. */
export interface Libelle<Cle extends string> {
  readonly genre: 'libelle';
  readonly cle: Cle | undefined;
  readonly texte: string;
  readonly page: number;
  readonly ligne: number;
  readonly zone: Zone;
  /** Whether other words that we do not know stand against it: it then names something else. */
  readonly douteux: boolean;
}

/** Anything else. */
interface Autre {
  readonly genre: 'autre';
  readonly mots: readonly string[];
  readonly page: number;
  readonly ligne: number;
  readonly zone: Zone;
}

export type Element<Cle extends string> = Chiffre | Libelle<Cle> | Autre;

/** The pages as figures, known wordings and the rest, line by line. */
export interface Releve<Cle extends string> {
  readonly pages: readonly Page[];
  readonly lignes: readonly (readonly Element<Cle>[])[];
  /** Words of each line. */
  readonly phrases: readonly (readonly string[])[];
  /** Every word that may be looked at: the numbers that designate a person are not among them. */
  readonly mots: readonly MotPlace[];
}

/** Beyond this, in heights of letters, two words are not of one sentence. */
const RUPTURE = 1.6;
/** Beyond this, two groups of digits are two numbers. */
const MILLIERS = 0.75;

interface Jeton {
  readonly mot: MotPlace;
  readonly normal: readonly string[];
  readonly ecrit: Ecrit | undefined;
  /** Stands apart from the previous one. */
  readonly rupture: boolean;
}

const jetonsDe = (page: Page, ligne: Ligne): Jeton[] =>
  ligne.map((mot, i) => {
    const avant = ligne[i - 1];
    return {
      mot,
      normal: decouper(mot.texte),
      ecrit: lireNombre(mot.texte),
      rupture: avant === undefined || ecartEntre(page, avant, mot) > RUPTURE,
    };
  });

/** @param preparer what joins the words of a page before they are looked at */
export function relever<Cle extends string>(
  pages: readonly Page[],
  connues: readonly FormeConnue<Cle>[],
  preparer: (page: Page, lignes: readonly Ligne[]) => readonly Ligne[] = (_page, brutes) => brutes,
): Releve<Cle> {
  const lignes: Element<Cle>[][] = [];
  const mots: MotPlace[] = [];
  const phrases: string[][] = [];
  pages.forEach((page, i) => {
    for (const brute of preparer(page, lignesDe(page, i + 1))) {
      const ligne = masquer(brute);
      mots.push(...ligne);
      if (ligne.length === 0) continue;
      phrases.push(ligne.flatMap(({ texte }) => decouper(texte)));
      lignes.push(elementsDe(page, ligne, lignes.length, connues));
    }
  });
  return { pages, lignes, mots, phrases };
}

function elementsDe<Cle extends string>(
  page: Page,
  ligne: Ligne,
  rang: number,
  connues: readonly FormeConnue<Cle>[],
): Element<Cle>[] {
  const jetons = jetonsDe(page, ligne);
  const elements: { element: Element<Cle>; rupture: boolean }[] = [];
  let i = 0;
  while (i < jetons.length) {
    const jeton = jetons[i];
    if (!jeton) break;
    const place = { page: jeton.mot.page, ligne: rang };
    const libelle = libelleA(jetons, i, connues);
    if (libelle) {
      const zone = unir(jetons.slice(i, libelle.fin).map(({ mot }) => mot));
      const { cle, texte } = libelle.forme;
      elements.push({
        element: { genre: 'libelle', cle, texte, zone, douteux: false, ...place },
        rupture: jeton.rupture,
      });
      i = libelle.fin;
      continue;
    }
    const nombre = nombreA(page, jetons, i);
    if (nombre) {
      const siens = jetons.slice(i, nombre.fin).map(({ mot }) => mot);
      const valeur = valeurDe(nombre.ecrit);
      if (valeur !== undefined) {
        const sur = Math.min(...siens.map((mot) => mot.sur));
        const doute = siens.find((mot) => mot.doute !== undefined)?.doute;
        const lu = { valeur, ecrit: nombre.ecrit, zone: unir(siens), sur, ...(doute !== undefined && { doute }) };
        elements.push({ element: { genre: 'chiffre', ...lu, ...place }, rupture: jeton.rupture });
      }
      i = nombre.fin;
      continue;
    }
    elements.push({
      element: { genre: 'autre', mots: jeton.normal, zone: jeton.mot, ...place },
      rupture: jeton.rupture,
    });
    i += 1;
  }
  return elements.map(({ element }, k) =>
    element.genre === 'libelle' && estEntoure(elements, k) ? { ...element, douteux: true } : element,
  );
}

/** A wording whose words follow each other from there, whatever figures it holds. */
function libelleA<Cle extends string>(
  jetons: readonly Jeton[],
  debut: number,
  connues: readonly FormeConnue<Cle>[],
): { forme: FormeConnue<Cle>; fin: number } | undefined {
  const mots: string[] = [];
  const fins: number[] = [];
  for (let i = debut; i < jetons.length && mots.length < 16; i += 1) {
    const jeton = jetons[i];
    if (!jeton || (i > debut && jeton.rupture)) break;
    for (const mot of jeton.normal) {
      mots.push(mot);
      fins.push(i + 1);
    }
  }
  const forme = formeA(connues, mots, 0);
  if (!forme) return undefined;
  const fin = fins[forme.mots.length - 1];
  // A wording ends with a word, never inside one.
  if (fin === undefined || fins[forme.mots.length] === fin) return undefined;
  return { forme, fin };
}

function nombreA(page: Page, jetons: readonly Jeton[], debut: number): { ecrit: Ecrit; fin: number } | undefined {
  let i = debut;
  const premier = jetons[i];
  let negatif = false;
  if (premier && estSigne(premier.mot.texte)) {
    negatif = true;
    i += 1;
  }
  const jeton = jetons[i];
  if (!jeton?.ecrit || (negatif && jeton.rupture)) return undefined;
  let ecrit = negatif ? { ...jeton.ecrit, negatif: true } : jeton.ecrit;
  i += 1;
  for (; i < jetons.length; i += 1) {
    const [avant, suivant] = [jetons[i - 1], jetons[i]];
    if (!avant || !suivant?.ecrit || ecartEntre(page, avant.mot, suivant.mot) > MILLIERS) break;
    if (!seSuivent(ecrit, suivant.ecrit)) break;
    ecrit = joindre(ecrit, suivant.ecrit);
  }
  const suivant = jetons[i];
  const unite = suivant && !suivant.rupture ? uniteSeule(suivant.mot.texte) : undefined;
  return unite === undefined ? { ecrit, fin: i } : { ecrit: { ...ecrit, unite }, fin: i + 1 };
}

/** Whether words that we do not know touch it, on either side, before a figure, a gap or another wording. */
function estEntoure<Cle extends string>(
  elements: readonly { readonly element: Element<Cle>; readonly rupture: boolean }[],
  k: number,
): boolean {
  const etranger = (element: Element<Cle>): boolean =>
    element.genre === 'autre' && element.mots.some((mot) => !estNeutre(mot) && mot.length > 1);
  for (let i = k; i > 0 && elements[i]?.rupture === false; i -= 1) {
    const avant = elements[i - 1]?.element;
    if (!avant || avant.genre !== 'autre') break;
    if (etranger(avant)) return true;
  }
  for (let i = k + 1; i < elements.length && elements[i]?.rupture === false; i += 1) {
    const apres = elements[i]?.element;
    if (!apres || apres.genre !== 'autre') break;
    if (etranger(apres)) return true;
  }
  return false;
}
