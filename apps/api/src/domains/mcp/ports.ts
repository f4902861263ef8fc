import type { Profil } from '@francis/contract';
import type { RechercheCorpus } from '@francis/knowledge';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Audit, Compte } from '../comptes/index.ts';
import type { Adresses } from './adresses.ts';
import type { JetonsApplication } from './jetons.ts';

export interface PortsMcp {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Audit;
  readonly logger: Logger;
  readonly adresses: Adresses;
  /** Those that are good for one resource, and for no other. */
  readonly jetons: (ressource: string) => JetonsApplication;
  /** Client files ask for a second factor. */
  readonly secondFacteurPro: boolean;
  readonly corpus: RechercheCorpus;
  /** The account, unless it may no longer do anything. */
  readonly compteAdmis: (utilisateurId: string, requetes?: Queries) => Promise<Compte | undefined>;
  readonly profilDe: (utilisateurId: string) => Promise<Profil | undefined>;
}
