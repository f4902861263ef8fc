import { z } from 'zod';
import { ReauthentificationFacultative } from './comptes-reauthentification.ts';

/** Base64url as WebAuthn's JSON writes it; bounded, so that no reader works on megabytes. */
const Octets = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/, 'doit être en base64url');
const Extensions = z.record(z.string().max(60), z.unknown());
const Transports = z.array(z.string().max(30)).max(10);

const Descripteur = z.object({ id: z.string(), type: z.literal('public-key'), transports: Transports.optional() });

/** What `navigator.credentials.create()` takes, in the JSON form of WebAuthn level 3. */
export const OptionsCreationPasskey = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(Descripteur),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'OptionsCreationPasskey' });
export type OptionsCreationPasskey = z.infer<typeof OptionsCreationPasskey>;

/** What `navigator.credentials.get()` takes: no list of keys, so that it says nothing of any account. */
export const OptionsConnexionPasskey = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'OptionsConnexionPasskey' });
export type OptionsConnexionPasskey = z.infer<typeof OptionsConnexionPasskey>;

export const OptionsPasskeyRequete = z.strictObject({ ...ReauthentificationFacultative });

const Reponse = {
  id: Octets.min(1),
  rawId: Octets.min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
  clientExtensionResults: Extensions,
};

/** `nom` is how the person recognises the key in the list. */
export const NouvellePasskeyRequete = z.strictObject({
  nom: z.string().trim().min(1, 'Donnez un nom à cette clé.').max(60).default('Clé d’accès'),
  response: z.strictObject({
    ...Reponse,
    response: z.strictObject({
      clientDataJSON: Octets,
      attestationObject: Octets,
      authenticatorData: Octets.exactOptional(),
      transports: Transports.exactOptional(),
      publicKeyAlgorithm: z.int().exactOptional(),
      publicKey: Octets.exactOptional(),
    }),
  }),
});
export type NouvellePasskeyRequete = z.infer<typeof NouvellePasskeyRequete>;

export const ConnexionPasskeyRequete = z.strictObject({
  response: z.strictObject({
    ...Reponse,
    response: z.strictObject({
      clientDataJSON: Octets,
      authenticatorData: Octets,
      signature: Octets,
      userHandle: Octets.exactOptional(),
    }),
  }),
  deviceFingerprint: z.string().max(256).optional(),
});
export type ConnexionPasskeyRequete = z.infer<typeof ConnexionPasskeyRequete>;

export const Passkey = z
  .object({
    id: z.uuid(),
    nom: z.string(),
    creeLe: z.iso.datetime(),
    utiliseLe: z.iso.datetime().nullable(),
    synchronisee: z.boolean().describe('Gardée par un trousseau qui la copie sur les autres appareils.'),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;
export const ListePasskeys = z.object({ passkeys: z.array(Passkey) });
export const PasskeyAjoutee = z.object({ success: z.literal(true), passkey: Passkey });
