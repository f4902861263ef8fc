import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LecteurDEntretien } from '../../lecteurs/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Demandeur } from '../clients/index.ts';
import type { Audit } from '../comptes/index.ts';

export interface PortsReunions {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Pick<Audit, 'noter'>;
  readonly lireEntretien: LecteurDEntretien;
}

/** One way of knowing who asks: what runs before the body is read, then who it was. */
export interface Acces {
  readonly exiger: readonly ((request: FastifyRequest, reply: FastifyReply) => Promise<void>)[];
  readonly demandeur: (request: FastifyRequest) => Demandeur;
}
