import { rangAuCatalogue } from '../catalogue/index.ts';
import { aplatir, assembler, type Feuille } from '../chemins.ts';
import { CALCULS, type OutilDeCalcul } from './calculs.ts';

const DU_FOYER = ['annee', 'foyer', 'scenarios', 'supplement', 'revenuNetImposable', 'retenue'];

/** Facts that the engine takes under the name of another: alimony is taxed on the line of pensions. */
const RECUES = 'pensions_alimentaires_recues';
const LIGNE_DES_PENSIONS = 'pensions_retraite';

const prefixer = (prefixe: string, chemin: string): string => (prefixe === '' ? chemin : `${prefixe}.${chemin}`);

/** The facts that the input of one calculation holds, under their paths of the vocabulary. */
export function depuisMoteur(outil: OutilDeCalcul, entree: unknown): Feuille[] {
  const prefixe = CALCULS[outil];
  return aplatir(entree).map(({ chemin, valeur }) => ({ chemin: prefixer(prefixe, chemin), valeur }));
}

const rangsDe = (chemin: string): number[] =>
  chemin.split('.').flatMap((cle) => (Number.isInteger(Number(cle)) ? [Number(cle)] : []));

/** The order of the vocabulary, then that of the elements of a list; what the vocabulary does not name comes last. */
function comparer(a: Feuille, b: Feuille): number {
  const ecart = rangAuCatalogue(a.chemin) - rangAuCatalogue(b.chemin);
  if (ecart !== 0) return ecart;
  const [deA, deB] = [rangsDe(a.chemin), rangsDe(b.chemin)];
  const i = deA.findIndex((rang, k) => rang !== deB[k]);
  if (i >= 0) return (deA[i] ?? 0) - (deB[i] ?? 0);
  return a.chemin < b.chemin ? -1 : a.chemin > b.chemin ? 1 : 0;
}

/** Facts of the vocabulary under the names of the engine, amounts of one line added. */
function lignesDuMoteur(faits: Iterable<Feuille>): Feuille[] {
  const lignes = new Map<string, Feuille>();
  for (const fait of faits) {
    const chemin = fait.chemin.endsWith(`.${RECUES}`)
      ? `${fait.chemin.slice(0, -RECUES.length)}${LIGNE_DES_PENSIONS}`
      : fait.chemin;
    const deja = lignes.get(chemin)?.valeur;
    const ajoutee = typeof deja === 'number' && chemin.endsWith(LIGNE_DES_PENSIONS) ? deja : 0;
    lignes.set(chemin, { chemin, valeur: typeof fait.valeur === 'number' ? fait.valeur + ajoutee : fait.valeur });
  }
  return [...lignes.values()];
}

/**
 * The input of one calculation, from the facts that it takes; facts of other calculations are left where they are. It is
 * written in the order of the vocabulary: the same facts give the same bytes, in whatever order they came.
 */
export function versMoteur(outil: OutilDeCalcul, faits: Iterable<Feuille>): unknown {
  const prefixe = CALCULS[outil];
  const siens = lignesDuMoteur(faits)
    .filter(({ chemin }) => {
      const [tete = ''] = chemin.split('.');
      return prefixe === '' ? DU_FOYER.includes(tete) : tete === prefixe;
    })
    .sort(comparer);
  return assembler(
    prefixe === '' ? siens : siens.map(({ chemin, valeur }) => ({ chemin: chemin.slice(prefixe.length + 1), valeur })),
  );
}
