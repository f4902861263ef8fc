import { z } from 'zod';
import { NoeudTrace } from './calcul.ts';
import { CantonSimule } from './simulateurs-internationaux.ts';

const Salaire = z
  .number()
  .min(0, 'Le salaire ne peut pas être négatif.')
  .max(1_000_000_000, 'Ce salaire est hors de portée du calcul.');

export const QuatrePaysRequete = z.strictObject({
  salaire_brut: Salaire.describe('Salaire brut annuel ; en euros dès que `francs_par_euro` est donné.'),
  salaire_brut_conjoint: Salaire.optional(),
  situation_familiale: z.enum(['celibataire', 'marie', 'pacs']).default('celibataire'),
  nombre_enfants: z.number().int().min(0).max(10).default(0),
  ages_enfants: z.array(z.number().int().min(0).max(17)).max(10).optional(),
  age: z.number().int().min(18).max(120).optional(),
  canton: CantonSimule.default('geneva'),
  commune: z
    .union([z.string().trim().min(1).max(80), z.number().int()])
    .optional()
    .describe('Commune suisse ; le chef-lieu du canton par défaut.'),
  annee: z.number().int().optional().describe('La dernière année votée dans les quatre pays par défaut.'),
  francs_par_euro: z
    .number()
    .min(0.1)
    .max(10)
    .optional()
    .describe('Cours du change. Sans lui, le même nombre est gagné en francs en Suisse et rien n’est converti.'),
});
export type QuatrePaysRequete = z.infer<typeof QuatrePaysRequete>;

const ResultatPays = z.object({
  pays: z.enum(['FR', 'CH', 'LU', 'AD']),
  lieu: z.string(),
  monnaie: z.enum(['EUR', 'CHF']),
  salaire_brut: z.number(),
  cotisations: z.number(),
  impot: z.number(),
  credits: z.number().describe('Crédits d’impôt versés en plus (Luxembourg).'),
  revenu_disponible: z.number().describe('Salaire brut moins cotisations moins impôt plus crédits.'),
  taux_prelevement: z.number().describe('En pour cent du salaire brut.'),
  revenu_disponible_en_euros: z.number().nullable().describe('Nul en francs quand aucun cours n’est donné.'),
  statut: z.enum(['exact', 'estimation']),
  reserves: z.array(z.string()),
  hypotheses: z.array(z.string()),
  trace: NoeudTrace,
});

export const QuatrePaysReponse = z
  .object({
    annee: z.number().int(),
    francs_par_euro: z.number().nullable(),
    pays: z.array(ResultatPays),
    statut: z.enum(['exact', 'estimation']),
    hypotheses: z.array(z.string()).describe('Communes aux quatre pays.'),
  })
  .meta({ id: 'ComparaisonQuatrePays' });
export type QuatrePaysReponse = z.infer<typeof QuatrePaysReponse>;
