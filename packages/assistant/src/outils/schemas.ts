import { z } from 'zod';

const Montant = z.number().min(0);
const Nombre = z.int().min(0).max(20);
const Age = z.int().min(0).max(120);
const Naissance = z.int().min(1900).max(2100);
const Scolarite = z.strictObject({ college: Nombre, lycee: Nombre, superieur: Nombre }).partial();

/** Incomes and payments of one person. */
const Declarant = z
  .strictObject({
    salaires: Montant,
    allocations_chomage: Montant,
    indemnites_journalieres: Montant,
    frais_reels: Montant,
    pensions_retraite: Montant,
    pensions_reversion: Montant,
    pensions_invalidite: Montant,
    pensions_alimentaires_recues: Montant,
    micro_bnc: Montant,
    micro_bic_ventes: Montant,
    micro_bic_services: Montant,
    micro_bic_tourisme_classe: Montant,
    micro_bic_tourisme_non_classe: Montant,
    lmnp_micro: Montant,
    lmnp_reel_net: Montant.describe(
      'Bénéfice réel d’une location meublée qui n’est pas une profession : il porte les prélèvements sociaux.',
    ),
    bic_reel: Montant.describe('Bénéfice réel d’une profession, location meublée professionnelle comprise.'),
    bnc_reel: Montant,
    deficit_professionnel: Montant,
    per_versements: Montant,
    per_plafond: Montant,
    per_reports: z.array(Montant).max(5),
    cotisations_syndicales: Montant,
  })
  .partial()
  .meta({ id: 'Declarant' });

const Enfant = z
  .strictObject({
    annee_naissance: Naissance,
    age: Age,
    garde_alternee: z.boolean(),
    invalide: z.boolean(),
    salaires: Montant,
  })
  .partial();

/**
 * A household as people describe it: what is missing is worth nothing. Amounts are yearly euros, before allowances. It
 * holds every fact of the household that the vocabulary names, and refuses any other: what is dropped in silence would
 * make a wrong figure exact.
 */
export const FoyerDecrit = z
  .strictObject({
    situation: z.enum(['celibataire', 'divorce', 'veuf', 'marie', 'pacse']),
    departement_outre_mer: z.enum(['guadeloupe_martinique_reunion', 'guyane_mayotte']),
    annee_deces_conjoint: Naissance.describe('L’année du décès, le survivant garde les deux parts du couple.'),
    annee_naissance_declarant1: Naissance,
    annee_naissance_declarant2: Naissance,
    enfants: z.array(Enfant).max(20).describe('Chacun par son année de naissance ou son âge.'),
    nombre_enfants: Nombre,
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
    deficits_globaux: z.array(Montant).max(6),
    assurance_vie_moins_8_ans: Montant,
    assurance_vie_8_ans_taux_reduit: Montant,
    assurance_vie_8_ans_taux_plein: Montant,
    dividendes: Montant,
    interets: Montant,
    option_bareme: z.boolean(),
    per_mutualisation: z.boolean(),
    csg_deductible_base_2BH: Montant,
    csg_deductible_6DE: Montant,
    plus_values_mobilieres: Montant,
    pension_alimentaire_enfant_majeur: Montant,
    pensions_enfants_majeurs: z.array(Montant).max(20),
    pensions_alimentaires_autres: Montant,
    dons_66: Montant,
    dons_75: Montant,
    dons_75_depuis_octobre_2025: Montant.describe('Absente si les dates ne sont pas connues.'),
    dons_reports: z.array(Montant).max(5),
    emploi_domicile: Montant,
    emploi_domicile_premiere_annee: z.boolean(),
    garde_enfants: z.array(Montant).max(20),
    garde_enfants_alternee: z.array(Montant).max(20),
    scolarite: Scolarite,
    scolarite_alternee: Scolarite,
    rfr_n_moins_1: Montant,
    rfr_n_moins_2: Montant,
    demande_lissage_cehr: z.boolean(),
  })
  .partial()
  .describe('Montants de l’année des revenus, par an, en euros, avant abattements.')
  .meta({ id: 'Foyer' });
export type FoyerDecrit = z.infer<typeof FoyerDecrit>;

const Annee = z.number().int().describe('Année des revenus.');

export const EntreeCalcul = z.object({
  foyer: FoyerDecrit,
  annee: Annee,
  revenuNetImposable: Montant.optional().describe('Revenu net imposable déjà connu, après abattements.'),
  parts: z.number().min(1).max(30).multipleOf(0.25).optional().describe('Nombre de parts, quand il est dit seul.'),
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
