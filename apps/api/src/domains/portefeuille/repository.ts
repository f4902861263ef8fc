import type { BilanPassage } from '@francis/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { portefeuilleLignes, portefeuillePassages } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';
import { APRES_LA_FAMILLE, titreDeLaFamille } from './leviers.ts';

export type Passage = typeof portefeuillePassages.$inferSelect;

/** Runs of a firm. Every query takes the firm, on top of row security. */
export const depotPassages = ({ requetes, cabinetId }: Cloison) => {
  const siens = eq(portefeuillePassages.cabinetId, cabinetId);
  const leSien = (id: string) => and(siens, eq(portefeuillePassages.id, id));
  return {
    lister: (limite: number): Promise<Passage[]> =>
      requetes
        .select()
        .from(portefeuillePassages)
        .where(siens)
        .orderBy(desc(portefeuillePassages.demandeLe))
        .limit(limite),

    async trouver(id: string): Promise<Passage | undefined> {
      const [passage] = await requetes.select().from(portefeuillePassages).where(leSien(id));
      return passage;
    },

    async inacheve(): Promise<Passage | undefined> {
      const [passage] = await requetes
        .select()
        .from(portefeuillePassages)
        .where(and(siens, isNull(portefeuillePassages.finiLe)));
      return passage;
    },

    /** @returns false when another run of the firm is not over. */
    async ouvrir(passage: Omit<Passage, 'cabinetId' | 'finiLe' | 'travail' | 'bilan'>): Promise<boolean> {
      const ouverts = await requetes
        .insert(portefeuillePassages)
        .values({ ...passage, cabinetId })
        .onConflictDoNothing()
        .returning({ id: portefeuillePassages.id });
      return ouverts.length > 0;
    },

    /** A run that nobody makes any more leaves its place; one that has ended meanwhile stays. */
    async abandonner(id: string): Promise<void> {
      await requetes.delete(portefeuillePassages).where(and(leSien(id), isNull(portefeuillePassages.finiLe)));
    },

    /** Runs older than the last ones before this one go, with their lines. */
    async oublier(id: string, gardes: number): Promise<void> {
      await requetes.execute(sql`
        delete from ${portefeuillePassages} where ${siens} and id <> ${id} and id not in (
          select id from ${portefeuillePassages} where ${siens} and id <> ${id} order by demande_le desc limit ${gardes})`);
    },

    async achever(id: string, { finiLe, bilan }: { finiLe: Date; bilan: BilanPassage }): Promise<void> {
      await requetes.update(portefeuillePassages).set({ finiLe, bilan, total: bilan.clients }).where(leSien(id));
    },

    bilan: (id: string): Promise<BilanPassage> => bilanDe(requetes, { id, cabinetId }),
  };
};

/** The job of a run, known once the queue took it: written by the application itself. */
export async function noterTravail(requetes: Queries, id: string, travail: string): Promise<void> {
  await requetes.update(portefeuillePassages).set({ travail }).where(eq(portefeuillePassages.id, id));
}

const LEVIERS_COMPTES = 8;

/** Totals of a run, added by the database: no line of it is held here. Of one client's forms of a lever, the best counts. */
async function bilanDe(requetes: Queries, { id, cabinetId }: { id: string; cabinetId: string }): Promise<BilanPassage> {
  const siennes = sql`${portefeuilleLignes.passageId} = ${id} and ${portefeuilleLignes.cabinetId} = ${cabinetId}`;
  const { rows } = await requetes.execute<Omit<BilanPassage, 'tranches' | 'leviers'> & Record<string, number>>(sql`
    select count(*)::int as clients,
      count(*) filter (where statut = 'exact')::int as exacts,
      count(*) filter (where statut = 'estimation')::int as estimations,
      count(*) filter (where statut = 'a_completer')::int as a_completer,
      coalesce(sum(impot), 0) as impot, coalesce(sum(gain), 0) as gain, coalesce(sum(effet), 0) as effet,
      count(*) filter (where effet <> 0)::int as touches,
      count(*) filter (where effet > 0)::int as hausses, count(*) filter (where effet < 0)::int as baisses
    from ${portefeuilleLignes} where ${siennes}`);
  const tranches = await requetes.execute<{ tmi: number; clients: number }>(sql`
    select tmi, count(*)::int as clients from ${portefeuilleLignes}
    where ${siennes} and tmi is not null group by tmi order by tmi`);
  const leviers = await requetes.execute<{ id: string; titre: string; clients: number; gain: number }>(sql`
    select id, min(titre) as titre, count(*)::int as clients, sum(gain) as gain from (
      select regexp_replace(l.id, ${APRES_LA_FAMILLE}, '') as id, min(l.titre) as titre, max(l.gain) as gain
      from ${portefeuilleLignes},
        jsonb_to_recordset(${portefeuilleLignes.leviers}) as l (id text, titre text, gain float8)
      where ${siennes} group by 1, ${portefeuilleLignes.clientId}
    ) as du_client group by id order by sum(gain) desc limit ${LEVIERS_COMPTES}`);
  const [totaux] = rows;
  if (!totaux) throw new Error('a sum has one row');
  return {
    ...totaux,
    tranches: tranches.rows,
    leviers: leviers.rows.map((levier) => ({ ...levier, titre: titreDeLaFamille(levier.id, levier.titre) })),
  };
}
