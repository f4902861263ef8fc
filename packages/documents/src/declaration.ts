import { CATALOGUE } from '@francis/faits';
import { anneeDesRevenus } from './annee.ts';
import { estCase } from './etiquettes.ts';
import { ecartEntre, unir } from './lignes.ts';
import { reunirLesCases } from './peigne.ts';
import { type Element, type Releve, relever } from './releve.ts';
import { estChiffre } from './texte.ts';
import type { Ecarte, FaitLu, Page, Zone } from './types.ts';

export interface DeclarationLue {
  readonly annee: number | undefined;
  readonly elements: readonly (FaitLu | Ecarte)[];
  readonly releve: Releve<never>;
}

/** Boxes that hold a sum, taxed the same whatever it is made of: the first fact of the vocabulary stands for it. */
const UN_SEUL_REGIME = new Set(['1aj', '1bj', '1as', '1bs']);

/** Amounts of the vocabulary by box of the return; a box that two facts share tells nothing. */
const PAR_CASE: ReadonlyMap<string, readonly string[]> = CATALOGUE.reduce(
  (cases, { caseDeclaration, chemin, unite }) => {
    const code = caseDeclaration?.toLowerCase() ?? '';
    if (estCase(code) && unite === 'EUR') cases.set(code, [...(cases.get(code) ?? []), chemin.replace('*', '0')]);
    return cases;
  },
  new Map<string, string[]>(),
);

interface Case {
  readonly genre: 'case';
  readonly code: string;
  readonly element: Element<never>;
}

/** Boxes of a return and the amount beside each: before or after, as the whole line has it. */
export function lireDeclaration(pages: readonly Page[]): DeclarationLue {
  const releve = relever<never>(pages, [], reunirLesCases);
  const lus = new Map<string, FaitLu>();
  const ecartes = new Map<string, Ecarte>();
  const lignes = releve.lignes.map((ligne) => deLaLigne(releve, ligne));
  for (const { sens, elements: siens } of lignes)
    for (const lu of siens) {
      const element = 'valeur' in lu && estAContresens(lignes, sens) ? { chemin: lu.chemin, raison: SANS_SENS } : lu;
      const deja = lus.get(element.chemin);
      if (!('valeur' in element)) ecartes.set(element.chemin, element);
      else if (deja === undefined) lus.set(element.chemin, element);
      else if (deja.valeur !== element.valeur)
        ecartes.set(element.chemin, {
          chemin: element.chemin,
          raison: 'deux montants différents sont écrits pour cette case',
        });
    }
  const annee = anneeDesRevenus(releve);
  const elements: (FaitLu | Ecarte)[] = [...lus.values()].filter(({ chemin }) => !ecartes.has(chemin));
  if (annee === undefined)
    ecartes.set('annee', { chemin: 'annee', raison: 'l’année des revenus n’est pas dite clairement' });
  if (pages.some(({ origine }) => origine === 'image'))
    ecartes.set(AUTRES, { chemin: AUTRES, raison: 'sur une image, une case dont le nom ne se lit pas n’est pas vue' });
  return { annee, releve, elements: [...elements, ...ecartes.values()] };
}

const AUTRES = 'declaration.autres_cases';
const SANS_SENS = 'rien ne dit si le montant est avant ou après sa case';

/** Where the amounts of a line stand: after their boxes, before, or nobody knows. */
interface DeLaLigne {
  readonly sens: 1 | -1 | 0;
  readonly elements: readonly (FaitLu | Ecarte)[];
}

/** A return has its amounts on one side: a line that would have them on the other misses the name of a box. */
function estAContresens(lignes: readonly DeLaLigne[], sens: DeLaLigne['sens']): boolean {
  const combien = (un: 1 | -1): number =>
    lignes.filter((ligne) => ligne.sens === un && ligne.elements.some((element) => 'valeur' in element)).length;
  const contre = sens === 0 ? 0 : combien(sens === 1 ? -1 : 1);
  return contre > 0 && sens !== 0 && combien(sens) <= contre;
}

type Chiffre = Extract<Element<never>, { genre: 'chiffre' }> & { readonly dit: boolean };

/** Beyond this, in heights of letters, a number is not of the words on its left. */
const COLLE = 0.9;
const PETIT = 99;
/** Below this, a recogniser is not believed: no sum of a return holds a figure. */
const LISIBLE = 0.8;
/** In heights of letters: wider than between two boxes of digits. */
const SUIT = 3;

/** A small number that the words on its left hold: « déclarant 1 », « moins de 6 ans ». */
function estDit(pages: readonly Page[], ligne: readonly Element<never>[], rang: number): boolean {
  const [avant, element] = [ligne[rang - 1], ligne[rang]];
  if (element?.genre !== 'chiffre' || avant?.genre !== 'autre' || codeDe(avant) !== undefined) return false;
  const page = pages[element.page - 1];
  const { unite, decimales } = element.ecrit;
  const simple = unite === undefined && decimales === undefined && Math.abs(element.valeur) <= PETIT;
  return simple && page !== undefined && ecartEntre(page, avant.zone, element.zone) <= COLLE;
}

