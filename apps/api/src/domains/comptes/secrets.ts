import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHME = 'aes-256-gcm';
const LONGUEUR_IV = 12;
const LONGUEUR_SCEAU = 16;

/** Encrypts what the database keeps and the server must read again. The text names the key that sealed it. */
export class Coffre {
  readonly #cle: Uint8Array;
  readonly #identifiant: string;

  constructor(secret: string) {
    this.#cle = new Uint8Array(hkdfSync('sha256', secret, 'francis', 'coffre', 32));
    this.#identifiant = createHash('sha256').update(this.#cle).digest('hex').slice(0, 8);
  }

  /** @param lien what the text belongs to: moved to another row, it no longer opens. */
  sceller(clair: string, lien: string): string {
    const iv = new Uint8Array(randomBytes(LONGUEUR_IV));
    const chiffre = createCipheriv(ALGORITHME, this.#cle, iv).setAAD(enOctets(lien));
    const corps = chiffre.update(clair, 'utf8', 'base64') + chiffre.final('base64');
    const parties = [Buffer.from(iv.buffer).toString('base64url'), corps, chiffre.getAuthTag().toString('base64url')];
    return [this.#identifiant, ...parties].join('.');
  }

  /** @throws when the text was changed, moved, or sealed by another key. */
  ouvrir(scelle: string, lien: string): string {
    const [identifiant, iv = '', corps = '', sceau = ''] = scelle.split('.');
    if (identifiant !== this.#identifiant) throw new Error('sealed by another key');
    const dechiffre = createDecipheriv(ALGORITHME, this.#cle, deBase64(iv), { authTagLength: LONGUEUR_SCEAU })
      .setAAD(enOctets(lien))
      .setAuthTag(deBase64(sceau));
    return dechiffre.update(corps, 'base64', 'utf8') + dechiffre.final('utf8');
  }
}

const enOctets = (texte: string): Uint8Array => new TextEncoder().encode(texte);
const deBase64 = (texte: string): Uint8Array => new Uint8Array(Buffer.from(texte, 'base64url'));

/** A value that whoever holds it may use once. 256 bits: its plain SHA-256 is enough to keep it. */
export const creerSecret = (): string => randomBytes(32).toString('base64url');
export const empreinteDe = (secret: string): string => createHash('sha256').update(secret).digest('hex');
