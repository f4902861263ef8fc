import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { depotComptes } from './repository.ts';

interface Limites {
  readonly echecsMax: number;
  readonly verrouMs: number;
  readonly echecsParAdresse: number;
}

/**
 * Failed logins, counted by pair of account and address: a stranger who fails on purpose locks only himself out. The
 * whole of an address is bounded too, against lists of stolen passwords. Unknown accounts are counted like the others.
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
   * Runs one attempt. Attempts on a pair follow each other, so that a volley is not checked before it is counted.
   * @param essai true when the password was right.
   * @throws ApiError COMPTE_VERROUILLE or TROP_DE_REQUETES.
   */
  async tenter(email: string, adresse: string, essai: () => Promise<boolean>): Promise<boolean> {
    const compte = createHash('sha256').update(email).digest('hex');
    const paire = `${compte}|${adresse}`;
    const precedent = this.#enCours.get(paire) ?? Promise.resolve();
    const tour = precedent.then(() => this.#tenterSeul(paire, `adresse|${adresse}`, essai));
    const fin = tour.catch(() => undefined);
    this.#enCours.set(paire, fin);
    try {
      return await tour;
    } finally {
      if (this.#enCours.get(paire) === fin) this.#enCours.delete(paire);
    }
  }

  async #tenterSeul(paire: string, adresse: string, essai: () => Promise<boolean>): Promise<boolean> {
    const depot = depotComptes(this.#base.queries);
    const attente = await this.#attente(paire, this.#limites.echecsMax);
    if (attente > 0) {
      const minutes = Math.ceil(attente / 60_000);
      throw new ApiError('COMPTE_VERROUILLE', {
        detail: `Compte temporairement verrouillé. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
        retryAfterSeconds: Math.ceil(attente / 1000),
      });
    }
    const attenteAdresse = await this.#attente(adresse, this.#limites.echecsParAdresse);
    if (attenteAdresse > 0) {
      throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: Math.ceil(attenteAdresse / 1000) });
    }
    if (await essai()) {
      await depot.oublierEchecs(paire);
      return true;
    }
    const maintenant = this.#horloge.now();
    const oublierAvant = new Date(maintenant.getTime() - this.#limites.verrouMs);
    await depot.ajouterEchec(paire, maintenant, oublierAvant);
    await depot.ajouterEchec(adresse, maintenant, oublierAvant);
    return false;
  }

  /** Milliseconds before the next try is allowed; 0 when it is. */
  async #attente(cle: string, max: number): Promise<number> {
    const echecs = await depotComptes(this.#base.queries).echecs(cle);
    if (!echecs || echecs.nombre < max) return 0;
    return Math.max(0, echecs.dernierLe.getTime() + this.#limites.verrouMs - this.#horloge.now().getTime());
  }
}
