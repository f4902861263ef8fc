import type { FastifyBaseLogger } from 'fastify';
import type { LecteurDeDocuments } from '../../documents-a-part/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';

/** Seals what is stored. */
export interface Sceau {
  sceller(clair: string, lien: string): string;
  ouvrir(scelle: string, lien: string): string;
}

export interface PortsDocuments {
  readonly base: Database;
  readonly horloge: Clock;
  readonly fichiers: FileStorage;
  readonly sceau: Sceau;
  readonly lire: LecteurDeDocuments;
  readonly arret: AbortSignal;
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}
