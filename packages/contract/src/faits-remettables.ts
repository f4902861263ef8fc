import type { ChampClient } from './clients-sections.ts';
import type { Profil } from './profil.ts';

/**
 * Facts of a profile that may be handed over, one by one. A total of the household has no field in a file, which holds
 * each person apart: writing it there would be a wrong figure.
 */
export const FAITS_REMETTABLES = {
  prenom: { libelle: 'Prénom', vers: 'prenom_client' },
  nom: { libelle: 'Nom', vers: 'nom_client' },
  date_naissance: { libelle: 'Date de naissance', vers: 'date_naissance_client' },
  telephone: { libelle: 'Téléphone', vers: 'telephone_principal_client' },
  adresse: { libelle: 'Adresse', vers: 'adresse_postale_client' },
  code_postal: { libelle: 'Code postal', vers: 'code_postal_client' },
  ville: { libelle: 'Ville', vers: 'ville_client' },
  situation_familiale: { libelle: 'Situation familiale', vers: 'situation_maritale_client' },
  nombre_enfants: { libelle: 'Enfants à charge', vers: 'nombre_enfants_a_charge_client' },
  profession: { libelle: 'Profession', vers: 'profession_client1' },
  entreprise: { libelle: 'Employeur ou entreprise', vers: 'nom_employeur_entreprise_client1' },
  revenus_salaires: { libelle: 'Salaires nets imposables du foyer', euros: true },
  pensions_retraite: { libelle: 'Pensions de retraite du foyer', euros: true },
  revenus_bnc: { libelle: 'Bénéfices non commerciaux (BNC)', euros: true },
  revenus_bic: { libelle: 'Bénéfices commerciaux (BIC)', euros: true },
  revenus_fonciers: { libelle: 'Revenus fonciers', euros: true },
  dividendes_recus: { libelle: 'Dividendes reçus', euros: true },
  plus_values_mobilieres: { libelle: 'Plus-values mobilières', euros: true },
  dons_realises: { libelle: 'Dons de l’année', euros: true },
  plafond_epargne_retraite: { libelle: 'Plafond d’épargne retraite', euros: true },
  epargne_disponible: { libelle: 'Épargne disponible', euros: true },
  assurance_vie_valeur: { libelle: 'Assurance-vie', euros: true },
  pea_valeur: { libelle: 'PEA', euros: true },
  patrimoine_immobilier_valeur: { libelle: 'Valeur des biens immobiliers', euros: true },
  emprunts_immobiliers: { libelle: 'Emprunts restant dus', euros: true },
  objectifs_financiers: { libelle: 'Objectifs' },
} as const satisfies Readonly<
  // `vers`: field of a client file that holds the very same thing; without one, the adviser reads and asks.
  Partial<Record<keyof Profil, { readonly libelle: string; readonly euros?: true; readonly vers?: ChampClient }>>
>;
export type ChampRemettable = keyof typeof FAITS_REMETTABLES;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
export const CHAMPS_REMETTABLES = Object.keys(FAITS_REMETTABLES) as [ChampRemettable, ...ChampRemettable[]];
