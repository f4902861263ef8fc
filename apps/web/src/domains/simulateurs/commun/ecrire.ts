import { formaterEuros, formaterNombre, formaterTaux } from '../../../design-system/index.ts';

/** Euros and cents when there are some. */
export const euros = formaterEuros;
/** To the euro: charts and headlines. */
export const arrondi = (montant: number): string => formaterEuros(Math.round(montant));
/** A rate with one decimal, for averages. */
export const tauxMoyen = (fraction: number): string => formaterTaux(Math.round(fraction * 1000) / 1000);
export const enParts = (parts: number): string => `${formaterNombre(parts)}\u00a0${parts >= 2 ? 'parts' : 'part'}`;
/** A difference between two rates. */
export const enPoints = (fraction: number): string => `${formaterNombre(Math.round(fraction * 10_000) / 100)}\u00a0pt`;
/** A rate that is already in percents, as over HTTP. */
export const pourCent = (taux: number): string => `${formaterNombre(Math.round(taux * 100) / 100)}\u00a0%`;
