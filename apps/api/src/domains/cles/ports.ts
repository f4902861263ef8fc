import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audit, Coffre, Compte, Demandeur, Identification } from '../comptes/index.ts';

export interface PortsCles {
  readonly identification: Identification;
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Audit;
  /** What seals the answers kept for a repeat. */
  readonly coffre: Coffre;
  readonly compteAdmis: (utilisateurId: string) => Promise<Compte | undefined>;
  readonly exigerMotDePasse: (demandeur: Demandeur, motDePasse: string | undefined) => Promise<void>;
}
