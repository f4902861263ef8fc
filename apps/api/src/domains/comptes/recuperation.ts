import type {
  ActivationRequete,
  FinInscriptionRequete,
  NouveauMotDePasseRequete,
  RenvoiRequete,
} from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { depotAppareils } from './appareils/repository.ts';
import type { Origine } from './audit/audit.ts';
import { depotCodes } from './codes/repository.ts';
import {
  courrierActivation,
  courrierActivationPayee,
  courrierMotDePasseChange,
  courrierRecuperation,
  courrierVerification,
} from './courriers.ts';
import { depotMfa } from './mfa/repository.ts';
import { hacher } from './mots-de-passe.ts';
import { exigerMotDePasseAccepte } from './policy.ts';
import type { PortsComptes } from './ports.ts';
import { type Compte, depotComptes } from './repository.ts';
import { ouvrirOuDefier, type Ouverture } from './service.ts';
import { depotTickets, type Usage } from './tickets/repository.ts';
import { consommerTicket, emettreTicket } from './tickets/tickets.ts';

/** The links that anyone may have sent to an address. */
type UsageLien = Extract<Usage, 'verification' | 'recuperation' | 'activation' | 'activation_payee'>;

/**
 * Sends a link if there is an account for the address. Everything happens after the answer, which is therefore the same
 * in its content and its time for every address.
 */
export function demanderLien(ports: PortsComptes, email: string, usage: UsageLien, origine: Origine): void {
  const { base, horloge, audit, courriers, admis, adressePublique } = ports;
  const courrier = {
    verification: courrierVerification,
    recuperation: courrierRecuperation,
    activation: courrierActivation,
    activation_payee: courrierActivationPayee,
  };
  courriers.add(async () => {
    const compte = await depotComptes(base.queries).compteParEmail(email);
    if (!compte || !admis(compte)) return undefined;
    if (usage !== 'recuperation' && compte.emailVerifieLe !== null) return undefined;
    const ticket = await emettreTicket(base.queries, horloge, compte, usage);
    if (ticket === undefined) return undefined;
    await audit.noter({ action: `${usage}.demandee`, ressource: 'compte', compte, origine, risque: 'medium' });
    return courrier[usage](compte.email, adressePublique, ticket);
  });
}

export const renvoyer = (ports: PortsComptes, { email, type }: RenvoiRequete, origine: Origine): void =>
  demanderLien(ports, email, type, origine);

/** @throws ApiError LIEN_INVALIDE. */
export async function verifierAdresse(ports: PortsComptes, ticket: string, origine: Origine): Promise<void> {
  await ports.base.transaction(async (requetes) => {
    const compte = await consommerTicket(requetes, ports.horloge, ticket, 'verification');
    await depotComptes(requetes).marquerVerifie(compte.id, ports.horloge.now());
    await ports.audit.noter({ action: 'adresse.verifiee', ressource: 'compte', compte, origine }, requetes);
  });
}

/**
 * A new password from a recovery link. It opens no session: the login that follows asks for the second factor.
 * @throws ApiError LIEN_INVALIDE, VALIDATION.
 */
export async function definirMotDePasse(
  ports: PortsComptes,
  { ticket, password }: NouveauMotDePasseRequete,
  origine: Origine,
): Promise<void> {
  const compte = await remplacerParLien(ports, { ticket, password, usage: 'recuperation' }, origine);
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
}

async function remplacerParLien(
  { base, horloge, audit }: PortsComptes,
  { ticket, password, usage, email }: Remplacement,
  origine: Origine,
): Promise<Compte> {
  // Before the ticket is looked at: a good one and a wrong one take the same time.
  const motDePasse = await hacher(password);
  return base.transaction(async (requetes) => {
    const compte = await consommerTicket(requetes, horloge, ticket, usage);
    if (email !== undefined && email !== compte.email) throw new ApiError('LIEN_INVALIDE');
    // A refusal gives the ticket back: the transaction is undone.
    exigerMotDePasseAccepte('password', password, { email: compte.email, fullName: compte.nomComplet });
    await depotComptes(requetes).changerMotDePasse(compte.id, motDePasse);
    await depotComptes(requetes).marquerVerifie(compte.id, horloge.now());
    await couperLesAcces(requetes, compte.id, horloge.now());
    // Whoever knew the old password may hold one of these browsers.
    await depotAppareils(requetes).oublier(compte.id);
    await audit.noter({ action: `${usage}.terminee`, ressource: 'compte', compte, origine, risque: 'high' }, requetes);
    return { ...compte, motDePasse };
  });
}

/** What the old password had opened or could still open: sessions, links, codes, logins half done. */
export async function couperLesAcces(
  requetes: Queries,
  utilisateurId: string,
  maintenant: Date,
  saufSession?: string,
): Promise<void> {
  await depotComptes(requetes).revoquerToutes(utilisateurId, maintenant, 'mot_de_passe', saufSession);
  await depotComptes(requetes).retirerProgrammes(utilisateurId, maintenant);
  await depotTickets(requetes).annulerTous(utilisateurId);
  await depotCodes(requetes).annuler(utilisateurId);
  await depotMfa(requetes).annulerDefis(utilisateurId);
}
