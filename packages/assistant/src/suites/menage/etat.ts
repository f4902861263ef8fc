import { depuisMoteur, versMoteur } from '@francis/faits';
import { poserLePlafondPer } from '../../lecteurs/plafond-per.ts';
import { EntreeCalcul, EntreeComparaison, type FoyerDecrit } from '../../outils/schemas.ts';
import type { AppelOutil } from '../../types.ts';

const CALCUL = 'calculer_impot';
const COMPARAISON = 'comparer_impots';

/** What a conversation holds of a household: what was told, and the last try of it. */
export interface Menage {
  readonly annee: number;
  /** One household, or two people who file apart. */
  readonly base: readonly FoyerDecrit[];
  readonly essai?: readonly FoyerDecrit[];
  /** Nobody said whether the parent lives alone: the household is computed both ways. */
  readonly isolementInconnu: boolean;
}

const sansIsolement = (foyer: FoyerDecrit): string => JSON.stringify({ ...foyer, parent_isole_T: undefined });

/** The household that the last calls computed; undefined when they computed something else, or know what it does not hold. */
export function menageDe(appels: readonly AppelOutil[]): Menage | undefined {
  const comparaisons = appels.filter((a) => a.outil === COMPARAISON);
  const [comparaison] = comparaisons;
  if (comparaison !== undefined) {
    const lue = EntreeComparaison.safeParse(comparaison.entree);
    const [avant, apres, autre] = lue.success ? lue.data.scenarios : [];
    if (!lue.success || avant === undefined || apres === undefined || autre !== undefined || comparaisons.length > 1)
      return undefined;
    return { annee: lue.data.annee, base: avant.foyers, essai: apres.foyers, isolementInconnu: false };
  }
  const calculs = appels.filter((a) => a.outil === CALCUL).map((a) => EntreeCalcul.safeParse(a.entree));
  const lus = calculs.flatMap((c) => (c.success ? [c.data] : []));
  const [un, deux, ...autres] = lus;
  if (un === undefined || autres.length > 0 || lus.length < calculs.length) return undefined;
  const tenus = lus.every(
    (c) => c.parts === undefined && c.revenuNetImposable === undefined && c.retenue === undefined,
  );
  if (!tenus) return undefined;
  const { annee } = un;
  // « 2025 » may be that of the incomes: the same household is computed of two years, and the first one opens the answer.
  const autreAnnee = deux !== undefined && deux.annee !== annee;
  if (autreAnnee && JSON.stringify(deux.foyer) !== JSON.stringify(un.foyer)) return undefined;
  if (deux === undefined || autreAnnee) return { annee, base: [un.foyer], isolementInconnu: false };
  if (sansIsolement(un.foyer) === sansIsolement(deux.foyer))
    return { annee, base: [{ ...un.foyer, parent_isole_T: true }], isolementInconnu: true };
  return { annee, base: [un.foyer, deux.foyer], isolementInconnu: false };
}

/** Calls that compute these households, with the ceilings that everybody has. */
export function calculsDuMenage(annee: number, foyers: readonly FoyerDecrit[]): readonly AppelOutil[] {
  return foyers.map((foyer) => ({
    outil: CALCUL,
    entree: versMoteur(CALCUL, poserLePlafondPer(depuisMoteur(CALCUL, { annee, foyer }))),
  }));
}

export interface Cote {
  readonly nom: string;
  readonly foyers: readonly FoyerDecrit[];
}

export function comparer(annee: number, avant: Cote, apres: Cote): AppelOutil {
  const complets = ({ nom, foyers }: Cote) => ({
    nom,
    foyers: calculsDuMenage(annee, foyers).map((a) => EntreeCalcul.parse(a.entree).foyer),
  });
  return { outil: COMPARAISON, entree: { annee, scenarios: [complets(avant), complets(apres)] } };
}

export const estCouple = (foyer: FoyerDecrit | undefined): boolean =>
  foyer?.situation === 'marie' || foyer?.situation === 'pacse';

/** How many children a household counts, named or not. */
export const enfantsDe = (foyer: FoyerDecrit): number => (foyer.enfants?.length ?? 0) + (foyer.nombre_enfants ?? 0);
