import { z } from 'zod';
import {
  ACTIVITES_PRINCIPALES,
  RESIDENCES_FISCALES,
  REVENUS_COMPLEMENTAIRES,
  SITUATIONS_PATRIMOINE,
  STATUTS_JURIDIQUES,
} from './questionnaire-valeurs.ts';

const CHAMPS = [
  'activite_principale',
  'revenus_complementaires',
  'statuts_juridiques',
  'residence_fiscale',
  'patrimoine_situation',
] as const;
export const QuestionQuestionnaire = z.enum(CHAMPS);
export type QuestionQuestionnaire = z.infer<typeof QuestionQuestionnaire>;

/** A free text, typed or dictated, to be turned into answers of the questionnaire. */
export const AnalyseProfilRequete = z.strictObject({
  text: z
    .string()
    .max(8_000, 'Le texte ne peut pas dépasser 8 000 caractères.')
    .refine((t) => t.trim().length > 0, 'Donnez un texte à analyser.'),
  context: z.string().max(2_000).optional(),
  /** Only this answer is wanted, unless `extract_all`. */
  question_type: QuestionQuestionnaire.optional(),
  extract_all: z.boolean().default(false),
});

/** What was read; null or empty where the text says nothing. */
export const DonneesProfil = z.object({
  activite_principale: z.enum(ACTIVITES_PRINCIPALES).nullable(),
  revenus_complementaires: z.array(z.enum(REVENUS_COMPLEMENTAIRES)),
  statuts_juridiques: z.array(z.enum(STATUTS_JURIDIQUES)),
  residence_fiscale: z.enum(RESIDENCES_FISCALES).nullable(),
  patrimoine_situation: z.enum(SITUATIONS_PATRIMOINE).nullable(),
  age: z.number().int().nullable(),
  /** The country as it was named, when the residence is not in mainland France. */
  pays_residence: z.string().nullable(),
  patrimoine_immobilier: z.boolean().nullable(),
  revenus_passifs: z.array(z.string()),
});
export type DonneesProfil = z.infer<typeof DonneesProfil>;

export const AnalyseProfil = z.object({ success: z.boolean(), data: DonneesProfil }).meta({ id: 'AnalyseProfil' });
