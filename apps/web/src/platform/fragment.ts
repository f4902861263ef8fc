import { useSyncExternalStore } from 'react';

/**
 * What an e-mailed link carries after `#`, or a provider after `?`: taken out of the address at once, before the first
 * screen, so that it stays neither on screen nor in the history. Kept in memory until used.
 */
export interface Fragment {
  readonly ticket?: string;
  readonly type?: string;
  /** The address that the link opened: what its ticket is for. */
  readonly lieu?: string;
  /** Parameters with which an identity provider sends the browser back. */
  readonly retour?: Readonly<Record<string, string>>;
}

const VIDE: Fragment = {};
let pris: Fragment = VIDE;
let confie: string | undefined;
const listeners = new Set<() => void>();

function saisir(): void {
  const ancre = new URLSearchParams(location.hash.slice(1));
  const ticket = ancre.get('ticket');
  const requete = new URLSearchParams(location.search);
  const externe = location.pathname === '/auth/callback' && requete.has('state');
  if (ticket === null && !externe) return;
  const type = ancre.get('type');
  confie = undefined;
  pris = {
    ...(ticket !== null && { ticket }),
    ...(type !== null && { type }),
    lieu: location.pathname,
    ...(externe && { retour: Object.fromEntries(requete) }),
  };
  history.replaceState(history.state, '', location.pathname + (externe ? '' : location.search));
  for (const listener of listeners) listener();
}

export function oublierFragment(): void {
  pris = VIDE;
  confie = undefined;
}

/** A ticket that an answer of the server gave for the next screen: it goes through no address. */
export function confierTicket(ticket: string): void {
  confie = ticket;
}
export const ticketConfie = (): string | undefined => confie;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useFragment = (): Fragment => useSyncExternalStore(subscribe, () => pris);

saisir();
addEventListener('hashchange', saisir);
