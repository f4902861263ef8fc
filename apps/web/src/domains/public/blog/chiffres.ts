import {
  calculerFraisKilometriques,
  calculerImpotRevenu,
  calculerPlafondPer,
  completerFoyer,
  type FoyerPartiel,
  type ImpotRevenu,
} from '@francis/fiscal';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import {
  calculerDonation,
  calculerLocationNue,
  comparerRegimes,
  type ComparaisonRegimes,
  type DemandeComparaison,
  type DemandeDonation,
  type DroitsDonation,
  type LocationNue,
  type ResultatFoncier,
} from '@francis/fiscal/patrimoine';
import { formaterEuros, formaterNombre, formaterTaux } from '@francis/presentation';

/** The articles speak of the income of this year, declared the next one. */
export const ANNEE_REVENUS = 2025;
/** A day of the declaration: what is in force then is what the articles quote. */
const JOUR = '2026-05-15';
/** The last day of that income, for what the law sets by the calendar year. */
const FIN_DES_REVENUS = `${ANNEE_REVENUS}-12-31`;

function lire(nom: string, jour = JOUR): number {
  const parametre = lireParametreLegal(nom, jour);
  if (!parametre) throw new Error(`${nom} is not in force on ${jour}`);
  return parametre.valeur;
}

/** A legal amount, by its name. */
export const euros = (nom: string): string => formaterEuros(lire(nom));
export const taux = (nom: string): string => formaterTaux(lire(nom));
export const nombre = (nom: string): string => formaterNombre(lire(nom));
export const valeur = (nom: string): number => lire(nom);
/** What was in force at the end of the year of the income, where the next year has its own. */
export const valeurDesRevenus = (nom: string): number => lire(nom, FIN_DES_REVENUS);

export const montant = formaterEuros;
/** A computed share, to the tenth of a per cent: no rate of the law. */
export const part = (fraction: number): string => formaterTaux(Math.round(fraction * 1000) / 1000);
export const entier = formaterNombre;

/** One step of a table: its name, then an amount by column. */
export const ligne = (libelle: string, ...montants: readonly number[]): readonly string[] => [
  libelle,
  ...montants.map(formaterEuros),
];

function oui<R extends { readonly statut: string }>(resultat: R): Exclude<R, { readonly statut: 'refus' }> {
  if (resultat.statut !== 'exact')
    throw new Error(`the engine does not compute an article exactly: ${resultat.statut}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an exact result is no refusal.
  return resultat as Exclude<R, { readonly statut: 'refus' }>;
}

/** Income tax of a household of the examples, by the engine. @throws when it is not exact */
export const calculer = (foyer: FoyerPartiel): ImpotRevenu =>
  oui(calculerImpotRevenu(completerFoyer(foyer), ANNEE_REVENUS));

/** Ceiling of a retirement plan, from the income of the year before, in euros. */
export const plafondPer = (revenus: number): number =>
  oui(calculerPlafondPer({ revenus_professionnels_n_moins_1: revenus }, ANNEE_REVENUS)).montant;

/** Mileage allowance of the year, in euros. */
export const fraisDeRoute = (kilometres: number, puissance_cv: number): number =>
  oui(calculerFraisKilometriques({ kilometres, puissance_cv, electrique: false }, ANNEE_REVENUS)).montant;

/** Duties of the only gift that the request holds. */
export function donation(demande: Omit<DemandeDonation, 'date'>): DroitsDonation {
  const [don] = oui(calculerDonation({ date: JOUR, ...demande })).dons;
  if (!don) throw new Error('the engine gives no gift');
  return don;
}

/** The same rents under the two regimes, beside the rest of the household. */
export const regimes = (
  demande: Omit<DemandeComparaison, 'annee' | 'foyer'>,
  foyer: FoyerPartiel,
): ComparaisonRegimes => oui(comparerRegimes({ annee: ANNEE_REVENUS, foyer: completerFoyer(foyer), ...demande }));

/** Unfurnished letting under the real regime, its deficit shared between the income and the rents to come. */
export const locationNue = (demande: Omit<LocationNue, 'annee'>): ResultatFoncier =>
  oui(calculerLocationNue({ annee: ANNEE_REVENUS, ...demande }));
