import { and, asc, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { livraisonsWebhooks, membresCabinet, utilisateurs, webhooks } from '../../schema/index.ts';

export type WebhookEnBase = typeof webhooks.$inferSelect;
export type Livraison = typeof livraisonsWebhooks.$inferSelect;

const LIVRAISONS_MONTREES = 50;

/** Webhooks of a firm. Every query takes the firm. */
export const depotWebhooks = (requetes: Queries, cabinetId: string) => {
  const duCabinet = eq(webhooks.cabinetId, cabinetId);
  const lUn = (id: string) => and(duCabinet, eq(webhooks.id, id));
  const sesLivraisons = (id: string) =>
    and(eq(livraisonsWebhooks.cabinetId, cabinetId), eq(livraisonsWebhooks.webhookId, id));
  return {
    lister: (): Promise<WebhookEnBase[]> =>
      requetes.select().from(webhooks).where(duCabinet).orderBy(asc(webhooks.creeLe), asc(webhooks.id)),

    actifs: (): Promise<WebhookEnBase[]> =>
      requetes
        .select()
        .from(webhooks)
        .where(and(duCabinet, isNull(webhooks.desactiveLe))),

    async combien(): Promise<number> {
      const [ligne] = await requetes.select({ n: count() }).from(webhooks).where(duCabinet);
      return ligne?.n ?? 0;
    },

    async trouver(id: string): Promise<WebhookEnBase | undefined> {
      const [trouve] = await requetes.select().from(webhooks).where(lUn(id));
      return trouve;
    },

    async ajouter(webhook: Omit<typeof webhooks.$inferInsert, 'cabinetId'>): Promise<void> {
      await requetes.insert(webhooks).values({ ...webhook, cabinetId });
    },

    async changer(
      id: string,
      changements: Partial<Pick<WebhookEnBase, 'secretScelle' | 'secretLe' | 'echecs' | 'desactiveLe'>>,
    ): Promise<void> {
      await requetes.update(webhooks).set(changements).where(lUn(id));
    },

    async supprimer(id: string): Promise<boolean> {
      const { rowCount } = await requetes.delete(webhooks).where(lUn(id));
      return rowCount === 1;
    },

    livraisons: (id: string): Promise<Livraison[]> =>
      requetes
        .select()
        .from(livraisonsWebhooks)
        .where(sesLivraisons(id))
        .orderBy(desc(livraisonsWebhooks.creeLe), desc(livraisonsWebhooks.id))
        .limit(LIVRAISONS_MONTREES),

    async livraison(id: string, livraisonId: string): Promise<Livraison | undefined> {
      const [trouvee] = await requetes
        .select()
        .from(livraisonsWebhooks)
        .where(and(sesLivraisons(id), eq(livraisonsWebhooks.id, livraisonId)));
      return trouvee;
    },

    /** @returns false when this was told already. */
    async deposer(livraison: Omit<typeof livraisonsWebhooks.$inferInsert, 'cabinetId'>): Promise<boolean> {
      const { rowCount } = await requetes
        .insert(livraisonsWebhooks)
        .values({ ...livraison, cabinetId })
        .onConflictDoNothing();
      return rowCount === 1;
    },

    /** From its first try again. @returns false while a try of it is waiting. */
    async reprendre(id: string, livraisonId: string): Promise<boolean> {
      const { rowCount } = await requetes
        .update(livraisonsWebhooks)
        .set({ etat: 'attente', essais: 0, statut: null, raison: null })
        .where(
          and(sesLivraisons(id), eq(livraisonsWebhooks.id, livraisonId), sql`${livraisonsWebhooks.etat} <> 'attente'`),
        );
      return rowCount === 1;
    },

    /** Addresses of who answers for the firm. */
    async titulaires(): Promise<string[]> {
      const lignes = await requetes
        .select({ email: utilisateurs.email })
        .from(membresCabinet)
        .innerJoin(utilisateurs, eq(utilisateurs.id, membresCabinet.utilisateurId))
        .where(and(eq(membresCabinet.cabinetId, cabinetId), eq(membresCabinet.role, 'titulaire')));
      return lignes.map(({ email }) => email);
    },
  };
};

/** Deliveries, whoever they are for: for the server's own work, never for a request. */
export const fileDesLivraisons = (requetes: Queries) => ({
  async trouver(id: string): Promise<{ livraison: Livraison; webhook: WebhookEnBase } | undefined> {
    const [trouvee] = await requetes
      .select({ livraison: livraisonsWebhooks, webhook: webhooks })
      .from(livraisonsWebhooks)
      .innerJoin(webhooks, eq(webhooks.id, livraisonsWebhooks.webhookId))
      .where(eq(livraisonsWebhooks.id, id));
    return trouvee;
  },

  /** One try more, by who expected that rank. @returns false when another took it. */
  async prendre(id: string, essai: number, tenteLe: Date): Promise<boolean> {
    const attendu = and(
      eq(livraisonsWebhooks.id, id),
      eq(livraisonsWebhooks.etat, 'attente'),
      eq(livraisonsWebhooks.essais, essai),
    );
    const { rowCount } = await requetes
      .update(livraisonsWebhooks)
      .set({ essais: essai + 1, tenteLe })
      .where(attendu);
    return rowCount === 1;
  },

  async noter(id: string, issue: Pick<Livraison, 'etat' | 'statut' | 'raison'>): Promise<void> {
    await requetes.update(livraisonsWebhooks).set(issue).where(eq(livraisonsWebhooks.id, id));
  },

  async reussie(webhookId: string): Promise<void> {
    await requetes.update(webhooks).set({ echecs: 0 }).where(eq(webhooks.id, webhookId));
  },

  /** @returns how many were given up in a row, this one included. */
  async abandonnee(webhookId: string): Promise<number> {
    const [ligne] = await requetes
      .update(webhooks)
      .set({ echecs: sql`${webhooks.echecs} + 1` })
      .where(eq(webhooks.id, webhookId))
      .returning({ echecs: webhooks.echecs });
    return ligne?.echecs ?? 0;
  },

  /** What was kept and whose job was not: a stop came in between. */
  oubliees: (avant: Date, essayeeAvant: Date): Promise<{ id: string; essais: number }[]> =>
    requetes
      .select({ id: livraisonsWebhooks.id, essais: livraisonsWebhooks.essais })
      .from(livraisonsWebhooks)
      .where(
        and(
          eq(livraisonsWebhooks.etat, 'attente'),
          or(
            and(eq(livraisonsWebhooks.essais, 0), lt(livraisonsWebhooks.creeLe, avant)),
            lt(livraisonsWebhooks.tenteLe, essayeeAvant),
          ),
        ),
      )
      .limit(100),

  async oublier(avant: Date): Promise<void> {
    await requetes.delete(livraisonsWebhooks).where(lt(livraisonsWebhooks.creeLe, avant));
  },
});
