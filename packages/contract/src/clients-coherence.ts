import type { ChampsClient } from './clients.ts';

export interface Incoherence {
  readonly chemin: string;
  readonly message: string;
}

export const NAISSANCE_A_VENIR = 'Cette date de naissance est dans l’avenir.';
export const UNION_AVANT_NAISSANCE = 'Cette union précède la naissance du client.';
export const CODE_POSTAL_FRANCAIS =
  'Un code postal français compte cinq chiffres. Pour une adresse à l’étranger, indiquez d’abord le pays de résidence fiscale.';

type Lue = Partial<
  Pick<
    ChampsClient,
    | 'date_naissance_client'
    | 'date_mariage_pacs_client'
    | 'details_enfants_client'
    | 'code_postal_client'
    | 'pays_residence_fiscale_client'
  >
>;

const FRANCE: ReadonlySet<string> = new Set(['', 'france', 'fr', 'république française', 'france métropolitaine']);
const enFrance = (pays: string | null | undefined): boolean => FRANCE.has((pays ?? '').trim().toLowerCase());

/**
 * What cannot be true of a file together, though each of its values is well written: asked of what is being written, never
 * of what was kept before, which stays readable.
 * @param avant the file as it is; what it already says is not refused again.
 */
export function incoherencesDuDossier(fiche: Lue, jour: string, avant: Lue = {}): Incoherence[] {
  const trouvees: Incoherence[] = [];
  const refuser = (chemin: string, message: string): void => void trouvees.push({ chemin, message });
  const naissance = fiche.date_naissance_client;
  if (naissance && naissance > jour && naissance !== avant.date_naissance_client)
    refuser('date_naissance_client', NAISSANCE_A_VENIR);
  const { date_naissance_client: nee = avant.date_naissance_client } = fiche;
  const { date_mariage_pacs_client: union = avant.date_mariage_pacs_client } = fiche;
  const deja = nee === avant.date_naissance_client && union === avant.date_mariage_pacs_client;
  if (nee && union && union < nee && !deja) refuser('date_mariage_pacs_client', UNION_AVANT_NAISSANCE);
  const connues = new Set((avant.details_enfants_client ?? []).map(({ date_naissance }) => date_naissance));
  for (const [i, { date_naissance: sienne }] of (fiche.details_enfants_client ?? []).entries())
    if (sienne && sienne > jour && !connues.has(sienne))
      refuser(`details_enfants_client.${i}.date_naissance`, NAISSANCE_A_VENIR);
  const { code_postal_client: code = avant.code_postal_client } = fiche;
  const { pays_residence_fiscale_client: pays = avant.pays_residence_fiscale_client } = fiche;
  const change = code !== avant.code_postal_client || enFrance(pays) !== enFrance(avant.pays_residence_fiscale_client);
  if (code && change && enFrance(pays) && !/^\d{5}$/.test(code.replace(/\s/g, '')))
    refuser('code_postal_client', CODE_POSTAL_FRANCAIS);
  return trouvees;
}
