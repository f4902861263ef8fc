import type { OtpRequete, OtpVerificationRequete } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';
import type { Origine } from '../audit/audit.ts';
import { courrierCode, courrierConnexion } from '../courriers.ts';
import type { PortsComptes } from '../ports.ts';
import { type Compte, depotComptes } from '../repository.ts';
import { ouvrirOuDefier, type Ouverture } from '../service.ts';
import { consommerTicket, emettreTicket } from '../tickets/tickets.ts';
import { consommerCode, emettreCode } from './codes.ts';

/** Sends a code or a link to whoever has an account; after the answer, which is the same for every address. */
export function demanderOtp(ports: PortsComptes, { email, type }: OtpRequete, origine: Origine): void {
  const { base, horloge, audit, courriers, admis, adressePublique } = ports;
  courriers.add(async () => {
    const compte = await depotComptes(base.queries).compteParEmail(email);
    if (!compte || !admis(compte)) return undefined;
    const secret =
      type === 'code'
        ? await emettreCode(ports, compte, 'connexion')
        : await emettreTicket(base.queries, horloge, compte, 'connexion');
    if (secret === undefined) return undefined;
    await audit.noter({ action: `connexion.${type}_demande`, ressource: 'session', compte, origine, risque: 'medium' });
    return type === 'code'
      ? courrierCode(compte.email, secret)
      : courrierConnexion(compte.email, adressePublique, secret);
  });
}

/**
 * Logs in with what was received: it proves the address, and replaces the password alone. A second factor stays asked.
 * This way stays open when failures of others lock the password.
 * @throws ApiError CODE_INVALIDE, LIEN_INVALIDE.
 */
export async function connecterParOtp(
  ports: PortsComptes,
  { email, code, ticket, deviceFingerprint }: OtpVerificationRequete,
  origine: Origine,
): Promise<Ouverture> {
  const { base, horloge, audit } = ports;
  const depot = depotComptes(base.queries);
  const parCode = email !== undefined && code !== undefined;
  const compte = await (parCode
    ? essayer(ports, { email, code }, origine)
    : base.transaction((requetes) => consommerTicket(requetes, horloge, ticket, 'connexion')));
  if (!ports.admis(compte)) throw new ApiError('LIEN_INVALIDE');
  await depot.marquerVerifie(compte.id, horloge.now());
  const action = parCode ? 'connexion.code' : 'connexion.lien';
  await audit.noter({ action, ressource: 'session', compte, origine });
  return ouvrirOuDefier(ports, compte, { ...origine, empreinte: deviceFingerprint });
}

async function essayer(
  ports: PortsComptes,
  { email, code }: { readonly email: string; readonly code: string },
  origine: Origine,
): Promise<Compte> {
  const compte = await depotComptes(ports.base.queries).compteParEmail(email);
  return consommerCode(ports, compte, 'connexion', code).catch(async (error: unknown) => {
    const echec = { action: 'connexion.code_refuse', ressource: 'session', reussi: false, risque: 'medium' } as const;
    await ports.audit.noter({ ...echec, compte, origine });
    throw error;
  });
}
