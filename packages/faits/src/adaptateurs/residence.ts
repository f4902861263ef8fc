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
/** Reductions of the departments overseas (CGI art. 197, I, 3). */
export type GroupeOutreMer = 'guyane_mayotte' | 'guadeloupe_martinique_reunion';
/** Departments of France that a file gives for a country. The other lands overseas have a tax of their own. */
const OUTRE_MER: Readonly<Record<string, GroupeOutreMer>> = {
  guadeloupe: 'guadeloupe_martinique_reunion',
  martinique: 'guadeloupe_martinique_reunion',
  'la reunion': 'guadeloupe_martinique_reunion',
  reunion: 'guadeloupe_martinique_reunion',
  guyane: 'guyane_mayotte',
  'guyane francaise': 'guyane_mayotte',
  mayotte: 'guyane_mayotte',
};

const nu = (pays: string): string => pays.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The department overseas that a file writes for a country; undefined for any other country. */
export const outreMerDuPays = (pays: string): GroupeOutreMer | undefined => OUTRE_MER[nu(pays)];

/** Whether a country, as a file writes it, is taxed by the rules of a resident of France. */
export const resideEnFrance = (pays: string): boolean => FRANCE.has(nu(pays)) || outreMerDuPays(pays) !== undefined;
