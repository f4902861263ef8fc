import { and, desc, eq, getTableColumns, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import type { DateCursor } from '../../platform/http/cursor.ts';
import { echangesMessages, echangesParticipants, fichesAnnuaire, utilisateurs } from '../../schema/index.ts';
import { nonBloques } from '../annuaire/index.ts';

export type MessageEnBase = typeof echangesMessages.$inferSelect;
export type Cote = MessageEnBase['cote'];

/** A conversation as one of its two people holds it. */
export interface EchangeTenu {
  readonly id: string;
  readonly cote: Cote;
  /** The other; null once their account is erased. */
  readonly autreId: string | null;
  readonly autreNom: string | null;
  readonly dernierLe: Date;
  readonly dernierRang: number;
  readonly nonLus: number;
  /** Whether who was listed still is. */
  readonly listee: boolean;
}

const moi = alias(echangesParticipants, 'moi');
const autre = alias(echangesParticipants, 'autre');

/** The account has a line that may be seen. */
const listee = (compteId: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${fichesAnnuaire} f join ${utilisateurs} u on u.id = f.utilisateur_id
  where f.utilisateur_id = ${compteId} and u.desactive_le is null and u.type_compte = 'professionnel')`;

/**
 * What `moi` may read: nothing when either blocked the other, nor when who was listed withdrew, which answers the same. What
 * they wrote to an account that is gone stays theirs; who withdrew still reads what they were written.
 */
const VISIBLE = or(
  isNull(autre.utilisateurId),
  and(
    nonBloques(sql`${moi.utilisateurId}`, sql`${autre.utilisateurId}`),
    or(eq(moi.cote, 'professionnel'), listee(sql`${autre.utilisateurId}`)),
  ),
);

const NON_LUS = sql<number>`(select count(*)::int from ${echangesMessages} x
  where x.echange_id = ${moi.echangeId} and x.rang > ${moi.luRang} and x.auteur_id <> ${moi.utilisateurId})`;

const tenus = (requetes: Queries) =>
  requetes
    .select({
      id: moi.echangeId,
      cote: moi.cote,
      autreId: autre.utilisateurId,
      autreNom: autre.nom,
      dernierLe: moi.dernierLe,
      dernierRang: moi.dernierRang,
      nonLus: NON_LUS,
      listee: sql<boolean>`case when ${moi.cote} = 'demandeur' then true else ${listee(sql`${moi.utilisateurId}`)} end`,
    })
    .from(moi)
    .leftJoin(autre, and(eq(autre.echangeId, moi.echangeId), ne(autre.cote, moi.cote)));

/** The conversations of one person. Every query takes its owner. */
export const depotEchanges = (requetes: Queries, utilisateurId: string) => {
  const miens = eq(moi.utilisateurId, utilisateurId);
  return {
    lister: (apres: DateCursor | undefined, limite: number): Promise<EchangeTenu[]> =>
      tenus(requetes)
        .where(
          and(
            miens,
            VISIBLE,
            apres &&
              sql`(${moi.dernierLe}, ${moi.echangeId}) < (${apres.le.toISOString()}::timestamptz, ${apres.id}::uuid)`,
          ),
        )
        .orderBy(desc(moi.dernierLe), desc(moi.echangeId))
        .limit(limite),

    async trouver(id: string): Promise<EchangeTenu | undefined> {
      const [tenu] = await tenus(requetes).where(and(miens, eq(moi.echangeId, id), VISIBLE));
      return tenu;
    },

    /** Blocked or not: to block, one does not have to be seen. */
    async correspondant(id: string): Promise<{ id: string; nom: string } | undefined> {
      const [lu] = await requetes
        .select({ id: autre.utilisateurId, nom: autre.nom })
        .from(moi)
        .innerJoin(autre, and(eq(autre.echangeId, moi.echangeId), ne(autre.cote, moi.cote)))
        .where(and(miens, eq(moi.echangeId, id)));
      return lu;
    },

    async nonLus(): Promise<number> {
      const [lu] = await requetes
        .select({ total: sql<number>`coalesce(sum(${NON_LUS}), 0)::int` })
        .from(moi)
        .leftJoin(autre, and(eq(autre.echangeId, moi.echangeId), ne(autre.cote, moi.cote)))
        .where(and(miens, lt(moi.luRang, moi.dernierRang), VISIBLE));
      return lu?.total ?? 0;
    },

    /** What was read is not announced any more. */
    async marquerLu(id: string, rang: number): Promise<void> {
      const lu = sql`least(${rang}, ${echangesParticipants.dernierRang})`;
      await requetes
        .update(echangesParticipants)
        .set({
          luRang: sql`greatest(${echangesParticipants.luRang}, ${lu})`,
          annonceRang: sql`greatest(${echangesParticipants.annonceRang}, ${lu})`,
        })
        .where(and(eq(echangesParticipants.echangeId, id), eq(echangesParticipants.utilisateurId, utilisateurId)));
    },

    /** A message that this person received, whoever blocked whom since: it may still be reported. */
    async messageRecu(id: string): Promise<(MessageEnBase & { auteur: string }) | undefined> {
      const [lu] = await requetes
        .select({ ...getTableColumns(echangesMessages), auteur: autre.nom })
        .from(echangesMessages)
        .innerJoin(moi, and(eq(moi.echangeId, echangesMessages.echangeId), miens))
        .innerJoin(autre, and(eq(autre.echangeId, moi.echangeId), eq(autre.utilisateurId, echangesMessages.auteurId)))
        .where(and(eq(echangesMessages.id, id), ne(echangesMessages.auteurId, utilisateurId)));
      return lu;
    },
  };
};
