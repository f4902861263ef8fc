import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from '@ai-sdk/provider';
import { ErreurModele } from './erreurs.ts';

const RESEAU =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT|UND_ERR_CONNECT|cannot connect|fetch failed/i;
const COUPURE = /terminated|ECONNRESET|socket|aborted|premature|UND_ERR/i;

/** Seconds or date of a `Retry-After` header, or its form in milliseconds. */
function attenteDemandee(entetes: Readonly<Record<string, string>> | undefined): number | undefined {
  const ms = Number(entetes?.['retry-after-ms']);
  if (Number.isFinite(ms) && ms > 0) return ms;
  const brut = entetes?.['retry-after'];
  if (brut === undefined) return undefined;
  const secondes = Number(brut);
  if (Number.isFinite(secondes)) return Math.max(0, secondes * 1000);
  const date = Date.parse(brut);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

const messages = (erreur: unknown, profondeur = 0): string =>
  erreur instanceof Error && profondeur < 4
    ? `${erreur.message} ${'code' in erreur ? String(erreur.code) : ''} ${messages(erreur.cause, profondeur + 1)}`
    : '';

/**
 * What went wrong, whatever the protocol. `commence`: the provider had already begun to answer.
 * An error of ours, or a cancellation, comes back as it is.
 */
export function classerErreur(erreur: unknown, commence: boolean): unknown {
  if (erreur instanceof ErreurModele) return erreur;
  if (erreur instanceof Error && erreur.name === 'AbortError') return erreur;
  if (APICallError.isInstance(erreur)) {
    const { statusCode, responseHeaders } = erreur;
    if (statusCode === 429)
      return new ErreurModele('MODELE_SATURE', { cause: erreur, attenteMs: attenteDemandee(responseHeaders) });
    if (statusCode === 408 || statusCode === 504) return new ErreurModele('MODELE_DELAI', { cause: erreur });
    if (statusCode !== undefined && statusCode >= 500)
      return new ErreurModele('MODELE_PANNE', { cause: erreur, attenteMs: attenteDemandee(responseHeaders) });
    if (statusCode !== undefined && statusCode >= 300) return new ErreurModele('MODELE_REFUSE', { cause: erreur });
    if (statusCode !== undefined)
      return new ErreurModele(COUPURE.test(messages(erreur.cause)) ? 'MODELE_COUPE' : 'MODELE_REPONSE_INVALIDE', {
        cause: erreur,
      });
  }
  // The client's word for a stream that ends before its reason.
  if (InvalidResponseDataError.isInstance(erreur) && erreur.data === undefined && commence)
    return new ErreurModele('MODELE_COUPE', { cause: erreur });
  if (
    JSONParseError.isInstance(erreur) ||
    TypeValidationError.isInstance(erreur) ||
    InvalidResponseDataError.isInstance(erreur) ||
    erreur instanceof SyntaxError
  )
    return new ErreurModele('MODELE_REPONSE_INVALIDE', { cause: erreur });
  const texte = messages(erreur);
  if (RESEAU.test(texte)) return new ErreurModele('MODELE_INJOIGNABLE', { cause: erreur });
  if (COUPURE.test(texte)) return new ErreurModele(commence ? 'MODELE_COUPE' : 'MODELE_INJOIGNABLE', { cause: erreur });
  return new ErreurModele(commence ? 'MODELE_COUPE' : 'MODELE_PANNE', { cause: erreur });
}

/** Whether the same request may succeed later. */
export const estPassagere = (erreur: unknown): erreur is ErreurModele =>
  erreur instanceof ErreurModele &&
  (erreur.code === 'MODELE_SATURE' || erreur.code === 'MODELE_PANNE' || erreur.code === 'MODELE_INJOIGNABLE');
