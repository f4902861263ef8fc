import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { depotComptes } from './repository.ts';

interface Limites {
  readonly echecsMax: number;
  readonly verrouMs: number;
  readonly echecsParCompte: number;
  readonly echecsParAdresse: number;
}

const MINUTE = 60_000;

/** Who tries. A known one is a browser that already opened the account, or a session that confirms its person. */
export interface Essayeur {
  readonly adresse: string;
  readonly connu?: string | undefined;
}

interface Frein {
  readonly cle: string;
  readonly max: number;
  readonly code: 'COMPTE_VERROUILLE' | 'TROP_DE_REQUETES';
  /** Of one account, whose tries are few: counted before each. Those of an address come from many people at once. */
  readonly duCompte: boolean;
}

/**
 * Failed logins. Strangers are counted three times: by pair of account and address, by account against guesses spread
 * over many addresses, by address against lists of stolen passwords. A browser that the account knows has a count of its
 * own and meets none of these: a stranger who fails on purpose cannot shut the owner out, who may also come in by an
 * e-mailed link. Unknown accounts are counted like the others.
 */
export class Verrou {
  readonly #base: Database;
  readonly #horloge: Clock;
  readonly #limites: Limites;
  readonly #enCours = new Map<string, Promise<unknown>>();

  constructor(base: Database, horloge: Clock, limites: Limites) {
    this.#base = base;
    this.#horloge = horloge;
    this.#limites = limites;
  }

  /**
   * Runs one attempt. Attempts on an account by strangers, or by one known browser, follow each other, so that a volley
   * is not checked before it is counted.
   * @param essai true when the password was right.
   * @throws ApiError COMPTE_VERROUILLE or TROP_DE_REQUETES.
   */
  async tenter(email: string, essayeur: Essayeur, essai: () => Promise<boolean>): Promise<boolean> {
    const freins = this.#freinsDe(email, essayeur);
    const file = essayeur.connu === undefined ? empreinteDuCompte(email) : (freins[0]?.cle ?? '');
    const precedent = this.#enCours.get(file) ?? Promise.resolve();
    const tour = precedent.then(() => this.#tenterSeul(freins, essai));
    const fin = tour.catch(() => undefined);
    this.#enCours.set(file, fin);
    try {
      return await tour;
    } finally {
      if (this.#enCours.get(file) === fin) this.#enCours.delete(file);
    }
  }

  /** The first one is that of the person alone: a success forgets it. */
  #freinsDe(email: string, { adresse, connu }: Essayeur): readonly Frein[] {
    const { echecsMax, echecsParCompte, echecsParAdresse } = this.#limites;
    const compte = empreinteDuCompte(email);
    if (connu !== undefined)
      return [{ cle: `${compte}|connu|${connu}`, max: echecsMax, code: 'COMPTE_VERROUILLE', duCompte: true }];
    return [
      { cle: `${compte}|${adresse}`, max: echecsMax, code: 'COMPTE_VERROUILLE', duCompte: true },
      { cle: `${compte}|`, max: echecsParCompte, code: 'COMPTE_VERROUILLE', duCompte: true },
      { cle: `adresse|${adresse}`, max: echecsParAdresse, code: 'TROP_DE_REQUETES', duCompte: false },
    ];
  }

  async #tenterSeul(freins: readonly Frein[], essai: () => Promise<boolean>): Promise<boolean> {
    const reserves = freins.filter(({ duCompte }) => duCompte).map(({ cle }) => cle);
    const depot = depotComptes(this.#base.queries);
    await this.#reserver(freins);
    try {
      if (await essai()) {
        if (freins[0]) await depot.oublierEchecs(freins[0].cle);
        await depot.rendreEssais(reserves.slice(1));
        return true;
      }
    } catch (error) {
      await depot.rendreEssais(reserves);
      throw error;
    }
    const instant = this.#horloge.now();
    await depot.daterEchecs(reserves, instant);
    const autres = freins.filter(({ duCompte }) => !duCompte).map(({ cle }) => cle);
    if (autres.length > 0) await depot.ajouterEchecs(autres, instant, this.#bornes(instant));
    return false;
  }

  /**
   * Counts the try before it is made: two instances that look at the same count at the same instant would both let it
   * through. All of them or none.
   */
  async #reserver(freins: readonly Frein[]): Promise<void> {
    const maintenant = this.#horloge.now();
    const bornes = this.#bornes(maintenant);
    await this.#base.transaction(async (requetes) => {
      const depot = depotComptes(requetes);
      const refuser = async ({ cle, code }: Frein): Promise<never> => {
        const dernierLe = (await depot.echecs([cle])).get(cle)?.dernierLe ?? maintenant;
        throw verrouille(code, this.#limites.verrouMs - Math.max(0, maintenant.getTime() - dernierLe.getTime()));
      };
      for (const frein of freins.filter(({ duCompte }) => !duCompte)) {
        const echecs = (await depot.echecs([frein.cle])).get(frein.cle);
        if (!echecs || echecs.nombre < frein.max) continue;
        if (echecs.dernierLe > bornes.avant && echecs.dernierLe <= bornes.apres) await refuser(frein);
      }
      // In one order for all, so that two tries never block each other.
      for (const frein of freins.filter(({ duCompte }) => duCompte).toSorted((a, b) => (a.cle < b.cle ? -1 : 1))) {
        if (!(await depot.reserverEssai(frein, maintenant, bornes))) await refuser(frein);
      }
    });
  }

  /** Counts out of these are forgotten. One dated in the future is from a clock that was wrong: it must not lock until then. */
  #bornes(instant: Date): { readonly avant: Date; readonly apres: Date } {
    return {
      avant: new Date(instant.getTime() - this.#limites.verrouMs),
      apres: new Date(instant.getTime() + MINUTE),
    };
  }
}

function verrouille(code: Frein['code'], attenteMs: number): ApiError {
  const retryAfterSeconds = Math.ceil(attenteMs / 1000);
  if (code === 'TROP_DE_REQUETES') return new ApiError(code, { retryAfterSeconds });
  const minutes = Math.ceil(attenteMs / 60_000);
  const detail = `Compte temporairement verrouillé. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`;
  return new ApiError(code, { detail, retryAfterSeconds });
}

/** What the counts of an account start with: they never hold its address. */
export const empreinteDuCompte = (email: string): string => createHash('sha256').update(email).digest('hex');
