import type { RoleCabinet } from '@francis/contract';

interface Membre {
  readonly utilisateurId: string;
  readonly role: RoleCabinet;
}

interface SurReunion {
  readonly ouvertePar: string | null;
  readonly clientId: string | null;
}

export interface DroitsReunion {
  readonly voir: boolean;
  readonly modifier: boolean;
  readonly supprimer: boolean;
}

/** Whoever only reads files opens no meeting. */
export const peutOuvrir = ({ role }: Membre): boolean => role !== 'lecteur';

/**
 * A meeting belongs to who opened it until a file receives it; then the firm reads it as it reads the file, and who
 * answers for the firm may erase it.
 */
export function droitsSurReunion(membre: Membre, { ouvertePar, clientId }: SurReunion): DroitsReunion {
  const sienne = ouvertePar === membre.utilisateurId;
  const rangee = clientId !== null;
  return {
    voir: sienne || rangee,
    modifier: sienne && peutOuvrir(membre),
    supprimer: sienne || (rangee && membre.role === 'titulaire'),
  };
}
