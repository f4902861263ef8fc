import { z } from 'zod';
import { NoeudTrace } from './calcul.ts';

const Montant = z
  .number()
  .min(0, 'Le montant ne peut pas être négatif.')
  .max(10_000_000, 'Ce montant est hors de portée du calcul.');

export const StatutsRequete = z.strictObject({
  chiffre_affaires: Montant.gt(0, 'Le chiffre d’affaires doit être supérieur à 0.').describe('Hors taxes, par an.'),
  charges: Montant.default(0).describe('Dépenses de l’entreprise, hors cotisations du dirigeant.'),
  activite: z.enum(['vente', 'services', 'artisanat', 'liberale']).default('liberale'),
  annee: z.union([z.literal(2025), z.literal(2026)], 'Années calculées : 2025 et 2026.').optional(),
  situation_familiale: z.enum(['celibataire', 'marie', 'pacs']).default('celibataire'),
  nombre_enfants: z.number().int().min(0).max(10).default(0),
  autres_salaires: Montant.default(0).describe('Autres salaires déclarés par le foyer.'),
});
export type StatutsRequete = z.infer<typeof StatutsRequete>;

const ResultatStatut = z.object({
  statut_juridique: z.enum(['sasu', 'eurl', 'ei', 'micro']),
  nom: z.string(),
  applicable: z.boolean(),
  raison: z.string().nullable().describe('Pourquoi le statut ne s’applique pas.'),
  cotisations: z.number().nullable(),
  revenu_avant_impot: z.number().nullable().describe('Chiffre d’affaires moins charges moins cotisations.'),
  revenu_imposable: z.number().nullable().describe('Montant à déclarer, avant abattement.'),
  impot: z.number().nullable().describe('Impôt du foyer avec cette activité moins impôt sans elle.'),
  revenu_apres_impot: z.number().nullable(),
  taux_prelevement: z
    .number()
    .nullable()
    .describe('Cotisations et impôt, en pour cent du chiffre d’affaires moins charges.'),
  hypotheses: z.array(z.string()),
  trace: NoeudTrace.nullable().describe('Nul quand le statut ne s’applique pas.'),
});

export const StatutsReponse = z
  .object({
    annee: z.number().int(),
    statuts: z
      .array(ResultatStatut)
      .describe('Du plus grand revenu après impôt au plus petit, puis ce qui ne s’applique pas.'),
    statut: z.enum(['exact', 'estimation']),
    reserves: z.array(z.string()),
    hypotheses: z.array(z.string()),
    modele: z.string().describe('Modèle public des cotisations et sa version.'),
  })
  .meta({ id: 'ComparaisonStatuts' });
export type StatutsReponse = z.infer<typeof StatutsReponse>;
