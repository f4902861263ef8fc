import type {
  DefiMfa,
  Facteur as FacteurAffiche,
  IdentiteLiee,
  Passkey,
  SessionAffichee,
  SessionReponse,
  Utilisateur,
} from '@francis/contract';
import type { Identite } from './externes/repository.ts';
import type { Defi } from './mfa/defis.ts';
import type { Facteur } from './mfa/repository.ts';
import type { CleEnregistree } from './passkeys/repository.ts';
import { permissionsDe } from './policy.ts';
import type { Compte, Session } from './repository.ts';
import type { SessionOuverte } from './sessions.ts';

export const presenterUtilisateur = (compte: Compte): Utilisateur => ({
  id: compte.id,
  email: compte.email,
  fullName: compte.nomComplet,
  taper: compte.typeCompte,
  permissions: permissionsDe(compte),
});

export const presenterSession = (session: SessionOuverte): SessionReponse => ({
  success: true,
  user: presenterUtilisateur(session.compte),
  access_token: session.acces,
  token_type: 'Bearer',
  expires_at: session.accesExpireLe.toISOString(),
  session_expires_at: session.sessionExpireLe.toISOString(),
  inactivity_seconds: Math.floor(session.inactiviteMs / 1000),
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

export const presenterDefi = ({ jeton, expireLe }: Defi): DefiMfa => ({
  type: 'totp',
  challenge: jeton,
  expiresAt: expireLe.toISOString(),
});

export const presenterPasskey = ({ id, nom, creeLe, utiliseLe, synchronisee }: CleEnregistree): Passkey => ({
  id,
  nom,
  creeLe: creeLe.toISOString(),
  utiliseLe: utiliseLe?.toISOString() ?? null,
  synchronisee,
});

/** @param nom how the configuration calls the provider today. */
export const presenterIdentite = (
  { id, fournisseur, email, lieeLe, utiliseeLe }: Identite,
  nom: string,
): IdentiteLiee => ({
  id,
  fournisseur,
  nom,
  email,
  lieeLe: lieeLe.toISOString(),
  utiliseeLe: utiliseeLe?.toISOString() ?? null,
});
