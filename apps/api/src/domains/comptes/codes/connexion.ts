import type { OtpRequete, OtpVerificationRequete } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';
import { prouverAdresse } from '../adresse/preuve.ts';
import type { Origine } from '../audit/audit.ts';
import { courrierCode, courrierConnexion } from '../courriers.ts';
import type { Admission } from '../envois/envois.ts';
import { flouterLInstant } from '../flou.ts';
import type { PortsComptes } from '../ports.ts';
import type { Passant } from '../reponses.ts';
import { type Compte, depotComptes } from '../repository.ts';
import { ouvrirOuDefier, type Ouverture } from '../service.ts';
import { depotTickets } from '../tickets/repository.ts';
import { consommerTicket, emettreTicket } from '../tickets/tickets.ts';
import { consommerCode, emettreCode } from './codes.ts';
import { depotCodes } from './repository.ts';

/** Sends a code or a link to whoever has an account; after the answer, which is the same for every address. */
export function demanderOtp(ports: PortsComptes, { email, type }: OtpRequete, { origine, adresse }: Passant): void {
  const { base, audit, courriers, envois, admis } = ports;
  courriers.addLater(async () => {
    const compte = await depotComptes(base.queries).compteParEmail(email);
    const admission = await envois.admettre({ email, demandeur: adresse });
    if (!compte || !admis(compte) || !admission) return undefined;
    await audit.noter({ action: `connexion.${type}_demande`, ressource: 'session', compte, origine, risque: 'medium' });
    return ecrire(ports, compte, { type, demandeur: adresse, ...admission });
  });
}

/** A code comes with a link: whoever has the mailbox comes in whatever strangers do with the code. */
async function ecrire(
  ports: PortsComptes,
  compte: Compte,
  { type, demandeur, dernier }: Pick<OtpRequete, 'type'> & { readonly demandeur: string } & Admission,
) {
  const { base: donnees, horloge, adressePublique: base } = ports;
  const ticket = await emettreTicket(donnees.queries, horloge, compte, 'connexion', { dernier });
  if (type !== 'code') return courrierConnexion(compte.email, { base, ticket }, { dernier });
  const code = await emettreCode(ports, compte, { usage: 'connexion', demandeur, dernier });
  return courrierCode(compte.email, code, { lien: { base, ticket }, dernier });
}

/**
 * Logs in with what was received: it proves the address, and replaces the password alone. A second factor stays asked.
 * This way stays open when failures of others lock the password.
 * @throws ApiError CODE_INVALIDE, LIEN_INVALIDE.
 */
export async function connecterParOtp(
  ports: PortsComptes,
  { email, code, ticket, deviceFingerprint }: OtpVerificationRequete,
  { origine, adresse }: Passant,
): Promise<Ouverture> {
  const { base, horloge, audit } = ports;
  const parCode = email !== undefined && code !== undefined;
  const essaye = parCode ? await essayer(ports, { email, code, demandeur: adresse }, origine) : undefined;
  const compte = await base.transaction(async (requetes) => {
    const vise = essaye ?? (await consommerTicket(requetes, horloge, ticket, 'connexion'));
    if (!ports.admis(vise)) throw new ApiError('LIEN_INVALIDE');
    await prouverAdresse(ports, requetes, vise, { origine });
    // The code and the link of the same message, and those of before: one serves, the others no longer do.
    await depotCodes(requetes).annuler(vise.id);
    await depotTickets(requetes).annuler(vise.id, 'connexion');
    const action = parCode ? 'connexion.code' : 'connexion.lien';
    await audit.noter({ action, ressource: 'session', compte: vise, origine }, requetes);
    return vise;
  });
  return ouvrirOuDefier(ports, compte, { ...origine, empreinte: deviceFingerprint });
}

async function essayer(
  ports: PortsComptes,
  essai: { readonly email: string; readonly code: string; readonly demandeur: string },
  origine: Origine,
): Promise<Compte> {
  const compte = await depotComptes(ports.base.queries).compteParEmail(essai.email);
  return consommerCode(ports, compte, { ...essai, usage: 'connexion' }).catch(async (error: unknown) => {
    const echec = { action: 'connexion.code_refuse', ressource: 'session', reussi: false, risque: 'medium' } as const;
    await ports.audit.noter({ ...echec, compte, origine });
    await flouterLInstant();
    throw error;
  });
}
