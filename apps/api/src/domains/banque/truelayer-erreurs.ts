import { z } from 'zod';
import { AccordExpire, JetonPerime } from './ports.ts';

const Erreur = z.object({ error: z.string() });

/** What ends an agreement for good, among what is answered with 400. */
export const FINIS: readonly string[] = ['invalid_grant', 'deprecated_provider'];

/** The bank does not serve this of that account, or does not know the account any more. */
export class PasServi extends Error {}

/**
 * What TrueLayer's « Data API errors » asks its callers to do: `unauthorized` and `invalid_token` want a renewal,
 * `access_denied` and `sca_exceeded` want the person, `account_not_found` and `endpoint_not_supported` are of one account,
 * and the rest is tried again later.
 */
export function enErreur(statut: number, texte: string): Error {
  if (statut === 401) return new JetonPerime();
  if (statut === 403) return new AccordExpire();
  if (statut === 400 && FINIS.includes(codeDe(texte))) return new AccordExpire();
  if (statut === 404 || statut === 501) return new PasServi();
  return new Error(`the bank answered ${statut}`);
}

function codeDe(texte: string): string {
  try {
    return Erreur.parse(JSON.parse(texte)).error;
  } catch {
    return '';
  }
}
