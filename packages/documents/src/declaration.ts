import { CATALOGUE } from '@francis/faits';
import { anneeDesRevenus } from './annee.ts';
import { estCase } from './etiquettes.ts';
import { ecartEntre, unir } from './lignes.ts';
import { type Element, type Releve, relever } from './releve.ts';
import type { Ecarte, FaitLu, Page } from './types.ts';

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
  const releve = relever<never>(pages, []);
  const lus = new Map<string, FaitLu>();
  const ecartes = new Map<string, Ecarte>();
  for (const ligne of releve.lignes)
    for (const element of deLaLigne(releve, ligne)) {
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
  return { annee, releve, elements: [...elements, ...ecartes.values()] };
}

type Chiffre = Extract<Element<never>, { genre: 'chiffre' }> & { readonly dit: boolean };

/** Beyond this, in heights of letters, a number is not of the words on its left. */
const COLLE = 0.9;
const PETIT = 99;

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

function deLaLigne({ pages }: Releve<never>, ligne: readonly Element<never>[]): (FaitLu | Ecarte)[] {
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
  if (cases.length === 0 || cases.length === suite.length) return [];
  const [premier, dernier] = [suite[0], suite.at(-1)];
  const pas = premier?.genre === 'case' ? 1 : dernier?.genre === 'case' ? -1 : 0;
  const raison = 'rien ne dit si le montant est avant ou après sa case';
  return cases.flatMap((une): (FaitLu | Ecarte)[] => {
    const chemins = PAR_CASE.get(une.code) ?? [];
    const [chemin] = chemins;
    const voisin = suite[suite.indexOf(une) + pas];
    if (chemin === undefined || (pas !== 0 && voisin?.genre !== 'chiffre')) return [];
    if (pas === 0 || voisin?.genre !== 'chiffre') return [{ chemin, raison }];
    const { page } = voisin;
    const zone = unir([une.element.zone, voisin.zone]);
    const deux = suite[suite.indexOf(une) + 2 * pas];
    if (deux?.genre === 'chiffre')
      return [{ chemin, raison: 'deux montants sont écrits à côté de cette case', page, zone }];
    if (chemins.length > 1 && !UN_SEUL_REGIME.has(une.code))
      return [{ chemin, raison: 'cette case a plusieurs sens', page, zone }];
    const image = pages[page - 1]?.origine !== 'texte';
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
}
