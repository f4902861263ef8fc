import { z } from 'zod';

export const TmiRequete = z.strictObject({
  revenus_annuels: z
    .number()
    .min(0, 'Le revenu ne peut pas être négatif.')
    .max(1_000_000_000, 'Ce revenu est hors de portée du calcul.'),
  situation_familiale: z.enum(['celibataire', 'marie', 'pacs']).default('celibataire'),
  nombre_enfants: z.number().int().min(0).max(10).default(0),
  charges_deductibles: z.number().min(0).max(1_000_000_000).default(0),
});
export type TmiRequete = z.infer<typeof TmiRequete>;

export const TmiReponse = z
  .object({
    tmi: z.number().describe('En pour cent.'),
    revenu_imposable: z.number(),
    impot_estime: z.number(),
    taux_moyen: z.number().describe('En pour cent du revenu imposable.'),
    tranches_applicables: z.array(
      z.object({ tranche: z.string(), base_imposable: z.number(), taux: z.number(), impot_tranche: z.number() }),
    ),
    conseils_optimisation: z.array(z.string()),
  })
  .meta({ id: 'ResultatTmi' });
export type TmiReponse = z.infer<typeof TmiReponse>;
