import type { ParametreEnVigueur } from '@francis/fiscal/catalogue';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { lireAnneeDite } from '@francis/lecture';
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
  /** As written: invented for the example, the year or the day from which a parameter holds, or that the question dates. */
  | { readonly genre: 'donnee'; readonly texte: string };

/** `{{nom}}`, `{{nom | annee}}`, `{{nom | date}}`, `{{= expression | unité}}`, `{{~ donnée}}`, `{{annee.avis}}`. */
export const MARQUE_FIGURE = /\{\{\s*(=|~)?\s*([^{}|]+?)\s*(?:\|\s*(EUR|taux|nombre|annee|date|echeance)\s*)?\}\}/g;

/** What dates the examples of a rule: the years that the question tells, the last ones without them. */
export interface Epoque {
  readonly question: string;
  readonly aujourdhui: string;
}

const anDe = (jour: string): number => Number(jour.slice(0, 'AAAA'.length));

/** `annee.avis`, `annee.revenus`: a tax notice comes the year after its income. */
function anneesDe({ question, aujourdhui }: Epoque): ReadonlyMap<string, number> {
  const { avis, revenus } = lireAnneeDite(question);
  const recu = avis ?? (revenus === undefined ? anDe(aujourdhui) : revenus + 1);
  return new Map([
    ['annee.avis', recu],
    ['annee.revenus', revenus ?? recu - 1],
  ]);
}

/** The last day of a year, and whether it is over. */
function echeance(annee: number, aujourdhui: string): string {
  return `31 décembre ${annee}${annee < anDe(aujourdhui) ? ' (délai passé)' : ''}`;
}

/** After a name: the value of the period before the one in force. */
const PRECEDENT = '.precedent';
const JOUR_EN_MS = 86_400_000;
const JOUR = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** « 1er janvier 2026 », from an ISO day. */
export const jourEnLettres = (jour: string): string =>
  JOUR.format(new Date(`${jour}T00:00:00Z`)).replace(/^1 /, '1er ');

const veille = (jour: string): string =>
  new Date(Date.parse(`${jour}T00:00:00Z`) - JOUR_EN_MS).toISOString().slice(0, 'AAAA-MM-JJ'.length);

/** @throws Error when the parameter, or its value of the period before, is not known on that day */
function lireParametre(nom: string, jour: string): ParametreEnVigueur {
  const base = nom.endsWith(PRECEDENT) ? nom.slice(0, -PRECEDENT.length) : nom;
  const actuel = lireParametreLegal(base, jour);
  if (base === nom && actuel !== undefined) return actuel;
  const avant = actuel?.depuis === undefined ? undefined : lireParametreLegal(base, veille(actuel.depuis));
  if (avant === undefined) throw new Error(`No parameter ${nom} on ${jour}`);
  return { ...avant, nom };
}

/** When the number begins to hold: the year of income of the income tax, the first day of a period elsewhere. */
function dater({ nom, annee, depuis }: ParametreEnVigueur, unite: 'annee' | 'date'): string {
  if (unite === 'annee') return depuis?.slice(0, 'AAAA'.length) ?? String(annee);
  if (depuis === undefined) throw new Error(`Parameter ${nom} has a year, not a day`);
  return jourEnLettres(depuis);
}

/** @throws Error when a parameter is unknown on that day or the expression cannot be read */
export function lireFigure(
  signe: string | undefined,
  contenu: string,
  unite: string | undefined,
  jour: string,
  epoque: Epoque,
): FigureNote {
  if (signe === '~') return { genre: 'donnee', texte: contenu };
  const annees = anneesDe(epoque);
  const dite = annees.get(contenu);
  if (dite !== undefined) return { genre: 'donnee', texte: String(dite) };
  const lire = (nom: string): ParametreEnVigueur => lireParametre(nom, jour);
  if (signe === undefined && (unite === 'annee' || unite === 'date'))
    return { genre: 'donnee', texte: dater(lire(contenu), unite) };
  if (signe === undefined) return { genre: 'parametre', parametre: lire(contenu) };
  const { valeur, parametres } = calculerExpression(contenu, (nom) => annees.get(nom) ?? lire(nom).valeur);
  if (unite === 'echeance') return { genre: 'donnee', texte: echeance(valeur, epoque.aujourdhui) };
  return {
    genre: 'calcul',
    valeur,
    unite: unite === 'taux' || unite === 'nombre' ? unite : 'EUR',
    expression: contenu,
    parametres: parametres.map(lire),
  };
}

/** The text with each figure written by `ecrire`, and each year of its examples as the question tells it. */
export function remplacerFigures(
  texte: string,
  jour: string,
  ecrire: (figure: FigureNote) => string,
  epoque: Epoque = { question: '', aujourdhui: jour },
): string {
  return texte.replace(MARQUE_FIGURE, (_, signe: string | undefined, contenu: string, unite: string | undefined) =>
    ecrire(lireFigure(signe, contenu, unite, jour, epoque)),
  );
}
