import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import type { Compte } from '../repository.ts';
import { masquer } from './masquer.ts';
import { depotAudit, type EntreeAudit } from './repository.ts';

/** Where a request comes from, as far as the audit keeps it. */
export interface Origine {
  readonly reseau: string | null;
  readonly appareil: string | null;
}

export interface Evenement {
  /** `connexion.reussie`, `dossier.lu`… */
  readonly action: string;
  readonly ressource: string;
  readonly compte?: Pick<Compte, 'sujetAudit'> | undefined;
  readonly origine?: Origine;
  readonly reussi?: boolean;
  readonly risque?: EntreeAudit['risque'];
  readonly metadonnees?: Readonly<Record<string, unknown>>;
}

/** Writes what happened. A failure is thrown: what cannot be recorded is not done. */
export class Audit {
  readonly #base: Database;
  readonly #horloge: Clock;

  constructor(base: Database, horloge: Clock) {
    this.#base = base;
    this.#horloge = horloge;
  }

  /** @param requetes the transaction of the action, when there is one: both happen or neither. */
  async noter(evenement: Evenement, requetes: Queries = this.#base.queries): Promise<void> {
    const { action, ressource, compte, origine, reussi = true, risque = 'low', metadonnees = {} } = evenement;
    await depotAudit(requetes).ajouter({
      id: randomUUID(),
      sujet: compte?.sujetAudit ?? null,
      action,
      ressource,
      instant: this.#horloge.now(),
      reseau: origine?.reseau ?? null,
      appareil: origine?.appareil ?? null,
      reussi,
      risque,
      metadonnees: masquer(metadonnees),
    });
  }

  /** What somebody did with one thing, newest first. */
  appelsDe({ sujetAudit }: Pick<Compte, 'sujetAudit'>, ressource: string, limite: number): Promise<EntreeAudit[]> {
    return depotAudit(this.#base.queries).surRessource(sujetAudit, ressource, limite);
  }
}

/** For what has no account: a command. */
export const creerAudit = (base: Database, horloge: Clock): Audit => new Audit(base, horloge);
