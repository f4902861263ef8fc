import { LISTE_PORTEES, type PorteeCle, type RoleCabinet } from '@francis/contract';

/** 256 random bits follow. The prefix is what scanners of leaked secrets look for. */
export const PREFIXE = 'frk_';
/** Enough to recognise a key in a list, far from enough to guess it. */
export const LONGUEUR_DEBUT = PREFIXE.length + 6;
export const CLES_VIVANTES_MAX = 20;

const DU_LECTEUR: readonly PorteeCle[] = [
  'clients:lire',
  'analyses:lire',
  'analyses:lancer',
  'conseils:lire',
  'exports:lire',
];

/** What a member may let a key do: never more than they may do themselves. */
export const porteesDe = (role: RoleCabinet): readonly PorteeCle[] => (role === 'lecteur' ? DU_LECTEUR : LISTE_PORTEES);

interface Vie {
  readonly expireLe: Date;
  readonly revoqueeLe: Date | null;
}

export function etatDe({ expireLe, revoqueeLe }: Vie, maintenant: Date): 'active' | 'expiree' | 'retiree' {
  if (revoqueeLe !== null) return 'retiree';
  return expireLe <= maintenant ? 'expiree' : 'active';
}
