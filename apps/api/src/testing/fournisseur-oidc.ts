import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** What the provider will say when the code is exchanged, and how it may lie. */
export interface Annonce {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly iss?: string;
  readonly aud?: string;
  readonly nonce?: string;
  readonly exp?: number;
  /** Signed with a key that the provider does not publish. */
  readonly autreCle?: boolean;
}

interface Accord {
  readonly annonce: Annonce;
  readonly nonce: string;
  readonly defi: string;
}

/** An OpenID Connect provider on the loopback: description, keys, tokens. It checks PKCE as a real one does. */
export class FournisseurOidc {
  readonly clientId = 'francis-test';
  readonly clientSecret = 'secret-du-client-de-test';
  readonly #serveur = createServer((requete, reponse) => void this.#repondre(requete, reponse));
  readonly #accords = new Map<string, Accord>();
  #cle: CryptoKey | undefined;
  #publique: object = {};
  url = '';

  async ouvrir(): Promise<this> {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    this.#cle = privateKey;
    this.#publique = { ...(await exportJWK(publicKey)), kid: 'une', alg: 'ES256', use: 'sig' };
    await new Promise<void>((pret) => this.#serveur.listen(0, '127.0.0.1', pret));
    const adresse = this.#serveur.address();
    this.url = `http://127.0.0.1:${typeof adresse === 'object' && adresse ? adresse.port : 0}`;
    return this;
  }

  fermer(): void {
    this.#serveur.close();
    this.#serveur.closeAllConnections();
  }

  get env(): Record<string, string> {
    return {
      OIDC_ISSUER: this.url,
      OIDC_CLIENT_ID: this.clientId,
      OIDC_CLIENT_SECRET: this.clientSecret,
      OIDC_NOM: 'Fournisseur de test',
    };
  }

  /** The person agrees: what the provider puts in the address that the browser comes back on. */
  accorder(urlAutorisation: string, annonce: Annonce): { code: string; state: string; iss: string } {
    const { searchParams } = new URL(urlAutorisation);
    const code = randomUUID();
    const lire = (nom: string): string => searchParams.get(nom) ?? '';
    this.#accords.set(code, { annonce, nonce: lire('nonce'), defi: lire('code_challenge') });
    return { code, state: lire('state'), iss: this.url };
  }

  async #repondre(requete: IncomingMessage, reponse: ServerResponse): Promise<void> {
    const dire = (corps: object, statut = 200): void => {
      reponse.writeHead(statut, { 'content-type': 'application/json' }).end(JSON.stringify(corps));
    };
    if (requete.url === '/.well-known/openid-configuration') return dire(this.#description());
    if (requete.url === '/jwks') return dire({ keys: [this.#publique] });
    if (requete.url !== '/token') return dire({ error: 'not_found' }, 404);
    let recu = '';
    for await (const bloc of requete) recu += String(bloc);
    const corps = new URLSearchParams(recu);
    const code = corps.get('code') ?? '';
    const accord = this.#accords.get(code);
    this.#accords.delete(code);
    const defi = createHash('sha256')
      .update(corps.get('code_verifier') ?? '')
      .digest('base64url');
    if (!accord || accord.defi !== defi) return dire({ error: 'invalid_grant' }, 400);
    dire({ access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: await this.#signer(accord) });
  }

  #description(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  async #signer({ annonce, nonce }: Accord): Promise<string> {
    const { autreCle = false, ...dites } = annonce;
    const maintenant = Math.floor(Date.now() / 1000);
    const contenu: JWTPayload = {
      iss: this.url,
      aud: this.clientId,
      iat: maintenant,
      exp: maintenant + 60,
      nonce,
      ...dites,
    };
    const cle = autreCle ? (await generateKeyPair('ES256')).privateKey : this.#cle;
    if (!cle) throw new Error('the provider is not open');
    return new SignJWT(contenu).setProtectedHeader({ alg: 'ES256', kid: 'une' }).sign(cle);
  }
}
