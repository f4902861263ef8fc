import {
  type ChampClient,
  CHAMPS_NOMBRE,
  CIVILITES,
  HORIZONS_PLACEMENT,
  LOCATIONS,
  PROFILS_RISQUE,
  REGIMES_LOCATIFS,
  REGIMES_MATRIMONIAUX,
  REPONSES_IFI,
  SITUATIONS_MARITALES,
  STATUTS_DOSSIER,
  STATUTS_PROFESSIONNELS,
  STRUCTURES_CLIENT,
  type StructureClient,
  TYPES_CONTRAT,
} from '@francis/contract';

/** The choices of a field; those that cannot be empty say so. */
export const CHOIX: Partial<Record<ChampClient, { readonly valeurs: readonly string[]; readonly requis?: true }>> = {
  civilite_client: { valeurs: CIVILITES },
  situation_maritale_client: { valeurs: SITUATIONS_MARITALES },
  regime_matrimonial_client: { valeurs: REGIMES_MATRIMONIAUX },
  statut_professionnel_client1: { valeurs: STATUTS_PROFESSIONNELS },
  statut_professionnel_client2: { valeurs: STATUTS_PROFESSIONNELS },
  type_contrat_client1: { valeurs: TYPES_CONTRAT },
  type_contrat_client2: { valeurs: TYPES_CONTRAT },
  horizon_placement_client: { valeurs: HORIZONS_PLACEMENT },
  profil_risque_investisseur_client: { valeurs: PROFILS_RISQUE },
  ifi_concerne_client: { valeurs: REPONSES_IFI, requis: true },
  statut_dossier_pro: { valeurs: STATUTS_DOSSIER, requis: true },
};

const DATES: ReadonlySet<string> = new Set<ChampClient>(['date_naissance_client', 'date_mariage_pacs_client']);
const LONGS: ReadonlySet<string> = new Set<ChampClient>([
  'autres_revenus_foyer_details',
  'autres_placements_financiers_details',
  'autres_dettes_details',
  'objectifs_fiscaux_client',
  'objectifs_patrimoniaux_client',
  'notes_objectifs_projets_client',
  'credits_reductions_impot_recurrents',
  'notes_fiscales_client',
  'notes_internes_pro',
]);

export type Genre =
  | 'choix'
  | 'date'
  | 'rendez_vous'
  | 'montant'
  | 'pourcentage'
  | 'effectif'
  | 'structure'
  | 'long'
  | 'court';

export const estStructure = (champ: string): champ is StructureClient => Object.hasOwn(STRUCTURES_CLIENT, champ);

export function genreDe(champ: string): Genre {
  if (Object.hasOwn(CHOIX, champ)) return 'choix';
  if (estStructure(champ)) return 'structure';
  if (DATES.has(champ)) return 'date';
  if (LONGS.has(champ)) return 'long';
  if (champ === 'prochain_rendez_vous_pro') return 'rendez_vous';
  if (champ === 'tranche_marginale_imposition_estimee') return 'pourcentage';
  if (champ === 'nombre_enfants_a_charge_client') return 'effectif';
  return CHAMPS_NOMBRE.has(champ) ? 'montant' : 'court';
}

export interface Colonne {
  readonly cle: string;
  readonly libelle: string;
  readonly genre: 'texte' | 'date' | 'montant' | 'nombre' | 'oui_non' | 'choix';
  readonly choix?: readonly string[];
}
export interface Structure {
  readonly liste: boolean;
  /** « Ajouter un enfant ». */
  readonly element: string;
  readonly colonnes: readonly Colonne[];
}

const montant = (cle: string, libelle: string): Colonne => ({ cle, libelle, genre: 'montant' });
const texte = (cle: string, libelle: string): Colonne => ({ cle, libelle, genre: 'texte' });
const date = (cle: string, libelle: string): Colonne => ({ cle, libelle, genre: 'date' });

