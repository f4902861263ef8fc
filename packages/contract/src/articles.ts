import { z } from 'zod';

export const LONGUEUR_MAX_ARTICLE = 20_000;

export const ArticleRequete = z.object({
  citation: z.string().trim().min(2).max(120).describe('Par exemple « CGI art. 197 I 4 » ou « BOI-IR-BASE-20 ».'),
  revenus: z.coerce
    .number()
    .int()
    .min(2000)
    .max(2100)
    .optional()
    .describe('Année des revenus dont le droit est demandé ; sans elle, le droit du jour.'),
});

/**
 * A provision that an answer cites: the imported text in the version that applies, otherwise one sentence of ours, and
 * always the address where it is published.
 */
export const Article = z
  .object({
    citation: z.string(),
    titre: z.string().optional(),
    texte: z
      .object({
        contenu: z.string().describe('Les alinéas du texte, séparés par une ligne vide.'),
        tronque: z.boolean(),
        editeur: z.enum(['Légifrance', 'BOFiP', 'Service-public.fr']),
        version: z.string(),
        en_vigueur_du: z.iso.date(),
        au: z.iso.date().optional().describe('Dernier jour où cette version s’applique.'),
      })
      .optional()
      .describe('Absent quand le texte n’est pas importé.'),
    resume: z.string().optional().describe('Une phrase de nous, jamais une citation.'),
    depuis: z.iso.date().optional().describe('Premier jour en vigueur, quand il est récent.'),
    jusqu_au: z.iso.date().optional().describe('Dernier jour en vigueur d’un texte abrogé.'),
    jour: z.iso.date().describe('Jour dont le droit a été cherché.'),
    url: z.url(),
  })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof Article>;
