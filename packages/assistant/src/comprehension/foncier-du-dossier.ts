import type { Faits } from './faits.ts';

/** Where a file says the rents before charges and those charges, beside their net that the tax takes. */
const FONCIER = 'foncier';

const estObjet = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null;

/**
 * Rents taken at the real regime, with what they are the net of: the simplified regime is computed on the rents, and
 * never on their net.
 */
export function avecLesRecettes(faits: Faits, profil: Readonly<Record<string, unknown>>): Faits {
  const foncier = profil[FONCIER];
  if (!estObjet(foncier) || faits.regimeFoncier !== 'reel' || faits.chargesFoncieres !== undefined) return faits;
  const { recettes, charges } = foncier;
  if (typeof recettes !== 'number' || typeof charges !== 'number' || recettes - charges !== faits.loyers) return faits;
  return { ...faits, loyers: recettes, chargesFoncieres: charges };
}
