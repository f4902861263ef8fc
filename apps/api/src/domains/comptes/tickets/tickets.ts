import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Compte } from '../repository.ts';
import { creerSecret, empreinteDe } from '../secrets.ts';
import { depotTickets, type TicketPris, type Usage } from './repository.ts';

const HEURE = 3_600_000;
const DUREES: Readonly<Record<Usage, number>> = {
  verification: 24 * HEURE,
  recuperation: HEURE,
  activation: HEURE,
  activation_payee: HEURE,
  connexion: HEURE / 4,
  email: HEURE,
  // Time enough for who was robbed of an address to read a mailbox that they seldom open.
  email_annule: 7 * 24 * HEURE,
};
/** Beyond, a stranger would fill the mailbox of someone whose address he knows. */
const MAX_PAR_HEURE = 5;

/**
 * @param email the address that the link is about, when it is not that of the account.
 * @returns the secret for the link, undefined when the person already received enough of them.
 */
export async function emettreTicket(
  requetes: Queries,
  horloge: Clock,
  compte: Pick<Compte, 'id'>,
  usage: Usage,
  email?: string,
): Promise<string | undefined> {
  const depot = depotTickets(requetes);
  const creeLe = horloge.now();
  if ((await depot.recents(compte.id, usage, new Date(creeLe.getTime() - HEURE))) >= MAX_PAR_HEURE) return undefined;
  const secret = creerSecret();
  const expireLe = new Date(creeLe.getTime() + DUREES[usage]);
  await depot.ajouter({
    empreinte: empreinteDe(secret),
    utilisateurId: compte.id,
    usage,
    email: email ?? null,
    creeLe,
    expireLe,
  });
  return secret;
}

/**
 * What a ticket holds; it no longer exists afterwards, nor do the others of its kind.
 * @throws ApiError LIEN_INVALIDE, whatever is wrong.
 */
export async function prendreTicket(
  requetes: Queries,
  horloge: Clock,
  ticket: string | undefined,
  usage: Usage,
): Promise<TicketPris> {
  const depot = depotTickets(requetes);
  const pris = await depot.prendre(empreinteDe(ticket ?? ''), usage, horloge.now());
  if (!pris || pris.compte.desactiveLe !== null) throw new ApiError('LIEN_INVALIDE');
  await depot.annuler(pris.compte.id, usage);
  return pris;
}

/** @throws ApiError LIEN_INVALIDE. */
export const consommerTicket = async (...demande: Parameters<typeof prendreTicket>): Promise<Compte> =>
  (await prendreTicket(...demande)).compte;
