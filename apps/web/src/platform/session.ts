import type { SessionReponse, Utilisateur } from '@francis/contract';
import { useSyncExternalStore } from 'react';
import { annoncer } from './onglets.ts';
import { asContract } from './json.ts';

/** Why a session ended: the person left, the server refused it, nothing was done for too long, its day is over. */
export type FinDeSession = 'sortie' | 'invalide' | 'inactivite' | 'duree';

/**
 * The session of this tab. The access token lives in memory only; the refresh token is an HttpOnly cookie that the page
 * never sees. A hint without any secret is kept aside, so that a visitor who never signed in is not asked for a refresh.
 */
export type SessionState =
  | { statut: 'inconnue' }
  | { statut: 'verification' }
  /** The server does not answer: nobody knows whether there is a session. */
  | { statut: 'injoignable' }
  | {
      statut: 'ouverte';
      utilisateur: Utilisateur;
      jeton: string;
      expireLe: number;
      /** End of the session whatever is done, in milliseconds. */
      finLe: number;
      inactiviteMs: number;
    }
  /** The person leaves: the guarded screens are gone, the server is being told. */
  | { statut: 'sortie' }
  /** `perdue`: it ended while in use, without the person asking. */
  | { statut: 'fermee'; perdue: boolean; motif?: FinDeSession };

const HINT = 'francis.session';

let state: SessionState = { statut: 'inconnue' };
let inFlight: Promise<boolean> | undefined;
let lastContact = 0;
const listeners = new Set<() => void>();

function setState(next: SessionState): void {
  state = next;
  marquerCompte();
  for (const listener of listeners) listener();
}

function hint(): boolean {
  // Written in advance, a page is for somebody unknown.
  if (typeof localStorage === 'undefined') return false;
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return true;
  }
}

/** Who had a session here: no secret, and what waits for the server is kept under it. */
export function dernierUtilisateur(): string | undefined {
  if (typeof localStorage === 'undefined') return undefined;
  try {
    const lu = localStorage.getItem(HINT);
    return lu === null || lu === '1' ? undefined : lu;
  } catch {
    return undefined;
  }
}

function setHint(utilisateurId: string | undefined): void {
  try {
    if (utilisateurId === undefined) localStorage.removeItem(HINT);
    else localStorage.setItem(HINT, utilisateurId);
  } catch {
    // Storage refused: the cookie alone decides.
  }
}

/** The styles choose the links of a visitor or of an account: the same page is written for both. */
function marquerCompte(): void {
  if (typeof document === 'undefined') return;
  if (sessionLikely()) document.documentElement.dataset['compte'] = 'probable';
  else delete document.documentElement.dataset['compte'];
}

export const getSession = (): SessionState => state;
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSession = (): SessionState => useSyncExternalStore(subscribe, getSession, getSession);

/** When the server last accepted the session: from there it counts the inactivity. */
export const dernierContact = (): number => lastContact;
export function noterContact(): void {
  lastContact = Date.now();
}

export function openSession(session: SessionReponse): void {
  setHint(session.user.id);
  noterContact();
  setState({
    statut: 'ouverte',
    utilisateur: session.user,
    jeton: session.access_token,
    expireLe: Date.parse(session.expires_at),
    finLe: Date.parse(session.session_expires_at),
    inactiviteMs: session.inactivity_seconds * 1_000,
  });
}

/** What the server grants this person. It checks again: this only chooses what is offered. */
export const peut = ({ permissions }: Utilisateur, permission: string): boolean => permissions.includes(permission);
export const aUnEspacePro = (utilisateur: Utilisateur): boolean =>
  utilisateur.taper === 'professionnel' && peut(utilisateur, 'espace-pro:acceder');

/** The person changed what the server says of them. */
export function actualiserUtilisateur(utilisateur: Utilisateur): void {
  if (state.statut === 'ouverte') setState({ ...state, utilisateur });
}

/** Before the server is told: what the screens were still reading is given up. */
export const quitterSession = (): void => setState({ statut: 'sortie' });

/** Without a reason: there was none to close. */
export function closeSession(motif?: FinDeSession): void {
  setHint(undefined);
  setState({ statut: 'fermee', perdue: motif !== undefined && motif !== 'sortie', ...(motif && { motif }) });
}

/** Whether this browser probably holds a session: enough to choose a link, never to open a door. */
export const sessionLikely = (): boolean => state.statut === 'ouverte' || (state.statut !== 'fermee' && hint());

/** Then a call that comes back late neither opens it again nor changes why it ended. */
const over = (): boolean => state.statut === 'fermee' || state.statut === 'sortie';

/** After silence or an outage, the exchange is tried again after each of these waits. */
const REPRISES_MS = [200, 400, 800] as const;

/** @returns undefined when the server did not say: nothing is known of the session. */
async function tryExchange(): Promise<boolean | undefined> {
  if (over()) return false;
  const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' }).catch(
    () => undefined,
  );
  // Closed meanwhile: what comes back late does not open it again.
  if (over()) return false;
  if (!response || response.status >= 500) return undefined;
  if (response.ok) {
    openSession(asContract<SessionReponse>(await response.json()));
    return true;
  }
  // The server refuses this cookie. Anything else (overload) leaves the session as it was.
  if (response.status === 401 || response.status === 403) {
    const used = state.statut === 'ouverte';
    if (used) annoncer({ fin: 'invalide' });
    closeSession(used ? 'invalide' : undefined);
  }
  return false;
}

async function exchange(): Promise<boolean> {
  for (const wait of REPRISES_MS) {
    const outcome = await tryExchange();
    if (outcome !== undefined) return outcome;
    await new Promise((resume) => {
      setTimeout(resume, wait);
    });
  }
  return (await tryExchange()) ?? false;
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
  if (state.statut !== 'inconnue' && state.statut !== 'injoignable') return;
  if (!hint()) {
    setState({ statut: 'fermee', perdue: false });
    return;
  }
  setState({ statut: 'verification' });
  await refreshSession();
  if (getSession().statut === 'verification') setState({ statut: 'injoignable' });
}

/** A token that still has some life, renewed when needed; undefined when there is no session. */
export async function freshToken(): Promise<string | undefined> {
  if (state.statut === 'ouverte' && state.expireLe - Date.now() < 5_000) await refreshSession();
  return state.statut === 'ouverte' ? state.jeton : undefined;
}

/** Another tab said that the session is over: its storage is already clean. */
export function suivreFin(motif: FinDeSession): void {
  if (state.statut === 'ouverte' || state.statut === 'sortie') {
    setState({ statut: 'fermee', perdue: motif !== 'sortie', motif });
  }
}

/** The page comes back from the browser's memory: another one may have signed out meanwhile. */
export const finieAilleurs = (): boolean => (state.statut === 'ouverte' || state.statut === 'sortie') && !hint();

/** Between tests. */
export function resetSession(): void {
  inFlight = undefined;
  lastContact = 0;
  state = { statut: 'inconnue' };
}
