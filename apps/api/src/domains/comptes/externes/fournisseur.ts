import * as oidc from 'openid-client';
import type { Configuration } from '../../../config.ts';
import { ApiError } from '../../../platform/errors.ts';

export type ReglagesOidc = NonNullable<Configuration['comptes']['oidc']>;

/** What a provider says of a person, once everything about it was checked. */
export interface PersonneExterne {
  readonly emetteur: string;
  readonly sujet: string;
  readonly email: string | null;
  readonly emailVerifie: boolean;
  readonly nom: string | null;
}

/** What must come back as it left. */
export interface Attendus {
  readonly state: string;
  readonly nonce: string;
  readonly verificateur: string;
}

const PATIENCE_SECONDES = 10;
const ETENDUE = 'openid email profile';

/** A login provider by OpenID Connect, authorization code with PKCE. */
export class Fournisseur {
  readonly id: string;
  readonly nom: string;
  readonly #reglages: ReglagesOidc;
  readonly #retour: string;
  #decouverte: Promise<oidc.Configuration> | undefined;

  /** @param retour where the provider sends the browser back. */
  constructor(reglages: ReglagesOidc, retour: string) {
    this.id = reglages.id;
    this.nom = reglages.nom;
    this.#reglages = reglages;
    this.#retour = retour;
  }

  /** @throws ApiError FOURNISSEUR_INDISPONIBLE. */
  async autoriser(): Promise<Attendus & { readonly url: string }> {
    const configuration = await this.#lire();
    const attendus = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verificateur: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#retour,
      scope: ETENDUE,
      state: attendus.state,
      nonce: attendus.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attendus.verificateur),
      code_challenge_method: 'S256',
    });
    return { ...attendus, url: url.href };
  }

  /**
   * Exchanges the code. State, nonce, PKCE, issuer, audience, dates and signature are checked by the library.
   * @throws ApiError CONNEXION_EXTERNE_REFUSEE, FOURNISSEUR_INDISPONIBLE.
   */
  async terminer(parametres: Readonly<Record<string, string>>, attendus: Attendus): Promise<PersonneExterne> {
    const configuration = await this.#lire();
    const adresse = new URL(this.#retour);
    for (const [nom, valeur] of Object.entries(parametres)) adresse.searchParams.set(nom, valeur);
    try {
      const jetons = await oidc.authorizationCodeGrant(configuration, adresse, {
        expectedState: attendus.state,
        expectedNonce: attendus.nonce,
        pkceCodeVerifier: attendus.verificateur,
        idTokenExpected: true,
      });
      const annonces = jetons.claims();
      if (!annonces) throw new ApiError('CONNEXION_EXTERNE_REFUSEE');
      const infos =
        annonces['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(configuration, jetons.access_token, annonces.sub)
          : annonces;
      const { email, name } = infos;
      return {
        emetteur: annonces.iss,
        sujet: annonces.sub,
        email: typeof email === 'string' ? email.trim().toLowerCase() : null,
        emailVerifie: infos['email_verified'] === true,
        nom: typeof name === 'string' ? name : null,
      };
    } catch (cause) {
      throw traduire(cause);
    }
  }

  /** The description that the provider publishes, read once; a failure is tried again at the next login. */
  async #lire(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#reglages;
    const url = new URL(issuer);
    const local = url.protocol === 'http:';
    this.#decouverte ??= oidc.discovery(url, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
      // The configuration lets http through for the machine itself alone.
      execute: local
        ? [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks]
        : [oidc.enableNonRepudiationChecks],
      timeout: PATIENCE_SECONDES,
    });
    try {
      return await this.#decouverte;
    } catch (cause) {
      this.#decouverte = undefined;
      throw new ApiError('FOURNISSEUR_INDISPONIBLE', { retryAfterSeconds: 30, cause });
    }
  }
}

/** A provider that does not answer may be tried again; an answer that is not right may not. */
function traduire(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const injoignable =
    cause instanceof TypeError || (cause instanceof Error && ['TimeoutError', 'AbortError'].includes(cause.name));
  return injoignable
    ? new ApiError('FOURNISSEUR_INDISPONIBLE', { retryAfterSeconds: 30, cause })
    : new ApiError('CONNEXION_EXTERNE_REFUSEE', { cause });
}
