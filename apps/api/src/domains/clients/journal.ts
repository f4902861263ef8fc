import type { Queries } from '../../platform/database/database.ts';
import type { Audit, Origine } from '../comptes/index.ts';

export type ActionClients =
  | 'clients.lister'
  | 'clients.creer'
  | 'clients.lire'
  | 'clients.exporter'
  | 'clients.analyser'
  | 'clients.modifier'
  | 'clients.supprimer'
  | 'clients.entrer'
  | 'clients.inviter'
  | 'clients.invitation_revoquee'
  | 'clients.proposition_acceptee'
  | 'clients.proposition_refusee'
  | 'clients.depot_lu';

export interface Acteur {
  /** How the audit names the person. */
  readonly sujetAudit: string;
  readonly origine: Origine;
}

/** What the audit must know: who did what to which file. Never a name nor a figure of it. */
export interface EvenementClients {
  readonly action: ActionClients;
  readonly acteur: Acteur;
  readonly cabinetId: string | null;
  readonly clientId: string | null;
  readonly issue: 'fait' | 'refuse' | 'introuvable' | 'conflit';
  readonly requestId: string;
}

/**
 * Keeps the trace of an action. It writes on the queries it is given, those of the action: both are kept or neither is,
 * and the embedded engine, which has one connection, does not wait for itself.
 */
export type Journal = (evenement: EvenementClients, requetes: Queries) => Promise<void>;

/** Files in the product's audit. A refusal deserves a look; what cannot be undone, more. */
export const journalDans =
  (audit: Audit): Journal =>
  ({ action, acteur, cabinetId, clientId, issue, requestId }, requetes) =>
    audit.noter(
      {
        action,
        ressource: clientId === null ? 'clients' : `client:${clientId}`,
        compte: acteur,
        origine: acteur.origine,
        reussi: issue === 'fait',
        risque: risqueDe(action, issue),
        metadonnees: { cabinetId, issue, requestId },
      },
      requetes,
    );

function risqueDe(action: ActionClients, issue: EvenementClients['issue']): 'low' | 'medium' | 'high' {
  if (issue === 'refuse' || issue === 'introuvable') return 'medium';
  if (action === 'clients.supprimer') return 'high';
  return action === 'clients.exporter' ? 'medium' : 'low';
}
