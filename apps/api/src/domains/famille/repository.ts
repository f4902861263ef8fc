import { randomUUID } from 'node:crypto';
import type { DetentionRequete, EntiteRequete, LienRequete } from '@francis/contract';
import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { clients, clientsLiens, detentions, entites } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export type Entite = typeof entites.$inferSelect;
export type Detention = typeof detentions.$inferSelect;
export type Lien = typeof clientsLiens.$inferSelect;
export type Membre = Pick<typeof clients.$inferSelect, 'id' | 'nom_client' | 'prenom_client' | 'date_naissance_client'>;

/** Families and companies of one firm. Every query takes the firm, on top of row security. */
export const depotFamille = ({ requetes, cabinetId }: Cloison) => ({
  /** Nobody else of the firm draws a chart meanwhile: two changes at once could close a loop that neither makes. */
  async tenir(): Promise<void> {
    await requetes.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`famille:${cabinetId}`}, 0))`);
  },

  liens: (ids: readonly string[]): Promise<Lien[]> =>
    requetes
      .select()
      .from(clientsLiens)
      .where(
        and(
          eq(clientsLiens.cabinetId, cabinetId),
          or(inArray(clientsLiens.clientId, [...ids]), inArray(clientsLiens.autreId, [...ids])),
        ),
      )
      .orderBy(asc(clientsLiens.id)),

  /** What these files or companies hold, and who holds these companies. */
  detentions: (ids: {
    readonly clients: readonly string[];
    readonly entites: readonly string[];
  }): Promise<Detention[]> =>
    requetes
      .select()
      .from(detentions)
      .where(
        and(
          eq(detentions.cabinetId, cabinetId),
          or(
            inArray(detentions.clientId, [...ids.clients]),
            inArray(detentions.porteurId, [...ids.entites]),
            inArray(detentions.entiteId, [...ids.entites]),
          ),
        ),
      )
      .orderBy(asc(detentions.rang), asc(detentions.id)),

  entites: (ids: readonly string[]): Promise<Entite[]> =>
    requetes
      .select()
      .from(entites)
      .where(and(eq(entites.cabinetId, cabinetId), inArray(entites.id, [...ids])))
      .orderBy(asc(entites.genre), asc(entites.nom), asc(entites.id)),

  membres: (ids: readonly string[]): Promise<Membre[]> =>
    requetes
      .select({
        id: clients.id,
        nom_client: clients.nom_client,
        prenom_client: clients.prenom_client,
        date_naissance_client: clients.date_naissance_client,
      })
      .from(clients)
      .where(and(eq(clients.cabinetId, cabinetId), inArray(clients.id, [...ids]))),

  /** @returns false when the two files are linked already. */
  async lier(clientId: string, { client, nature }: LienRequete): Promise<boolean> {
    const { rowCount } = await requetes
      .insert(clientsLiens)
      .values({ id: randomUUID(), cabinetId, clientId, autreId: client, nature })
      .onConflictDoNothing();
    return rowCount === 1;
  },

  async delier(clientId: string, id: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(clientsLiens)
      .where(
        and(
          eq(clientsLiens.id, id),
          eq(clientsLiens.cabinetId, cabinetId),
          or(eq(clientsLiens.clientId, clientId), eq(clientsLiens.autreId, clientId)),
        ),
      );
    return rowCount === 1;
  },

  async ajouter(id: string, { detentions: tenues, ...entite }: EntiteRequete, modifieLe: Date): Promise<void> {
    await requetes.insert(entites).values({ ...entite, id, cabinetId, modifieLe });
    await requetes.insert(detentions).values(lignes(cabinetId, id, tenues));
  },

  /** @returns false when it is no longer at that version. */
  async remplacer(
    id: string,
    { detentions: tenues, ...entite }: EntiteRequete,
    { version, modifieLe }: { readonly version: number; readonly modifieLe: Date },
  ): Promise<boolean> {
    const { rowCount } = await requetes
      .update(entites)
      .set({ ...entite, modifieLe, version: sql`${entites.version} + 1` })
      .where(and(eq(entites.id, id), eq(entites.cabinetId, cabinetId), eq(entites.version, version)));
    if (rowCount !== 1) return false;
    // The new ones first: what nobody holds for an instant would be erased.
    const nouvelles = lignes(cabinetId, id, tenues);
    await requetes.insert(detentions).values(nouvelles);
    await requetes.delete(detentions).where(
      and(
        eq(detentions.entiteId, id),
        eq(detentions.cabinetId, cabinetId),
        notInArray(
          detentions.id,
          nouvelles.map((ligne) => ligne.id),
        ),
      ),
    );
    return true;
  },

  async supprimer(id: string): Promise<void> {
    await requetes.delete(entites).where(and(eq(entites.id, id), eq(entites.cabinetId, cabinetId)));
  },
});

const lignes = (cabinetId: string, entiteId: string, tenues: readonly DetentionRequete[]) =>
  tenues.map(({ porteur, droit, part }, rang) => ({
    id: randomUUID(),
    cabinetId,
    entiteId,
    clientId: 'client' in porteur ? porteur.client : null,
    porteurId: 'entite' in porteur ? porteur.entite : null,
    droit,
    part,
    rang,
  }));
