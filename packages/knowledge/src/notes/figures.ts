import type { ParametreEnVigueur } from '@francis/fiscal/catalogue';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { calculerExpression } from './expression.ts';

/** One figure of a note. */
export type FigureNote =
  | { readonly genre: 'parametre'; readonly parametre: ParametreEnVigueur }
  | {
      readonly genre: 'calcul';
      readonly valeur: number;
      readonly unite: 'EUR' | 'taux' | 'nombre';
      readonly expression: string;
      readonly parametres: readonly ParametreEnVigueur[];
    }
  /** Invented for the example, as written. */
  | { readonly genre: 'donnee'; readonly texte: string };

/** `{{nom}}`, `{{= expression | unité}}`, `{{~ donnée}}`. */
export const MARQUE_FIGURE = /\{\{\s*(=|~)?\s*([^{}|]+?)\s*(?:\|\s*(EUR|taux|nombre)\s*)?\}\}/g;

/** @throws Error when a parameter is unknown on that day or the expression cannot be read */
export function lireFigure(
  signe: string | undefined,
  contenu: string,
  unite: string | undefined,
  jour: string,
): FigureNote {
  if (signe === '~') return { genre: 'donnee', texte: contenu };
  const lire = (nom: string): ParametreEnVigueur => {
    const p = lireParametreLegal(nom, jour);
    if (p === undefined) throw new Error(`No parameter ${nom} on ${jour}`);
    return p;
  };
  if (signe === undefined) return { genre: 'parametre', parametre: lire(contenu) };
  const { valeur, parametres } = calculerExpression(contenu, (nom) => lire(nom).valeur);
  return {
    genre: 'calcul',
    valeur,
    unite: unite === 'taux' || unite === 'nombre' ? unite : 'EUR',
    expression: contenu,
    parametres: parametres.map(lire),
  };
}

/** The text with each figure written by `ecrire`. */
export function remplacerFigures(texte: string, jour: string, ecrire: (figure: FigureNote) => string): string {
  return texte.replace(MARQUE_FIGURE, (_, signe: string | undefined, contenu: string, unite: string | undefined) =>
    ecrire(lireFigure(signe, contenu, unite, jour)),
  );
}
