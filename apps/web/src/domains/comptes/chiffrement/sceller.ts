import { base64url, CompactEncrypt, importJWK, type JWK } from 'jose';

const GESTION = 'ECDH-ES+A256KW';
const CONTENU = 'A256GCM';

/** What a call carries instead of its plain body. */
export interface Scelle {
  readonly body: { readonly encryptedPayload: string };
  readonly headers: { readonly 'x-integrity': string };
}

/** Encrypts a body to the server's key (compact JWE); the header is the SHA-256 of what is sent. */
export async function sceller(corps: object, cle: JWK & { kid: string }): Promise<Scelle> {
  const octets = new TextEncoder();
  const encryptedPayload = await new CompactEncrypt(octets.encode(JSON.stringify(corps)))
    .setProtectedHeader({ alg: GESTION, enc: CONTENU, kid: cle.kid })
    .encrypt(await importJWK({ ...cle }, GESTION));
  const empreinte = await crypto.subtle.digest('SHA-256', octets.encode(encryptedPayload));
  return { body: { encryptedPayload }, headers: { 'x-integrity': base64url.encode(new Uint8Array(empreinte)) } };
}
