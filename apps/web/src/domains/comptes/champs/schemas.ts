import { MotDePasse } from '@francis/contract';
import { z } from 'zod';

/** A new password typed twice. The confirmation is compared as it is, spaces included. */
export const NouveauMotDePasse = {
  password: MotDePasse,
  confirmation: z.string().min(1, 'Confirmez votre mot de passe.'),
};

type Saisie = { password: string; confirmation: string };
/** Arguments of `refine`. */
export const memeMotDePasse: [(saisie: Saisie) => boolean, { path: PropertyKey[]; message: string }] = [
  ({ password, confirmation }) => password === confirmation,
  { path: ['confirmation'], message: 'Les mots de passe ne correspondent pas' },
];

export const CODE_SIX_CHIFFRES = 'Le code compte exactement 6 chiffres.';
/** Pasted with spaces or a dash, as applications show it. */
export const netteCode = (code: string): string => code.replace(/[\s-]/g, '');
export const CodeSaisi = z.string().refine((code) => /^\d{6}$/.test(netteCode(code)), CODE_SIX_CHIFFRES);
