import type { MesDonnees } from '@francis/contract';

/** Of the account, which everyone has: they are not a tax profile. */
const DU_COMPTE = new Set(['email', 'fullName', 'taper', 'creeLe']);

export interface Resume {
  readonly email: string;
  readonly nom: string;
  readonly creeLe: string | undefined;
  readonly profil: boolean;
  readonly questions: number;
}

const texte = (valeur: unknown): string => (typeof valeur === 'string' ? valeur : '');

const rempli = ([champ, valeur]: [string, unknown]): boolean =>
  !DU_COMPTE.has(champ) && valeur !== null && valeur !== '' && valeur !== false;

/** The profile is there as soon as one of its fields is filled. */
export function resumer({ profile, questions }: MesDonnees): Resume {
  return {
    email: texte(profile['email']),
    nom: texte(profile['fullName']),
    creeLe: texte(profile['creeLe']) || undefined,
    profil: Object.entries(profile).some(rempli),
    questions: questions.length,
  };
}
