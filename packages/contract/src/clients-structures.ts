import { z } from 'zod';
import { AnneeRevenus, Jour, Montant, MontantSigne, TexteCourt, TexteLong } from './clients-valeurs.ts';

/** A list as long as a household can have; beyond, someone is filling the base. */
const liste = <Element extends z.ZodType>(element: Element) => z.array(element).max(50);
const objet = <Forme extends z.ZodRawShape>(forme: Forme) => z.strictObject(forme).partial();

const Enfant = objet({
  prenom: TexteCourt.nullable(),
  date_naissance: Jour.nullable(),
  garde_alternee: z.boolean().nullable(),
  invalide: z.boolean().nullable(),
});

const Revenu = objet({
  type: TexteCourt.nullable(),
  montant_annuel: MontantSigne.nullable(),
  // Paid from another country: a treaty decides how it counts.
  pays: TexteCourt.nullable(),
});

/** How a property is let, and the regime of its rents: the same rent has a different tax under each. */
export const LOCATIONS = ['Nue', 'Meublée', 'Meublé de tourisme classé', 'Meublé de tourisme non classé'] as const;
export const REGIMES_LOCATIFS = [
  'Micro-foncier',
  'Foncier réel',
  'Micro-BIC',
  'BIC réel',
  'SCI à l’IR',
  'SCI à l’IS',
] as const;

const Bien = objet({
  type: TexteCourt.nullable(),
  adresse: TexteCourt.nullable(),
  description: TexteLong.nullable(),
  mode_detention: TexteCourt.nullable(),
  date_acquisition: Jour.nullable(),
  prix_acquisition: Montant.nullable(),
  valeur_estimee: Montant.nullable(),
  capital_restant_du: Montant.nullable(),
  revenus_annuels: Montant.nullable(),
  charges_annuelles: Montant.nullable(),
  location: z.enum(LOCATIONS).nullable(),
  regime_fiscal: z.enum(REGIMES_LOCATIFS).nullable(),
  amortissements_annuels: Montant.nullable(),
});

const Livrets = objet({
  livret_a: Montant.nullable(),
  ldds: Montant.nullable(),
  lepel: Montant.nullable(),
  lep: Montant.nullable(),
  livret_jeune: Montant.nullable(),
  pel: Montant.nullable(),
  cel: Montant.nullable(),
  autres: Montant.nullable(),
});

const AssuranceVie = objet({
  contrat: TexteCourt.nullable(),
  valeur: Montant.nullable(),
  date_ouverture: Jour.nullable(),
  versements_annuels: Montant.nullable(),
});

const Pea = objet({ valeur_totale: Montant.nullable(), date_ouverture: Jour.nullable() });

const EpargneRetraite = objet({
  type: TexteCourt.nullable(),
  valeur: Montant.nullable(),
  versements_annuels: Montant.nullable(),
  date_ouverture: Jour.nullable(),
});

const AvisImposition = objet({
  annee_revenus: AnneeRevenus.nullable(),
  revenu_fiscal_reference: Montant.nullable(),
  montant_impot_net: MontantSigne.nullable(),
  nombre_parts: z.number().min(0).max(30).nullable(),
});

/** The structured fields of a client file: text as JSON in the forms, JSON everywhere else. */
export const STRUCTURES_CLIENT = {
  details_enfants_client: liste(Enfant),
  autres_revenus_client1: liste(Revenu),
  autres_revenus_client2: liste(Revenu),
  residence_principale_details: Bien,
  residences_secondaires_details: liste(Bien),
  investissements_locatifs_details: liste(Bien),
  autres_biens_immobiliers_details: liste(Bien),
  livrets_epargne_details: Livrets,
  assurance_vie_details: liste(AssuranceVie),
  pea_details: Pea,
  epargne_retraite_details: liste(EpargneRetraite),
  dernier_avis_imposition_details: AvisImposition,
} as const;

export type StructureClient = keyof typeof STRUCTURES_CLIENT;
export type ValeurStructure<Champ extends StructureClient> = z.infer<(typeof STRUCTURES_CLIENT)[Champ]>;

export const estStructureClient = (champ: string): champ is StructureClient => Object.hasOwn(STRUCTURES_CLIENT, champ);

/** What an empty structured field holds. */
export const structureVide = (champ: StructureClient): [] | Record<string, never> =>
  STRUCTURES_CLIENT[champ] instanceof z.ZodArray ? [] : {};
