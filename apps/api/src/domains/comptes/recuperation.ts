import type {
  ActivationRequete,
  FinInscriptionRequete,
  NouveauMotDePasseRequete,
  RenvoiRequete,
} from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { couperLesAcces, fermerTousLesAcces } from './acces.ts';
import { prouverAdresse } from './adresse/preuve.ts';
import { depotAppareils } from './appareils/repository.ts';
import type { Origine } from './audit/audit.ts';
import {
  courrierActivation,
  courrierActivationPayee,
  courrierMotDePasseChange,
  courrierRecuperation,
  courrierVerification,
} from './courriers.ts';
import { exigerMotDePasseAccepte } from './policy.ts';
import type { PortsComptes } from './ports.ts';
import type { Passant } from './reponses.ts';
import { type Compte, depotComptes } from './repository.ts';
import { ouvrirOuDefier, type Ouverture } from './service.ts';
import type { Usage } from './tickets/repository.ts';
import { consommerTicket, emettreTicket } from './tickets/tickets.ts';

/** The links that anyone may have sent to an address. */
type UsageLien = Extract<Usage, 'verification' | 'recuperation' | 'activation' | 'activation_payee'>;

/**
 * Sends a link if there is an account for the address. Everything happens after the answer, which is therefore the same
 * in its content and its time for every address.
 */
export function demanderLien(
  ports: PortsComptes,
  { email, usage }: { readonly email: string; readonly usage: UsageLien },
  { origine, adresse }: Passant,
): void {
  const { base, horloge, audit, courriers, envois, admis, adressePublique } = ports;
  const courrier = {
    verification: courrierVerification,
    recuperation: courrierRecuperation,
    activation: courrierActivation,
    activation_payee: courrierActivationPayee,
  };
  courriers.addLater(async () => {
    const compte = await depotComptes(base.queries).compteParEmail(email);
    if (usage !== 'recuperation' && compte && compte.emailVerifieLe !== null) return undefined;
    const admission = await envois.admettre({ email, demandeur: adresse });
    if (!compte || !admis(compte) || !admission) return undefined;
    const ticket = await emettreTicket(base.queries, horloge, compte, usage, admission);
    await audit.noter({ action: `${usage}.demandee`, ressource: 'compte', compte, origine, risque: 'medium' });
    return courrier[usage](compte.email, adressePublique, ticket);
  });
}

export const renvoyer = (ports: PortsComptes, { email, type: usage }: RenvoiRequete, passant: Passant): void =>
  demanderLien(ports, { email, usage }, passant);

/**
 * @param jeton the refresh token of this browser, if any: opened where the account was, the link leaves its password and
 *   that session; opened elsewhere, it leaves nothing.
 * @returns what chooses a password, when the one of before was taken away.
 * @throws ApiError LIEN_INVALIDE.
 */
export async function verifierAdresse(
  ports: PortsComptes,
  { ticket, jeton }: { readonly ticket: string; readonly jeton: string | undefined },
  origine: Origine,
): Promise<string | undefined> {
  const { base, horloge, sessions } = ports;
  const ici = jeton === undefined ? undefined : await sessions.deJeton(jeton);
  return base.transaction(async (requetes) => {
    const compte = await consommerTicket(requetes, horloge, ticket, 'verification');
    const saufSession = ici?.utilisateurId === compte.id ? ici.id : undefined;
    const premiere = await prouverAdresse(ports, requetes, compte, { origine, saufSession });
    if (!premiere || saufSession !== undefined) return undefined;
    return emettreTicket(requetes, horloge, compte, 'recuperation');
  });
}

/**
 * A new password from a recovery link. It opens no session: the login that follows asks for the second factor.
 * @throws ApiError LIEN_INVALIDE, VALIDATION.
 */
export async function definirMotDePasse(
  ports: PortsComptes,
  { ticket, password, closeAllAccess: toutFermer }: NouveauMotDePasseRequete,
  origine: Origine,
): Promise<void> {
  const compte = await remplacerParLien(ports, { ticket, password, usage: 'recuperation', toutFermer }, origine);
  ports.courriers.add(async () => courrierMotDePasseChange(compte.email));
}

/** @throws ApiError LIEN_INVALIDE, also for an address that is unknown or not that of the link. */
export async function terminerInscription(
  ports: PortsComptes,
  { email, password, ticket }: FinInscriptionRequete,
  origine: Origine,
): Promise<Ouverture> {
  const compte = await remplacerParLien(ports, { ticket, password, usage: 'activation', email }, origine);
  return ouvrirOuDefier(ports, compte, origine);
}

/** @throws ApiError LIEN_INVALIDE. */
export async function activer(
  ports: PortsComptes,
  { email, password, ticket }: ActivationRequete,
  origine: Origine,
): Promise<void> {
  await remplacerParLien(ports, { ticket, password, usage: 'activation_payee', email }, origine);
}

interface Remplacement {
  readonly ticket: string | undefined;
  readonly password: string;
  readonly usage: 'recuperation' | 'activation' | 'activation_payee';
  /** Must be that of the account of the link. */
  readonly email?: string;
  /** Whoever asks for another password no longer knows who else comes in: unless said otherwise, nobody does. */
  readonly toutFermer?: boolean;
}

async function remplacerParLien(
  ports: PortsComptes,
  { ticket, password, usage, email, toutFermer = true }: Remplacement,
  origine: Origine,
): Promise<Compte> {
  const { base, horloge, audit, motsDePasse } = ports;
  // Before the ticket is looked at: a good one and a wrong one take the same time.
  const motDePasse = await motsDePasse.hacher(password);
  return base.transaction(async (requetes) => {
    const compte = await consommerTicket(requetes, horloge, ticket, usage);
    if (email !== undefined && email !== compte.email) throw new ApiError('LIEN_INVALIDE');
    // A refusal gives the ticket back: the transaction is undone.
    exigerMotDePasseAccepte('password', password, { email: compte.email, fullName: compte.nomComplet });
    await prouverAdresse(ports, requetes, compte, { origine });
    await depotComptes(requetes).changerMotDePasse(compte.id, motDePasse);
    await couperLesAcces(requetes, compte.id, { maintenant: horloge.now() });
    if (toutFermer) await fermerTousLesAcces(requetes, compte.id);
    // Whoever knew the old password may hold one of these browsers.
    await depotAppareils(requetes).oublier(compte.id);
    await audit.noter({ action: `${usage}.terminee`, ressource: 'compte', compte, origine, risque: 'high' }, requetes);
    return { ...compte, motDePasse };
  });
}
