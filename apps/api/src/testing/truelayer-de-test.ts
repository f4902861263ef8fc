import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/**
 * A reader of banks on this machine, with the messages of TrueLayer's Data API v1 as it publishes them: docs.truelayer.com,
 * « Generate an auth link », « Create a connection », « Scopes », « HTTP headers », « Data API errors », and its OpenAPI
 * description of Data API v1, read on 2026-11-27 (docs/operations/banques.md says point by point what agrees, and what
 * could not be checked from here).
 */
export class TrueLayerDeTest {
  readonly recus: {
    readonly methode: string;
    readonly chemin: string;
    readonly champs: Record<string, string>;
    /** The address of the person, when the call says that they are there. */
    readonly present: string | undefined;
  }[] = [];
  readonly revoques: string[] = [];
  codeAttendu = 'bon-code';
  solde = 1_234.56;
  /** The next tokens live this long. */
  expireDans = 3_600;
  refuse = false;
  enPanne = false;
  /** What a second account, of which the bank tells neither kind nor number, answers for its balance. */
  soldeDuSecond: readonly [number, unknown] | undefined;
  /** What every reading answers instead of its data. */
  erreur: readonly [number, { readonly error: string }] | undefined;
  readonly #jetons = new Set<string>();
  readonly #serveur: Server;
  #adresse = '';

  private constructor() {
    this.#serveur = createServer((requete, reponse) => {
      void this.#servir(requete).then(([statut, corps]) => {
        reponse.writeHead(statut, { 'content-type': 'application/json' });
        return reponse.end(corps === undefined ? undefined : JSON.stringify(corps));
      });
    });
  }

  static async ouvrir(): Promise<TrueLayerDeTest> {
    const banque = new TrueLayerDeTest();
    await new Promise<void>((pret) => banque.#serveur.listen(0, '127.0.0.1', pret));
    const ici = banque.#serveur.address();
    banque.#adresse = `http://127.0.0.1:${typeof ici === 'object' && ici ? ici.port : 0}`;
    return banque;
  }

  get env(): Record<string, string> {
    return {
      TRUELAYER_CLIENT_ID: 'francis',
      TRUELAYER_CLIENT_SECRET: 'secret-de-banque',
      TRUELAYER_AUTORISATION_URL: this.#adresse,
      TRUELAYER_DONNEES_URL: this.#adresse,
      PUBLIC_URL: 'https://francis.exemple.test',
    };
  }

  fermer(): Promise<void> {
    return new Promise((fini) => this.#serveur.close(() => fini()));
  }

  /** The access tokens open nothing any more; what renews them still does. */
  perimer(): void {
    this.#jetons.clear();
  }

  async #servir(requete: IncomingMessage): Promise<[number, unknown?]> {
    let corps = '';
    for await (const morceau of requete.setEncoding('utf8')) corps += String(morceau);
    const { pathname: chemin } = new URL(requete.url ?? '/', this.#adresse);
    const champs = Object.fromEntries(new URLSearchParams(corps));
    const methode = requete.method ?? 'GET';
    const ip = requete.headers['x-psu-ip'];
    this.recus.push({ methode, chemin, champs, present: typeof ip === 'string' ? ip : undefined });
    if (this.enPanne) return [503, { error: 'down' }];
    if (methode === 'POST' && chemin === '/connect/token') return this.#jeton(champs);
    const acces = requete.headers.authorization?.split(' ')[1] ?? '';
    if (!this.#jetons.has(acces) || this.refuse) return [401, { error: 'invalid_token' }];
    if (methode === 'DELETE' && chemin === '/api/delete') {
      this.#jetons.delete(acces);
      this.revoques.push(acces);
      return [204];
    }
    if (this.erreur !== undefined) return [...this.erreur];
    if (methode !== 'GET') return [405, { error: 'read only' }];
    const provider = { provider_id: 'fr-banque', display_name: 'Banque de France profonde', logo_uri: '' };
    if (chemin === '/data/v1/me') return [200, { results: [{ provider, consent_expires_at: '2027-05-19T10:00:00Z' }] }];
    if (chemin === '/data/v1/accounts') {
      const account_number = { iban: 'FR7630006000011234567890189' };
      const compte = { account_id: 'a1', account_type: 'TRANSACTION', display_name: 'Compte joint', currency: 'EUR' };
      const second = { account_id: 'a2', display_name: 'Compte muet', currency: 'EUR', account_number: {}, provider };
      const results = [{ ...compte, account_number, provider }, ...(this.soldeDuSecond === undefined ? [] : [second])];
      return [200, { results, status: 'Succeeded' }];
    }
    if (chemin === '/data/v1/accounts/a2/balance' && this.soldeDuSecond !== undefined) return [...this.soldeDuSecond];
    if (chemin === '/data/v1/accounts/a1/balance') {
      return [200, { results: [{ currency: 'EUR', current: this.solde, available: this.solde }], status: 'Succeeded' }];
    }
    return [404, { error: 'not_found' }];
  }

  #jeton(champs: Record<string, string>): [number, unknown] {
    const attendus: Readonly<Record<string, string[]>> = {
      authorization_code: ['grant_type', 'client_id', 'client_secret', 'redirect_uri', 'code'],
      refresh_token: ['grant_type', 'client_id', 'client_secret', 'refresh_token'],
    };
    const permis = attendus[champs['grant_type'] ?? ''] ?? [];
    const inconnu = Object.keys(champs).find((nom) => !permis.includes(nom));
    if (inconnu !== undefined || permis.some((nom) => champs[nom] === undefined)) {
      return [400, { error: 'invalid_request', error_description: inconnu }];
    }
    if (champs['client_secret'] !== 'secret-de-banque') return [400, { error: 'invalid_client' }];
    const bon = champs['grant_type'] === 'refresh_token' ? !this.refuse : champs['code'] === this.codeAttendu;
    if (!bon) return [400, { error: 'invalid_grant' }];
    const access_token = `JETON-ACCES-${randomUUID()}`;
    this.#jetons.add(access_token);
    const refresh_token = `JETON-SUITE-${randomUUID()}`;
    return [200, { access_token, refresh_token, expires_in: this.expireDans, token_type: 'Bearer' }];
  }
}
