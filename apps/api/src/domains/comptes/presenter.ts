import type { SessionReponse, Utilisateur } from '@francis/contract';
import { permissionsDe } from './policy.ts';
import type { Compte } from './repository.ts';

export const presenterUtilisateur = (compte: Compte): Utilisateur => ({
  id: compte.id,
  email: compte.email,
  fullName: compte.nomComplet,
  taper: compte.typeCompte,
  permissions: permissionsDe(compte.typeCompte),
});

export const presenterSession = (compte: Compte, jeton: string, expireLe: Date): SessionReponse => ({
  success: true,
  user: presenterUtilisateur(compte),
  access_token: jeton,
  token_type: 'Bearer',
  expires_at: expireLe.toISOString(),
});
