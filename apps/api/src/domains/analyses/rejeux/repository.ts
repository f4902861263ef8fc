import { and, desc, eq, gt, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { analysesClients, rejeuxAnalyses, rejeuxPassages } from '../../../schema/index.ts';
import type { Cloison } from '../../cabinet/index.ts';
import type { Analyse } from '../repository.ts';

export type Rejeu = typeof rejeuxAnalyses.$inferSelect;
export type PassageRejeu = typeof rejeuxPassages.$inferSelect;

/** A year of incomes, and the law that it is computed with today. */
export interface Loi {
  readonly annee: number;
  readonly parametres: string;
}

/** Made under another law than this one, and not replayed under this one yet. */
const aRejouer = (requetes: Queries, { annee, parametres }: Loi) =>
  and(
    eq(analysesClients.annee, annee),
    ne(analysesClients.parametres, parametres),
    notExists(
      requetes
        .select({ un: sql`1` })
        .from(rejeuxAnalyses)
        .where(and(eq(rejeuxAnalyses.analyseId, analysesClients.id), eq(rejeuxAnalyses.parametres, parametres))),
    ),
  );

/** Replays of a firm. Every query takes the firm, on top of row security. */
export const depotRejeux = ({ requetes, cabinetId }: Cloison) => {
  const duCabinet = eq(rejeuxPassages.cabinetId, cabinetId);
  const lePassage = (id: string) => and(duCabinet, eq(rejeuxPassages.id, id));
  return {
    async passage(id: string): Promise<PassageRejeu | undefined> {
      const [passage] = await requetes.select().from(rejeuxPassages).where(lePassage(id));
      return passage;
    },

    /** The last replay of the firm that is under way or over. */
    async dernier(): Promise<PassageRejeu | undefined> {
      const [passage] = await requetes
        .select()
        .from(rejeuxPassages)
        .where(duCabinet)
        .orderBy(desc(rejeuxPassages.demandeLe))
        .limit(1);
      return passage;
    },

    async abandonner(id: string): Promise<void> {
      await requetes.delete(rejeuxPassages).where(lePassage(id));
    },

    suivantes: (loi: Loi, apres: string | undefined, limite: number): Promise<Analyse[]> =>
      requetes
        .select()
        .from(analysesClients)
        .where(
          and(
            eq(analysesClients.cabinetId, cabinetId),
            aRejouer(requetes, loi),
            apres === undefined ? undefined : gt(analysesClients.id, apres),
          ),
        )
        .orderBy(analysesClients.id)
        .limit(limite),

    /**
     * Of analyses that are still there: a client may be deleted while theirs are computed.
     * @returns those that nobody had written before.
     */
    async garder(rejeux: readonly Omit<Rejeu, 'cabinetId'>[]): Promise<ReadonlySet<string>> {
      if (rejeux.length === 0) return new Set();
      const { rows } = await requetes.execute<{ id: string }>(sql`
        insert into ${rejeuxAnalyses} (analyse_id, parametres, cabinet_id, client_id, le, ecart, phrase, chiffres, loi)
        select r."analyseId", r.parametres, ${cabinetId}, r."clientId", r.le, r.ecart, r.phrase, r.chiffres, r.loi
        from jsonb_to_recordset(${JSON.stringify(rejeux)}::jsonb) as r ("analyseId" uuid, parametres text,
          "clientId" uuid, le timestamptz, ecart float8, phrase text, chiffres jsonb, loi jsonb)
        join ${analysesClients} on ${analysesClients.id} = r."analyseId" and ${analysesClients.cabinetId} = ${cabinetId}
        on conflict do nothing
        returning analyse_id as id`);
      return new Set(rows.map(({ id }) => id));
    },

    async compter(id: string, { relues, changees }: { relues: number; changees: number }): Promise<void> {
      await requetes
        .update(rejeuxPassages)
        .set({
          relues: sql`${rejeuxPassages.relues} + ${relues}`,
          changees: sql`${rejeuxPassages.changees} + ${changees}`,
        })
        .where(lePassage(id));
    },

    async achever(id: string, finiLe: Date): Promise<void> {
      await requetes.update(rejeuxPassages).set({ finiLe }).where(lePassage(id));
    },

    /** Only the last replays are of use. */
    async oublier(gardes: number): Promise<void> {
      await requetes.execute(sql`
        delete from ${rejeuxPassages} where ${duCabinet} and fini_le is not null and id not in (
          select id from ${rejeuxPassages} where ${duCabinet} order by demande_le desc limit ${gardes})`);
    },

    /** What some analyses become, each under the law named for its year. */
    async des(ids: readonly string[], lois: readonly string[]): Promise<ReadonlyMap<string, Rejeu>> {
      if (ids.length === 0 || lois.length === 0) return new Map();
      const trouves = await requetes
        .select()
        .from(rejeuxAnalyses)
        .where(
          and(
            eq(rejeuxAnalyses.cabinetId, cabinetId),
            inArray(rejeuxAnalyses.analyseId, [...ids]),
            inArray(rejeuxAnalyses.parametres, [...lois]),
          ),
        );
      return new Map(trouves.map((rejeu) => [cleDuRejeu(rejeu.analyseId, rejeu.parametres), rejeu]));
    },
  };
};

export const cleDuRejeu = (analyseId: string, parametres: string): string => `${analyseId}|${parametres}`;

/** Replays to be made, whoever they are for: for the server's own work, never for a request. */
export const fileDesRejeux = (requetes: Queries) => ({
  /** Years and laws of the analyses that are kept. */
  lois: (): Promise<Loi[]> =>
    requetes
      .selectDistinct({ annee: analysesClients.annee, parametres: analysesClients.parametres })
      .from(analysesClients),

  async cabinets(loi: Loi): Promise<string[]> {
    const lignes = await requetes
      .selectDistinct({ cabinetId: analysesClients.cabinetId })
      .from(analysesClients)
      .where(aRejouer(requetes, loi));
    return lignes.map(({ cabinetId }) => cabinetId);
  },

  async inacheve(cabinetId: string, annee: number): Promise<PassageRejeu | undefined> {
    const [passage] = await requetes
      .select()
      .from(rejeuxPassages)
      .where(
        and(eq(rejeuxPassages.cabinetId, cabinetId), eq(rejeuxPassages.annee, annee), isNull(rejeuxPassages.finiLe)),
      );
    return passage;
  },

  /** A replay that nobody makes any more leaves its place; one that has ended meanwhile stays. */
  async abandonner(id: string): Promise<void> {
    await requetes.delete(rejeuxPassages).where(and(eq(rejeuxPassages.id, id), isNull(rejeuxPassages.finiLe)));
  },

  /** @returns false when another instance asked for it. */
  async ouvrir(
    passage: Pick<PassageRejeu, 'id' | 'cabinetId' | 'annee' | 'parametres' | 'demandeLe'>,
  ): Promise<boolean> {
    const { rowCount } = await requetes.insert(rejeuxPassages).values(passage).onConflictDoNothing();
    return rowCount === 1;
  },

  async noterTravail(id: string, travail: string): Promise<void> {
    await requetes.update(rejeuxPassages).set({ travail }).where(eq(rejeuxPassages.id, id));
  },
});
