import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { clients } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

/** Every file of a firm, page after page, in an order that no change moves: for work on all of them. */
export const depotPages = ({ requetes, cabinetId }: Cloison) => {
  const duCabinet = eq(clients.cabinetId, cabinetId);
  return {
    async nombre(): Promise<number> {
      return requetes.$count(clients, duCabinet);
    },

    suivants: (apres: string | undefined, limite: number): Promise<{ id: string; version: number }[]> =>
      requetes
        .select({ id: clients.id, version: clients.version })
        .from(clients)
        .where(and(duCabinet, apres === undefined ? undefined : gt(clients.id, apres)))
        .orderBy(asc(clients.id))
        .limit(limite),

    /** Whole files as one value each: eighty columns are read several times faster so. */
    async fiches(ids: readonly string[]): Promise<Readonly<Record<string, unknown>>[]> {
      const lues = await requetes
        .select({ fiche: sql<Record<string, unknown>>`to_jsonb(${clients})` })
        .from(clients)
        .where(and(duCabinet, inArray(clients.id, [...ids])));
      return lues.map(({ fiche }) => fiche);
    },
  };
};
