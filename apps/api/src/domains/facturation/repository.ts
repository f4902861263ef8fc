import { and, desc, eq, getTableColumns, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { abonnements, utilisateurs } from '../../schema/index.ts';

export type Abonnement = typeof abonnements.$inferSelect;
export type Prestataire = Abonnement['prestataire'];

/** Every query takes the owner: the subscription of someone else does not exist. */
export const depotAbonnements = (requetes: Queries, utilisateurId: string) => ({
  /** Of these providers only: what was paid with play money gives nothing on a server that takes real one. */
  lister: (prestataires: readonly Prestataire[]): Promise<Abonnement[]> =>
    requetes
      .select()
      .from(abonnements)
      .where(and(eq(abonnements.utilisateurId, utilisateurId), inArray(abonnements.prestataire, [...prestataires])))
      .orderBy(desc(abonnements.souscritLe)),

  async ajouter(abonnement: Omit<typeof abonnements.$inferInsert, 'utilisateurId'>): Promise<void> {
    await requetes.insert(abonnements).values({ ...abonnement, utilisateurId });
  },

  async changer(id: string, suite: Partial<Abonnement>): Promise<Abonnement | undefined> {
    const [ligne] = await requetes
      .update(abonnements)
      .set(suite)
      .where(and(eq(abonnements.id, id), eq(abonnements.utilisateurId, utilisateurId)))
      .returning();
    return ligne;
  },

  /** How the audit names the account. */
  async sujet(): Promise<{ sujetAudit: string } | undefined> {
    const [compte] = await requetes
      .select({ sujetAudit: utilisateurs.sujetAudit })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, utilisateurId));
    return compte;
  },
});

/** What the server does for every account. */
export const depotTousAbonnements = (requetes: Queries) => ({
  /** Demonstration accounts that never had a plan. */
  demonstrationSansAbonnement: (): Promise<{ id: string; email: string }[]> =>
    requetes
      .select({ id: utilisateurs.id, email: utilisateurs.email })
      .from(utilisateurs)
      .where(
        and(
          eq(utilisateurs.demonstration, true),
          sql`not exists (select 1 from ${abonnements} where ${abonnements.utilisateurId} = ${utilisateurs.id})`,
        ),
      ),

  /** Subscriptions without a provider that renews them. */
  aRenouveler: (maintenant: Date): Promise<Abonnement[]> =>
    requetes
      .select()
      .from(abonnements)
      .where(
        and(
          inArray(abonnements.prestataire, ['essai', 'demonstration']),
          eq(abonnements.statut, 'actif'),
          lte(abonnements.finPeriode, maintenant),
        ),
      ),

  /** Renewed before that instant, and not told of it yet. */
  aRappeler: (maintenant: Date, avant: Date) =>
    requetes
      .select({ ...getTableColumns(abonnements), email: utilisateurs.email })
      .from(abonnements)
      .innerJoin(utilisateurs, eq(utilisateurs.id, abonnements.utilisateurId))
      .where(
        and(
          inArray(abonnements.prestataire, ['stripe', 'essai']),
          eq(abonnements.statut, 'actif'),
          eq(abonnements.renouvele, true),
          gt(abonnements.finPeriode, maintenant),
          lte(abonnements.finPeriode, avant),
          sql`${abonnements.rappelPour} is distinct from ${abonnements.finPeriode}`,
        ),
      ),

  /** @returns false when another instance told it first. */
  async noterRappel(id: string, rappelPour: Date): Promise<boolean> {
    const lignes = await requetes
      .update(abonnements)
      .set({ rappelPour })
      .where(and(eq(abonnements.id, id), sql`${abonnements.rappelPour} is distinct from ${abonnements.finPeriode}`))
      .returning({ id: abonnements.id });
    return lignes.length > 0;
  },

  chezLePrestataire: (): Promise<Abonnement[]> =>
    requetes
      .select()
      .from(abonnements)
      .where(and(eq(abonnements.prestataire, 'stripe'), ne(abonnements.statut, 'termine'))),

  /** @returns false when another instance did it first. */
  async changerPeriode(
    { id, finPeriode }: Pick<Abonnement, 'id' | 'finPeriode'>,
    suite: Partial<Pick<Abonnement, 'statut' | 'debutPeriode' | 'finPeriode'>>,
  ): Promise<boolean> {
    const lignes = await requetes
      .update(abonnements)
      .set(suite)
      .where(and(eq(abonnements.id, id), eq(abonnements.finPeriode, finPeriode)))
      .returning({ id: abonnements.id });
    return lignes.length > 0;
  },
});
