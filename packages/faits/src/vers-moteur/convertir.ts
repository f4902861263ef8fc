import { rangAuCatalogue } from '../catalogue/index.ts';
import { aplatir, assembler, type Feuille, parChemin } from '../chemins.ts';
import { CALCULS, type OutilDeCalcul } from './calculs.ts';
import { enLignesDuMoteur } from './lignes.ts';

const DU_FOYER = ['annee', 'foyer', 'scenarios', 'supplement', 'revenuNetImposable', 'retenue', 'parts'];

const prefixer = (prefixe: string, chemin: string): string => (prefixe === '' ? chemin : `${prefixe}.${chemin}`);

/** The facts that the input of one calculation holds, under their paths of the vocabulary. */
export function depuisMoteur(outil: OutilDeCalcul, entree: unknown): Feuille[] {
  const prefixe = CALCULS[outil];
  return aplatir(entree).map(({ chemin, valeur }) => ({ chemin: prefixer(prefixe, chemin), valeur }));
}

const rangsDe = parChemin((chemin): readonly number[] =>
  chemin.split('.').flatMap((cle) => (Number.isInteger(Number(cle)) ? [Number(cle)] : [])),
);
const teteDe = parChemin((chemin): string => chemin.split('.', 1)[0] ?? '');

/** Of two facts of one rank of the vocabulary: the order of the elements of a list. */
function comparer(a: Feuille, b: Feuille): number {
  const [deA, deB] = [rangsDe(a.chemin), rangsDe(b.chemin)];
  const i = deA.findIndex((rang, k) => rang !== deB[k]);
  if (i >= 0) return (deA[i] ?? 0) - (deB[i] ?? 0);
  return a.chemin < b.chemin ? -1 : a.chemin > b.chemin ? 1 : 0;
}

/** Each rank is looked up once: a whole portfolio is read through here. */
const ranger = (feuilles: readonly Feuille[]): Feuille[] =>
  feuilles
    .map((feuille) => ({ feuille, rang: rangAuCatalogue(feuille.chemin) }))
    .sort((a, b) => a.rang - b.rang || comparer(a.feuille, b.feuille))
    .map(({ feuille }) => feuille);

/**
 * The input of one calculation, from the facts that it takes; facts of other calculations are left where they are. It is
 * written in the order of the vocabulary: the same facts give the same bytes, in whatever order they came.
 */
export function versMoteur(outil: OutilDeCalcul, faits: Iterable<Feuille>): unknown {
  const prefixe = CALCULS[outil];
  const siens = ranger(
    enLignesDuMoteur(faits).filter(({ chemin }) => {
      const tete = teteDe(chemin);
      return prefixe === '' ? DU_FOYER.includes(tete) : tete === prefixe;
    }),
  );
  return assembler(
    prefixe === '' ? siens : siens.map(({ chemin, valeur }) => ({ chemin: chemin.slice(prefixe.length + 1), valeur })),
  );
}
