import { z } from 'zod';
import { QuestionReponse } from './assistant.ts';

/** A question without an account. */
export const EssaiRequete = z.strictObject({
  question: z.string().trim().min(1, 'Posez une question.').max(1_000),
});
export const EssaiReponse = QuestionReponse.omit({ conversation_id: true })
  .extend({ essais_restants: z.number().int().min(0).describe('Questions d’essai encore possibles aujourd’hui.') })
  .meta({ id: 'EssaiReponse' });
export type EssaiReponse = z.infer<typeof EssaiReponse>;
