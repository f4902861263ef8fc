import type { FaitLu, ValeurLue } from '@francis/contract';
import { ecrireMontant, lireMontant } from '../../../design-system/index.ts';

/** What is typed for a fact, as its field writes it. */
export function ecrireValeur({ valeur, unite }: Pick<FaitLu, 'valeur' | 'unite'>): string {
  if (typeof valeur !== 'number') return String(valeur);
  if (unite === 'EUR' || unite === 'CHF') return ecrireMontant(valeur);
  return String(unite === 'taux' ? Math.round(valeur * 1e6) / 1e4 : valeur).replace('.', ',');
}

export type Saisie = { readonly valeur: ValeurLue } | { readonly erreur: string } | undefined;

const ECRIRE_UN_NOMBRE = 'Écrivez un nombre.';

/** The value of what was typed; undefined when nothing is. */
export function lireSaisie(texte: string, unite: FaitLu['unite']): Saisie {
  if (texte.trim() === '') return undefined;
  if (unite === 'choix' || unite === 'date') return { valeur: texte };
  if (unite === 'oui_non') return { valeur: texte === 'true' };
  if (unite === 'EUR' || unite === 'CHF') {
    const lu = lireMontant(texte);
    if (lu.etat === 'refuse') return { erreur: lu.phrase };
    return lu.etat === 'vide' ? undefined : { valeur: lu.valeur };
  }
  const nombre = Number(texte.replace(',', '.').replaceAll(' ', ''));
  if (!Number.isFinite(nombre)) return { erreur: ECRIRE_UN_NOMBRE };
  return { valeur: unite === 'taux' ? nombre / 100 : nombre };
}

/** Unit shown at the right of the field. */
export const UNITES: Readonly<Partial<Record<FaitLu['unite'], string>>> = {
  EUR: '€',
  CHF: 'CHF',
  taux: '%',
  age: 'ans',
  ans: 'ans',
  mois: 'mois',
  km: 'km',
};
