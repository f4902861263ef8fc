import { LIENS } from '@francis/fiscal/patrimoine';
import { z } from 'zod';

export const EntreeDonation = z.strictObject({
  date: z.iso.date(),
  montant: z.number().min(0).max(1e9).describe('Reçu par chacun, de tous les donateurs.'),
  lien: z.enum(LIENS),
  /** Number of people who each receive the amount. */
  beneficiaires: z.int().min(1).max(10).default(1),
  don_familial: z.number().min(0).optional(),
  /** Part given in money for a new home or an energy renovation. */
  don_logement: z.number().optional(),
  /** Who gives has no descendant. */
  sans_descendance: z.boolean().optional(),
  age_donateur: z.int().min(0).max(120).optional(),
  /** When two give at different ages. */
  age_second_donateur: z.int().min(0).max(120).optional(),
  age_donataire: z.int().min(0).max(120).optional(),
  handicap: z.boolean().optional(),
  /** Total of the gifts between the same persons before, and how many years ago when it was said. */
  donations_anterieures: z.number().min(0).optional(),
  anciennete: z.int().min(0).max(60).optional(),
  /** Day of that gift, when it is known: it replaces the number of years. */
  date_anterieure: z.iso.date().optional(),
  /** Earlier gifts used up the allowance; how much they were is not said. */
  abattement_epuise: z.boolean().optional(),
  /** Loan on what is given, that who receives takes over (CGI art. 776 bis). */
  dette: z.number().min(0).max(1e9).optional(),
  /** Everything given is a business under a Dutreil commitment. */
  dutreil: z.boolean().optional(),
  nue_propriete_age: z.int().min(0).max(120).optional(),
  /** More than one when a couple, both parents or grandparents give: each gives an equal share. */
  donateurs: z.int().min(1).max(4).default(1),
  /** Each of those who give shares what they give between those who receive: the words may also mean so much to each. */
  partage_suppose: z.boolean().optional(),
  autres: z
    .array(
      z.strictObject({
        lien: z.enum(LIENS),
        montant: z.number().min(0).max(1e9),
        handicap: z.boolean().optional(),
        age: z.int().min(0).max(120).optional(),
        don_familial: z.number().min(0).optional(),
      }),
    )
    .min(1)
    .max(9)
    .optional()
    .describe('Autres personnes qui reçoivent.'),
});
export type EntreeDonation = z.infer<typeof EntreeDonation>;
