import type { ChangementEmailRequete, RetourAdresseRequete } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';
import { couperLesAcces, fermerTousLesAcces, retirerToutAcces } from '../acces.ts';
import type { Origine } from '../audit/audit.ts';
import { depotAppareils } from '../appareils/repository.ts';
import {
  courrierAdresseRendue,
  courrierAncienneAdresse,
  courrierDejaInscrit,
  courrierNouvelleAdresse,
} from '../courriers.ts';
import { exigerNiveau } from '../mfa/facteurs.ts';
import { depotMfa } from '../mfa/repository.ts';
import { exigerMotDePasse } from '../mot-de-passe-actuel.ts';
import type { PortsComptes } from '../ports.ts';
import type { Demandeur } from '../reponses.ts';
import { depotComptes } from '../repository.ts';
import { depotTickets } from '../tickets/repository.ts';
import { emettreTicket, prendreTicket } from '../tickets/tickets.ts';
import { empreinteDuCompte } from '../verrou.ts';

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
  const { base, horloge, audit, courriers, envois, adressePublique } = ports;
  const { compte, origine } = demandeur;
  await exigerNiveau(ports, demandeur);
  await exigerMotDePasse(ports, demandeur, password);
  await audit.noter({ action: 'email.demande', ressource: 'compte', compte, origine, risque: 'high' });
  courriers.addLater(async () => {
    const prise = await depotComptes(base.queries).compteParEmail(newEmail);
    if (newEmail === compte.email) return undefined;
    const genre = prise ? 'avis' : 'lien';
    const admission = await envois.admettre({ email: newEmail, demandeur: compte.id, genre });
    if (!admission) return undefined;
    if (prise) return courrierDejaInscrit(newEmail, adressePublique);
    const ticket = await emettreTicket(base.queries, horloge, compte, 'email', { email: newEmail, ...admission });
    return courrierNouvelleAdresse(newEmail, adressePublique, ticket);
  });
}

/** What a thief adds before changing the address goes with the change. */
const AVANT_LE_CHANGEMENT_MS = 7 * 86_400_000;

/**
 * The new address is proved: it replaces the old one, which is told and may take its place back for seven days. An old
 * one that was never proved is nobody's: it takes nothing back, and what was set before goes.
 * @returns what chooses a password, when the one of before was taken away.
 * @throws ApiError LIEN_INVALIDE, also when the address was taken meanwhile.
 */
export async function confirmerNouvelleAdresse(
  ports: PortsComptes,
  ticket: string,
  origine: Origine,
): Promise<string | undefined> {
  const { base, horloge, audit, courriers, adressePublique } = ports;
  const maintenant = horloge.now();
  const { ancienne, annulation, choix } = await base.transaction(async (requetes) => {
    const { compte, email } = await prendreTicket(requetes, horloge, ticket, 'email');
    const reservee = email === null || (await depotTickets(requetes).estReservee(email, maintenant, compte.id));
    const change = !reservee && (await depotComptes(requetes).changerEmail(compte.id, email, maintenant));
    if (!change) throw new ApiError('LIEN_INVALIDE');
    // What was sent to the old address opens nothing any more.
    await depotTickets(requetes).annulerTous(compte.id);
    await audit.noter({ action: 'email.change', ressource: 'compte', compte, origine, risque: 'high' }, requetes);
    if (compte.emailVerifieLe === null) {
      await retirerToutAcces(requetes, compte.id, { maintenant, motif: 'preuve' });
      return { choix: await emettreTicket(requetes, horloge, compte, 'recuperation') };
    }
    const lien = { email: compte.email };
    return {
      ancienne: compte.email,
      annulation: await emettreTicket(requetes, horloge, compte, 'email_annule', lien),
    };
  });
  if (annulation !== undefined)
    courriers.add(async () => courrierAncienneAdresse(ancienne, adressePublique, annulation));
  return choix;
}

/**
 * Gives the account back to its old address, and takes away what was done since, or in the seven days before: sessions,
 * factors, keys and linked identities; every key and identity when asked. A new password then goes through that address.
 * @throws ApiError LIEN_INVALIDE.
 */
export async function rendreAncienneAdresse(
  ports: PortsComptes,
  { ticket, closeAllAccess: toutFermer }: RetourAdresseRequete,
  origine: Origine,
): Promise<void> {
  const { base, horloge, audit, courriers, adressePublique } = ports;
  const maintenant = horloge.now();
  const { rendue, recuperation } = await base.transaction(async (requetes) => {
    const { compte, email, creeLe } = await prendreTicket(requetes, horloge, ticket, 'email_annule');
    if (email === null || !(await depotComptes(requetes).changerEmail(compte.id, email, maintenant))) {
      throw new ApiError('LIEN_INVALIDE');
    }
    const depuis = new Date(creeLe.getTime() - AVANT_LE_CHANGEMENT_MS);
    await couperLesAcces(requetes, compte.id, { maintenant, motif: 'email' });
    await depotAppareils(requetes).oublier(compte.id);
    await depotMfa(requetes).retirerDepuis(compte.id, depuis);
    await fermerTousLesAcces(requetes, compte.id, toutFermer ? undefined : depuis);
    await depotComptes(requetes).oublierEchecsDuCompte(empreinteDuCompte(email));
    await audit.noter({ action: 'email.rendu', ressource: 'compte', compte, origine, risque: 'critical' }, requetes);
    return { rendue: email, recuperation: await emettreTicket(requetes, horloge, compte, 'recuperation') };
  });
  courriers.add(async () => courrierAdresseRendue(rendue, adressePublique, recuperation));
}
