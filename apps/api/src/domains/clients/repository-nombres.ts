import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Task } from '../../platform/tasks.ts';
import { clientsNombres } from '../../schema/index.ts';

/** Differences that a count adds without being slower for it. */
const TENUES = 64;

/**
 * Adds up the differences of the firms that hold many. What another instance is adding up is left to it; a count read
 * meanwhile is the same before and after.
 */
async function additionnerNombres(requetes: Queries): Promise<void> {
  await requetes.execute(sql`
    with pris as (
      delete from ${clientsNombres} where ctid in (
        select n.ctid from ${clientsNombres} n where n.cabinet_id in (
          select cabinet_id from ${clientsNombres} group by cabinet_id having count(*) > ${TENUES}
        ) for update skip locked
      ) returning cabinet_id, statut, nombre
    )
    insert into ${clientsNombres} (cabinet_id, statut, nombre)
    select cabinet_id, statut, sum(nombre) from pris group by cabinet_id, statut having sum(nombre) <> 0`);
}

export const tacheDesNombres = (requetes: Queries): Task => ({
  name: 'nombres',
  everyMs: 600_000,
  run: () => additionnerNombres(requetes),
});
