import { type ChampsClient, incoherencesDuDossier } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';

const JOUR_DE_PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });
/** The day that a birth cannot be after, `2026-11-20`. */
export const jourDuCabinet = (instant: Date): string => JOUR_DE_PARIS.format(instant);

interface Ecrits {
  readonly champs: Partial<ChampsClient>;
  readonly avant?: Partial<ChampsClient>;
  readonly le: Date;
  /** Where the fields stand in the request. */
  readonly prefixe?: string;
}

/** @throws ApiError VALIDATION, naming each field that cannot be true with the others. */
export function exigerCoherence({ champs, avant, le, prefixe = '' }: Ecrits): void {
  const refus = incoherencesDuDossier(champs, jourDuCabinet(le), avant);
  if (refus.length === 0) return;
  const dits = refus.map(({ chemin, message }) => ({ chemin: `${prefixe}${chemin}`, message }));
  throw new ApiError('VALIDATION', { detail: refus.map(({ message }) => message).join(' '), champs: dits });
}
