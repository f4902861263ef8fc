import { LIENS } from '@francis/fiscal/patrimoine';
import { z } from 'zod';

export const EntreeSuccession = z.strictObject({
  date: z.iso.date(),
  lien: z.enum(LIENS),
  heritiers: z.int().min(1).max(20),
  actif_net: z.number().min(0).max(1e10),
  /** Debts, where the estate is told before them. */
  passif: z.number().min(0).max(1e10).optional(),
  /** The estate is the half of what husband and wife own together. */
  biens_communs: z.boolean().optional(),
  handicap: z.boolean().optional(),
  /** Each heir comes in the place of a parent who died before: how many share that branch. */
  representation: z.int().min(1).max(20).optional(),
  /** That they do, or how many they are, was not said. */
  representation_supposee: z.boolean().optional(),
  /** A gift of the deceased to the heir, and how many years ago. */
  donation_anterieure: z.number().min(0).max(1e9).optional(),
  anciennete: z.int().min(0).max(60).optional(),
  /** Day of that gift, when it is known: it replaces the number of years. */
  date_anterieure: z.iso.date().optional(),
  /** Earlier gifts used up the allowance; how much they were is not said. */
  abattement_epuise: z.boolean().optional(),
  /** A spouse who takes a quarter, or the usufruct of all at that age, beside the children. */
  option_conjoint: z.enum(['quart', 'usufruit']).optional(),
  age_conjoint: z.int().min(18).max(120).optional(),
  parts: z
    .array(
      z.strictObject({
        lien: z.enum(LIENS),
        montant: z.number().min(0).max(1e10),
        handicap: z.boolean().optional(),
        representation: z.int().min(1).max(20).optional(),
      }),
    )
    .min(2)
    .max(20)
    .optional()
    .describe('Héritiers donnés un par un, avec ce que chacun reçoit ; leur somme est actif_net.'),
});
export type EntreeSuccession = z.infer<typeof EntreeSuccession>;
