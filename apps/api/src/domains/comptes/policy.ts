import type { TypeCompte } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { estMotDePasseCommun } from './mots-de-passe-communs.ts';

export type Permission = 'assistant:interroger' | 'conversations:gerer' | 'profil:modifier' | 'espace-pro:acceder';

const PERMISSIONS: Readonly<Record<TypeCompte, readonly Permission[]>> = {
  particulier: ['assistant:interroger', 'conversations:gerer', 'profil:modifier'],
  professionnel: ['assistant:interroger', 'conversations:gerer', 'profil:modifier', 'espace-pro:acceder'],
};

interface Droits {
  readonly typeCompte: TypeCompte;
  readonly permissionsRetirees: readonly string[];
}

/**
 * What the account may do: what its type gives, less what was taken away from this person. Sent to the interface, and
 * checked again by each route.
 */
export const permissionsDe = ({ typeCompte, permissionsRetirees }: Droits): Permission[] =>
  PERMISSIONS[typeCompte].filter((permission) => !permissionsRetirees.includes(permission));

/** Below this, throttled guessing becomes realistic (CNIL, deliberation 2022-100, with throttling). */
const BITS_REQUIS = 50;
const LONGUEUR_PARTIE_PERSONNELLE = 4;

interface Titulaire {
  readonly email: string;
  readonly fullName: string;
}

/**
 * Accepts by length (contract), entropy and absence from the known lists; never by composition.
 * @returns the reason of the refusal, undefined when the password is accepted.
 */
export function refusMotDePasse(motDePasse: string, { email, fullName }: Titulaire): string | undefined {
  const nu = normaliser(motDePasse);
  if (estMotDePasseCommun(nu)) return 'Ce mot de passe est trop courant. Choisissez-en un autre.';
  const parties = [...normaliser(email).split(/[@.]/), ...normaliser(fullName).split(/\s+/)];
  const personnelles = parties.filter((partie) => partie.length >= LONGUEUR_PARTIE_PERSONNELLE);
  if ([...personnelles, 'francis'].some((partie) => nu.includes(partie))) {
    return 'Le mot de passe ne doit contenir ni votre nom, ni votre adresse, ni « francis ».';
  }
  if (estimerEntropie(motDePasse) < BITS_REQUIS) {
    return 'Mot de passe trop faible : allongez-le ou variez davantage les caractères.';
  }
  return undefined;
}

/** @throws ApiError VALIDATION naming the field. */
export function exigerMotDePasseAccepte(champ: string, motDePasse: string, titulaire: Titulaire): void {
  const message = refusMotDePasse(motDePasse, titulaire);
  if (message !== undefined) throw new ApiError('VALIDATION', { champs: [{ chemin: champ, message }] });
}

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^\x20-\x7E]/, 100],
];

/** Bits of a random draw in the alphabets used; a character that repeats or follows the previous one counts for one. */
export function estimerEntropie(motDePasse: string): number {
  const caracteres = Array.from(motDePasse);
  const taille = ALPHABETS.reduce((somme, [motif, nombre]) => somme + (motif.test(motDePasse) ? nombre : 0), 0);
  const parCaractere = Math.log2(Math.max(taille, 2));
  return caracteres.reduce((bits, caractere, i) => {
    const precedent = caracteres[i - 1]?.codePointAt(0);
    const ecart = precedent === undefined ? Infinity : Math.abs((caractere.codePointAt(0) ?? 0) - precedent);
    return bits + (ecart <= 1 ? 1 : parCaractere);
  }, 0);
}

export const normaliser = (texte: string): string => texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
