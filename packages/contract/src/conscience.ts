import { z } from 'zod';

/** Questions of the tax-awareness quiz by name; which answer is worth what stays on the server. */
export const QuestionsConscience = z
  .record(
    z.string(),
    z.object({ question: z.string(), reponses: z.record(z.string(), z.object({ texte: z.string() })) }),
  )
  .meta({ id: 'QuestionsConscience' });
export type QuestionsConscience = z.infer<typeof QuestionsConscience>;

const NOMBRE_MAX_REPONSES = 50;

/** The letter chosen for each question. */
export const ReponsesConscience = z.strictObject({
  answers: z
    .record(z.string().max(60), z.string().max(10))
    .refine((r) => Object.keys(r).length <= NOMBRE_MAX_REPONSES, 'Trop de réponses.'),
});

export const ResultatConscience = z
  .object({
    pourcentage: z.number().int().min(0).max(100),
    niveau_conscience: z.string(),
    score_total: z.number().int(),
    score_maximum: z.number().int(),
    recommandations: z.array(z.string()),
    prochaines_etapes: z.array(z.string()),
  })
  .meta({ id: 'ResultatConscience' });
export type ResultatConscience = z.infer<typeof ResultatConscience>;