const BIEN: readonly Colonne[] = [
  texte('type', 'Type'),
  texte('adresse', 'Adresse'),
  montant('valeur_estimee', 'Valeur estimée'),
  montant('capital_restant_du', 'Capital restant dû'),
  texte('mode_detention', 'Mode de détention'),
  date('date_acquisition', 'Date d’acquisition'),
  montant('prix_acquisition', 'Prix d’acquisition'),
  texte('description', 'Description'),
];
const LOUE: readonly Colonne[] = [
  ...BIEN,
  { cle: 'location', libelle: 'Location', genre: 'choix', choix: LOCATIONS },
  { cle: 'regime_fiscal', libelle: 'Régime fiscal', genre: 'choix', choix: REGIMES_LOCATIFS },
  montant('revenus_annuels', 'Revenus annuels'),
  montant('charges_annuelles', 'Charges annuelles'),
  montant('amortissements_annuels', 'Amortissements annuels'),
];
const REVENU: Structure = {
  liste: true,
  element: 'un revenu',
  colonnes: [
    texte('type', 'Nature'),
    montant('montant_annuel', 'Montant annuel'),
    texte('pays', 'Pays, s’il est étranger'),
  ],
};

export const STRUCTURES: Readonly<Record<StructureClient, Structure>> = {
  details_enfants_client: {
    liste: true,
    element: 'un enfant',
    colonnes: [
      texte('prenom', 'Prénom'),
      date('date_naissance', 'Date de naissance'),
      { cle: 'garde_alternee', libelle: 'Garde alternée', genre: 'oui_non' },
      { cle: 'invalide', libelle: 'Carte d’invalidité', genre: 'oui_non' },
    ],
  },
  autres_revenus_client1: REVENU,
  autres_revenus_client2: REVENU,
  residence_principale_details: { liste: false, element: 'la résidence principale', colonnes: BIEN },
  residences_secondaires_details: { liste: true, element: 'une résidence', colonnes: LOUE },
  investissements_locatifs_details: { liste: true, element: 'un investissement', colonnes: LOUE },
  autres_biens_immobiliers_details: { liste: true, element: 'un bien', colonnes: LOUE },
  livrets_epargne_details: {
    liste: false,
    element: 'les livrets',
    colonnes: [
      montant('livret_a', 'Livret A'),
      montant('ldds', 'LDDS'),
      montant('lep', 'LEP'),
      montant('lepel', 'LEPEL'),
      montant('livret_jeune', 'Livret Jeune'),
      montant('pel', 'PEL'),
      montant('cel', 'CEL'),
      montant('autres', 'Autres livrets'),
    ],
  },
  assurance_vie_details: {
    liste: true,
    element: 'un contrat',
    colonnes: [
      texte('contrat', 'Contrat'),
      montant('valeur', 'Valeur'),
      date('date_ouverture', 'Date d’ouverture'),
      montant('versements_annuels', 'Versements annuels'),
    ],
  },
  pea_details: {
    liste: false,
    element: 'le PEA',
    colonnes: [montant('valeur_totale', 'Valeur totale'), date('date_ouverture', 'Date d’ouverture')],
  },
  epargne_retraite_details: {
    liste: true,
    element: 'un plan',
    colonnes: [
      texte('type', 'Type'),
      montant('valeur', 'Valeur'),
      montant('versements_annuels', 'Versements annuels'),
      date('date_ouverture', 'Date d’ouverture'),
    ],
  },
  dernier_avis_imposition_details: {
    liste: false,
    element: 'le dernier avis',
    colonnes: [
      { cle: 'annee_revenus', libelle: 'Année des revenus', genre: 'nombre' },
      montant('revenu_fiscal_reference', 'Revenu fiscal de référence'),
      montant('montant_impot_net', 'Impôt net'),
      { cle: 'nombre_parts', libelle: 'Nombre de parts', genre: 'nombre' },
    ],
  },
};
