import type { ChangementEmailRequete } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';
import type { Origine } from '../audit/audit.ts';
import { depotAppareils } from '../appareils/repository.ts';
import {
  courrierAdresseRendue,
  courrierAncienneAdresse,
  courrierDejaInscrit,
  courrierNouvelleAdresse,
} from '../courriers.ts';
import { depotIdentites } from '../externes/repository.ts';
import { exigerNiveau } from '../mfa/facteurs.ts';
import { depotMfa } from '../mfa/repository.ts';
import { exigerMotDePasse } from '../mot-de-passe-actuel.ts';
import { depotPasskeys } from '../passkeys/repository.ts';
import type { PortsComptes } from '../ports.ts';
import { couperLesAcces } from '../recuperation.ts';
import type { Demandeur } from '../reponses.ts';
import { depotComptes } from '../repository.ts';
import { depotTickets } from '../tickets/repository.ts';
import { emettreTicket, prendreTicket } from '../tickets/tickets.ts';

/**
 * Sends a link to the new address; nothing changes before it is opened. A taken address receives something else, and
 * the answer is the same.
 * @throws ApiError MFA_REQUISE, and those of `exigerMotDePasse`.
 */
export async function demanderNouvelleAdresse(
  ports: PortsComptes,
  demandeur: Demandeur,
  { newEmail, password }: ChangementEmailRequete,
): Promise<void> {
  const { base, horloge, audit, courriers, adressePublique } = ports;
  const { compte, origine } = demandeur;
  await exigerNiveau(ports, demandeur);
  await exigerMotDePasse(ports, demandeur, password);
  await audit.noter({ action: 'email.demande', ressource: 'compte', compte, origine, risque: 'high' });
  courriers.add(async () => {
    if (await depotComptes(base.queries).compteParEmail(newEmail)) {
      return newEmail === compte.email ? undefined : courrierDejaInscrit(newEmail, adressePublique);
    }
    const ticket = await emettreTicket(base.queries, horloge, compte, 'email', newEmail);
    return ticket === undefined ? undefined : courrierNouvelleAdresse(newEmail, adressePublique, ticket);
  });
}

/**
 * The new address is proved: it replaces the old one, which is told and may take its place back for seven days.
 * @throws ApiError LIEN_INVALIDE, also when the address was taken meanwhile.
 */
export async function confirmerNouvelleAdresse(ports: PortsComptes, ticket: string, origine: Origine): Promise<void> {
  const { base, horloge, audit, courriers, adressePublique } = ports;
  const maintenant = horloge.now();
  const { ancienne, annulation } = await base.transaction(async (requetes) => {
    const { compte, email } = await prendreTicket(requetes, horloge, ticket, 'email');
    const reservee = email === null || (await depotTickets(requetes).estReservee(email, maintenant, compte.id));
    const change = !reservee && (await depotComptes(requetes).changerEmail(compte.id, email, maintenant));
    const retour = change && (await emettreTicket(requetes, horloge, compte, 'email_annule', compte.email));
    // Without the way back, the change does not happen.
    if (!retour) throw new ApiError('LIEN_INVALIDE');
    // What was sent to the old address opens nothing any more.
    await depotTickets(requetes).annulerTous(compte.id);
    await audit.noter({ action: 'email.change', ressource: 'compte', compte, origine, risque: 'high' }, requetes);
    return { ancienne: compte.email, annulation: retour };
  });
  courriers.add(async () => courrierAncienneAdresse(ancienne, adressePublique, annulation));
}

/**
 * Gives the account back to its old address, and takes away what was done since: sessions, factors, keys and linked
 * identities. A new password then goes through that address.
 * @throws ApiError LIEN_INVALIDE.
 */
export async function rendreAncienneAdresse(ports: PortsComptes, ticket: string, origine: Origine): Promise<void> {
  const { base, horloge, audit, courriers, adressePublique } = ports;
  const maintenant = horloge.now();
  const { rendue, recuperation } = await base.transaction(async (requetes) => {
    const { compte, email, creeLe } = await prendreTicket(requetes, horloge, ticket, 'email_annule');
    if (email === null || !(await depotComptes(requetes).changerEmail(compte.id, email, maintenant))) {
      throw new ApiError('LIEN_INVALIDE');
    }
    await couperLesAcces(requetes, compte.id, maintenant);
    await depotAppareils(requetes).oublier(compte.id);
    await depotMfa(requetes).retirerDepuis(compte.id, creeLe);
    await depotPasskeys(requetes).retirerDepuis(compte.id, creeLe);
    await depotIdentites(requetes).retirerDepuis(compte.id, creeLe);
    await audit.noter({ action: 'email.rendu', ressource: 'compte', compte, origine, risque: 'critical' }, requetes);
    return { rendue: email, recuperation: await emettreTicket(requetes, horloge, compte, 'recuperation') };
  });
  if (recuperation === undefined) return;
  courriers.add(async () => courrierAdresseRendue(rendue, adressePublique, recuperation));
}
