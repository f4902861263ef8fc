import * as oauth from 'openid-client';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logging.ts';
import {
  type Acces,
  AccordExpire,
  type BanqueLue,
  type CompteLu,
  JetonPerime,
  type JetonsBancaires,
  type LecteurBancaire,
} from './ports.ts';
import { enErreur, FINIS, PasServi } from './truelayer-erreurs.ts';

interface Reglages {
  readonly moyen: LecteurBancaire['moyen'];
  readonly clientId: string;
  readonly clientSecret: string;
  readonly adresses: { readonly autorisation: string; readonly donnees: string };
  readonly fournisseurs: string;
  /** Where the bank sends the browser back, for this machine to read. */
  readonly retour: string;
  readonly horloge: Clock;
  readonly logger: Logger;
  /** Where the person allows it, when it is a page of ours. */
  readonly page?: string;
  /** How its calls travel, when it is not the network. */
  readonly transport?: typeof fetch;
}

/**
 * Accounts, balances, and reading again later; which bank it is asks for none. `info` would be who the person is, which
 * nothing here reads. Nothing that moves money exists among them.
 */
const PORTEES = 'accounts balance offline_access';
const PATIENCE_SECONDES = 10;
const TAILLE_MAX = 1_000_000;

const Fournisseur = z.object({ provider_id: z.string().max(80), display_name: z.string().max(200) });
const Moi = z.object({
  results: z.array(
    z.object({
      // Published as a plain string: an end that cannot be read is one that was not said.
      consent_expires_at: z.iso.datetime({ offset: true }).nullish().catch(null),
      provider: Fournisseur,
    }),
  ),
});
const Comptes = z.object({
  results: z
    .array(
      z.object({
        account_id: z.string().max(200),
        // Published as not always given.
        account_type: z.string().max(60).nullish(),
        display_name: z.string().max(200),
        currency: z.string().length(3),
        account_number: z.object({ iban: z.string().max(60).nullish() }).nullish(),
      }),
    )
    .max(200),
});
const Soldes = z.object({ results: z.array(z.object({ current: z.number(), available: z.number().nullish() })) });

