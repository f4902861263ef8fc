import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

const octets = (...valeurs: number[]): Uint8Array => new Uint8Array(valeurs);
const texte = (valeur: string): Uint8Array => new TextEncoder().encode(valeur);
const joindre = (...parties: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(parties.flatMap((partie) => Array.from(partie)));

/** Just the CBOR that an attestation is made of. */
function cbor(valeur: Cbor): Uint8Array {
  if (typeof valeur === 'number') return valeur >= 0 ? entete(0, valeur) : entete(1, -1 - valeur);
  if (typeof valeur === 'string') return joindre(entete(3, texte(valeur).length), texte(valeur));
  if (valeur instanceof Uint8Array) return joindre(entete(2, valeur.length), valeur);
  return joindre(entete(5, valeur.size), ...Array.from(valeur, ([cle, v]) => joindre(cbor(cle), cbor(v))));
}

function entete(genre: number, n: number): Uint8Array {
  if (n < 24) return octets((genre << 5) | n);
  return n < 256 ? octets((genre << 5) | 24, n) : octets((genre << 5) | 25, n >> 8, n & 255);
}

const sha256 = (source: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(source).digest());
const b64 = (source: Uint8Array): string => Buffer.from(source).toString('base64url');
const lireB64 = (source: string): Uint8Array => new Uint8Array(Buffer.from(source, 'base64url'));

/** What a page, or an attacker, may change of what the authenticator signs. */
export interface Contexte {
  readonly origine?: string;
  readonly rpId?: string;
  /** Presence alone (1), presence and verification (5). */
  readonly drapeaux?: number;
  readonly type?: string;
  readonly compteur?: number;
}

/** An authenticator in software: one key, ES256. */
export class CleDAcces {
  readonly #identifiant = new Uint8Array(randomBytes(16));
  readonly #paire = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #compteur = 0;

  get identifiant(): string {
    return b64(this.#identifiant);
  }

  /** Answers `navigator.credentials.create()`. */
  creer(challenge: string, contexte: Contexte = {}) {
    const { x = '', y = '' } = this.#paire.publicKey.export({ format: 'jwk' });
    const cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, lireB64(x)],
        [-3, lireB64(y)],
      ]),
    );
    const donnees = joindre(
      this.#donnees((contexte.drapeaux ?? 5) | 64, contexte),
      new Uint8Array(16),
      octets(0, this.#identifiant.length),
      this.#identifiant,
      cose,
    );
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', donnees],
      ]),
    );
    return this.#reponse({
      clientDataJSON: client('webauthn.create', challenge, contexte),
      attestationObject: b64(attestation),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get()`. */
  signer(challenge: string, contexte: Contexte & { readonly userHandle?: string } = {}) {
    this.#compteur += 1;
    const donnees = this.#donnees(contexte.drapeaux ?? 5, { compteur: this.#compteur, ...contexte });
    const clientDataJSON = client('webauthn.get', challenge, contexte);
    const signe = joindre(donnees, sha256(lireB64(clientDataJSON)));
    return this.#reponse({
      clientDataJSON,
      authenticatorData: b64(donnees),
      signature: createSign('sha256').update(signe).sign(this.#paire.privateKey, 'base64url'),
      ...(contexte.userHandle !== undefined && { userHandle: b64(texte(contexte.userHandle)) }),
    });
  }

  #donnees(drapeaux: number, { rpId = 'localhost', compteur = 0 }: Contexte): Uint8Array {
    return joindre(sha256(texte(rpId)), octets(drapeaux, 0, 0, compteur >> 8, compteur & 255));
  }

  #reponse<Contenu extends object>(response: Contenu) {
    const id = this.identifiant;
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }
}

const client = (type: string, challenge: string, contexte: Contexte): string => {
  const origin = contexte.origine ?? 'http://localhost:3000';
  return b64(texte(JSON.stringify({ type: contexte.type ?? type, challenge, origin, crossOrigin: false })));
};
