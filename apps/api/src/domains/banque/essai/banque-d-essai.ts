import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';

const MINUTE = 60_000;
const JOUR = 86_400_000;
const DUREE_CODE_MS = 5 * MINUTE;
const DUREE_JETON_MS = 60 * MINUTE;
const DUREE_ACCORD_MS = 180 * JOUR;
const MAX = 10_000;

export const CLIENT_ESSAI = 'francis-essai';
export const SECRET_ESSAI = 'banque-d-essai-de-cette-machine';
/** Never resolved: its calls do not leave the process. */
export const ADRESSE_ESSAI = 'https://banque-essai.invalid';
const FOURNISSEUR = { provider_id: 'banque-essai', display_name: 'Banque d’essai', logo_uri: '' };

interface Accord {
  readonly donneLe: number;
  rafraichissement: string;
  revoque: boolean;
}

/** Made-up accounts: their names say so, their balances move with the day. */
const COMPTES = [
  {
    account_id: 'essai-courant',
    account_type: 'TRANSACTION',
    display_name: 'Compte courant d’essai',
    base: 2_350.42,
    pas: 87,
  },
  { account_id: 'essai-livret-a', account_type: 'SAVINGS', display_name: 'Livret A d’essai', base: 12_480, pas: 0 },
  { account_id: 'essai-ldds', account_type: 'SAVINGS', display_name: 'LDDS d’essai', base: 4_200, pas: 0 },
] as const;

const json = (corps: unknown, status = 200): Response => Response.json(corps, { status });
const secret = (): string => randomBytes(24).toString('base64url');

/** A bank on this machine that answers the messages of the real protocol, and forgets everything with the process. */
export class BanqueDEssai {
  readonly #horloge: Clock;
  readonly #codes = new Map<string, { retour: string; expireLe: number }>();
  readonly #acces = new Map<string, { accord: Accord; expireLe: number }>();
  readonly #accords = new Map<string, Accord>();

  constructor(horloge: Clock) {
    this.#horloge = horloge;
  }

  /** The person allowed it. @returns the code that the browser brings back. */
  autoriser(retour: string): string {
    const code = secret();
    limiter(this.#codes);
    this.#codes.set(code, { retour, expireLe: this.#maintenant() + DUREE_CODE_MS });
    return code;
  }

  readonly transport: typeof fetch = async (adresse, options) => {
    const requete = new Request(adresse, options);
    const { pathname } = new URL(requete.url);
    if (requete.method === 'POST' && pathname === '/connect/token') {
      return this.#jeton(new URLSearchParams(await requete.text()));
    }
    const acces = this.#acces.get(requete.headers.get('authorization')?.split(' ')[1] ?? '');
    if (!acces || acces.accord.revoque || acces.expireLe <= this.#maintenant())
      return json({ error: 'invalid_token' }, 401);
    if (requete.method === 'DELETE' && pathname === '/api/delete') {
      acces.accord.revoque = true;
      return new Response(null, { status: 204 });
    }
    return requete.method === 'GET' ? this.#lire(pathname, acces.accord) : json({ error: 'not_found' }, 404);
  };

  #jeton(formulaire: URLSearchParams): Response {
    const champ = (nom: string): string => formulaire.get(nom) ?? '';
    if (champ('client_id') !== CLIENT_ESSAI || champ('client_secret') !== SECRET_ESSAI) {
      return json({ error: 'invalid_client' }, 400);
    }
    if (champ('grant_type') === 'refresh_token') {
      const accord = this.#accords.get(champ('refresh_token'));
      const perime = !accord || accord.revoque || accord.donneLe + DUREE_ACCORD_MS <= this.#maintenant();
      return perime ? json({ error: 'invalid_grant' }, 400) : this.#donner(accord);
    }
    const code = this.#codes.get(champ('code'));
    this.#codes.delete(champ('code'));
    if (!code || code.expireLe <= this.#maintenant() || code.retour !== champ('redirect_uri')) {
      return json({ error: 'invalid_grant' }, 400);
    }
    return this.#donner({ donneLe: this.#maintenant(), rafraichissement: secret(), revoque: false });
  }

  #donner(accord: Accord): Response {
    const access_token = secret();
    limiter(this.#acces);
    limiter(this.#accords);
    this.#acces.set(access_token, { accord, expireLe: this.#maintenant() + DUREE_JETON_MS });
    this.#accords.set(accord.rafraichissement, accord);
    const commun = { token_type: 'Bearer', expires_in: DUREE_JETON_MS / 1000, refresh_token: accord.rafraichissement };
    return json({ access_token, ...commun, scope: 'accounts balance offline_access' });
  }

  #lire(chemin: string, accord: Accord): Response {
    const update_timestamp = new Date(this.#maintenant()).toISOString();
    if (chemin === '/data/v1/me') {
      const consent_expires_at = new Date(accord.donneLe + DUREE_ACCORD_MS).toISOString();
      return json({ results: [{ provider: FOURNISSEUR, consent_expires_at }], status: 'Succeeded' });
    }
    if (chemin === '/data/v1/accounts') {
      const results = COMPTES.map(({ base: _base, pas: _pas, ...compte }, rang) => ({
        ...compte,
        update_timestamp,
        currency: 'EUR',
        account_number: { iban: `FR00ESSAI${String(rang).padStart(4, '0')}` },
        provider: FOURNISSEUR,
      }));
      return json({ results, status: 'Succeeded' });
    }
    const compte = COMPTES.find(({ account_id }) => chemin === `/data/v1/accounts/${account_id}/balance`);
    if (!compte) return json({ error: 'account_not_found' }, 404);
    const jours = Math.floor(this.#maintenant() / JOUR);
    const current = Math.round((compte.base - (jours % 28) * compte.pas) * 100) / 100;
    const results = [{ currency: 'EUR', current, available: current, overdraft: 0, update_timestamp }];
    return json({ results, status: 'Succeeded' });
  }

  #maintenant(): number {
    return this.#horloge.now().getTime();
  }
}

/** The oldest leaves first. */
function limiter(connus: Map<string, unknown>): void {
  const [premier] = connus.keys();
  if (premier !== undefined && connus.size >= MAX) connus.delete(premier);
}
