/**
 * The inputs of a simulator stand after `#` in the address: a reload, the back button and a copied address keep them,
 * and no server nor referrer ever holds an income, which it would if they were in the query.
 */

/** Browsers refuse more than a hundred changes of address in half a minute: beyond these, they are grouped. */
const FENETRE_MS = 10_000;
const PAR_FENETRE = 30;

/** What an address says: after `#`, or after `?` in a link of before. Null when it says nothing. */
export function paramsDe({ hash, search }: { hash: string; search: string }): URLSearchParams | null {
  // `#contenu`, of the link that skips the header, is no set of inputs.
  if (hash.includes('=')) return new URLSearchParams(hash.slice(1));
  return search.length > 1 ? new URLSearchParams(search) : null;
}

/** Changes the address in place: no new entry in the history, nothing asked of the server. */
export function ecrireAdresse(chemin: string, params: URLSearchParams | null): void {
  // Somewhere else already: its address is not ours.
  if (location.pathname !== chemin) return;
  const ancre = params?.toString() ?? '';
  try {
    history.replaceState(history.state, '', ancre === '' ? chemin : `${chemin}#${ancre}`);
  } catch {
    // Too many changes in a row: the next one will say it all.
  }
}

export interface Scribe {
  /** Writes at once, unless too much was written just before: then the last one, a little later. */
  readonly ecrire: (params: URLSearchParams) => void;
  /** Forgets what is waiting: the screen is gone. */
  readonly fermer: () => void;
}

export function ouvrirScribe(ecrire: (params: URLSearchParams) => void): Scribe {
  let fenetre: ReturnType<typeof setTimeout> | undefined;
  let ecrits = 0;
  let attend: URLSearchParams | undefined;
  const poser = (params: URLSearchParams): void => {
    fenetre ??= setTimeout(rouvrir, FENETRE_MS);
    ecrits += 1;
    ecrire(params);
  };
  function rouvrir(): void {
    fenetre = undefined;
    ecrits = 0;
    const dernier = attend;
    attend = undefined;
    if (dernier) poser(dernier);
  }
  return {
    ecrire: (params) => {
      if (ecrits < PAR_FENETRE) poser(params);
      else attend = params;
    },
    fermer: () => {
      clearTimeout(fenetre);
      fenetre = undefined;
      attend = undefined;
      ecrits = 0;
    },
  };
}
