import type { ConnexionPasskeyRequete, OptionsConnexionPasskey } from '@francis/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { ApiError } from '../../../platform/errors.ts';
import type { Origine } from '../audit/audit.ts';
import type { PortsComptes } from '../ports.ts';
import type { SessionOuverte } from '../sessions.ts';
import { consommerDefi, DUREE_MS, emettreDefi, refuser } from './defis.ts';
import { type CleEnregistree, depotPasskeys } from './repository.ts';

/** The same for everyone: the key itself says whose it is. */
export const proposerConnexion = async (ports: PortsComptes): Promise<OptionsConnexionPasskey> => ({
  rpId: ports.site.rpId,
  challenge: await emettreDefi(ports, null),
  timeout: DUREE_MS,
  userVerification: 'required',
});

/**
 * Opens a session at the second level: the person holds the device, and unlocked it.
 * @throws ApiError PASSKEY_REFUSEE, whatever is wrong.
 */
export async function connecterParPasskey(
  ports: PortsComptes,
  { response, deviceFingerprint }: ConnexionPasskeyRequete,
  origine: Origine,
): Promise<SessionOuverte> {
  const { base, horloge, audit, sessions, admis } = ports;
  const depot = depotPasskeys(base.queries);
  const trouvee = await depot.parIdentifiant(response.id);
  if (!trouvee || !admis(trouvee.compte)) throw new ApiError('PASSKEY_REFUSEE');
  const { cle, compte } = trouvee;
  const compteur = await verifier(ports, cle, response).catch(async (error: unknown) => {
    const refus = { action: 'connexion.passkey_refusee', ressource: 'session', reussi: false, risque: 'high' } as const;
    await audit.noter({ ...refus, compte, origine });
    throw error;
  });
  await depot.marquerUsage(cle.id, compteur, horloge.now());
  await audit.noter({ action: 'connexion.passkey', ressource: 'session', compte, origine });
  return sessions.ouvrir(compte, { ...origine, empreinte: deviceFingerprint, reauthentifie: true }, 'aal2');
}

/** @returns the counter of the key, which only grows: a copy that lags behind is refused. */
async function verifier(
  ports: PortsComptes,
  { utilisateurId, identifiant, cle, compteur }: CleEnregistree,
  response: ConnexionPasskeyRequete['response'],
): Promise<number> {
  const { userHandle } = response.response;
  const annonce = userHandle === undefined ? utilisateurId : Buffer.from(userHandle, 'base64url').toString('utf8');
  if (annonce !== utilisateurId) throw new ApiError('PASSKEY_REFUSEE');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (defi) => consommerDefi(ports, defi, null),
    expectedOrigin: ports.site.origine,
    expectedRPID: ports.site.rpId,
    requireUserVerification: true,
    credential: { id: identifiant, publicKey: new Uint8Array(Buffer.from(cle, 'base64url')), counter: compteur },
  }).catch(refuser);
  if (!verified) throw new ApiError('PASSKEY_REFUSEE');
  return authenticationInfo.newCounter;
}
