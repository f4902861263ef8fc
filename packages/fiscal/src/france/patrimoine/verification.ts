import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { estMontantRecevable, refuserMontant } from '../impot-revenu/bornes-saisie.ts';
import { estJour } from './jours.ts';

type Refus = RefusFiscal | null;

/** Refusal for the first field that is present and not an amount from 0 to a billion euros, or null. */
export function verifierMontants<D extends object>(
  demande: D,
  champs: readonly (keyof D & string)[],
  prefixe = '',
): Refus {
  for (const champ of champs) {
    const valeur = demande[champ];
    if (valeur !== undefined && !estMontantRecevable(valeur)) return refuserMontant(valeur, prefixe + champ);
  }
  return null;
}

/** Same, for fields that must be there. */
export function exigerMontants<D extends object>(
  demande: D,
  champs: readonly (keyof D & string)[],
  prefixe = '',
): Refus {
  for (const champ of champs) {
    const valeur: unknown = demande[champ];
    if (!estMontantRecevable(valeur)) return refuserMontant(valeur, prefixe + champ);
  }
  return null;
}

export function exigerJour(valeur: unknown, champ: string): Refus {
  if (estJour(valeur)) return null;
  return refuser('CHAMP_INVALIDE', `Le champ « ${champ} » doit être un jour du calendrier, écrit AAAA-MM-JJ.`, champ);
}

export function verifierJour(valeur: unknown, champ: string): Refus {
  return valeur === undefined ? null : exigerJour(valeur, champ);
}

/** Refusal when the second day comes before the first. */
export function exigerOrdre(avant: string, apres: string, champ: string, message: string): Refus {
  return apres < avant ? refuser('FOYER_INCOHERENT', message, champ) : null;
}

export function exigerChoix(valeur: unknown, choix: readonly string[], champ: string): Refus {
  if (typeof valeur === 'string' && choix.includes(valeur)) return null;
  return refuser('CHAMP_INVALIDE', `Le champ « ${champ} » doit être l’un de : ${choix.join(', ')}.`, champ);
}

export function verifierChoix(valeur: unknown, choix: readonly string[], champ: string): Refus {
  return valeur === undefined ? null : exigerChoix(valeur, choix, champ);
}

/** A whole number from 0. */
export function exigerEntier(valeur: unknown, champ: string): Refus {
  if (typeof valeur === 'number' && Number.isSafeInteger(valeur) && valeur >= 0) return null;
  return refuser('CHAMP_INVALIDE', `Le champ « ${champ} » doit être un nombre entier positif.`, champ);
}

export function verifierEntier(valeur: unknown, champ: string): Refus {
  return valeur === undefined ? null : exigerEntier(valeur, champ);
}

/** A share: from 0 to 1. */
export function exigerFraction(valeur: unknown, champ: string): Refus {
  if (typeof valeur === 'number' && valeur >= 0 && valeur <= 1) return null;
  return refuser('CHAMP_INVALIDE', `Le champ « ${champ} » doit être une fraction entre 0 et 1.`, champ);
}

export function verifierFraction(valeur: unknown, champ: string): Refus {
  return valeur === undefined ? null : exigerFraction(valeur, champ);
}

/** First refusal of a list of elements, each with its path. */
export function verifierListe<T>(
  liste: readonly T[] | undefined,
  champ: string,
  verifier: (element: T, prefixe: string) => Refus,
): Refus {
  if (liste === undefined) return null;
  if (!Array.isArray(liste)) return refuser('CHAMP_INVALIDE', `Le champ « ${champ} » doit être une liste.`, champ);
  for (const [rang, element] of liste.entries()) {
    const refus = verifier(element, `${champ}[${rang}].`);
    if (refus !== null) return refus;
  }
  return null;
}
