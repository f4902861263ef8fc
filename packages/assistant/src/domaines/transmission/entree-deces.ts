import { LIENS } from '@francis/fiscal/patrimoine';
import { z } from 'zod';

export const EntreeDeces = z.strictObject({
  date: z.iso.date(),
  lien: z.enum(LIENS),
  beneficiaires: z.int().min(1).max(20),
  capital_avant_70: z.number().min(0).max(1e10),
  primes_apres_70: z.number().min(0).max(1e10),
  /** What those premiums became: taxed only when it is less than they are. */
  capital_apres_70: z.number().min(0).max(1e10).optional(),
  /** The rest of the estate, that the beneficiaries share as heirs. */
  actif_succession: z.number().min(0).max(1e10).optional(),
  /** A clause that splits ownership: age of the spouse who has the usufruct, the beneficiaries being bare owners. */
  age_usufruitier: z.int().min(0).max(120).optional(),
  /** « mon conjoint, à défaut mes enfants »: the first one named is supposed alive. */
  partage_suppose: z.boolean().optional(),
  /** Nobody says at what age the premiums were paid: before the age of the law is supposed. */
  age_suppose: z.boolean().optional(),
  /** Beneficiaries told one by one, each with their own capital paid for before the age of the law, and premiums after it. */
  parts: z
    .array(
      z.strictObject({
        lien: z.enum(LIENS),
        capital: z.number().min(0).max(1e10),
        primes_apres_70: z.number().min(0).max(1e10).optional(),
      }),
    )
    .min(2)
    .max(10)
    .optional(),
});
export type EntreeDeces = z.infer<typeof EntreeDeces>;
