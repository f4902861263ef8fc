import { z } from 'zod';
import { STRUCTURES_CLIENT } from './clients-structures.ts';
import {
  CIVILITES,
  Code,
  Effectif,
  HORIZONS_PLACEMENT,
  Jour,
  Montant,
  MontantSigne,
  NumeroFiscal,
  Pourcentage,
  PROFILS_RISQUE,
  REGIMES_MATRIMONIAUX,
  Rendezvous,
  REPONSES_IFI,
  SITUATIONS_MARITALES,
  STATUTS_DOSSIER,
  STATUTS_PROFESSIONNELS,
  Telephone,
  TexteCourt,
  TexteLong,
  TYPES_CONTRAT,
} from './clients-valeurs.ts';
import { Courriel } from './comptes.ts';

/**
 * What the tax needs and the fields above do not hold, by its path in the vocabulary of facts; the server knows the
 * paths and refuses any other. It counts before what the fields let suppose.
 */
const FaitsFiscaux = z
  .record(z.string().max(80), z.union([z.number(), z.boolean(), z.string().max(80)]))
  .refine((faits) => Object.keys(faits).length <= 200, 'Deux cents faits au plus.')
  .describe('`foyer.declarant1.frais_reels` → 6239');

const court = TexteCourt.nullable();
const long = TexteLong.nullable();
const montant = Montant.nullable();
const signe = MontantSigne.nullable();
const choix = <const Valeurs extends readonly [string, ...string[]]>(valeurs: Valeurs) => z.enum(valeurs).nullable();

/**
 * Every field of a client file but its two names, under the names that the interface and the exports use; a missing
 * answer is null.
 */
export const CHAMPS_CLIENT = {
  civilite_client: choix(CIVILITES),
  nom_usage_client: court,
  date_naissance_client: Jour.nullable(),
  lieu_naissance_client: court,
  nationalite_client: court,
  numero_fiscal_client: NumeroFiscal.nullable(),

  email_client: Courriel.nullable(),
  telephone_principal_client: Telephone.nullable(),
  telephone_secondaire_client: Telephone.nullable(),
  pays_residence_fiscale_client: court,
  adresse_postale_client: court,
  code_postal_client: Code.nullable(),
  ville_client: court,

  situation_maritale_client: choix(SITUATIONS_MARITALES),
  date_mariage_pacs_client: Jour.nullable(),
  regime_matrimonial_client: choix(REGIMES_MATRIMONIAUX),
  nombre_enfants_a_charge_client: Effectif.nullable(),
  // The specification has both readings: a number, or a free text.
  personnes_dependantes_client: z.union([Effectif, TexteCourt]).nullable(),

  profession_client1: court,
  statut_professionnel_client1: choix(STATUTS_PROFESSIONNELS),
  nom_employeur_entreprise_client1: court,
  type_contrat_client1: choix(TYPES_CONTRAT),
  revenu_net_annuel_client1: montant,
  profession_client2: court,
  statut_professionnel_client2: choix(STATUTS_PROFESSIONNELS),
  nom_employeur_entreprise_client2: court,
  type_contrat_client2: choix(TYPES_CONTRAT),
  revenu_net_annuel_client2: montant,

  revenus_fonciers_annuels_bruts_foyer: montant,
  charges_foncieres_deductibles_foyer: montant,
  revenus_capitaux_mobiliers_foyer: montant,
  plus_values_mobilieres_foyer: signe,
  plus_values_immobilieres_foyer: signe,
  benefices_industriels_commerciaux_foyer: signe,
  benefices_non_commerciaux_foyer: signe,
  pensions_retraites_percues_foyer: montant,
  pensions_alimentaires_percues_foyer: montant,
  autres_revenus_foyer_details: long,

  comptes_courants_solde_total_estime: signe,
  compte_titres_valeur_estimee: montant,
  autres_placements_financiers_details: long,
  valeur_entreprise_parts_sociales: montant,
  comptes_courants_associes_solde: signe,
  vehicules_valeur_estimee: montant,
  objets_art_valeur_estimee: montant,

  credits_consommation_encours_total: montant,
  autres_dettes_details: long,

  objectifs_fiscaux_client: long,
  objectifs_patrimoniaux_client: long,
  horizon_placement_client: choix(HORIZONS_PLACEMENT),
  profil_risque_investisseur_client: choix(PROFILS_RISQUE),
  notes_objectifs_projets_client: long,

  tranche_marginale_imposition_estimee: Pourcentage.nullable(),
  credits_reductions_impot_recurrents: long,
  ifi_concerne_client: z.enum(REPONSES_IFI),
  notes_fiscales_client: long,

  statut_dossier_pro: z.enum(STATUTS_DOSSIER),
  prochain_rendez_vous_pro: Rendezvous.nullable(),
  notes_internes_pro: long,

  ...STRUCTURES_CLIENT,

  faits_fiscaux_client: FaitsFiscaux,
  champs_relus_client: z
    .array(z.string().max(60))
    .max(100)
    .describe('Champs dont un conseiller a dit que tout ce qui compte est dans les faits.'),
} as const;

/** What a new file holds where its form says nothing. */
export const DEFAUTS_CREATION = {
  ifi_concerne_client: 'Non précisé',
  statut_dossier_pro: 'Actif',
} as const;

const MONTANTS: readonly z.ZodType[] = [montant, signe, CHAMPS_CLIENT.tranche_marginale_imposition_estimee];

/** Fields of which a form holds the number as text. */
export const CHAMPS_NOMBRE: ReadonlySet<string> = new Set(
  Object.entries(CHAMPS_CLIENT)
    .filter(([, schema]) => MONTANTS.includes(schema))
    .map(([champ]) => champ),
);
