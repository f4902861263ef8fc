import type { LectureDeDocument } from '@francis/documents';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { documents } from '../../schema/index.ts';

export type DocumentEnBase = typeof documents.$inferSelect;

const DERNIERS = 200;

/** Documents of one person. */
export const depotDocuments = (requetes: Queries, utilisateurId: string) => {
  const mien = (id: string) => and(eq(documents.id, id), eq(documents.utilisateurId, utilisateurId));
  return {
    async ajouter(document: Omit<typeof documents.$inferInsert, 'utilisateurId'>): Promise<void> {
      await requetes.insert(documents).values({ ...document, utilisateurId });
    },

    async lire(id: string): Promise<DocumentEnBase | undefined> {
      const [ligne] = await requetes.select().from(documents).where(mien(id));
      return ligne;
    },

    /** Newest first. */
    async lister(): Promise<DocumentEnBase[]> {
      const siens = eq(documents.utilisateurId, utilisateurId);
      return requetes.select().from(documents).where(siens).orderBy(desc(documents.deposeLe)).limit(DERNIERS);
    },

    async combienEnAttente(): Promise<number> {
      const siens = and(eq(documents.utilisateurId, utilisateurId), eq(documents.etat, 'attente'));
      return requetes.$count(documents, siens);
    },

    /** @returns false when it had not been read, or is no more. */
    async confirmer(id: string, acceptes: readonly string[]): Promise<boolean> {
      const lu = and(mien(id), inArray(documents.etat, ['lu', 'confirme']));
      const { rowCount } = await requetes.update(documents).set({ etat: 'confirme', acceptes }).where(lu);
      return rowCount === 1;
    },

    async supprimer(id: string): Promise<boolean> {
      const { rowCount } = await requetes.delete(documents).where(mien(id));
      return rowCount === 1;
    },
  };
};

/** Enough to choose among. */
const QUI_ATTEND_MAX = 500;
const libre = (abandonLe: Date) =>
  and(eq(documents.etat, 'attente'), or(isNull(documents.prisLe), lt(documents.prisLe, abandonLe)));

/** The queue of what waits to be read, whoever owns it: for the server's own work, never for a request. */
export const fileDesDocuments = (requetes: Queries) => ({
  async quiAttend(abandonLe: Date): Promise<string[]> {
    const qui = await requetes
      .select({ id: documents.utilisateurId })
      .from(documents)
      .where(libre(abandonLe))
      .groupBy(documents.utilisateurId)
      .orderBy(sql`min(${documents.deposeLe})`)
      .limit(QUI_ATTEND_MAX);
    return qui.map(({ id }) => id);
  },

  async prendre(qui: string, maintenant: Date, abandonLe: Date): Promise<DocumentEnBase | undefined> {
    const sien = and(libre(abandonLe), eq(documents.utilisateurId, qui));
    const suivant = requetes
      .select({ id: documents.id })
      .from(documents)
      .where(sien)
      .orderBy(documents.deposeLe)
      .limit(1);
    const [pris] = await requetes
      .update(documents)
      .set({ prisLe: maintenant })
      .where(and(sien, inArray(documents.id, suivant)))
      .returning();
    return pris;
  },

  async rendre(id: string): Promise<void> {
    await requetes.update(documents).set({ prisLe: null }).where(eq(documents.id, id));
  },

  async noterLu(id: string, lecture: LectureDeDocument): Promise<void> {
    await requetes.update(documents).set({ etat: 'lu', lecture }).where(eq(documents.id, id));
  },

  async noterRefus(id: string, refus: string): Promise<boolean> {
    await requetes.update(documents).set({ etat: 'refuse', refus, garde: false }).where(eq(documents.id, id));
    return false;
  },

  /** Of these files, those that no document needs: read and not kept, or of a document that is no more. */
  async inutiles(cles: readonly string[]): Promise<string[]> {
    if (cles.length === 0) return [];
    const utiles = await requetes
      .select({ id: sql<string>`${documents.id}::text` })
      .from(documents)
      .where(or(eq(documents.etat, 'attente'), eq(documents.garde, true)));
    const ids = new Set(utiles.map(({ id }) => id));
    return cles.filter((cle) => !ids.has(cle));
  },
});
