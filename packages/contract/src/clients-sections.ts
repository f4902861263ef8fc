import type { CHAMPS_CLIENT } from './clients-champs.ts';

export type ChampClient = keyof typeof CHAMPS_CLIENT | 'nom_client' | 'prenom_client';

/** The eight sections of a client file, in their order, and what each field is called on screens and in exports. */
export const SECTIONS_CLIENT = [
  {
    cle: 'identite',
    ancre: 'Identité',
    titre: 'Identité',
    champs: {
      civilite_client: 'Civilité',
      nom_client: 'Nom',
      prenom_client: 'Prénom',
      nom_usage_client: 'Nom d’usage',
      date_naissance_client: 'Date de naissance',
      lieu_naissance_client: 'Lieu de naissance',
      nationalite_client: 'Nationalité',
      numero_fiscal_client: 'Numéro fiscal',
    },
  },
  {
    cle: 'coordonnees',
    ancre: 'Coordonnées',
    titre: 'Coordonnées',
    champs: {
      email_client: 'Adresse e-mail',
      telephone_principal_client: 'Téléphone principal',
      telephone_secondaire_client: 'Téléphone secondaire',
      pays_residence_fiscale_client: 'Pays de résidence fiscale',
      adresse_postale_client: 'Adresse postale',
      code_postal_client: 'Code postal',
      ville_client: 'Ville',
    },
  },
  {
    cle: 'famille',
    ancre: 'Situation familiale',
    titre: 'Situation Familiale',
    champs: {
      situation_maritale_client: 'Situation maritale',
      date_mariage_pacs_client: 'Date du mariage ou du pacs',
      regime_matrimonial_client: 'Régime matrimonial',
      nombre_enfants_a_charge_client: 'Enfants à charge',
      personnes_dependantes_client: 'Autres personnes dépendantes',
      details_enfants_client: 'Enfants',
    },
  },
  {
    cle: 'revenus',
    ancre: 'Revenus',
    titre: 'Revenus & Situation Professionnelle',
    champs: {
      profession_client1: 'Profession',
      statut_professionnel_client1: 'Statut professionnel',
      nom_employeur_entreprise_client1: 'Employeur ou entreprise',
      type_contrat_client1: 'Type de contrat',
      revenu_net_annuel_client1: 'Revenu net annuel',
      autres_revenus_client1: 'Autres revenus',
      profession_client2: 'Profession de l’autre',
      statut_professionnel_client2: 'Statut professionnel de l’autre',
      nom_employeur_entreprise_client2: 'Employeur ou entreprise de l’autre',
      type_contrat_client2: 'Type de contrat de l’autre',
      revenu_net_annuel_client2: 'Revenu net annuel de l’autre',
      autres_revenus_client2: 'Autres revenus de l’autre',
      revenus_fonciers_annuels_bruts_foyer: 'Revenus fonciers bruts',
      charges_foncieres_deductibles_foyer: 'Charges foncières déductibles',
      revenus_capitaux_mobiliers_foyer: 'Revenus de capitaux mobiliers',
      plus_values_mobilieres_foyer: 'Plus-values mobilières',
      plus_values_immobilieres_foyer: 'Plus-values immobilières',
      benefices_industriels_commerciaux_foyer: 'Bénéfices industriels et commerciaux',
      benefices_non_commerciaux_foyer: 'Bénéfices non commerciaux',
      pensions_retraites_percues_foyer: 'Pensions et retraites perçues',
      pensions_alimentaires_percues_foyer: 'Pensions alimentaires perçues',
      autres_revenus_foyer_details: 'Autres revenus du foyer',
    },
  },
  {
    cle: 'patrimoine',
    ancre: 'Patrimoine',
    titre: 'Patrimoine',
    champs: {
      residence_principale_details: 'Résidence principale',
      residences_secondaires_details: 'Résidences secondaires',
      investissements_locatifs_details: 'Investissements locatifs',
      autres_biens_immobiliers_details: 'Autres biens immobiliers',
      comptes_courants_solde_total_estime: 'Comptes courants',
      livrets_epargne_details: 'Livrets d’épargne',
      assurance_vie_details: 'Assurance-vie',
      pea_details: 'PEA',
      compte_titres_valeur_estimee: 'Compte-titres',
      epargne_retraite_details: 'Épargne retraite',
      autres_placements_financiers_details: 'Autres placements financiers',
      valeur_entreprise_parts_sociales: 'Entreprise et parts sociales',
      comptes_courants_associes_solde: 'Comptes courants d’associé',
      vehicules_valeur_estimee: 'Véhicules',
      objets_art_valeur_estimee: 'Objets d’art',
      credits_consommation_encours_total: 'Crédits à la consommation',
      autres_dettes_details: 'Autres dettes',
    },
  },
  {
    cle: 'objectifs',
    ancre: 'Objectifs',
    titre: 'Objectifs & Projets',
    champs: {
      objectifs_fiscaux_client: 'Objectifs fiscaux',
      objectifs_patrimoniaux_client: 'Objectifs patrimoniaux',
      horizon_placement_client: 'Horizon de placement',
      profil_risque_investisseur_client: 'Profil de risque',
      notes_objectifs_projets_client: 'Notes sur les objectifs et projets',
    },
  },
  {
    cle: 'fiscalite',
    ancre: 'Fiscalité',
    titre: 'Informations Fiscales',
    champs: {
      dernier_avis_imposition_details: 'Dernier avis d’imposition',
      tranche_marginale_imposition_estimee: 'Tranche marginale estimée',
      credits_reductions_impot_recurrents: 'Crédits et réductions d’impôt récurrents',
      ifi_concerne_client: 'Concerné par l’IFI',
      notes_fiscales_client: 'Notes fiscales',
    },
  },
  {
    cle: 'suivi',
    ancre: 'Suivi pro',
    titre: 'Suivi Professionnel',
    champs: {
      statut_dossier_pro: 'Statut du dossier',
      prochain_rendez_vous_pro: 'Prochain rendez-vous',
      notes_internes_pro: 'Notes internes',
    },
  },
] as const satisfies readonly {
  cle: string;
  ancre: string;
  titre: string;
  champs: Partial<Record<ChampClient, string>>;
}[];

const LIBELLES: ReadonlyMap<string, string> = new Map([
  ...SECTIONS_CLIENT.flatMap(({ champs }) => Object.entries(champs)),
  ['faits_fiscaux_client', 'Faits fiscaux'],
]);
const RANGS: ReadonlyMap<string, number> = new Map([...LIBELLES.keys()].map((champ, rang) => [champ, rang]));

/** What a field of the file is called; a name that no section has is given as it is. */
export const libelleDuChamp = (champ: string): string => LIBELLES.get(champ) ?? champ;

/** Fields with what is said of each, in the order of the file: a base gives them in its own. */
export const rangerChamps = <T>(champs: Readonly<Record<string, T>>): [champ: string, T][] =>
  Object.entries(champs).toSorted(([a], [b]) => (RANGS.get(a) ?? RANGS.size) - (RANGS.get(b) ?? RANGS.size));
