import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { tickets, utilisateurs } from '../../../schema/index.ts';
import type { Compte } from '../repository.ts';

export type Usage = (typeof tickets.$inferSelect)['usage'];

export const depotTickets = (requetes: Queries) => ({
  async ajouter(ticket: typeof tickets.$inferInsert): Promise<void> {
    await requetes.insert(tickets).values(ticket);
  },

  async recents(utilisateurId: string, usage: Usage, depuis: Date): Promise<number> {
    const [ligne] = await requetes
      .select({ nombre: count() })
      .from(tickets)
      .where(and(eq(tickets.utilisateurId, utilisateurId), eq(tickets.usage, usage), gt(tickets.creeLe, depuis)));
    return ligne?.nombre ?? 0;
  },

  /** Takes the ticket away: of two uses at the same instant, one finds it. */
  async prendre(empreinte: string, usage: Usage, maintenant: Date): Promise<Compte | undefined> {
    const [pris] = await requetes
      .delete(tickets)
      .where(and(eq(tickets.empreinte, empreinte), eq(tickets.usage, usage), gt(tickets.expireLe, maintenant)))
      .returning({ utilisateurId: tickets.utilisateurId });
    if (!pris) return undefined;
    const [compte] = await requetes.select().from(utilisateurs).where(eq(utilisateurs.id, pris.utilisateurId));
    return compte;
  },

  async annuler(utilisateurId: string, usage?: Usage): Promise<void> {
    await requetes
      .delete(tickets)
      .where(and(eq(tickets.utilisateurId, utilisateurId), usage === undefined ? undefined : eq(tickets.usage, usage)));
  },

  async oublierPerimes(maintenant: Date): Promise<void> {
    await requetes.delete(tickets).where(lt(tickets.expireLe, maintenant));
  },
});