const FIN_IBAN = 4;
/** An account whose kind the bank does not tell. */
const GENRE_TU = 'ACCOUNT';
/** TrueLayer's data protocol: OAuth 2 with a secret, then accounts and balances. */
export function creerTrueLayer(reglages: Reglages): LecteurBancaire {
  const { moyen, clientId, clientSecret, adresses, fournisseurs, retour, horloge, logger, page } = reglages;
  const { transport = fetch } = reglages;
  const configuration = new oauth.Configuration(
    {
      issuer: adresses.autorisation,
      authorization_endpoint: page === undefined ? `${adresses.autorisation}/` : new URL(page, retour).href,
      token_endpoint: `${adresses.autorisation}/connect/token`,
    },
    clientId,
    {},
    oauth.ClientSecretPost(clientSecret),
  );
  configuration.timeout = PATIENCE_SECONDES;
  // This machine only, says the configuration.
  if (page !== undefined || !adresses.autorisation.startsWith('https:')) oauth.allowInsecureRequests(configuration);
  configuration[oauth.customFetch] = (url, { method, headers, body, redirect, signal }) =>
    transport(url, {
      method,
      headers,
      redirect,
      // A form, always: nothing else is sent to a token endpoint.
      ...(body instanceof URLSearchParams && { body }),
      ...(signal && { signal }),
    });

  const enJetons = (recus: oauth.TokenEndpointResponse, ancien: string | null): JetonsBancaires => ({
    acces: recus.access_token,
    rafraichissement: recus.refresh_token ?? ancien,
    expireLe: new Date(horloge.now().getTime() + (recus.expires_in ?? 0) * 1000),
  });

  async function lire<S extends z.ZodType>(chemin: string, acces: Acces, forme: S): Promise<z.infer<S>> {
    try {
      const reponse = await transport(`${adresses.donnees}${chemin}`, {
        headers: {
          authorization: `Bearer ${acces.jeton}`,
          accept: 'application/json',
          // Says that the person is there: a bank lets itself be read four times a day without them.
          ...(acces.present !== undefined && { 'x-psu-ip': acces.present }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_SECONDES * 1000),
      });
      const texte = await reponse.text();
      if (texte.length > TAILLE_MAX) throw new Error('the bank answered too much');
      if (reponse.ok) return forme.parse(JSON.parse(texte));
      throw enErreur(reponse.status, texte);
    } catch (cause) {
      if (cause instanceof AccordExpire || cause instanceof JetonPerime) throw cause;
      // What a bank answers may name somebody: the log only says that it failed.
      logger.warn(
        { chemin: chemin.split('/').slice(0, 4).join('/'), erreur: nomDe(cause) },
        'a bank could not be read',
      );
      throw new ApiError('BANQUE_INDISPONIBLE', { cause });
    }
  }

  return {
    moyen,

    adresse(state, fournisseur) {
      const url = oauth.buildAuthorizationUrl(configuration, {
        response_type: 'code',
        redirect_uri: retour,
        scope: PORTEES,
        state,
        providers: fournisseurs,
        ...(fournisseur !== undefined && { provider_id: fournisseur }),
      });
      // A page of ours, under whatever name the browser knows this machine.
      return page === undefined ? url.href : url.pathname + url.search;
    },

    async echanger(code, state) {
      const revenu = new URL(retour);
      revenu.search = new URLSearchParams({ code, state }).toString();
      try {
        return enJetons(await oauth.authorizationCodeGrant(configuration, revenu, { expectedState: state }), null);
      } catch (cause) {
        throw refus(cause);
      }
    },

    async rafraichir(rafraichissement) {
      try {
        return enJetons(await oauth.refreshTokenGrant(configuration, rafraichissement), rafraichissement);
      } catch (cause) {
        if (cause instanceof oauth.ResponseBodyError && FINIS.includes(cause.error)) throw new AccordExpire();
        throw refus(cause);
      }
    },

    async banque(acces): Promise<BanqueLue> {
      const [moi] = (await lire('/data/v1/me', acces, Moi)).results;
      if (!moi) throw new ApiError('BANQUE_REFUSEE');
      const { provider, consent_expires_at: fin } = moi;
      return {
        fournisseur: provider.provider_id,
        nom: provider.display_name,
        accordJusquau: fin ? new Date(fin) : null,
      };
    },

    async comptes(acces) {
      const { results } = await lire('/data/v1/accounts', acces, Comptes);
      const lus: CompteLu[] = [];
      for (const compte of results) {
        const chemin = `/data/v1/accounts/${encodeURIComponent(compte.account_id)}/balance`;
        const solde = await soldeDe(chemin, acces);
        if (solde === undefined) continue;
        lus.push({
          externeId: compte.account_id,
          nom: compte.display_name,
          genre: compte.account_type ?? GENRE_TU,
          devise: compte.currency,
          finIban: compte.account_number?.iban?.slice(-FIN_IBAN) ?? null,
          solde: solde.current,
          disponible: solde.available ?? null,
        });
      }
      return lus;
    },

    async revoquer(acces) {
      const reponse = await transport(`${adresses.autorisation}/api/delete`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${acces}` },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_SECONDES * 1000),
      });
      // Not known there any more: what was to be done is done.
      if (!reponse.ok && reponse.status !== 401 && reponse.status !== 404) {
        throw new Error(`the bank answered ${reponse.status}`);
      }
    },
  };

  /** One account that is not served does not keep the others from being read. */
  async function soldeDe(chemin: string, acces: Acces) {
    try {
      return (await lire(chemin, acces, Soldes)).results[0];
    } catch (cause) {
      if (cause instanceof ApiError && cause.cause instanceof PasServi) return undefined;
      throw cause;
    }
  }

  function refus(cause: unknown): ApiError {
    logger.warn({ erreur: nomDe(cause) }, 'a bank refused an exchange');
    const refuse = cause instanceof oauth.ResponseBodyError || cause instanceof oauth.AuthorizationResponseError;
    return new ApiError(refuse ? 'BANQUE_REFUSEE' : 'BANQUE_INDISPONIBLE', { cause });
  }
}

const nomDe = (cause: unknown): string => (cause instanceof Error ? cause.name : 'inconnue');
