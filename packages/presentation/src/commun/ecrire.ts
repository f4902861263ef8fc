import { formaterEuros, formaterNombre, formaterTaux, formaterTauxMoyen, MOINS } from '../ecriture/index.ts';

/** Euros and cents when there are some. */
export const euros = formaterEuros;
/** To the euro: charts and headlines. */
export const arrondi = (montant: number): string => formaterEuros(Math.round(montant));
export const tauxMoyen = formaterTauxMoyen;
/** What is taken away, already written: the sign held to it. */
export const retire = (montant: string): string => `${MOINS}${montant}`;
export const enParts = (parts: number): string => `${formaterNombre(parts)}\u00a0${parts >= 2 ? 'parts' : 'part'}`;
/** A difference between two rates. */
export const enPoints = (fraction: number): string => `${formaterNombre(Math.round(fraction * 10_000) / 100)}\u00a0pt`;
/** A rate that is already in percents, as over HTTP. */
export const pourCent = (taux: number): string => formaterTaux(taux / 100);
/** The same, for an average. */
export const pourCentMoyen = (taux: number): string => formaterTauxMoyen(taux / 100);
