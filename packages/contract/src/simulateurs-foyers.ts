import { z } from 'zod';

/** Households of one call. */
export const FOYERS_MAX = 1_000;

/** Left to the engine's own reader: one household refused must not refuse the others. */
const FoyerBrut = z
  .record(z.string(), z.unknown())
  .describe(
    'Foyer à plat (`{annee_revenus, situation, declarant1, …}`) ou emboîté (`{annee_revenus, foyer: {…}, id}`). Ce qui manque vaut 0, faux ou vide ; `annee_revenus` et `situation` sont nécessaires.',
  );

/** The bound is checked by the route, with its own sentence; here it is only written for the reader. */
export const FoyersRequete = z.union([z.array(z.unknown()).meta({ maxItems: FOYERS_MAX }), FoyerBrut]);
export type FoyersRequete = z.infer<typeof FoyersRequete>;

const Id = z.unknown().optional().describe('Recopié tel quel.');

const FoyerCalcule = z.object({
  id: Id,
  nombre_parts: z.number(),
  revenu_brut_global: z.number(),
  revenu_net_imposable: z.number(),
  impot_sans_quotient: z.number(),
  impot_avec_quotient: z.number(),
  droits_simples: z.number(),
  plafonnement_qf: z.boolean(),
  decote: z.number(),
  impot_apres_decote: z.number(),
  reductions: z.number(),
  pfu: z.number(),
  credits_impot: z.number(),
  cehr: z.number(),
  cdhr: z.number().describe('Hors de `impot_final`.'),
  prelevements_sociaux: z.number().describe('Hors de `impot_final`.'),
  impot_final: z.number().describe('Négatif : restitution.'),
  rfr: z.number(),
  tmi: z.number().describe('Fraction, comme la commande `francis ir`.'),
  statut: z.enum(['exact', 'estimation']),
});

const FoyerRefuse = z.object({ id: Id, erreur: z.object({ code: z.string(), message: z.string() }) });

export const FoyerResultat = z.union([FoyerCalcule, FoyerRefuse]).meta({ id: 'ResultatFoyer' });
export type FoyerResultat = z.infer<typeof FoyerResultat>;

export const FoyersReponse = z.union([z.array(FoyerResultat), FoyerResultat]);
export type FoyersReponse = z.infer<typeof FoyersReponse>;
