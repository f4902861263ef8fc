import { randomUUID } from 'node:crypto';
import type { NouvellePasskeyRequete, OptionsCreationPasskey } from '@francis/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { ApiError } from '../../../platform/errors.ts';
import { exigerAdresseProuvee } from '../adresse/preuve.ts';
import { courrierPasskey } from '../courriers.ts';
import { exigerNiveau } from '../mfa/facteurs.ts';
import { exigerMotDePasse } from '../mot-de-passe-actuel.ts';
import type { PortsComptes } from '../ports.ts';
import type { Demandeur } from '../reponses.ts';
import { depotComptes } from '../repository.ts';
import { type CleEnregistree, depotPasskeys } from './repository.ts';
import { ALGORITHMES, consommerDefi, DUREE_MS, emettreDefi, refuser } from './defis.ts';

const CLES_MAX = 10;

/** @throws ApiError ADRESSE_NON_CONFIRMEE, MFA_REQUISE, CONFLIT beyond ten keys, and those of `exigerMotDePasse`. */
export async function preparerPasskey(
  ports: PortsComptes,
  demandeur: Demandeur,
  { password }: { readonly password?: string | undefined },
): Promise<OptionsCreationPasskey> {
  const { base, site } = ports;
  const { compte } = demandeur;
  exigerAdresseProuvee(compte);
  await exigerNiveau(ports, demandeur);
  await exigerMotDePasse(ports, demandeur, password);
  const siennes = await depotPasskeys(base.queries).de(compte.id);
  if (siennes.length >= CLES_MAX) throw new ApiError('CONFLIT');
  return {
    rp: { id: site.rpId, name: 'Francis' },
    user: {
      // What the key keeps of the account: its identifier, never an address.
      id: Buffer.from(compte.id, 'utf8').toString('base64url'),
      name: compte.email,
      displayName: compte.nomComplet,
    },
    challenge: await emettreDefi(ports, compte.id),
    pubKeyCredParams: ALGORITHMES.map((alg) => ({ type: 'public-key', alg })),
    timeout: DUREE_MS,
    excludeCredentials: siennes.map(({ identifiant, transports }) => ({
      id: identifiant,
      type: 'public-key',
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/**
 * Adds the key that answered the challenge; the session rises to the second level, which it just proved.
 * @throws ApiError PASSKEY_REFUSEE, whatever is wrong.
 */
export async function ajouterPasskey(
  ports: PortsComptes,
  { compte, session, origine }: Demandeur,
  { nom, response }: NouvellePasskeyRequete,
): Promise<CleEnregistree> {
  const { base, horloge, audit, courriers, site } = ports;
  exigerAdresseProuvee(compte);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (defi) => consommerDefi(ports, defi, compte.id),
    expectedOrigin: site.origine,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMES],
  }).catch(refuser);
  if (!verified) throw new ApiError('PASSKEY_REFUSEE');
  const { credential, credentialDeviceType } = registrationInfo;
  const cle: CleEnregistree = {
    id: randomUUID(),
    utilisateurId: compte.id,
    nom,
    identifiant: credential.id,
    cle: Buffer.from(credential.publicKey).toString('base64url'),
    compteur: credential.counter,
    transports: response.response.transports ?? [],
    synchronisee: credentialDeviceType === 'multiDevice',
    creeLe: horloge.now(),
    utiliseLe: null,
  };
  await base.transaction(async (requetes) => {
    if (!(await depotPasskeys(requetes).ajouter(cle))) throw new ApiError('PASSKEY_REFUSEE');
    await depotComptes(requetes).elever(session.id);
    const action = 'passkey.ajoutee';
    await audit.noter({ action, ressource: `passkey:${cle.id}`, compte, origine, risque: 'high' }, requetes);
  });
  courriers.add(async () => courrierPasskey(compte.email, 'ajoutee'));
  return cle;
}

/**
 * Asks for a proof made a moment ago, since the request carries none.
 * @throws ApiError INTROUVABLE for a key of someone else as for one that does not exist.
 */
export async function retirerPasskey(ports: PortsComptes, demandeur: Demandeur, id: string): Promise<void> {
  const { base, audit, courriers } = ports;
  const { compte, origine } = demandeur;
  const siennes = await depotPasskeys(base.queries).de(compte.id);
  if (!siennes.some((cle) => cle.id === id)) throw new ApiError('INTROUVABLE');
  await exigerNiveau(ports, demandeur);
  await exigerMotDePasse(ports, demandeur, undefined);
  await base.transaction(async (requetes) => {
    await depotPasskeys(requetes).retirer(compte.id, id);
    const action = 'passkey.retiree';
    await audit.noter({ action, ressource: `passkey:${id}`, compte, origine, risque: 'high' }, requetes);
  });
  courriers.add(async () => courrierPasskey(compte.email, 'retiree'));
}
