import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  cabinets,
  clients,
  conseils,
  conversations,
  invitationsCabinet,
  membresCabinet,
  utilisateurs,
} from '../../schema/index.ts';
import type { Membre } from './repository-membres.ts';

export type Invitation = typeof invitationsCabinet.$inferSelect;

export interface MembreNomme extends Membre {
  readonly nomComplet: string;
  readonly email: string;
}

/** Who works in a firm. Every query takes the firm. */
export const depotEquipe = (requetes: Queries, cabinetId: string) => {
  const duCabinet = eq(membresCabinet.cabinetId, cabinetId);
  const deLUn = (id: string) => and(duCabinet, eq(membresCabinet.utilisateurId, id));
  const invitationDuCabinet = eq(invitationsCabinet.cabinetId, cabinetId);
  return {
    /** Nobody else changes the members of the firm before the end of the transaction. */
    verrouiller: (): Promise<void> => verrouillerCabinet(requetes, cabinetId),

    membres: (): Promise<MembreNomme[]> =>
      requetes
        .select({
          utilisateurId: membresCabinet.utilisateurId,
          cabinetId: membresCabinet.cabinetId,
          role: membresCabinet.role,
          fonction: membresCabinet.fonction,
          specialite: membresCabinet.specialite,
          anneesExperience: membresCabinet.anneesExperience,
          depuisLe: membresCabinet.depuisLe,
          nomComplet: utilisateurs.nomComplet,
          email: utilisateurs.email,
        })
        .from(membresCabinet)
        .innerJoin(utilisateurs, eq(utilisateurs.id, membresCabinet.utilisateurId))
        .where(duCabinet)
        .orderBy(
          sql`${membresCabinet.role} <> 'titulaire'`,
          asc(membresCabinet.depuisLe),
          asc(membresCabinet.utilisateurId),
        ),

    async changerRole(id: string, role: Membre['role']): Promise<void> {
      await requetes.update(membresCabinet).set({ role }).where(deLUn(id));
    },

    /** What they asked about the firm's clients stays with the firm's secrets: it goes with them. */
    async retirer(id: string): Promise<void> {
      const duDossier = sql`${conversations.clientId} in (select ${clients.id} from ${clients} where ${clients.cabinetId} = ${cabinetId})`;
      await requetes.delete(conversations).where(and(eq(conversations.utilisateurId, id), duDossier));
      await requetes.delete(membresCabinet).where(deLUn(id));
    },

    invitations: (maintenant: Date): Promise<Invitation[]> =>
      requetes
        .select()
        .from(invitationsCabinet)
        .where(and(invitationDuCabinet, gt(invitationsCabinet.expireLe, maintenant)))
        .orderBy(asc(invitationsCabinet.creeeLe)),

    /** A second one to the same address replaces the first. */
    async inviter(invitation: Omit<Invitation, 'cabinetId'>): Promise<void> {
      const { email } = invitation;
      await requetes.delete(invitationsCabinet).where(and(invitationDuCabinet, eq(invitationsCabinet.email, email)));
      await requetes.insert(invitationsCabinet).values({ ...invitation, cabinetId });
    },

    async retirerInvitation(id: string): Promise<boolean> {
      const { rowCount } = await requetes
        .delete(invitationsCabinet)
        .where(and(invitationDuCabinet, eq(invitationsCabinet.id, id)));
      return rowCount === 1;
    },

    /** Nothing would be lost if its only member left it. */
    async estVide(): Promise<boolean> {
      const [dossiers] = await requetes.select({ n: count() }).from(clients).where(eq(clients.cabinetId, cabinetId));
      const [gens] = await requetes.select({ n: count() }).from(membresCabinet).where(duCabinet);
      // Advice outlives the file of its client.
      const gardes = await requetes.$count(conseils, eq(conseils.cabinetId, cabinetId));
      return dossiers?.n === 0 && gens?.n === 1 && gardes === 0;
    },

    async supprimerVide(): Promise<void> {
      await requetes.delete(cabinets).where(eq(cabinets.id, cabinetId));
    },

    async ajouter(utilisateurId: string, role: Membre['role'], depuisLe: Date): Promise<void> {
      await requetes.insert(membresCabinet).values({ utilisateurId, cabinetId, role, depuisLe });
    },
  };
};

export async function verrouillerCabinet(requetes: Queries, cabinetId: string): Promise<void> {
  await requetes.select({ id: cabinets.id }).from(cabinets).where(eq(cabinets.id, cabinetId)).for('update');
}

/** An invitation by what its link holds. */
export async function invitationDe(
  requetes: Queries,
  empreinte: string,
  maintenant: Date,
): Promise<(Invitation & { readonly nomCabinet: string }) | undefined> {
  const [trouvee] = await requetes
    .select({ invitation: invitationsCabinet, nomCabinet: cabinets.nom })
    .from(invitationsCabinet)
    .innerJoin(cabinets, eq(cabinets.id, invitationsCabinet.cabinetId))
    .where(and(eq(invitationsCabinet.empreinte, empreinte), gt(invitationsCabinet.expireLe, maintenant)));
  return trouvee && { ...trouvee.invitation, nomCabinet: trouvee.nomCabinet };
}

/** Invitations that nobody may accept any more. */
export async function oublierInvitations(requetes: Queries, maintenant: Date): Promise<void> {
  await requetes.delete(invitationsCabinet).where(lte(invitationsCabinet.expireLe, maintenant));
}
