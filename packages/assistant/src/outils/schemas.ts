import { z } from 'zod';

const Montant = z.number().min(0);

const Declarant = z
  .object({
    salaires: Montant,
    frais_reels: Montant,
    pensions_retraite: Montant,
    micro_bnc: Montant,
    micro_bic_ventes: Montant,
    micro_bic_services: Montant,
    per_versements: Montant,
    per_plafond: Montant,
    micro_bic_tourisme_classe: Montant,
    micro_bic_tourisme_non_classe: Montant,
    lmnp_micro: Montant,
    lmnp_reel_net: Montant.describe(
      'Bénéfice réel d’une location meublée qui n’est pas une profession : il porte les prélèvements sociaux.',
    ),
    bic_reel: Montant.describe(
      'Bénéfice réel d’une profession, location meublée professionnelle comprise ; jamais celui d’un loueur non professionnel.',
    ),
    bnc_reel: Montant,
    cotisations_syndicales: Montant,
  })
  .partial();

/** A household as a model describes it: what is missing is worth nothing. Amounts are yearly euros, before allowances. */
export const FoyerDecrit = z
  .object({
    situation: z.enum(['celibataire', 'divorce', 'veuf', 'marie', 'pacse']),
    departement_outre_mer: z.enum(['guadeloupe_martinique_reunion', 'guyane_mayotte']),
    annee_deces_conjoint: z
      .number()
      .int()
      .describe('Veuf : année du décès. L’année du décès, la déclaration du survivant garde les deux parts du couple.'),
    annee_naissance_declarant1: z.number().int(),
    annee_naissance_declarant2: z.number().int(),
    enfants: z
      .array(z.object({ annee_naissance: z.number().int(), garde_alternee: z.boolean(), invalide: z.boolean() }))
      .max(20),
    parent_isole_T: z.boolean(),
    case_L: z.boolean(),
    invalidite_declarant1_P: z.boolean(),
    invalidite_declarant2_F: z.boolean(),
    ancien_combattant_W: z.boolean(),
    ancien_combattant_couple_S: z.boolean(),
    declarant1: Declarant,
    declarant2: Declarant,
    revenus_fonciers_reel_net: Montant,
    micro_foncier_recettes: Montant,
    deficit_foncier_imputable: Montant,
    assurance_vie_moins_8_ans: Montant,
    assurance_vie_8_ans_taux_reduit: Montant,
    dividendes: Montant,
    interets: Montant,
    option_bareme: z.boolean(),
    per_mutualisation: z.boolean(),
    csg_deductible_base_2BH: Montant,
    csg_deductible_6DE: Montant,
    plus_values_mobilieres: Montant,
    pension_alimentaire_enfant_majeur: Montant,
    pensions_alimentaires_autres: Montant,
    dons_66: Montant,
    dons_75: Montant,
    dons_75_depuis_octobre_2025: Montant.describe(
      'Part des dons à 75 % versée depuis le 14 octobre 2025 ; absente si les dates ne sont pas connues.',
    ),
    emploi_domicile: Montant,
    garde_enfants: z.array(Montant),
    garde_enfants_alternee: z.array(Montant),
    scolarite: z.object({ college: z.number().int(), lycee: z.number().int(), superieur: z.number().int() }).partial(),
  })
  .partial();
export type FoyerDecrit = z.infer<typeof FoyerDecrit>;

const Annee = z.number().int().describe('Année des revenus.');

export const EntreeCalcul = z.object({
  foyer: FoyerDecrit,
  annee: Annee,
  revenuNetImposable: Montant.optional().describe('Revenu net imposable déjà connu, après abattements.'),
  retenue: Montant.optional().describe(
    'Impôt déjà prélevé à la source ou versé en acomptes sur les revenus de l’année.',
  ),
});

export const EntreeComparaison = z.object({
  annee: Annee,
  scenarios: z
    .array(z.object({ nom: z.string().regex(/^[a-z_]+$/), foyers: z.array(FoyerDecrit).min(1).max(3) }))
    .min(2)
    .max(3)
    .describe('Le premier est la situation de départ.'),
  /** A raise: what remains of this amount once the additional tax is paid. */
  supplement: Montant.optional(),
});

export const EntreeFrais = z.object({
  km: Montant,
  cv: z.number().int().min(1).max(30),
  electrique: z.boolean(),
  annee: Annee,
});
export const EntreePlafond = z.object({
  salaires: Montant.describe('Salaires nets imposables de l’année précédente, avant les frais professionnels.'),
  annee: z.number().int().describe('Année du versement.'),
});
export const EntreeParametres = z.object({ noms: z.array(z.string().max(60)).min(1).max(8), annee: Annee });
export const EntreeBareme = z.object({ annee: Annee });
export const EntreeDecote = z.object({ impot_brut: Montant, couple: z.boolean(), annee: Annee });
export const EntreeForfait = z.object({
  dividendes: Montant.optional(),
  interets: Montant.optional(),
  plus_values_mobilieres: Montant.optional(),
  annee: Annee,
});
export const EntreeSeuil = z.object({ foyer: FoyerDecrit, annee: Annee });
export const EntreePrecisions = z.object({
  manques: z
    // `fait`: the one of the vocabulary that would fill it, when there is one.
    .array(z.object({ sujet: z.string(), raison: z.string(), fait: z.string().optional() }))
    .min(1)
    .max(8),
});
export const EntreeRefus = z.object({ motif: z.enum(['fraude', 'hors_sujet', 'non_couvert', 'futur']) });

export const EntreeNotes = z.strictObject({
  question: z.string().min(2).max(4_000),
  /** Country whose law is asked; every country without it. */
  juridiction: z.enum(['FR', 'CH', 'LU', 'AD']).optional(),
  /** Day whose law is asked, AAAA-MM-JJ. */
  jour: z.iso.date(),
});
