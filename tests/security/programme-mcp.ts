import { createHash, randomBytes } from 'node:crypto';
import { EXTENSION_TEAMS, type RetourApplication } from '@francis/contract';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type {
  OAuthClientInformationMixed,
  OAuthClientMetadata,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import type { LightMyRequestResponse } from 'fastify';
import type { ApplicationDeTest, Personne } from '../../apps/api/src/testing/application-de-test.ts';

export const RETOUR = 'http://127.0.0.1:7777/retour';

/** What the SDK asks of a program: it keeps what it receives, and its browser goes nowhere alone. */
export class ProgrammeSdk implements OAuthClientProvider {
  readonly redirectUrl = RETOUR;
  readonly clientMetadata: OAuthClientMetadata = { client_name: 'Essai', redirect_uris: [RETOUR] };
  readonly etat = randomBytes(8).toString('hex');
  depart: URL | undefined;
  #client: OAuthClientInformationMixed | undefined;
  #jetons: OAuthTokens | undefined;
  #verificateur = '';

  state = (): string => this.etat;
  clientInformation = () => this.#client;
  saveClientInformation = (client: OAuthClientInformationMixed): void => void (this.#client = client);
  tokens = () => this.#jetons;
  saveTokens = (jetons: OAuthTokens): void => void (this.#jetons = jetons);
  redirectToAuthorization = (adresse: URL): void => void (this.depart = adresse);
  saveCodeVerifier = (verificateur: string): void => void (this.#verificateur = verificateur);
  codeVerifier = (): string => this.#verificateur;
}

export interface Jetons {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
}

/** A program written by hand, which may cheat at each step. */
export class Programme {
  readonly verificateur = randomBytes(32).toString('base64url');
  readonly #t: ApplicationDeTest;
  readonly #ressource: string;
  readonly id: string;

  private constructor(t: ApplicationDeTest, ressource: string, id: string) {
    this.#t = t;
    this.#ressource = ressource;
    this.id = id;
  }

  static async enregistrer(t: ApplicationDeTest, ressource: string, plus: object = {}): Promise<Programme> {
    const payload = { client_name: 'Essai', redirect_uris: [RETOUR], ...plus };
    const remoteAddress = `198.51.100.${(numero += 1) % 250}`;
    const reponse = await t.injecter({ method: 'POST', url: '/api/oauth/register', payload, remoteAddress });
    if (reponse.statusCode !== 201) throw new Error(reponse.body);
    return new Programme(t, ressource, reponse.json<{ client_id: string }>().client_id);
  }

  /** The one that the server knows without an introduction. */
  static extension(t: ApplicationDeTest, ressource: string): Programme {
    return new Programme(t, ressource, EXTENSION_TEAMS.client);
  }

  demande(plus: object = {}) {
    return {
      client_id: this.id,
      redirect_uri: RETOUR,
      response_type: 'code',
      code_challenge: createHash('sha256').update(this.verificateur).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'etat',
      resource: this.#ressource,
      ...plus,
    };
  }

  /** The person clicks. */
  choisir({ entetes: headers }: Pick<Personne, 'entetes'>, plus: object = {}, accord = true) {
    const payload = { demande: this.demande(plus), accord };
    return this.#t.injecter({ method: 'POST', url: '/api/auth/applications/decide', headers, payload });
  }

  async code(personne: Personne, plus: object = {}): Promise<string> {
    const { redirection } = (await this.choisir(personne, plus)).json<RetourApplication>();
    return new URL(redirection).searchParams.get('code') ?? '';
  }

  echanger(code: string, plus: Record<string, string> = {}) {
    return this.envoyer('token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: RETOUR,
      code_verifier: this.verificateur,
      resource: this.#ressource,
      ...plus,
    });
  }

  rafraichir(refresh_token: string, plus: Record<string, string> = {}) {
    return this.envoyer('token', { grant_type: 'refresh_token', refresh_token, ...plus });
  }

  async jetons(personne: Personne, scope = 'moteur notes'): Promise<Jetons> {
    const reponse = await this.echanger(await this.code(personne, { scope }));
    if (reponse.statusCode !== 200) throw new Error(reponse.body);
    return reponse.json<Jetons>();
  }

  envoyer(route: 'token' | 'revoke', champs: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.#t.injecter({
      method: 'POST',
      url: `/api/oauth/${route}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: this.id, ...champs }).toString(),
    });
  }
}
let numero = 0;
