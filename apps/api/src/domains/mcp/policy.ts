import { EXTENSION_TEAMS } from '@francis/contract';
import { estPortee, type Portee } from '@francis/mcp';
import { ApiError } from '../../platform/errors.ts';
import type { Autorisation } from './repository.ts';

const MINUTE = 60_000;
const JOUR = 24 * 60 * MINUTE;

/** How long each thing is good for, in milliseconds. */
export const DUREES = {
  code: MINUTE,
  acces: 10 * MINUTE,
  rafraichissement: 30 * JOUR,
  /** Then the person chooses again. */
  autorisation: 90 * JOUR,
  /** A program that nobody allowed. */
  application: JOUR,
} as const;

/** What a program asks when it does not say: nothing of the person. */
export const PORTEES_PAR_DEFAUT: readonly Portee[] = ['moteur', 'notes'];

/** @throws ApiError APPLICATION_PORTEE_INVALIDE for a right that does not exist. */
export function lirePortees(demandees: string | undefined): Portee[] {
  const noms = [...new Set((demandees ?? '').split(' ').filter(Boolean))];
  if (noms.length === 0) return [...PORTEES_PAR_DEFAUT];
  const portees = noms.filter(estPortee);
  if (portees.length !== noms.length) throw new ApiError('APPLICATION_PORTEE_INVALIDE');
  return portees;
}

/** The extension asks for its one right, by its name; no other program can. @throws ApiError APPLICATION_PORTEE_INVALIDE. */
export function lirePorteesDeLExtension(demandees: string | undefined): readonly string[] {
  if (demandees !== EXTENSION_TEAMS.portee) throw new ApiError('APPLICATION_PORTEE_INVALIDE');
  return [EXTENSION_TEAMS.portee];
}

/** Neither revoked nor past its end. */
export const estVivante = ({ revoqueeLe, accordeeLe }: Autorisation, maintenant: Date): boolean =>
  revoqueeLe === null && maintenant.getTime() - accordeeLe.getTime() < DUREES.autorisation;
