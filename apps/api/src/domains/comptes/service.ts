import { randomUUID } from 'node:crypto';
import type { ConnexionRequete, InscriptionRequete } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { hacher, verifier } from './mots-de-passe.ts';
import { refusMotDePasse } from './policy.ts';
import { type Compte, depotComptes } from './repository.ts';
import type { Sessions, SessionOuverte } from './sessions.ts';
import type { Verrou } from './verrou.ts';

export interface PortsComptes {
  readonly base: Database;
  readonly horloge: Clock;
  readonly sessions: Sessions;
  readonly verrou: Verrou;
  readonly admis: (compte: Compte) => boolean;
}

/**
 * Opens an account. Until addresses are verified by e-mail, a known address is answered 409: answering 201 would leave
 * its owner with an account that does not open. The password is hashed in both cases (same delay), and sign-ups are
 * limited by address, which bounds the guessing of who has an account.
 * @throws ApiError VALIDATION on the password, EMAIL_DEJA_UTILISE.
 */
export async function inscrire({ base, horloge }: PortsComptes, requete: InscriptionRequete): Promise<Compte> {
  const refus = refusMotDePasse(requete.password, requete);
  if (refus !== undefined) throw new ApiError('VALIDATION', { champs: [{ chemin: 'password', message: refus }] });
  const compte: Compte = {
    id: randomUUID(),
    email: requete.email,
    nomComplet: requete.fullName,
    typeCompte: requete.accountType,
    // A professional account is unlimited by the specification; subscriptions will decide when billing exists.
    formule: requete.accountType === 'professionnel' ? 'illimite' : 'gratuit',
    motDePasse: await hacher(requete.password),
    demonstration: false,
    creeLe: horloge.now(),
    desactiveLe: null,
    emailVerifieLe: null,
    sujetAudit: randomUUID(),
  };
  if (!(await depotComptes(base.queries).ajouterCompte(compte))) throw new ApiError('EMAIL_DEJA_UTILISE');
  return compte;
}

/**
 * Opens a session. An unknown account, a disabled one and a wrong password are the same answer after the same work.
 * @throws ApiError IDENTIFIANTS_INCORRECTS, COMPTE_VERROUILLE, TROP_DE_REQUETES.
 */
export async function connecter(
  { base, sessions, verrou, admis }: PortsComptes,
  { email, password, deviceFingerprint }: ConnexionRequete,
  adresse: string,
): Promise<SessionOuverte> {
  let reconnu: Compte | undefined;
  await verrou.tenter(email, adresse, async () => {
    const compte = await depotComptes(base.queries).compteParEmail(email);
    const empreinte = compte && admis(compte) ? compte.motDePasse : undefined;
    if (!(await verifier(empreinte, password))) return false;
    reconnu = compte;
    return true;
  });
  if (!reconnu) throw new ApiError('IDENTIFIANTS_INCORRECTS');
  return sessions.ouvrir(reconnu, deviceFingerprint);
}
