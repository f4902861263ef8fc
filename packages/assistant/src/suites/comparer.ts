import { depuisMoteur, versMoteur, type Feuille } from '@francis/faits';
import { DEPART, ESSAI } from '../modele-embarque/essai.ts';
import type { AppelOutil } from '../types.ts';

const CALCUL = 'calculer_impot';
const COMPARAISON = 'comparer_impots';
const FOYER = 'foyer.';
const PARENT_ISOLE = '.parent_isole_T';
/** Beside a household, what a comparison cannot hold. */
const SEULS: ReadonlySet<string> = new Set(['annee']);

interface Foyers {
  readonly annee: Feuille['valeur'] | undefined;
  readonly foyers: readonly (readonly Feuille[])[];
}

/** The households that these calls compute, one or two of one year; undefined for anything else. */
function foyersDe(appels: readonly AppelOutil[]): Foyers | undefined {
  if (appels.length === 0 || appels.length > 2 || appels.some((a) => a.outil !== CALCUL)) return undefined;
  const lus = appels.map((a) => depuisMoteur(CALCUL, a.entree));
  const annees = new Set(lus.map((f) => f.find(({ chemin }) => chemin === 'annee')?.valeur));
  const [annee] = annees;
  if (annees.size > 1 || lus.some((f) => f.some(({ chemin }) => !chemin.startsWith(FOYER) && !SEULS.has(chemin))))
    return undefined;
  // The same household in two ways, one of which is true, is no couple that files twice.
  const [un, deux] = lus.map((f) => JSON.stringify(f.filter(({ chemin }) => !chemin.endsWith(PARENT_ISOLE))));
  if (un === deux) return undefined;
  return { annee, foyers: lus.map((f) => f.filter(({ chemin }) => chemin.startsWith(FOYER))) };
}

export interface Nommes {
  readonly avant: string;
  readonly apres: string;
}

const scenario = ({ foyers }: Foyers, rang: number, nom: string): Feuille[] => [
  { chemin: `scenarios.${rang}.nom`, valeur: nom },
  ...foyers.flatMap((feuilles, i) =>
    feuilles.map(({ chemin, valeur }) => ({
      chemin: `scenarios.${rang}.foyers.${i}.${chemin.slice(FOYER.length)}`,
      valeur,
    })),
  ),
];

/** Two answers about households, side by side; undefined when they cannot be. */
export function comparerLesFoyers(
  avant: readonly AppelOutil[],
  apres: readonly AppelOutil[],
  noms: Nommes = { avant: DEPART, apres: ESSAI },
): AppelOutil | undefined {
  const [un, deux] = [foyersDe(avant), foyersDe(apres)];
  if (un === undefined || deux === undefined || un.annee !== deux.annee) return undefined;
  const annee = un.annee === undefined ? [] : [{ chemin: 'annee', valeur: un.annee }];
  const feuilles = [...annee, ...scenario(un, 0, noms.avant), ...scenario(deux, 1, noms.apres)];
  return { outil: COMPARAISON, entree: versMoteur(COMPARAISON, feuilles) };
}
