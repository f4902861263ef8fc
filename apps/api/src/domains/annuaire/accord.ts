import {
  LANGUES_ANNUAIRE,
  METIERS_ANNUAIRE,
  type ProfessionnelAnnuaire,
  type Profil,
  type RechercheGardee,
  SUJETS_ANNUAIRE,
} from '@francis/contract';

const plier = (ville: string): string =>
  ville
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split('')
    .filter((signe) => signe.toLowerCase() !== signe.toUpperCase() || (signe >= '0' && signe <= '9'))
    .join('');

const commun = <C extends string>(voulus: readonly C[], dits: readonly C[]): C | undefined =>
  voulus.find((un) => dits.includes(un));

/**
 * How much of what a person looks for a line says: the town counts for one, one of the trades for one, one of the languages
 * for one, and each subject for one. Nothing that the professional did not choose to show counts.
 */
export function accordDe(
  { ville, metiers, sujets, langues }: RechercheGardee,
  fiche: Pick<ProfessionnelAnnuaire, 'ville' | 'metiers' | 'sujets' | 'langues'>,
): { tenus: string[]; sur: number } {
  const metier = commun(metiers, fiche.metiers);
  const langue = commun(langues, fiche.langues);
  const tenus = [
    ...(ville !== null && fiche.ville !== null && plier(ville) === plier(fiche.ville) ? [fiche.ville] : []),
    ...(metier ? [METIERS_ANNUAIRE[metier]] : []),
    ...sujets.filter((un) => fiche.sujets.includes(un)).map((un) => SUJETS_ANNUAIRE[un]),
    ...(langue ? [LANGUES_ANNUAIRE[langue]] : []),
  ];
  const sur = (ville === null ? 0 : 1) + Math.min(metiers.length, 1) + sujets.length + Math.min(langues.length, 1);
  return { tenus, sur };
}

const SUJETS_DE_L_OBJECTIF = {
  retraite: ['retraite'],
  immobilier: ['locatif'],
  transmission: ['transmission'],
  entreprise: ['societe'],
  toutes: ['optimisation'],
} as const satisfies Record<NonNullable<Profil['type_optimisation']>, RechercheGardee['sujets']>;

/** What the profile lets propose: the town and the goal; neither income nor wealth. */
export const rechercheDuProfil = ({ ville, type_optimisation: objectif }: Profil): RechercheGardee => ({
  ville: ville?.trim().slice(0, 80) || null,
  metiers: [],
  sujets: objectif ? [...SUJETS_DE_L_OBJECTIF[objectif]] : [],
  langues: [],
});
