import { randomUUID } from 'node:crypto';
import { asc, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { courriersEnAttente } from '../../schema/index.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from './mail.ts';

/** Closes a text to whoever reads the database; bound to the row that holds it. */
export interface Sealer {
  sceller(clair: string, lien: string): string;
  ouvrir(scelle: string, lien: string): string;
}

export interface WaitingMail {
  readonly id: string;
  /** Undefined when it can no longer be read: the key that sealed it is gone. */
  readonly mail: Mail | undefined;
  /** Tries already made. */
  readonly attempts: number;
}

const BATCH = 50;
const MailKept = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** Messages kept until they leave: a mail server that is down, or a restart, loses none. */
export class Outbox {
  readonly #base: Database;
  readonly #clock: Clock;
  readonly #sealer: Sealer;

  constructor(base: Database, clock: Clock, sealer: Sealer) {
    this.#base = base;
    this.#clock = clock;
    this.#sealer = sealer;
  }

  /** @param leaseMs how long nobody else tries it. */
  async keep(mail: Mail, leaseMs: number): Promise<WaitingMail> {
    const id = randomUUID();
    const now = this.#clock.now();
    await this.#base.queries.insert(courriersEnAttente).values({
      id,
      destinataire: mail.to,
      scelle: this.#sealer.sceller(JSON.stringify(mail), id),
      creeLe: now,
      prochainEssaiLe: new Date(now.getTime() + leaseMs),
    });
    return { id, mail, attempts: 0 };
  }

  /** Those to try now, leased so that two instances do not send the same one. */
  async claim(leaseMs: number): Promise<WaitingMail[]> {
    const now = this.#clock.now();
    const rows = await this.#base.transaction(async (queries) => {
      const due = await queries
        .select()
        .from(courriersEnAttente)
        .where(lte(courriersEnAttente.prochainEssaiLe, now))
        .orderBy(asc(courriersEnAttente.prochainEssaiLe))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const until = new Date(now.getTime() + leaseMs);
      for (const { id } of due) {
        await queries.update(courriersEnAttente).set({ prochainEssaiLe: until }).where(eq(courriersEnAttente.id, id));
      }
      return due;
    });
    return rows.map(({ id, scelle, essais }) => ({
      id,
      mail: this.#open(scelle, id),
      attempts: essais,
    }));
  }

  #open(sealed: string, id: string): Mail | undefined {
    try {
      return MailKept.parse(JSON.parse(this.#sealer.ouvrir(sealed, id)));
    } catch {
      return undefined;
    }
  }

  async postpone(id: string, delayMs: number): Promise<void> {
    await this.#base.queries
      .update(courriersEnAttente)
      .set({
        essais: sql`${courriersEnAttente.essais} + 1`,
        prochainEssaiLe: new Date(this.#clock.now().getTime() + delayMs),
      })
      .where(eq(courriersEnAttente.id, id));
  }

  /** It left, or was given up. */
  async drop(id: string): Promise<void> {
    await this.#base.queries.delete(courriersEnAttente).where(eq(courriersEnAttente.id, id));
  }
}
