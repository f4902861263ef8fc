import { lireParametreLegal } from '@francis/fiscal/catalogue';
import type { RefusFiscal } from '@francis/fiscal';
import type { Lien } from '@francis/fiscal/patrimoine';
import { formater } from '../orchestration/typographie.ts';
import { reculer } from './dates.ts';
import type { Explication } from './domaine.ts';

/** When an earlier gift was made: its day, or so many years before when only that was said. */
export interface GestePasse {
  readonly date: string;
  readonly date_anterieure?: string | undefined;
  readonly anciennete?: number | undefined;
}

/** What was given before, or that it used up the allowance. */
interface Gestes extends GestePasse {
  readonly donations_anterieures?: number | undefined;
  readonly donation_anterieure?: number | undefined;
  readonly abattement_epuise?: boolean | undefined;
}

export const jourAnterieur = (g: GestePasse): string => g.date_anterieure ?? reculer(g.date, g.anciennete ?? 0);

/** The allowance of a gift that each tie has. */
const ABATTEMENTS: Readonly<Partial<Record<Lien, string>>> = {
  enfant: 'dmtg.abattement_ligne_directe',
  parent: 'dmtg.abattement_ligne_directe',
  grand_parent: 'dmtg.abattement_ligne_directe',
  conjoint: 'dmtg.abattement_conjoint',
  partenaire_pacs: 'dmtg.abattement_conjoint',
  petit_enfant: 'dmtg.abattement_petit_enfant',
  arriere_petit_enfant: 'dmtg.abattement_arriere_petit_enfant',
  frere_soeur: 'dmtg.abattement_frere_soeur',
  neveu_niece: 'dmtg.abattement_neveu_niece',
};

const montantAnterieur = (g: Gestes): number | undefined => g.donations_anterieures ?? g.donation_anterieure;

/** The earlier gifts as the engine takes them, of one among those who give. */
export function anterieures(g: Gestes, lien: Lien, donateurs = 1): { date: string; montant: number }[] | undefined {
  const dit = montantAnterieur(g);
  const date = jourAnterieur(g);
  if (dit !== undefined) return [{ date, montant: dit / donateurs }];
  if (g.abattement_epuise !== true) return undefined;
  const nom = ABATTEMENTS[lien];
  const montant = nom === undefined ? 0 : (lireParametreLegal(nom, g.date)?.valeur ?? 0);
  return [{ date, montant }];
}

const anneesDuRappel = (g: GestePasse): number => Number(lireParametreLegal('dmtg.annees_rappel', g.date)?.valeur);

const SANS = {
  donations_anterieures: undefined,
  donation_anterieure: undefined,
  abattement_epuise: undefined,
  anciennete: undefined,
  date_anterieure: undefined,
} as const;

/**
 * « Il y a quinze ans » : a gift is forgotten once more than fifteen years have passed (CGI art. 784). On the very
 * anniversary it still counts; the day decides. Undated, it is counted, and what is due without it is told.
 */
export function signalerRappel(
  g: Gestes,
  calcul: Explication | RefusFiscal,
  recalculer: (sans: typeof SANS) => Explication | RefusFiscal,
): Explication | RefusFiscal {
  const annees = anneesDuRappel(g);
  if (!('trace' in calcul)) return calcul;
  const epuise = montantAnterieur(g) === undefined && g.abattement_epuise === true;
  const suppose = epuise ? ['Les donations passées ont utilisé tout l’abattement, et rien n’a été taxé au-delà.'] : [];
  const lu = { ...calcul, hypotheses: [...calcul.hypotheses, ...suppose] };
  if (g.date_anterieure !== undefined) return lu;
  if (g.anciennete === annees)
    return {
      ...lu,
      statut: 'estimation',
      reserves: [
        ...lu.reserves,
        `Donation faite il y a ${annees} ans : elle compte jusqu’au jour anniversaire, plus au-delà (CGI art. 784). Le calcul la compte ; indiquez sa date exacte.`,
      ],
    };
  // That nothing is left of an allowance says by itself that the gifts are recent.
  if (g.anciennete !== undefined || montantAnterieur(g) === undefined) return lu;
  const sans = recalculer(SANS);
  if (!('trace' in sans) || sans.trace.valeur === calcul.trace.valeur) return lu;
  return {
    ...lu,
    statut: 'estimation',
    reserves: [
      ...lu.reserves,
      `La date de la donation précédente n’est pas dite : le calcul la compte, comme si elle avait moins de ${annees} ans. Au-delà, le total serait de ${formater(Number(sans.trace.valeur), 'EUR')}. De quand date-t-elle ?`,
    ],
  };
}

/** What the recall did, in words. */
export function direLeRappel(g: Gestes): string | undefined {
  if (montantAnterieur(g) === undefined && g.abattement_epuise !== true) return undefined;
  const limite = reculer(g.date, anneesDuRappel(g));
  return jourAnterieur(g) < limite
    ? 'La donation précédente a plus de quinze ans : elle ne compte plus.'
    : 'La donation précédente a moins de quinze ans : elle a utilisé l’abattement et les premières tranches avant celle-ci (CGI art. 784).';
}
