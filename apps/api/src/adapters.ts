import type { Assistant, Recalcul } from '@francis/assistant';
import type { FastifyBaseLogger } from 'fastify';
import type { LecteurDeDocuments } from './documents-a-part/index.ts';
import type { CoutDHachage } from './domains/comptes/index.ts';
import type { Reseau } from './domains/webhooks/index.ts';
import type { LecteurDEntretien, LecteurDeProfil } from './lecteurs/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { FileStorage } from './platform/storage/storage.ts';
import type { StreamStorage } from './platform/storage/stream.ts';

/** Everything that the application does not decide itself. */
export interface Adapters {
  readonly base: Database;
  readonly assistant: Assistant;
  /** The one that asks no model elsewhere, when it is not the same. */
  readonly embarque?: Assistant;
  readonly horloge: Clock;
  readonly logger: FastifyBaseLogger;
  /** Secret from which the keys of the sessions are derived. */
  readonly secret: string;
  /** Where free texts are read, when it is not in this thread. */
  readonly lireProfil?: LecteurDeProfil;
  readonly lireEntretien?: LecteurDEntretien;
  /** Where a corrected answer is computed again, when it is not in this thread. */
  readonly recalculer?: Recalcul;
  /** Where files are kept, when it is not the folder of the data. */
  readonly fichiers?: FileStorage;
  readonly archives?: StreamStorage;
  /** What reads them, when it is not a process of its own. */
  readonly lireDocument?: LecteurDeDocuments;
  /** How webhooks leave, when it is not by the system: tests. */
  readonly reseau?: Reseau;
  /** How messages leave, when it is not what the configuration says: tests. */
  readonly mailer?: Mailer;
  /** What hashing a password costs, when it is not what it must: tests. */
  readonly coutDHachage?: CoutDHachage;
  /** Milliseconds before a message that anyone may ask for is made; none in tests. */
  readonly delaiDesDemandes?: () => number;
}
