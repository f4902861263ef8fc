import type { SessionReponse, Utilisateur } from '@francis/contract';
import { useSyncExternalStore } from 'react';
import { asContract } from './json.ts';

/**
 * The session of this tab. The access token lives in memory only; the refresh token is an HttpOnly cookie that the page
 * never sees. A hint without any secret is kept aside, so that a visitor who never signed in is not asked for a refresh.
 */
export type SessionState =
  | { statut: 'inconnue' }
  | { statut: 'verification' }
  | { statut: 'ouverte'; utilisateur: Utilisateur; jeton: string; expireLe: number }
  /** `perdue`: it ended while in use, without the person asking. */
  | { statut: 'fermee'; perdue: boolean };

const HINT = 'francis.session';
/** Renewed this long before the token ends. */
const MARGIN_MS = 60_000;

let state: SessionState = { statut: 'inconnue' };
let inFlight: Promise<boolean> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function hint(): boolean {
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return true;
  }
}

function setHint(open: boolean): void {
  try {
    if (open) localStorage.setItem(HINT, '1');
    else localStorage.removeItem(HINT);
  } catch {
    // Storage refused: the cookie alone decides.
  }
}

export const getSession = (): SessionState => state;
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSession = (): SessionState => useSyncExternalStore(subscribe, getSession);

export function openSession(session: SessionReponse): void {
  const expireLe = Date.parse(session.expires_at);
  setHint(true);
  setState({ statut: 'ouverte', utilisateur: session.user, jeton: session.access_token, expireLe });
  clearTimeout(timer);
  timer = setTimeout(() => void refreshSession(), Math.max(1_000, expireLe - Date.now() - MARGIN_MS));
}

export function closeSession(perdue = false): void {
  clearTimeout(timer);
  setHint(false);
  setState({ statut: 'fermee', perdue });
}

/** Whether this browser probably holds a session: enough to choose a link, never to open a door. */
export const sessionLikely = (): boolean => state.statut === 'ouverte' || (state.statut !== 'fermee' && hint());

async function exchange(): Promise<boolean> {
  const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
  if (response.ok) {
    openSession(asContract<SessionReponse>(await response.json()));
    return true;
  }
  // The server refuses this cookie. Anything else (overload, outage) leaves the session as it was.
  if (response.status === 401 || response.status === 403) closeSession(state.statut === 'ouverte');
  return false;
}

/** Tabs share the cookie, and a refresh token serves once: they take turns. */
const inTurn = (task: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('francis-refresh', task) : task();

/** Exchanges the cookie for a new access token. Calls made meanwhile wait for the same answer. */
export function refreshSession(): Promise<boolean> {
  inFlight ??= inTurn(exchange)
    .catch(() => false)
    .finally(() => {
      inFlight = undefined;
    });
  return inFlight;
}

/** On the first guarded screen: finds the session again, or knows that there is none. */
export async function resumeSession(): Promise<void> {
  if (state.statut !== 'inconnue') return;
  if (!hint()) {
    setState({ statut: 'fermee', perdue: false });
    return;
  }
  setState({ statut: 'verification' });
  await refreshSession();
  if (getSession().statut === 'verification') setState({ statut: 'fermee', perdue: false });
}

/** A token that still has some life, renewed when needed; undefined when there is no session. */
export async function freshToken(): Promise<string | undefined> {
  if (state.statut === 'ouverte' && state.expireLe - Date.now() < 5_000) await refreshSession();
  return state.statut === 'ouverte' ? state.jeton : undefined;
}

/** Between tests. */
export function resetSession(): void {
  clearTimeout(timer);
  inFlight = undefined;
  state = { statut: 'inconnue' };
}
