import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHME = 'aes-256-gcm';
const LONGUEUR_IV = 12;
const LONGUEUR_SCEAU = 16;

/** Encrypts what the database keeps and the server must read again. The text names the key that sealed it. */
export class Coffre {
  readonly #cle: Cle;
  readonly #cles: readonly Cle[];

  /** @param anciens secrets of before: they open what they sealed, and seal nothing. */
  constructor(secret: string, anciens: readonly string[] = []) {
    this.#cle = deriver(secret);
    this.#cles = [this.#cle, ...anciens.map(deriver)];
  }

  /** @param lien what the text belongs to: moved to another row, it no longer opens. */
  sceller(clair: string, lien: string): string {
    const iv = new Uint8Array(randomBytes(LONGUEUR_IV));
    const chiffre = createCipheriv(ALGORITHME, this.#cle.octets, iv).setAAD(enOctets(lien));
    const corps = chiffre.update(clair, 'utf8', 'base64') + chiffre.final('base64');
    const parties = [Buffer.from(iv.buffer).toString('base64url'), corps, chiffre.getAuthTag().toString('base64url')];
    return [this.#cle.identifiant, ...parties].join('.');
  }

  /** @throws when the text was changed, moved, or sealed by another key. */
  ouvrir(scelle: string, lien: string): string {
    const [identifiant, iv = '', corps = '', sceau = ''] = scelle.split('.');
    const cle = this.#cles.find((une) => une.identifiant === identifiant);
    if (!cle) throw new Error('sealed by another key');
    const dechiffre = createDecipheriv(ALGORITHME, cle.octets, deBase64(iv), { authTagLength: LONGUEUR_SCEAU })
      .setAAD(enOctets(lien))
      .setAuthTag(deBase64(sceau));
    return dechiffre.update(corps, 'base64', 'utf8') + dechiffre.final('utf8');
  }

  /** For a secret short enough to be found from a plain hash. @returns the fingerprint of today's key, then the others. */
  empreintes(clair: string, lien: string): string[] {
    return this.#cles.map(({ octets }) => createHmac('sha256', octets).update(`${lien}|${clair}`).digest('hex'));
  }
}

interface Cle {
  readonly identifiant: string;
  readonly octets: Uint8Array;
}

function deriver(secret: string): Cle {
  const octets = new Uint8Array(hkdfSync('sha256', secret, 'francis', 'coffre', 32));
  return { octets, identifiant: createHash('sha256').update(octets).digest('hex').slice(0, 8) };
}

const enOctets = (texte: string): Uint8Array => new TextEncoder().encode(texte);
const deBase64 = (texte: string): Uint8Array => new Uint8Array(Buffer.from(texte, 'base64url'));

/** A value that whoever holds it may use once. 256 bits: its plain SHA-256 is enough to keep it. */
export const creerSecret = (): string => randomBytes(32).toString('base64url');
export const empreinteDe = (secret: string): string => createHash('sha256').update(secret).digest('hex');