const codeDe = (element: Element<never>): string | undefined =>
  element.genre === 'autre' ? element.mots.find((mot) => estCase(mot) && PAR_CASE.has(mot)) : undefined;

/** Signs beside a box that no number is made of, where digits were. */
function illisibleApres(ligne: readonly Element<never>[], { element, code }: Case, chemin: string): Ecarte[] {
  for (const suivant of ligne.slice(ligne.indexOf(element) + 1)) {
    if (suivant.genre !== 'autre' || codeDe(suivant) !== undefined) return [];
    if (suivant.mots.some((mot) => mot !== code && Array.from(mot).some(estChiffre)))
      return [{ chemin, raison: 'ce qui est écrit à côté de cette case ne se lit pas comme un montant' }];
  }
  return [];
}

function deLaLigne({ pages }: Releve<never>, ligne: readonly Element<never>[]): DeLaLigne {
  const toute = ligne.flatMap((element, i): (Case | Chiffre)[] => {
    const code = codeDe(element);
    if (code !== undefined) return [{ genre: 'case', code, element }];
    return element.genre === 'chiffre' && element.ecrit.unite !== '%'
      ? [{ ...element, dit: estDit(pages, ligne, i) }]
      : [];
  });
  // « Salaires du déclarant 1 — 1AJ — 42 150 »: the number of the words is an amount only for want of another.
  const ecrits = toute.filter((un) => un.genre === 'case' || !un.dit);
  const nombreDe = (genre: 'case' | 'chiffre'): number => ecrits.filter((un) => un.genre === genre).length;
  const suite = nombreDe('chiffre') >= nombreDe('case') ? ecrits : toute;
  const cases = suite.filter((un) => un.genre === 'case');
  if (cases.length === 0) return { sens: 0, elements: [] };
  const [premier, dernier] = [suite[0], suite.at(-1)];
  const pas = premier?.genre === 'case' ? 1 : dernier?.genre === 'case' ? -1 : 0;
  const elements = cases.flatMap((une): (FaitLu | Ecarte)[] => {
    const chemins = PAR_CASE.get(une.code) ?? [];
    const [chemin] = chemins;
    const voisin = suite[suite.indexOf(une) + pas];
    if (chemin === undefined) return [];
    if (pas !== 0 && voisin?.genre !== 'chiffre') return illisibleApres(ligne, une, chemin);
    if (pas === 0 || voisin?.genre !== 'chiffre') return [{ chemin, raison: SANS_SENS }];
    const { page } = voisin;
    const zone = unir([une.element.zone, voisin.zone]);
    const deux = suite[suite.indexOf(une) + 2 * pas];
    if (deux?.genre === 'chiffre')
      return [{ chemin, raison: 'deux montants sont écrits à côté de cette case', page, zone }];
    if (chemins.length > 1 && !UN_SEUL_REGIME.has(une.code))
      return [{ chemin, raison: 'cette case a plusieurs sens', page, zone }];
    if (voisin.doute !== undefined) return [{ chemin, raison: voisin.doute, page, zone }];
    if (voisin.sur < LISIBLE) return [{ chemin, raison: 'les chiffres sont peu lisibles', page, zone }];
    const image = pages[page - 1]?.origine !== 'texte';
    if (image && desSignesSuivent(pages, ligne, voisin.zone))
      return [{ chemin, raison: 'des signes illisibles suivent le montant', page, zone }];
    if (image && desSignesSeparent(ligne, une.element, zone))
      return [{ chemin, raison: 'des signes illisibles séparent le montant de sa case', page, zone }];
    return [
      {
        chemin,
        valeur: Math.abs(voisin.valeur),
        page,
        zone,
        ...(image ? { etat: 'a_verifier', controle: 'lu sur une image, sans somme qui le vérifie' } : { etat: 'sur' }),
      },
    ];
  });
  return { sens: cases.length === suite.length ? 0 : pas, elements };
}

/** « 11 7oo »: what touches the amount, and is neither a word nor the name of a box, may be the rest of it. */
function desSignesSuivent(pages: readonly Page[], ligne: readonly Element<never>[], zone: Zone): boolean {
  const suivant = ligne.find((element) => element.zone.x >= zone.x + zone.l);
  const page = suivant && pages[suivant.page - 1];
  if (suivant?.genre !== 'autre' || !page || codeDe(suivant) !== undefined) return false;
  const mot = suivant.mots.every((un) => un.length > 2 && !Array.from(un).some(estChiffre));
  return !mot && ecartEntre(page, zone, suivant.zone) <= SUIT;
}

/** « 1AJ — 1B) — 28 115 »: the amount may be that of a box whose name was not read. */
const desSignesSeparent = (ligne: readonly Element<never>[], nom: Element<never>, { x, l }: Zone): boolean =>
  ligne.some(
    (element) =>
      element !== nom &&
      element.genre === 'autre' &&
      element.mots.length > 0 &&
      element.zone.x >= x &&
      element.zone.x + element.zone.l <= x + l,
  );
