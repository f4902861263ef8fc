/** Field of a client file that says where the client is a tax resident. */
export const PAYS_DE_RESIDENCE = 'pays_residence_fiscale_client';

/** Ways of writing France, without accents; unsaid, it is. */
const FRANCE: ReadonlySet<string> = new Set([
  '',
  'france',
  'fr',
  'fra',
  'francaise',
  'republique francaise',
  'france metropolitaine',
  'metropole',
  'corse',
]);
/** Departments of France that a file gives for a country. The other lands overseas have a tax of their own. */
const OUTRE_MER: ReadonlySet<string> = new Set([
  'guadeloupe',
  'martinique',
  'guyane',
  'guyane francaise',
  'la reunion',
  'reunion',
  'mayotte',
]);

const nu = (pays: string): string => pays.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Whether a country, as a file writes it, is a department overseas. */
export const resideOutreMer = (pays: string): boolean => OUTRE_MER.has(nu(pays));

/** Whether a country, as a file writes it, is taxed by the rules of a resident of France. */
export const resideEnFrance = (pays: string): boolean => FRANCE.has(nu(pays)) || resideOutreMer(pays);
