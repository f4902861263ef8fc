import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { clients } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export interface FicheEcrite {
  readonly id: string;
  readonly version: number;
  /** A JSON object of its columns that hold something, in the order of the schema. */
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

    /**
     * Files without some of their fields, each as one JSON text: eighty columns are read several times faster so. What
     * has no answer is left out, which halves what is sent, hashed and read.
     */
    fiches: (ids: readonly string[], sans: ReadonlySet<string>): Promise<FicheEcrite[]> => {
      const gardees = NOMS_DES_COLONNES.filter((nom) => !sans.has(nom)).map((nom) => sql.identifier(nom));
      return requetes
        .select({
          id: clients.id,
          version: clients.version,
          texte: sql<string>`(select json_strip_nulls(row_to_json(f))::text from (select ${sql.join(gardees, sql`, `)}) f)`,
        })
        .from(clients)
        .where(and(duCabinet, isOneOf(clients.id, ids)));
    },
  };
};
