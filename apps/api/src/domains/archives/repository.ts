import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { archivesCabinet, clients, journalAudit, membresCabinet, utilisateurs } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';
import type { FicheClient } from '../clients/index.ts';

export type Archive = typeof archivesCabinet.$inferSelect;

/** Archives of a firm. Every query takes the firm, on top of row security. */
export const depotArchives = ({ requetes, cabinetId }: Pick<Cloison, 'requetes' | 'cabinetId'>) => {
  const duCabinet = eq(archivesCabinet.cabinetId, cabinetId);
  const laSienne = (id: string) => and(duCabinet, eq(archivesCabinet.id, id));
  return {
    lister: (): Promise<Archive[]> =>
      requetes.select().from(archivesCabinet).where(duCabinet).orderBy(desc(archivesCabinet.demandeeLe)),

    async trouver(id: string): Promise<Archive | undefined> {
      const [archive] = await requetes.select().from(archivesCabinet).where(laSienne(id));
      return archive;
    },

    async inachevee(): Promise<Archive | undefined> {
      const [archive] = await requetes
        .select()
        .from(archivesCabinet)
        .where(and(duCabinet, isNull(archivesCabinet.preteLe)));
      return archive;
    },

    /** @returns false when another one is being made. */
    async ouvrir(archive: Pick<Archive, 'id' | 'demandeePar' | 'auteur' | 'demandeeLe'>): Promise<boolean> {
      const { rowCount } = await requetes
        .insert(archivesCabinet)
        .values({ ...archive, cabinetId })
        .onConflictDoNothing();
      return rowCount === 1;
    },

    /** @returns false when it was given up, or when a client was erased in the meantime. */
    async changer(
      id: string,
      valeurs: Partial<
        Pick<Archive, 'travail' | 'cle' | 'preteLe' | 'expireLe' | 'octets' | 'somme' | 'clients' | 'fichiers'>
      >,
    ): Promise<boolean> {
      const { rowCount } = await requetes.update(archivesCabinet).set(valeurs).where(laSienne(id));
      return rowCount === 1;
    },

    /** One that nobody makes any more. @returns false when it was ready meanwhile: it stays. */
    async abandonner(id: string): Promise<boolean> {
      const { rowCount } = await requetes
        .delete(archivesCabinet)
        .where(and(laSienne(id), isNull(archivesCabinet.preteLe)));
      return rowCount === 1;
    },

    async supprimer(id: string): Promise<boolean> {
      const { rowCount } = await requetes.delete(archivesCabinet).where(laSienne(id));
      return rowCount === 1;
    },

    /** A new archive takes the place of those before it. */
    async garderSeule(id: string): Promise<void> {
      await requetes.delete(archivesCabinet).where(and(duCabinet, ne(archivesCabinet.id, id)));
    },

    fiches: (ids: readonly string[]): Promise<FicheClient[]> =>
      requetes
        .select()
        .from(clients)
        .where(and(eq(clients.cabinetId, cabinetId), inArray(clients.id, [...ids])))
        .orderBy(asc(clients.id)),
  };
};

/** Archives, whoever they are of: for the server's own work, never for a request. */
export const toutesLesArchives = (requetes: Queries) => ({
  async expirer(maintenant: Date): Promise<void> {
    await requetes.delete(archivesCabinet).where(lte(archivesCabinet.expireLe, maintenant));
  },

  /** Those of these files that no archive is behind any more. */
  async orphelines(cles: readonly string[]): Promise<string[]> {
    if (cles.length === 0) return [];
    const lignes = await requetes.select({ id: sql<string>`${archivesCabinet.id}::text` }).from(archivesCabinet);
    const ids = new Set(lignes.map(({ id }) => id));
    return cles.filter((cle) => !ids.has(cle));
  },
});

/** Who is in the firm, as its other members know them. */
export const membresDuCabinet = (requetes: Queries, cabinetId: string) =>
  requetes
    .select({
      id: utilisateurs.id,
      nom: utilisateurs.nomComplet,
      email: utilisateurs.email,
      role: membresCabinet.role,
      fonction: membresCabinet.fonction,
      specialite: membresCabinet.specialite,
      annees_experience: membresCabinet.anneesExperience,
      depuis_le: membresCabinet.depuisLe,
    })
    .from(membresCabinet)
    .innerJoin(utilisateurs, eq(utilisateurs.id, membresCabinet.utilisateurId))
    .where(eq(membresCabinet.cabinetId, cabinetId))
    .orderBy(asc(membresCabinet.depuisLe), asc(utilisateurs.id));

/** What was done in the firm, in its order; from where is of who did it alone. */
export const journalDuCabinet = (requetes: Queries, cabinetId: string, apres: number, limite: number) =>
  requetes
    .select({
      rang: journalAudit.rang,
      instant: journalAudit.instant,
      par: utilisateurs.nomComplet,
      action: journalAudit.action,
      ressource: journalAudit.ressource,
      reussi: journalAudit.reussi,
      risque: journalAudit.risque,
      details: journalAudit.metadonnees,
    })
    .from(journalAudit)
    .leftJoin(utilisateurs, eq(utilisateurs.sujetAudit, journalAudit.sujet))
    .where(and(gt(journalAudit.rang, apres), sql`${journalAudit.metadonnees}->>'cabinetId' = ${cabinetId}`))
    .orderBy(asc(journalAudit.rang))
    .limit(limite);

/** Addresses of who answers for the firm. */
export async function titulairesDe(requetes: Queries, cabinetId: string): Promise<string[]> {
  const lignes = await requetes
    .select({ email: utilisateurs.email })
    .from(membresCabinet)
    .innerJoin(utilisateurs, eq(utilisateurs.id, membresCabinet.utilisateurId))
    .where(and(eq(membresCabinet.cabinetId, cabinetId), eq(membresCabinet.role, 'titulaire')));
  return lignes.map(({ email }) => email);
}
