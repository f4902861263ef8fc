import type { TypeCompte } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Acteur, Journal } from './journal.ts';

export interface PortsClients {
  readonly base: Database;
  readonly horloge: Clock;
  readonly journal: Journal;
  /** A password alone does not open the files. */
  readonly secondFacteurRequis: boolean;
}

/** Who asks, as far as this domain needs to know. */
export interface Demandeur extends Acteur {
  readonly id: string;
  readonly nomComplet: string;
  readonly typeCompte: TypeCompte;
  readonly permissions: readonly string[];
  readonly requestId: string;
}
