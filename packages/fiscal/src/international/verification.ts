import { refuser } from '../core/annee-fiscale.ts';
import type { Certitude, RefusFiscal } from '../core/resultat.ts';

/** Not a legal number: beyond it an entry is a slip of the keyboard. */
const MONTANT_MAX = 1e9;

/** Every result says what it took for granted and why it may not be exact. */
export interface Fiabilise {
  readonly statut: Certitude;
  /** Why it is an estimate, in French sentences; empty when `statut` is `exact`. */
  readonly reserves: readonly string[];
  /** What the computation took for granted, in French sentences. */
  readonly hypotheses: readonly string[];
}

export function fiabiliser(reserves: readonly string[], hypotheses: readonly string[]): Fiabilise {
  return { statut: reserves.length === 0 ? 'exact' : 'estimation', reserves, hypotheses };
}

export function estRefus(valeur: object | null): valeur is RefusFiscal {
  return valeur !== null && 'statut' in valeur && valeur.statut === 'refus';
}

/** Refusal for an amount that is not a number from 0 to a billion, or null. */
export function verifierMontant(montant: unknown, champ: string): RefusFiscal | null {
  if (typeof montant !== 'number' || Number.isNaN(montant)) {
    return refuser('MONTANT_INVALIDE', `Le champ « ${champ} » doit être un montant.`, champ);
  }
  if (montant < 0) return refuser('MONTANT_INVALIDE', `Le champ « ${champ} » ne peut pas être négatif.`, champ);
  if (montant > MONTANT_MAX) return refuser('MONTANT_HORS_BORNES', `Le champ « ${champ} » dépasse un milliard.`, champ);
  return null;
}

/** First refusal among amounts by field name; an undefined amount was not given. */
export function verifierMontants(montants: Readonly<Record<string, number | undefined>>): RefusFiscal | null {
  for (const champ in montants) {
    const montant = montants[champ];
    const refus = montant === undefined ? null : verifierMontant(montant, champ);
    if (refus !== null) return refus;
  }
  return null;
}

/** Refusal for a count that is not a whole number from 0 to the maximum, or null. */
export function verifierEntier(valeur: unknown, maximum: number, champ: string): RefusFiscal | null {
  if (typeof valeur === 'number' && Number.isInteger(valeur) && valeur >= 0 && valeur <= maximum) return null;
  return refuser('CHAMP_INVALIDE', `Le champ « ${champ} » doit être un nombre entier de 0 à ${maximum}.`, champ);
}

/** Refusal that lists the accepted values, or null. */
export function verifierChoix(valeur: unknown, choix: readonly unknown[], champ: string): RefusFiscal | null {
  if (choix.includes(valeur)) return null;
  const message = `Le champ « ${champ} » doit être l’une des valeurs : ${choix.join(', ')}.`;
  return refuser('CHAMP_INVALIDE', message, champ);
}

/** Refusal for a year whose parameters are not held. */
export function refuserAnneeCouverte(annee: number, annees: readonly number[], pays: string): RefusFiscal {
  const premiere = annees[0] ?? 0;
  const derniere = annees.at(-1) ?? 0;
  const future = Number.isInteger(annee) && annee > derniere;
  return refuser(
    future ? 'ANNEE_NON_VOTEE' : 'ANNEE_NON_COUVERTE',
    `L’année ${annee} n’est pas couverte pour ${pays} : le calcul va de ${premiere} à ${derniere}.`,
    'annee',
  );
}
