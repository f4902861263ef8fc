import type { Client } from '@francis/contract';

/** Fields of a client file that a question may name or ask. */
export const CHAMPS_DU_DOSSIER = [
  'civilite_client',
  'prenom_client',
  'nom_client',
  'nom_usage_client',
  'date_naissance_client',
  'nationalite_client',
  'email_client',
  'telephone_principal_client',
  'pays_residence_fiscale_client',
  'adresse_postale_client',
  'code_postal_client',
  'ville_client',
  'situation_maritale_client',
  'date_mariage_pacs_client',
  'regime_matrimonial_client',
  'nombre_enfants_a_charge_client',
  'details_enfants_client',
  'profession_client1',
  'statut_professionnel_client1',
  'nom_employeur_entreprise_client1',
  'revenu_net_annuel_client1',
  'profession_client2',
  'statut_professionnel_client2',
  'nom_employeur_entreprise_client2',
  'revenu_net_annuel_client2',
] as const satisfies readonly (keyof Client)[];
export type ChampDuDossier = (typeof CHAMPS_DU_DOSSIER)[number];
export type FicheDuDossier = Partial<Pick<Client, ChampDuDossier>>;

/** What an open client file says of people: read here only, never sent to a hosted model. */
export interface Dossier {
  readonly fiche: FicheDuDossier;
  /** The spouse, when their own file is linked to this one. */
  readonly conjoint?: { readonly prenom: string; readonly nom: string };
}

const COUPLE: ReadonlySet<string> = new Set(['Marié(e)', 'Pacsé(e)']);
const MARIE = 'Marié(e)';
export const estMarie = ({ fiche }: Dossier): boolean => fiche.situation_maritale_client === MARIE;
export const estEnCouple = ({ fiche }: Dossier): boolean => COUPLE.has(fiche.situation_maritale_client ?? '');

/** How many children the file counts; undefined when it says nothing, or two things. */
export function nombreDEnfants({ fiche }: Dossier): number | undefined {
  const nommes = fiche.details_enfants_client?.length ?? 0;
  const charges = fiche.nombre_enfants_a_charge_client ?? undefined;
  if (nommes === 0) return charges;
  return charges === undefined || charges === nommes ? nommes : undefined;
}
