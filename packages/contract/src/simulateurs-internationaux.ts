import { z } from 'zod';
import { NoeudTrace } from './calcul.ts';

/** Amounts a year, in the currency of the country; all rates over HTTP are percents. */
const Montant = z
  .number()
  .min(0, 'Le montant ne peut pas être négatif.')
  .max(1_000_000_000, 'Ce montant est hors de portée du calcul.');
const Enfants = z.number().int().min(0);
const Age = z.number().int().min(0).max(120);

/** Every computed answer says how sure it is, why, and what it took for granted. */
const Fiabilite = {
  statut: z.enum(['exact', 'estimation']),
  reserves: z.array(z.string()).describe('Pourquoi le résultat est une estimation ; vide sinon.'),
  hypotheses: z.array(z.string()).describe('Ce que le calcul a supposé.'),
};

export const CANTONS_SIMULES = ['geneva', 'zurich', 'vaud', 'valais', 'bern'] as const;
export const CantonSimule = z.enum(CANTONS_SIMULES);
export type CantonSimule = z.infer<typeof CantonSimule>;

/** The seven fields of the specification with their defaults, then optional ones whose defaults the answer states. */
export const ImpotSuisseRequete = z.strictObject({
  gross_income: Montant.default(80_000).describe('Revenu brut annuel, en CHF.'),
  canton: CantonSimule.default('geneva'),
  marital_status: z.enum(['single', 'married']).default('single'),
  children: Enfants.max(20).default(0),
  pillar_3a: Montant.default(0),
  insurance_premiums: z
    .union([Montant, z.literal('default')])
    .default(1_500)
    .describe('Primes du foyer, en CHF ; « default » prend celles de la calculatrice officielle.'),
  employment_type: z.enum(['employed', 'self_employed']).default('employed'),
  year: z.number().int().optional().describe('Année fiscale ; la dernière connue par défaut.'),
  commune: z
    .union([z.string().trim().min(1).max(80), z.number().int()])
    .optional()
    .describe('Nom ou numéro fédéral ; le chef-lieu du canton par défaut.'),
  age: Age.optional(),
  spouse_gross_income: Montant.optional(),
  spouse_age: Age.optional(),
  spouse_pillar_3a: Montant.optional(),
  spouse_employment_type: z.enum(['employed', 'self_employed']).optional(),
  church: z
    .union([z.enum(['none', 'roman', 'protestant']), z.literal(false)])
    .optional()
    .describe('Confession qui lève l’impôt ; « none » ou false pour aucune.'),
  children_ages: z.array(Age).max(20).optional(),
  rent: Montant.optional().describe('Loyer annuel, utilisé par le canton de Vaud.'),
});
export type ImpotSuisseRequete = z.infer<typeof ImpotSuisseRequete>;
/** As a client may send it: whatever has a default may be left out. */
export type ImpotSuisseDemande = z.input<typeof ImpotSuisseRequete>;

export const ImpotSuisseReponse = z
  .object({
    canton: CantonSimule,
    commune: z.string(),
    year: z.number().int(),
    gross_income: z.number(),
    net_income: z.number().describe('Revenu brut moins cotisations sociales moins `total_tax`.'),
    total_tax: z.number(),
    effective_rate: z.number().describe('En pour cent du revenu brut.'),
    federal_tax: z.number(),
    cantonal_taxes: z.object({ cantonal_tax: z.number(), communal_tax: z.number() }),
    personal_tax: z.number(),
    church_tax: z.number(),
    social_contributions: z.object({
      avs_ai_apg: z.number(),
      ac: z.number(),
      lpp: z.number(),
      nbu: z.number().describe('Accident non professionnel.'),
      total: z.number(),
    }),
    pillar_3a_maximum: z.number().describe('Versement déductible au plus pour la première personne, en CHF.'),
    ...Fiabilite,
    trace: NoeudTrace,
  })
  .meta({ id: 'ResultatImpotSuisse' });
export type ImpotSuisseReponse = z.infer<typeof ImpotSuisseReponse>;

const CantonCompare = z.object({
  name: z.string(),
  total_tax: z.number(),
  net_income: z.number(),
  effective_rate: z.number().describe('En pour cent du revenu brut.'),
  commune: z.string(),
  ...Fiabilite,
});

export const ComparaisonCantonsReponse = z
  .object({
    // Partial only so that the keys keep the order of the answer; the five cantons are always there.
    comparison: z.partialRecord(CantonSimule, CantonCompare).describe('Du moins imposé au plus imposé.'),
    year: z.number().int(),
    ...Fiabilite,
  })
  .meta({ id: 'ComparaisonCantons' });
export type ComparaisonCantonsReponse = z.infer<typeof ComparaisonCantonsReponse>;

/** The five fields of the specification, then optional ones whose defaults the answer states. */
export const ImpotLuxembourgRequete = z.strictObject({
  revenu_net: z
    .number('Veuillez saisir un revenu net valide')
    .gt(0, 'Veuillez saisir un revenu net valide')
    .max(1_000_000_000, 'Ce montant est hors de portée du calcul.'),
  situation_familiale: z.enum(['celibataire', 'marie', 'pacs']).default('celibataire'),
  nombre_enfants: Enfants.max(10).default(0),
  residence_principale: z.boolean().default(false),
  residence_secondaire: z.boolean().default(false),
  annee: z.number().int().optional().describe('Année fiscale ; la dernière connue par défaut.'),
  classe_impot: z
    .enum(['1', '1a', '2'])
    .optional()
    .describe('Classe de la fiche de retenue ; déduite de la situation et des enfants par défaut.'),
});
export type ImpotLuxembourgRequete = z.infer<typeof ImpotLuxembourgRequete>;
export type ImpotLuxembourgDemande = z.input<typeof ImpotLuxembourgRequete>;

export const ImpotLuxembourgReponse = z
  .object({
    impot_luxembourg: z.number(),
    taux_moyen: z.number().describe('En pour cent du revenu.'),
    tranches_applicables: z.array(
      z.object({
        tranche: z.string(),
        base_imposable: z.number(),
        taux: z.number().describe('En pour cent.'),
        impot_tranche: z.number(),
        de: z.number(),
        a: z.number().nullable().describe('Nul pour la dernière tranche.'),
      }),
    ),
    conseils_optimisation: z.array(z.string()),
    annee: z.number().int(),
    classe: z.enum(['1', '1a', '2']),
    taux_marginal: z.number().describe('En pour cent, hors contribution au fonds pour l’emploi.'),
    fonds_emploi: z.number(),
    ...Fiabilite,
    trace: NoeudTrace,
  })
  .meta({ id: 'ResultatImpotLuxembourg' });
export type ImpotLuxembourgReponse = z.infer<typeof ImpotLuxembourgReponse>;
