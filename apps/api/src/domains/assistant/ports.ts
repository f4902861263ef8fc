import type { Assistant, Recalcul } from '@francis/assistant';
import type { Article, Profil } from '@francis/contract';
import type { LecteurDeProfil } from '../../lecteurs/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Plafonds } from './plafonds.ts';
import type { Allocation } from './policy.ts';

/** Who asks, as far as this domain needs to know. */
export interface Demandeur {
  readonly id: string;
  /** Null until the person proved the address of the account. */
  readonly emailVerifieLe: Date | null;
  readonly nomComplet?: string;
  readonly email?: string;
}

export interface PortsAssistant {
  readonly base: Database;
  readonly horloge: Clock;
  readonly assistant: Assistant;
  /** Answers without any model elsewhere. */
  readonly embarque: Assistant;
  readonly recalculer: Recalcul;
  readonly lireProfil: LecteurDeProfil;
  /** What the person said of sending their questions to somebody else's model. */
  readonly accordModeleTiers: (requetes: Queries, utilisateurId: string) => Promise<'accorde' | 'refuse' | undefined>;
  /** What the account paid for; undefined when nothing is in force. */
  readonly allocationPayee: (requetes: Queries, utilisateurId: string) => Promise<Allocation | undefined>;
  /** The provision that a citation names; undefined when nothing is known of it. */
  readonly lireArticle: (citation: string, revenus: number | undefined) => Promise<Article | undefined>;
  readonly profilDe: (utilisateurId: string) => Promise<Profil | undefined>;
  readonly configuration: {
    /** Questions a month without a plan. */
    readonly quotaGratuit: number;
    readonly delaiModeleMs: number;
    /** Caps of the hosted model; undefined when only the embedded one answers. */
    readonly heberge: { readonly plafonds: Plafonds; readonly tiers: boolean } | undefined;
  };
  /** Aborted when the server stops and cannot wait any longer. */
  readonly arret: AbortSignal;
  readonly logger: Logger;
}
