import type { Facteur as FacteurAffiche, SessionAffichee, SessionReponse, Utilisateur } from '@francis/contract';
import type { Facteur } from './mfa/repository.ts';
import { permissionsDe } from './policy.ts';
import type { Compte, Session } from './repository.ts';

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

export const presenterSessionAffichee = (session: Session, courante: string): SessionAffichee => ({
  id: session.id,
  appareil: session.appareil,
  reseau: session.reseau,
  ouverteLe: session.ouverteLe.toISOString(),
  derniereActivite: session.derniereActivite.toISOString(),
  niveau: session.niveau,
  courante: session.id === courante,
});

export const presenterFacteur = ({ id, nom, creeLe, confirmeLe }: Facteur): FacteurAffiche => ({
  id,
  type: 'totp',
  nom,
  creeLe: creeLe.toISOString(),
  confirme: confirmeLe !== null,
});
