import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { clients } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export interface FicheEcrite {
  readonly id: string;
  readonly version: number;
  /** A JSON object of its columns, in the order of the schema. */
  readonly texte: string;
}
const NOMS_DES_COLONNES = Object.values(getTableColumns(clients)).map(({ name }) => name);

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

    /** Files without some of their fields, each as one JSON text: eighty columns are read several times faster so. */
    fiches: (ids: readonly string[], sans: ReadonlySet<string>): Promise<FicheEcrite[]> => {
      const gardees = NOMS_DES_COLONNES.filter((nom) => !sans.has(nom)).map((nom) => sql.identifier(nom));
      return requetes
        .select({
          id: clients.id,
          version: clients.version,
          texte: sql<string>`(select row_to_json(f)::text from (select ${sql.join(gardees, sql`, `)}) f)`,
        })
        .from(clients)
        .where(and(duCabinet, inArray(clients.id, [...ids])));
    },
  };
};
