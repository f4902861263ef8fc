import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { TABLES_PERSONNELLES } from './registre-tables.ts';

type Ligne = Record<string, unknown>;

/** A table whose rows go with those of another. */
interface Lien extends Record<string, unknown> {
  readonly table: string;
  readonly colonne: string;
  readonly cible: string;
  readonly cle: string;
}

/**
 * Everything that the base holds of one client, and nothing written twice: the tables that go with the file are read in
 * the base itself, so that a new one is neither forgotten by an access nor by an erasure.
 */
export const depotDuClient = (requetes: Queries, clientId: string) => ({
  async tout(): Promise<Readonly<Record<string, readonly Ligne[]>> | undefined> {
    const { rows: fiches } = await requetes.execute<Ligne>(sql`select * from clients where id = ${clientId}`);
    if (fiches.length === 0) return undefined;
    const liens = await liensDeSuppression(requetes);
    const tables: Record<string, readonly Ligne[]> = { clients: fiches };
    const aSuivre = ['clients'];
    for (let cible = aSuivre.shift(); cible !== undefined; cible = aSuivre.shift()) {
      for (const [table, colonnes] of parTable(liens.filter((lien) => lien.cible === cible))) {
        if (tables[table]) continue;
        const parent = tables[cible] ?? [];
        const conditions = colonnes.map(({ colonne, cle }) => {
          const valeurs = parent.map((ligne) => String(ligne[cle]));
          return sql`${sql.identifier(colonne)}::text = any (${sql.param(valeurs)}::text[])`;
        });
        const { rows } = await requetes.execute<Ligne>(
          sql`select * from ${sql.identifier(table)} where ${sql.join(conditions, sql` or `)}`,
        );
        tables[table] = rows;
        aSuivre.push(table);
      }
    }
    tables['entites'] = await entitesDe(requetes, tables['detentions'] ?? []);
    return Object.fromEntries(Object.entries(tables).map(([nom, lignes]) => [nom, lignes.map(sansSecrets(nom))]));
  },

  /** The file, and all that goes with it. */
  async effacer(): Promise<boolean> {
    const { rowCount } = await requetes.execute(sql`delete from clients where id = ${clientId}`);
    return rowCount === 1;
  },
});

/**
 * The rows of some clients of one firm, table by table, whatever tables go with a file; secrets apart.
 * @param sauf tables that are not looked into.
 */
export async function lignesDesClients(
  requetes: Queries,
  { cabinetId, ids, sauf }: { cabinetId: string; ids: readonly string[]; sauf: ReadonlySet<string> },
): Promise<Readonly<Record<string, readonly Ligne[]>>> {
  const liens = (await liensDeSuppression(requetes)).filter(
    ({ cible, table }) => cible === 'clients' && !sauf.has(table),
  );
  const tables: Record<string, readonly Ligne[]> = {};
  for (const [table, colonnes] of parTable(liens)) {
    const conditions = colonnes.map(
      ({ colonne }) => sql`${sql.identifier(colonne)} = any (${sql.param([...ids])}::uuid[])`,
    );
    const { rows } = await requetes.execute<{ ligne: Ligne }>(sql`
      select to_jsonb(t) as ligne from ${sql.identifier(table)} t
      where cabinet_id = ${cabinetId} and (${sql.join(conditions, sql` or `)})
      order by t`);
    tables[table] = rows.map(({ ligne }) => sansSecrets(table)(ligne));
  }
  return tables;
}

/** What a firm has of its own, table by table; secrets apart. */
export async function lignesDuCabinet(
  requetes: Queries,
  cabinetId: string,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly Ligne[]>>> {
  const lues: Record<string, readonly Ligne[]> = {};
  for (const table of tables) {
    const cle = table === 'cabinets' ? 'id' : 'cabinet_id';
    const { rows } = await requetes.execute<{ ligne: Ligne }>(sql`
      select to_jsonb(t) as ligne from ${sql.identifier(table)} t where ${sql.identifier(cle)} = ${cabinetId} order by t`);
    lues[table] = rows.map(({ ligne }) => sansSecrets(table)(ligne));
  }
  return lues;
}

/** The columns by which a table goes with another: a link between two files has two. */
function parTable(liens: readonly Lien[]): ReadonlyMap<string, readonly Lien[]> {
  const tables = new Map<string, Lien[]>();
  for (const lien of liens) tables.set(lien.table, [...(tables.get(lien.table) ?? []), lien]);
  return tables;
}

/** Companies and goods that a file holds, with others perhaps: they go with the last file that holds them. */
async function entitesDe(requetes: Queries, tenues: readonly Ligne[]): Promise<readonly Ligne[]> {
  const ids = tenues.map((ligne) => String(ligne['entite_id']));
  const { rows } = await requetes.execute<Ligne>(
    sql`select * from entites where id::text = any (${sql.param(ids)}::text[])`,
  );
  return rows;
}

const liensDeSuppression = async (requetes: Queries): Promise<readonly Lien[]> =>
  (
    await requetes.execute<Lien>(sql`
      select source.relname as "table", colonne.attname as colonne, cible.relname as cible, cle.attname as cle
      from pg_constraint lien
      join pg_class source on source.oid = lien.conrelid
      join pg_class cible on cible.oid = lien.confrelid
      join pg_namespace schema on schema.oid = source.relnamespace and schema.nspname = 'public'
      join pg_attribute colonne on colonne.attrelid = lien.conrelid and colonne.attnum = lien.conkey[1]
      join pg_attribute cle on cle.attrelid = lien.confrelid and cle.attnum = lien.confkey[1]
      where lien.contype = 'f' and lien.confdeltype = 'c' and cardinality(lien.conkey) = 1
      order by source.relname`)
  ).rows;

/** Columns that prove or open something are nobody's data. */
const sansSecrets =
  (table: string) =>
  (ligne: Ligne): Ligne => {
    const tues = TABLES_PERSONNELLES[table]?.tues ?? [];
    return Object.fromEntries(Object.entries(ligne).filter(([colonne]) => !tues.includes(colonne)));
  };
