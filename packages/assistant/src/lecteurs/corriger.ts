import { CALCULS, cheminDeBase, definitionDe, depuisMoteur, estCalcul, type Feuille, versMoteur } from '@francis/faits';
import type { AppelOutil } from '../types.ts';
import { reposerLePlafondPer } from './plafond-per.ts';

const COMPARAISON = 'comparer_impots';
/** Facts that every calculation of a household takes, beside its `foyer.`. */
const DU_FOYER = new Set(['annee', 'revenuNetImposable', 'retenue', 'parts']);

/** A correction that no calculation of the answer takes, or whose value is not one of that fact. */
export class CorrectionRefusee extends Error {
  readonly chemin: string;
  constructor(chemin: string, raison: string) {
    super(raison);
    this.chemin = chemin;
  }
}

/**
 * The calls of an answer with some facts changed by the person; nothing is read again.
 * @throws CorrectionRefusee naming the path.
 */
export function corrigerAppels(appels: readonly AppelOutil[], modifications: readonly Feuille[]): AppelOutil[] {
  for (const { chemin, valeur } of modifications) {
    const definition = definitionDe(chemin);
    if (definition === undefined) throw new CorrectionRefusee(chemin, 'Ce fait n’existe pas.');
    if (!definition.schema.safeParse(valeur).success)
      throw new CorrectionRefusee(chemin, 'Cette valeur ne convient pas à ce fait.');
  }
  const prises = new Set<string>();
  const corriges = appels.map((appel) => {
    const { outil } = appel;
    if (!estCalcul(outil)) return appel;
    const feuilles = depuisMoteur(outil, appel.entree);
    const nouvelles = modifications.flatMap((m) => {
      const places = placesDe(m.chemin, outil, feuilles);
      if (places.length > 0) prises.add(m.chemin);
      return places.map((chemin) => ({ chemin, valeur: m.valeur }));
    });
    return nouvelles.length === 0
      ? appel
      : { outil, entree: versMoteur(outil, reposerLePlafondPer(remplacer(feuilles, nouvelles))) };
  });
  const refusee = modifications.find((m) => !prises.has(m.chemin));
  if (refusee !== undefined)
    throw new CorrectionRefusee(refusee.chemin, 'Cette réponse ne se calcule pas avec ce fait.');
  return corriges;
}

/** Where a fact stands in one call: its own path, the same fact of each compared household, or where it would be added. */
function placesDe(chemin: string, outil: keyof typeof CALCULS, feuilles: readonly Feuille[]): string[] {
  const presentes = feuilles.map((f) => f.chemin);
  if (presentes.includes(chemin)) return [chemin];
  const partagees = presentes.filter((p) => cheminDeBase(p) === chemin);
  if (partagees.length > 0) return partagees;
  const [tete = '', ...suite] = chemin.split('.');
  const prefixe = CALCULS[outil];
  if (prefixe !== '') return tete === prefixe ? [chemin] : [];
  if (outil !== COMPARAISON) return tete === 'foyer' || DU_FOYER.has(tete) ? [chemin] : [];
  if (tete !== 'foyer') return [];
  const scenarios = new Set(presentes.flatMap((p) => (p.startsWith('scenarios.') ? [p.split('.')[1] ?? ''] : [])));
  return [...scenarios].map((rang) => ['scenarios', rang, 'foyers', '0', ...suite].join('.'));
}

function remplacer(feuilles: readonly Feuille[], nouvelles: readonly Feuille[]): Feuille[] {
  const valeurs = new Map(nouvelles.map((f) => [f.chemin, f.valeur]));
  const connues = new Set(feuilles.map((f) => f.chemin));
  return [
    ...feuilles.map(({ chemin, valeur }) => ({ chemin, valeur: valeurs.get(chemin) ?? valeur })),
    ...nouvelles.filter((f) => !connues.has(f.chemin)),
  ];
}
