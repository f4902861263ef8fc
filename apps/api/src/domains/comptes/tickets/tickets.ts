import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Compte } from '../repository.ts';
import { creerSecret, empreinteDe } from '../secrets.ts';
import { depotTickets, type Usage } from './repository.ts';

const HEURE = 3_600_000;
const DUREES: Readonly<Record<Usage, number>> = { verification: 24 * HEURE, recuperation: HEURE, activation: HEURE };
/** Beyond, a stranger would fill the mailbox of someone whose address he knows. */
const MAX_PAR_HEURE = 5;

/** @returns the secret for the link, undefined when the person already received enough of them. */
export async function emettreTicket(
  requetes: Queries,
  horloge: Clock,
  compte: Pick<Compte, 'id'>,
  usage: Usage,
): Promise<string | undefined> {
  const depot = depotTickets(requetes);
  const creeLe = horloge.now();
  if ((await depot.recents(compte.id, usage, new Date(creeLe.getTime() - HEURE))) >= MAX_PAR_HEURE) return undefined;
  const secret = creerSecret();
  const expireLe = new Date(creeLe.getTime() + DUREES[usage]);
  await depot.ajouter({ empreinte: empreinteDe(secret), utilisateurId: compte.id, usage, creeLe, expireLe });
  return secret;
}

/**
 * The account of a ticket, which no longer exists afterwards, nor do the others of its kind.
 * @throws ApiError LIEN_INVALIDE, whatever is wrong.
 */
export async function consommerTicket(
  requetes: Queries,
  horloge: Clock,
  ticket: string | undefined,
  usage: Usage,
): Promise<Compte> {
  const depot = depotTickets(requetes);
  const compte = await depot.prendre(empreinteDe(ticket ?? ''), usage, horloge.now());
  if (!compte || compte.desactiveLe !== null) throw new ApiError('LIEN_INVALIDE');
  await depot.annuler(compte.id, usage);
  return compte;
}
