import type { DroitsClient, RoleCabinet, TypeCompte } from '@francis/contract';

export interface Droits extends DroitsClient {
  readonly creer: boolean;
}

const DROITS: Readonly<Record<RoleCabinet, Droits>> = {
  titulaire: { lire: true, creer: true, modifier: true, supprimer: true },
  // Erasing a file for ever is for who answers for the firm, or for who opened it.
  conseiller: { lire: true, creer: true, modifier: true, supprimer: false },
  lecteur: { lire: true, creer: false, modifier: false, supprimer: false },
};

/** The area of client files is for professionals. */
export const peutEntrer = ({ typeCompte, permissions }: Visiteur): boolean =>
  typeCompte === 'professionnel' && permissions.includes('espace-pro:acceder');

interface Visiteur {
  readonly typeCompte: TypeCompte;
  readonly permissions: readonly string[];
}

interface Personne {
  readonly utilisateurId: string;
  readonly role: RoleCabinet;
}

/** What a member may do in the firm and, when a file is given, with that file of the same firm. */
export function droitsDe({ utilisateurId, role }: Personne, fiche?: { readonly ouvertPar: string | null }): Droits {
  const droits = DROITS[role];
  const sienne = fiche?.ouvertPar === utilisateurId;
  return role === 'conseiller' && sienne ? { ...droits, supprimer: true } : droits;
}
