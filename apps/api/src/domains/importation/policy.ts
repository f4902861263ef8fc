import { CHAMPS_IMPORTABLES } from '@francis/contract';

/** What else a column is called, by those who export it, once without accents nor punctuation. */
const AUTRES_NOMS: Readonly<Record<string, string>> = {
  'nom de famille': 'nom_client',
  'last name': 'nom_client',
  'first name': 'prenom_client',
  titre: 'civilite_client',
  'nom de jeune fille': 'nom_usage_client',
  'ne le': 'date_naissance_client',
  naissance: 'date_naissance_client',
  'date naissance': 'date_naissance_client',
  email: 'email_client',
  mail: 'email_client',
  'e mail': 'email_client',
  courriel: 'email_client',
  'adresse email': 'email_client',
  telephone: 'telephone_principal_client',
  tel: 'telephone_principal_client',
  portable: 'telephone_principal_client',
  mobile: 'telephone_principal_client',
  adresse: 'adresse_postale_client',
  cp: 'code_postal_client',
  commune: 'ville_client',
  pays: 'pays_residence_fiscale_client',
  nationalite: 'nationalite_client',
  situation: 'situation_maritale_client',
  'situation familiale': 'situation_maritale_client',
  'situation de famille': 'situation_maritale_client',
  'situation matrimoniale': 'situation_maritale_client',
  'etat civil': 'situation_maritale_client',
  'statut marital': 'situation_maritale_client',
  enfants: 'nombre_enfants_a_charge_client',
  'nombre d enfants': 'nombre_enfants_a_charge_client',
  metier: 'profession_client1',
  employeur: 'nom_employeur_entreprise_client1',
  salaire: 'revenu_net_annuel_client1',
  revenu: 'revenu_net_annuel_client1',
  revenus: 'revenu_net_annuel_client1',
  'revenu net': 'revenu_net_annuel_client1',
  'revenus nets': 'revenu_net_annuel_client1',
  'revenu annuel': 'revenu_net_annuel_client1',
  'revenu net imposable': 'revenu_net_annuel_client1',
  'net imposable': 'revenu_net_annuel_client1',
  tmi: 'tranche_marginale_imposition_estimee',
  ifi: 'ifi_concerne_client',
  statut: 'statut_dossier_pro',
  notes: 'notes_internes_pro',
};

export const plier = (texte: string): string =>
  texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const PAR_NOM: ReadonlyMap<string, string> = new Map([
  ...Object.entries(AUTRES_NOMS),
  ...CHAMPS_IMPORTABLES.flatMap(({ champ, libelle }): [string, string][] => [
    [plier(libelle), champ],
    [plier(champ), champ],
  ]),
]);

/** The field that the heading of each column announces; two columns do not announce the same one. */
export function proposer(colonnes: readonly string[]): (string | null)[] {
  const pris = new Set<string>();
  return colonnes.map((colonne) => {
    const champ = PAR_NOM.get(plier(colonne)) ?? null;
    if (champ === null || pris.has(champ)) return null;
    pris.add(champ);
    return champ;
  });
}
