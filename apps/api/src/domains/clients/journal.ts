import type { Queries } from '../../platform/database/database.ts';

export type ActionClients =
  | 'clients.lister'
  | 'clients.creer'
  | 'clients.lire'
  | 'clients.modifier'
  | 'clients.supprimer'
  | 'clients.entrer';

/** What the audit must know: who did what to which file. Never a name nor a figure of it. */
export interface EvenementClients {
  readonly action: ActionClients;
  readonly acteurId: string;
  readonly cabinetId: string | null;
  readonly clientId: string | null;
  readonly issue: 'fait' | 'refuse' | 'introuvable' | 'conflit';
  readonly instant: Date;
  readonly requestId: string;
}

/**
 * Keeps the trace of an action. It writes on the queries it is given, those of the action: both are kept or neither is,
 * and the embedded engine, which has one connection, does not wait for itself.
 */
export type Journal = (evenement: EvenementClients, requetes: Queries) => Promise<void>;
