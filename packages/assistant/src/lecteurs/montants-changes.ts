import { definitionDe, depuisMoteur, estCalcul, type Fait, type Feuille } from '@francis/faits';
import type { AppelOutil } from '../types.ts';
import { D_UN_TOUR } from './tours.ts';

/** Below, a number may be an age, a count or a rank. */
const MONTANT_MIN = 100;

const montants = (feuilles: readonly Feuille[]): Map<string, number> =>
  new Map(
    feuilles.flatMap(({ chemin, valeur }) =>
      typeof valeur === 'number' && valeur >= MONTANT_MIN && definitionDe(chemin)?.unite === 'EUR'
        ? [[chemin, valeur] as const]
        : [],
    ),
  );

/** Amounts that the same calculation no longer takes as it did, though nothing of this turn says another one. */
export function montantsChanges(
  faits: readonly Fait[],
  calculs: readonly AppelOutil[],
  precedents: readonly AppelOutil[] = [],
): string[] {
  return calculs.flatMap(({ outil, entree }) => {
    const memes = precedents.filter((a) => a.outil === outil);
    const [avant] = memes;
    if (memes.length !== 1 || avant === undefined || !estCalcul(outil)) return [];
    const anciens = montants(depuisMoteur(outil, avant.entree));
    return [...montants(depuisMoteur(outil, entree))].flatMap(([chemin, valeur]) => {
      const ancien = anciens.get(chemin);
      const fait = faits.find((f) => f.chemin === chemin);
      if (ancien === undefined || ancien === valeur || fait === undefined || fait.source === 'corrige') return [];
      const ditIci = fait.preuves.some((id) => !id.startsWith(D_UN_TOUR));
      return ditIci ? [] : [definitionDe(chemin)?.libelle ?? chemin];
    });
  });
}
