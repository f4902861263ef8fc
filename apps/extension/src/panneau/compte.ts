import { EXTENSION_TEAMS } from '@francis/contract/extension';
import { site } from '../messages.ts';
import { garderRafraichissement, rafraichissement } from '../stockage.ts';

/** A sentence to show as it is. */
export class Refus extends Error {
  readonly code: string;
  constructor(detail: string, code: string) {
    super(detail);
    this.code = code;
  }
}

type Objet = Readonly<Record<string, unknown>>;
const texte = (objet: Objet, nom: string): string => {
  const lu = objet[nom];
  return typeof lu === 'string' ? lu : '';
};

const enBase64Url = (octets: Uint8Array): string =>
  btoa(String.fromCharCode(...octets))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const auHasard = (): string => enBase64Url(crypto.getRandomValues(new Uint8Array(32)));

let acces: { readonly jeton: string; readonly finMs: number } | undefined;
let enCours: Promise<string | undefined> | undefined;
const MARGE_MS = 30_000;

/** PKCE through the browser's own window: the code comes back to the extension's address, and to no page. */
export async function relier(): Promise<void> {
  const [verificateur, etat] = [auHasard(), auHasard()];
  const empreinte = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verificateur));
  const redirection = chrome.identity.getRedirectURL('francis');
  const depart = new URL(`${site()}/autoriser`);
  depart.search = new URLSearchParams({
    client_id: EXTENSION_TEAMS.client,
    redirect_uri: redirection,
    response_type: 'code',
    code_challenge: enBase64Url(new Uint8Array(empreinte)),
    code_challenge_method: 'S256',
    scope: EXTENSION_TEAMS.portee,
    state: etat,
    resource: ressource(),
  }).toString();
  const retour = await chrome.identity.launchWebAuthFlow({ url: depart.href, interactive: true });
  const recu = new URL(retour ?? redirection).searchParams;
  if (recu.get('state') !== etat || recu.get('iss') !== site())
    throw new Refus('La connexion n’a pas abouti. Recommencez.', 'RETOUR_ETRANGER');
  const code = recu.get('code');
  if (code === null) throw new Refus('Vous n’avez pas autorisé l’extension.', 'REFUSEE');
  await obtenir({ grant_type: 'authorization_code', code, redirect_uri: redirection, code_verifier: verificateur });
}

const ressource = (): string => `${site()}/api/pro/reunions`;

async function obtenir(champs: Readonly<Record<string, string>>): Promise<string> {
  const reponse = await fetch(`${site()}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: EXTENSION_TEAMS.client, resource: ressource(), ...champs }),
    credentials: 'omit',
  });
  const corps: Objet = await reponse.json();
  const recu = texte(corps, 'access_token');
  if (!reponse.ok || recu === '') throw new Refus(texte(corps, 'detail'), texte(corps, 'code'));
  await garderRafraichissement(texte(corps, 'refresh_token'));
  acces = { jeton: recu, finMs: Date.now() + Number(corps['expires_in']) * 1000 - MARGE_MS };
  return recu;
}

/** One renewal at a time: a token that comes back twice would close the authorisation. */
async function jeton(): Promise<string | undefined> {
  if (acces && acces.finMs > Date.now()) return acces.jeton;
  enCours ??= renouveler().finally(() => {
    enCours = undefined;
  });
  return enCours;
}

async function renouveler(): Promise<string | undefined> {
  const refresh_token = await rafraichissement();
  if (refresh_token === undefined) return undefined;
  try {
    return await obtenir({ grant_type: 'refresh_token', refresh_token });
  } catch (erreur) {
    // The person took it back: it is to be linked again. A network that fails changes nothing.
    if (erreur instanceof Refus) await oublier();
    return undefined;
  }
}

async function oublier(): Promise<void> {
  acces = undefined;
  await garderRafraichissement(undefined);
}

/** Gives the authorisation back. */
export async function delier(): Promise<void> {
  const token = await rafraichissement();
  await oublier();
  if (token === undefined) return;
  const body = new URLSearchParams({ client_id: EXTENSION_TEAMS.client, token });
  await fetch(`${site()}/api/oauth/revoke`, { method: 'POST', body, credentials: 'omit' }).catch(() => undefined);
}

/** @throws Refus with a sentence to show. */
export async function appeler<T>(methode: 'GET' | 'POST' | 'PUT', chemin: string, corps?: object): Promise<T> {
  let reponse = await envoyer(methode, chemin, corps);
  if (reponse.status === 401) {
    // Taken back, or the clock of this computer is wrong: asked for once more.
    acces = undefined;
    reponse = await envoyer(methode, chemin, corps);
  }
  const lu: unknown = reponse.status === 204 ? {} : await reponse.json();
  if (!reponse.ok) {
    const refus: Objet = typeof lu === 'object' && lu !== null ? { ...lu } : {};
    throw new Refus(texte(refus, 'detail') || 'L’envoi n’a pas abouti.', texte(refus, 'code'));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape is the contract's, which the server enforces
  return lu as T;
}

async function envoyer(methode: string, chemin: string, corps: object | undefined): Promise<Response> {
  const porteur = await jeton();
  if (porteur === undefined) throw new Refus('Reliez de nouveau l’extension à Francis.', 'DELIEE');
  try {
    return await fetch(`${ressource()}${chemin}`, {
      method: methode,
      headers: { authorization: `Bearer ${porteur}`, ...(corps && { 'content-type': 'application/json' }) },
      credentials: 'omit',
      ...(corps && { body: JSON.stringify(corps) }),
    });
  } catch {
    throw new Refus('Francis ne répond pas. Vérifiez la connexion, puis réessayez\u202f: rien n’est perdu.', 'RESEAU');
  }
}
