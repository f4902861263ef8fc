import type { ReauthentificationReponse, ReauthentificationRequete } from '@francis/contract';
import { courrierCode } from '../courriers.ts';
import { exigerMotDePasse, REAUTHENTIFICATION_MS } from '../mot-de-passe-actuel.ts';
import type { PortsComptes } from '../ports.ts';
import type { Demandeur } from '../reponses.ts';
import { depotComptes } from '../repository.ts';
import { consommerCode, emettreCode } from './codes.ts';

/**
 * Proves again who holds the session, by the password or by a code sent to the address; without either, sends the code.
 * Sensitive actions are then allowed for five minutes.
 * @throws ApiError MOT_DE_PASSE_ACTUEL_INCORRECT, CODE_INVALIDE, COMPTE_VERROUILLE.
 */
export async function reauthentifier(
  ports: PortsComptes,
  demandeur: Demandeur,
  { password, code }: ReauthentificationRequete,
): Promise<ReauthentificationReponse> {
  const { base, horloge, audit, courriers, envois } = ports;
  const usage = 'reauthentification';
  const { compte, session, origine } = demandeur;
  if (password === undefined && code === undefined) {
    courriers.add(async () => {
      const admission = await envois.admettre({ email: compte.email, demandeur: compte.id, titulaire: true });
      if (!admission) return undefined;
      const envoye = await emettreCode(ports, compte, { usage, demandeur: session.id, ...admission });
      return courrierCode(compte.email, envoye, admission);
    });
    return { success: true, message: 'Un code vient d’être envoyé à votre adresse e-mail.', valableJusque: null };
  }
  if (code === undefined) await exigerMotDePasse(ports, demandeur, password);
  else await consommerCode(ports, compte, { email: compte.email, usage, code, demandeur: session.id });
  const maintenant = horloge.now();
  await depotComptes(base.queries).reauthentifier(session.id, maintenant);
  const metadonnees = { par: code === undefined ? 'mot de passe' : 'e-mail' };
  await audit.noter({ action: 'session.reauthentifiee', ressource: 'session', compte, origine, metadonnees });
  return {
    success: true,
    message: 'Votre identité est confirmée.',
    valableJusque: new Date(maintenant.getTime() + REAUTHENTIFICATION_MS).toISOString(),
  };
}
