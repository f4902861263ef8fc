import { z } from 'zod';

/**
 * What a sensitive action asks again. Absent, the session must have proved its person in the last five minutes with
 * POST /api/auth/reauthenticate: the way of the accounts that have no password.
 */
export const ReauthentificationFacultative = {
  password: z.string().min(1, 'Veuillez saisir votre mot de passe actuel.').max(1024).optional(),
};

/** Nothing: a code leaves by e-mail. `password` or `code`: the proof itself. */
export const ReauthentificationRequete = z
  .strictObject({
    password: z.string().min(1, 'Veuillez saisir votre mot de passe actuel.').max(1024).optional(),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Le code compte exactement 6 chiffres.')
      .optional(),
  })
  .refine(({ password, code }) => password === undefined || code === undefined, {
    path: ['code'],
    message: 'Donnez le mot de passe ou le code, pas les deux.',
  });
export type ReauthentificationRequete = z.infer<typeof ReauthentificationRequete>;

export const ReauthentificationReponse = z.object({
  success: z.literal(true),
  message: z.string(),
  valableJusque: z.iso.datetime().nullable().describe('Absent tant que le code n’est pas donné.'),
});
export type ReauthentificationReponse = z.infer<typeof ReauthentificationReponse>;
