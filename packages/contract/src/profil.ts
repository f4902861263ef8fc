import { z } from 'zod';
import {
  ACTIVITES_PRINCIPALES,
  ALERTES_SOUHAITEES,
  EXPERIENCES_FISCALES,
  NIVEAUX_CONNAISSANCE,
  OBJECTIFS_APPRENTISSAGE,
  RESIDENCES_FISCALES,
  REVENUS_COMPLEMENTAIRES,
  SITUATIONS_PATRIMOINE,
  STATUTS_JURIDIQUES,
  TYPES_OPTIMISATION,
} from './questionnaire-valeurs.ts';

const Montant = z.number().int().min(0).max(1_000_000_000).nullable();
const Texte = z.string().trim().max(2_000).nullable();

/** Several answers at most once each; « aucun » and « aucune » leave no room for another. */
const plusieurs = <const V extends readonly [string, ...string[]]>(valeurs: V) =>
  z
    .array(z.enum(valeurs))
    .max(valeurs.length)
    .refine((choix) => new Set(choix).size === choix.length, 'Chaque réponse ne compte qu’une fois.')
    .refine(
      (choix) => choix.length < 2 || !choix.some((c) => c.startsWith('aucun')),
      '« aucun » ne va avec aucune autre réponse.',
    )
    .nullable();

export const SITUATIONS_FAMILIALES = ['celibataire', 'marie', 'pacs', 'divorce', 'veuf'] as const;
export const SITUATIONS_FISCALES = ['célibataire', 'marié', 'pacsé', 'veuf'] as const;

/** Tax profile of an individual. Euros; a missing answer is null. */
export const Profil = z
  .strictObject({
    civilite: z.enum(['M.', 'Mme']).nullable(),
    prenom: Texte,
    nom: Texte,
    date_naissance: z.iso.date().nullable(),
    age: z.number().int().min(0).max(130).nullable(),
    situation_familiale: z.enum(SITUATIONS_FAMILIALES).nullable(),
    nombre_enfants: z.number().int().min(0).max(30).nullable(),
    telephone: Texte,
    adresse: Texte,
    code_postal: Texte,
    ville: Texte,
    profession: Texte,
    entreprise: Texte,
    secteur_activite: Texte,
    revenu_annuel: Montant,
    situation_fiscale: z.enum(SITUATIONS_FISCALES).nullable(),
    objectifs_financiers: Texte,
    horizon_investissement: z.enum(['court_terme', 'moyen_terme', 'long_terme']).nullable(),
    tolerance_risque: z.enum(['faible', 'moyen', 'eleve']).nullable(),
    revenus_salaires: Montant,
    revenus_bnc: Montant,
    revenus_bic: Montant,
    pensions_retraite: Montant,
    revenus_fonciers: Montant,
    dividendes_recus: Montant,
    plus_values_mobilieres: Montant,
    dons_realises: Montant,
    epargne_disponible: Montant,
    assurance_vie_valeur: Montant,
    pea_valeur: Montant,
    actions_valeur: Montant,
    crypto_valeur: Montant,
    patrimoine_immobilier_valeur: Montant,
    emprunts_immobiliers: Montant,
    /** Percent, as the person reads it on a notice; never a figure of ours. */
    tmi: z.number().int().min(0).max(49).nullable(),
    revenus_annuels: Montant,
    charges_deductibles: Montant,
    /** Ceiling of retirement savings that the last notice prints. */
    plafond_epargne_retraite: Montant,
    /** Tax withheld: what the last pay slip adds up, its month, and what each month still takes. */
    retenue_annee: z.number().int().min(2_019).max(2_100).nullable(),
    retenue_mois: z.number().int().min(1).max(12).nullable(),
    retenue_cumul: Montant,
    retenue_mensuelle: Montant,
    type_optimisation: z.enum(TYPES_OPTIMISATION).nullable(),
    niveau_connaissance: z.enum(NIVEAUX_CONNAISSANCE).nullable(),
    experience_fiscale: z.enum(EXPERIENCES_FISCALES).nullable(),
    objectifs: z.enum(OBJECTIFS_APPRENTISSAGE).nullable(),
    alertes_souhaitees: plusieurs(ALERTES_SOUHAITEES),
    activite_principale: z.enum(ACTIVITES_PRINCIPALES).nullable(),
    revenus_complementaires: plusieurs(REVENUS_COMPLEMENTAIRES),
    statuts_juridiques: plusieurs(STATUTS_JURIDIQUES),
    residence_fiscale: z.enum(RESIDENCES_FISCALES).nullable(),
    patrimoine_situation: z.enum(SITUATIONS_PATRIMOINE).nullable(),
    pays_residence: Texte,
    patrimoine_immobilier: z.boolean().nullable(),
    revenus_passifs: z.array(z.string().trim().min(1).max(60)).max(20).nullable(),
    activite_principale_libre: Texte,
    revenus_complementaires_libre: Texte,
    statuts_juridiques_libre: Texte,
    residence_fiscale_libre: Texte,
    patrimoine_situation_libre: Texte,
    has_completed_onboarding: z.boolean(),
    has_completed_discovery: z.boolean(),
  })
  .partial()
  .meta({ id: 'Profil' });
export type Profil = z.infer<typeof Profil>;

/** The profile as the questionnaires send it, under the name of its person. */
export const ProfilNomme = Profil.extend({ auth_user_id: z.uuid() });
