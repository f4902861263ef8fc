import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { depotsEspace } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';
import type { FileDeDepots } from '../documents/index.ts';
import type { Espace } from './repository.ts';

export type Depot = typeof depotsEspace.$inferSelect;

/** What was handed over in one space. */
export const depotsDe = (
  requetes: Queries,
  { id, cabinetId, clientId }: Pick<Espace, 'id' | 'cabinetId' | 'clientId'>,
) => {
  const siens = eq(depotsEspace.espaceId, id);
  return {
    lister: (): Promise<Depot[]> =>
      requetes.select().from(depotsEspace).where(siens).orderBy(asc(depotsEspace.deposeLe), asc(depotsEspace.id)),

    async ajouter(depot: Omit<typeof depotsEspace.$inferInsert, 'cabinetId' | 'clientId' | 'espaceId'>): Promise<void> {
      await requetes.insert(depotsEspace).values({ ...depot, cabinetId, clientId, espaceId: id });
    },

    async supprimer(depotId: string): Promise<boolean> {
      const { rowCount } = await requetes.delete(depotsEspace).where(and(siens, eq(depotsEspace.id, depotId)));
      return rowCount === 1;
    },

    async toutSupprimer(): Promise<void> {
      await requetes.delete(depotsEspace).where(siens);
    },
  };
};

/** What the firm received from one client; every query takes the firm, on top of row security. */
export const depotsRecus = ({ requetes, cabinetId }: Cloison, clientId: string) => {
  const siens = and(eq(depotsEspace.cabinetId, cabinetId), eq(depotsEspace.clientId, clientId));
  return {
    lister: (): Promise<Depot[]> =>
      requetes
        .select()
        .from(depotsEspace)
        .where(and(siens, eq(depotsEspace.etat, 'lu')))
        .orderBy(asc(depotsEspace.deposeLe), asc(depotsEspace.id)),
  };
};

/** Enough to choose among. */
const QUI_ATTEND_MAX = 500;
const libre = (abandonLe: Date) =>
  and(eq(depotsEspace.etat, 'attente'), or(isNull(depotsEspace.prisLe), lt(depotsEspace.prisLe, abandonLe)));

/** The queue of what waits to be read, whoever it is for: for the server's own work, never for a request. */
export const fileDesDepots = (requetes: Queries): FileDeDepots => ({
  /** A space is one client's: a client who hands over a lot waits behind oneself. */
  async quiAttend(abandonLe) {
    const qui = await requetes
      .select({ id: depotsEspace.espaceId })
      .from(depotsEspace)
      .where(libre(abandonLe))
      .groupBy(depotsEspace.espaceId)
      .orderBy(sql`min(${depotsEspace.deposeLe})`)
      .limit(QUI_ATTEND_MAX);
    return qui.map(({ id }) => id);
  },

  async prendre(qui, maintenant, abandonLe) {
    const sien = and(libre(abandonLe), eq(depotsEspace.espaceId, qui));
    const suivant = requetes
      .select({ id: depotsEspace.id })
      .from(depotsEspace)
      .where(sien)
      .orderBy(depotsEspace.deposeLe)
      .limit(1);
    const [pris] = await requetes
      .update(depotsEspace)
      .set({ prisLe: maintenant })
      .where(and(sien, inArray(depotsEspace.id, suivant)))
      .returning({ id: depotsEspace.id });
    return pris && { ...pris, garde: true };
  },

  async rendre(id) {
    await requetes.update(depotsEspace).set({ prisLe: null }).where(eq(depotsEspace.id, id));
  },

  async noterLu(id, lecture) {
    await requetes.update(depotsEspace).set({ etat: 'lu', lecture }).where(eq(depotsEspace.id, id));
  },

  /** A document of no known kind is handed over all the same, when that is what was asked for. */
  async noterRefus(id, refus) {
    const inconnu = and(eq(depotsEspace.id, id), eq(depotsEspace.libre, true));
    if (refus === 'DOCUMENT_NON_RECONNU') {
      const { rowCount } = await requetes.update(depotsEspace).set({ etat: 'lu' }).where(inconnu);
      if (rowCount === 1) return true;
    }
    await requetes.update(depotsEspace).set({ etat: 'refuse', refus }).where(eq(depotsEspace.id, id));
    return false;
  },

  async inutiles(cles) {
    if (cles.length === 0) return [];
    const utiles = await requetes
      .select({ id: sql<string>`${depotsEspace.id}::text` })
      .from(depotsEspace)
      .where(ne(depotsEspace.etat, 'refuse'));
    const ids = new Set(utiles.map(({ id }) => id));
    return cles.filter((cle) => !ids.has(cle));
  },
});
