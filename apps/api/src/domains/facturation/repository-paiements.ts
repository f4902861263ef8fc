import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { abonnements, clientsPaiement, commandes, evenementsPaiement, factures } from '../../schema/index.ts';
import type { EvenementRecu } from './ports.ts';
import type { Abonnement } from './repository.ts';

export type Commande = typeof commandes.$inferSelect;
export type Facture = typeof factures.$inferSelect;
type Moyen = Commande['prestataire'];

/** Orders, invoices and names at providers of one account. */
export const depotPaiements = (requetes: Queries, utilisateurId: string) => ({
  async client(prestataire: Moyen): Promise<string | undefined> {
    const [ligne] = await requetes
      .select({ externeId: clientsPaiement.externeId })
      .from(clientsPaiement)
      .where(and(eq(clientsPaiement.utilisateurId, utilisateurId), eq(clientsPaiement.prestataire, prestataire)));
    return ligne?.externeId;
  },

  /** The first name stays: two orders at once are of one customer. */
  async lierClient(prestataire: Moyen, externeId: string, creeLe: Date): Promise<void> {
    await requetes
      .insert(clientsPaiement)
      .values({ utilisateurId, prestataire, externeId, creeLe })
      .onConflictDoNothing({ target: [clientsPaiement.utilisateurId, clientsPaiement.prestataire] });
  },

  async ajouterCommande(commande: Commande): Promise<void> {
    await requetes.insert(commandes).values(commande);
  },

  async commande(id: string): Promise<Commande | undefined> {
    const [commande] = await requetes
      .select()
      .from(commandes)
      .where(and(eq(commandes.id, id), eq(commandes.utilisateurId, utilisateurId)));
    return commande;
  },

  commandesOuvertes: (): Promise<Commande[]> =>
    requetes
      .select()
      .from(commandes)
      .where(and(eq(commandes.utilisateurId, utilisateurId), eq(commandes.statut, 'ouverte'))),

  async noterSession(id: string, sessionExterne: string): Promise<void> {
    await requetes
      .update(commandes)
      .set({ sessionExterne })
      .where(and(eq(commandes.id, id), eq(commandes.utilisateurId, utilisateurId)));
  },

  /** @returns false when the order was not open any more. */
  async clore(id: string, statut: 'payee' | 'abandonnee'): Promise<boolean> {
    const lignes = await requetes
      .update(commandes)
      .set({ statut })
      .where(and(eq(commandes.id, id), eq(commandes.utilisateurId, utilisateurId), eq(commandes.statut, 'ouverte')))
      .returning({ id: commandes.id });
    return lignes.length > 0;
  },

  factures: (): Promise<Facture[]> =>
    requetes.select().from(factures).where(eq(factures.utilisateurId, utilisateurId)).orderBy(desc(factures.emiseLe)),

  async ajouterFacture(facture: Omit<typeof factures.$inferInsert, 'utilisateurId'>): Promise<void> {
    await requetes
      .insert(factures)
      .values({ ...facture, utilisateurId })
      .onConflictDoUpdate({
        target: factures.externeId,
        // What was given back stays so, whatever an older event says.
        set: { statut: facture.statut, lien: facture.lien ?? null, numero: facture.numero },
        setWhere: sql`${factures.utilisateurId} = ${utilisateurId} and ${factures.statut} <> 'remboursee'`,
      });
  },

  async rembourser(abonnementId: string): Promise<void> {
    await requetes
      .update(factures)
      .set({ statut: 'remboursee' })
      .where(
        and(
          eq(factures.utilisateurId, utilisateurId),
          eq(factures.abonnementId, abonnementId),
          eq(factures.statut, 'payee'),
        ),
      );
  },

  async abonnementExterne(externeId: string): Promise<Abonnement | undefined> {
    const [ligne] = await requetes
      .select()
      .from(abonnements)
      .where(and(eq(abonnements.externeId, externeId), eq(abonnements.utilisateurId, utilisateurId)));
    return ligne;
  },
});

/** What a provider says, before it is known whom it is about. */
export const depotEvenements = (requetes: Queries) => ({
  /** @returns its rank; undefined when it was already received. */
  async recevoir(evenement: EvenementRecu, recuLe: Date): Promise<number | undefined> {
    const [ligne] = await requetes
      .insert(evenementsPaiement)
      .values({ ...evenement, recuLe })
      .onConflictDoNothing()
      .returning({ rang: evenementsPaiement.rang });
    return ligne?.rang;
  },

  /** Takes the event for this transaction. @returns false when it had its effect already. */
  async prendre(id: string, maintenant: Date): Promise<boolean> {
    const lignes = await requetes
      .update(evenementsPaiement)
      .set({ traiteLe: maintenant })
      .where(and(eq(evenementsPaiement.id, id), isNull(evenementsPaiement.traiteLe)))
      .returning({ id: evenementsPaiement.id });
    return lignes.length > 0;
  },

  /** Received, and left by whoever was to treat them. */
  delaisses: (apres: Date, avant: Date): Promise<(typeof evenementsPaiement.$inferSelect)[]> =>
    requetes
      .select()
      .from(evenementsPaiement)
      .where(
        and(
          isNull(evenementsPaiement.traiteLe),
          gt(evenementsPaiement.recuLe, apres),
          lt(evenementsPaiement.recuLe, avant),
        ),
      )
      .orderBy(evenementsPaiement.rang),

  async oublier(avant: Date): Promise<void> {
    await requetes.delete(evenementsPaiement).where(lt(evenementsPaiement.recuLe, avant));
  },

  /** Whose customer it is; their events follow each other until the end of the transaction. */
  async titulaire(prestataire: Moyen, externeId: string): Promise<string | undefined> {
    const [ligne] = await requetes
      .select({ utilisateurId: clientsPaiement.utilisateurId })
      .from(clientsPaiement)
      .where(and(eq(clientsPaiement.prestataire, prestataire), eq(clientsPaiement.externeId, externeId)))
      .for('update');
    return ligne?.utilisateurId;
  },
});
