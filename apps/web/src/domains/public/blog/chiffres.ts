import { calculerImpotRevenu, completerFoyer, type FoyerPartiel } from '@francis/fiscal';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { formaterEuros, formaterNombre, formaterTaux } from '../../../design-system/index.ts';

/** The articles speak of the income of this year, declared the next one. */
export const ANNEE_REVENUS = 2025;
/** A day of the declaration: what is in force then is what the articles quote. */
const JOUR = '2026-05-15';

function lire(nom: string): number {
  const parametre = lireParametreLegal(nom, JOUR);
  if (!parametre) throw new Error(`${nom} is not in force on ${JOUR}`);
  return parametre.valeur;
}

/** A legal amount, by its name. */
export const euros = (nom: string): string => formaterEuros(lire(nom));
export const taux = (nom: string): string => formaterTaux(lire(nom));
export const nombre = (nom: string): string => formaterNombre(lire(nom));
export const valeur = lire;
export const montant = formaterEuros;

/** Tax of the examples, by the engine. */
export function impot(foyer: FoyerPartiel): number {
  const lu = calculerImpotRevenu(completerFoyer(foyer), ANNEE_REVENUS);
  if (!('impot_final' in lu)) throw new Error('the engine refuses the household of an article');
  return lu.impot_final;
}
