import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { ROLE_CABINET } from '../../schema/index.ts';

declare const cloisonne: unique symbol;

/** Queries that row security holds to one firm. Only `dansCabinet` makes one, so no repository can do without. */
export interface Cloison {
  readonly requetes: Queries;
  readonly cabinetId: string;
  readonly [cloisonne]: true;
}

interface Travail<T> {
  /** Runs under the role of the firm: other tables, and the rows of other firms, do not exist. */
  readonly executer: (cloison: Cloison) => Promise<T>;
  /** Runs last in the same transaction, as the application again: what it refuses, the whole work loses. */
  readonly conclure?: (resultat: T, requetes: Queries) => Promise<void>;
}

/** One transaction of one firm. Role and firm end with it, whatever happens to the connection. */
export const dansCabinet = <T>(base: Database, cabinetId: string, { executer, conclure }: Travail<T>): Promise<T> =>
  base.transaction(async (requetes) => {
    await requetes.execute(
      sql`select set_config('francis.cabinet', ${cabinetId}, true), set_config('role', ${ROLE_CABINET}, true)`,
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes the promise true
    const resultat = await executer({ requetes, cabinetId } as Cloison);
    await requetes.execute(sql`select set_config('role', 'none', true), set_config('francis.cabinet', '', true)`);
    await conclure?.(resultat, requetes);
    return resultat;
  });
