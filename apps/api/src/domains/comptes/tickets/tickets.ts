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
interface Lien {
  /** The address that the link is about, when it is not that of the account. */
  readonly email?: string;
  /** No other will leave for an hour: it stays good until then. */
  readonly dernier?: boolean;
}

/** @returns the secret for the link. */
export async function emettreTicket(
  requetes: Queries,
  horloge: Clock,
  compte: Pick<Compte, 'id'>,
  usage: Usage,
  { email, dernier = false }: Lien = {},
): Promise<string> {
  const creeLe = horloge.now();
  const secret = creerSecret();
  const expireLe = new Date(creeLe.getTime() + (dernier ? Math.max(DUREES[usage], HEURE) : DUREES[usage]));
  await depotTickets(requetes).ajouter({
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
