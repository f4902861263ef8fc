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

/** Years of income whose law is held, earliest first, and the literal formula of the specification. */
export const BAREMES_TMI = ['2022', '2023', '2024', '2025', 'reference'] as const;

export const TmiParametres = z.strictObject({
  bareme: z
    .enum(BAREMES_TMI, `Barèmes calculés : ${BAREMES_TMI.join(', ')}.`)
    .optional()
    .describe('Année des revenus, ou « reference » : la formule du cahier des charges. La dernière année par défaut.'),
});
export type BaremeTmi = (typeof BAREMES_TMI)[number];

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
    bareme: z.enum(BAREMES_TMI),
    statut: z.enum(['exact', 'estimation']),
    hypotheses: z.array(z.string()).describe('Ce que le calcul a supposé.'),
  })
  .meta({ id: 'ResultatTmi' });
export type TmiReponse = z.infer<typeof TmiReponse>;
