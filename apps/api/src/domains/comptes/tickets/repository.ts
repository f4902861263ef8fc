import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { tickets, utilisateurs } from '../../../schema/index.ts';
import type { Compte } from '../repository.ts';

export type Usage = (typeof tickets.$inferSelect)['usage'];

export interface TicketPris {
  readonly compte: Compte;
  /** The address that the link is about. */
  readonly email: string | null;
  readonly creeLe: Date;
}

export const depotTickets = (requetes: Queries) => ({
  async ajouter(ticket: typeof tickets.$inferInsert): Promise<void> {
    await requetes.insert(tickets).values(ticket);
  },

  /** Takes the ticket away: of two uses at the same instant, one finds it. */
  async prendre(empreinte: string, usage: Usage, maintenant: Date): Promise<TicketPris | undefined> {
    const [pris] = await requetes
      .delete(tickets)
      .where(and(eq(tickets.empreinte, empreinte), eq(tickets.usage, usage), gt(tickets.expireLe, maintenant)))
      .returning({ utilisateurId: tickets.utilisateurId, email: tickets.email, creeLe: tickets.creeLe });
    if (!pris) return undefined;
    const [compte] = await requetes.select().from(utilisateurs).where(eq(utilisateurs.id, pris.utilisateurId));
    return compte && { compte, email: pris.email, creeLe: pris.creeLe };
  },

  /** An address that its owner may still take back: nobody opens an account with it meanwhile. */
  async estReservee(email: string, maintenant: Date, saufUtilisateurId?: string): Promise<boolean> {
    const [ligne] = await requetes
      .select({ empreinte: tickets.empreinte })
      .from(tickets)
      .where(
        and(
          eq(tickets.usage, 'email_annule'),
          eq(tickets.email, email),
          gt(tickets.expireLe, maintenant),
          saufUtilisateurId === undefined ? undefined : ne(tickets.utilisateurId, saufUtilisateurId),
        ),
      )
      .limit(1);
    return ligne !== undefined;
  },

  async annuler(utilisateurId: string, usage: Usage): Promise<void> {
    await requetes.delete(tickets).where(and(eq(tickets.utilisateurId, utilisateurId), eq(tickets.usage, usage)));
  },

  /** All of them, but what gives an address back to its owner: a thief who changes the password must not kill it. */
  async annulerTous(utilisateurId: string): Promise<void> {
    await requetes
      .delete(tickets)
      .where(and(eq(tickets.utilisateurId, utilisateurId), ne(tickets.usage, 'email_annule')));
  },

  async oublierPerimes(maintenant: Date): Promise<void> {
    await requetes.delete(tickets).where(lt(tickets.expireLe, maintenant));
  },
});
