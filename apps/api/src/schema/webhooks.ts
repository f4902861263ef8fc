import { EVENEMENTS_WEBHOOK, RAISONS_WEBHOOK } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgPolicy, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { clients } from './clients.ts';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** An address of a firm's own, told of what happens to its clients' figures. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    creePar: uuid('cree_par').references(() => utilisateurs.id, { onDelete: 'set null' }),
    url: text().notNull(),
    /** What signs, sealed: the server must read it again at each delivery. */
    secretScelle: text('secret_scelle').notNull(),
    creeLe: instant('cree_le').notNull(),
    secretLe: instant('secret_le').notNull(),
    /** Deliveries given up in a row. */
    echecs: integer().notNull().default(0),
    desactiveLe: instant('desactive_le'),
  },
  (table) => [
    index('webhooks_cabinet').on(table.cabinetId, table.creeLe),
    index('webhooks_cree_par').on(table.creePar),
    pgPolicy('webhooks_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** What was told to an address, and how it went. Identifiers only: no figure, no name. */
export const livraisonsWebhooks = pgTable(
  'livraisons_webhooks',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Neither client nor analysis in a trial. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    analyseId: uuid('analyse_id'),
    evenement: text({ enum: [...EVENEMENTS_WEBHOOK] }).notNull(),
    /** What happened, once: told twice, it is one delivery. */
    cle: text().notNull(),
    etat: text({ enum: ['attente', 'livree', 'echouee'] }).notNull(),
    essais: integer().notNull().default(0),
    /** Of the last try; nothing else of the answer is kept. */
    statut: integer(),
    raison: text({ enum: [...RAISONS_WEBHOOK] }),
    creeLe: instant('cree_le').notNull(),
    tenteLe: instant('tente_le'),
  },
  (table) => [
    uniqueIndex('livraisons_webhooks_cle').on(table.webhookId, table.cle),
    index('livraisons_webhooks_webhook').on(table.webhookId, table.creeLe),
    index('livraisons_webhooks_client').on(table.clientId),
    index('livraisons_webhooks_cabinet').on(table.cabinetId),
    pgPolicy('livraisons_webhooks_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();
