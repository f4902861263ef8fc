import { z } from 'zod';
import { Courriel } from './comptes.ts';

/** Logging in without a password: a 6-digit code to type, or a link to open. The answer is the same for any address. */
export const OtpRequete = z.strictObject({ email: Courriel, type: z.enum(['code', 'lien']).default('code') });
export type OtpRequete = z.infer<typeof OtpRequete>;

/** The code with its address, or the ticket of the link (`/auth/callback#type=connexion&ticket=…`). */
export const OtpVerificationRequete = z
  .strictObject({
    email: Courriel.optional(),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Le code compte exactement 6 chiffres.')
      .optional(),
    ticket: z.string().min(1).max(128).optional(),
    deviceFingerprint: z.string().max(256).optional(),
  })
  .refine(({ email, code, ticket }) => (ticket === undefined) === (email !== undefined && code !== undefined), {
    path: ['code'],
    message: 'Donnez le code et son adresse, ou le lien.',
  });
export type OtpVerificationRequete = z.infer<typeof OtpVerificationRequete>;
