import { z } from 'zod';
import { CODE_SIX_CHIFFRES, netteCode } from '../champs/schemas.ts';
import type { SaisiePreuve } from './api.ts';

/** Fields of the proof, for the forms that ask for it among others. */
export const champsPreuve = { password: z.string(), code: z.string(), parCode: z.boolean() };

/** One of the two is asked for. */
export function verifierPreuve(saisie: SaisiePreuve, contexte: z.core.$RefinementCtx): void {
  if (saisie.parCode) {
    if (/^\d{6}$/.test(netteCode(saisie.code))) return;
    contexte.issues.push({ code: 'custom', path: ['code'], message: CODE_SIX_CHIFFRES, input: saisie.code });
    return;
  }
  if (saisie.password !== '') return;
  contexte.issues.push({
    code: 'custom',
    path: ['password'],
    message: 'Veuillez saisir votre mot de passe actuel.',
    input: saisie.password,
  });
}

export const Preuve = z.object(champsPreuve).superRefine(verifierPreuve);
