import { ApiError, messageOf } from '../../platform/erreurs.ts';

/** What the bank's address says, when it is not a way in. */
export type Lu =
  | { readonly genre: 'erreur'; readonly phrase: string }
  | { readonly genre: 'code'; readonly code: string; readonly state: string; readonly provider_id: string | null };

const LETTRES = 'abcdefghijklmnopqrstuvwxyz0123456789_-';
const LONGUEUR = 40;

/** A word of the protocol, never a sentence that somebody would have written in a link. */
const mot = (texte: string | null, defaut: string): string =>
  texte !== null && texte.length <= LONGUEUR && Array.from(texte.toLowerCase()).every((c) => LETTRES.includes(c))
    ? texte
    : defaut;

export function lireRetour(parametres: URLSearchParams): Lu {
  const fournisseur = parametres.get('provider_id');
  const erreur = parametres.get('error');
  if (erreur !== null) {
    const banque = mot(fournisseur, 'bancaire');
    return { genre: 'erreur', phrase: `Erreur ${banque}\u202f: ${mot(erreur, 'inconnue')}` };
  }
  const code = parametres.get('code');
  if (!code) return { genre: 'erreur', phrase: 'Code d’autorisation manquant' };
  return { genre: 'code', code, state: parametres.get('state') ?? '', provider_id: fournisseur };
}

export function phraseDEchec(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return 'Erreur de connexion au serveur';
  if (error instanceof ApiError && error.status === 422) return 'Erreur lors de la connexion bancaire';
  return messageOf(error, 'Erreur lors de la connexion bancaire');
}
