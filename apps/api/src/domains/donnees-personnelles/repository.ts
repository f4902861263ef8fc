import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  consentements,
  conversations,
  demandesSuppression,
  effacements,
  messages,
  profils,
  utilisateurs,
} from '../../schema/index.ts';
import { TABLES_PERSONNELLES, type Titulaire } from './registre-tables.ts';

export type ChoixEnregistre = typeof consentements.$inferSelect;
export type Demande = typeof demandesSuppression.$inferSelect;

export const depotDonnees = (requetes: Queries) => ({
  /** Every row of the person, table by table, under the names of the database. */
  async exporter(titulaire: Titulaire): Promise<Record<string, Record<string, unknown>[]>> {
    const tables: Record<string, Record<string, unknown>[]> = {};
    for (const [nom, { lignes, tues = [] }] of Object.entries(TABLES_PERSONNELLES)) {
      const { rows } = await requetes.execute(sql`select * from ${sql.identifier(nom)} where ${lignes(titulaire)}`);
      tables[nom] = rows.map((ligne) => Object.fromEntries(Object.entries(ligne).filter(([c]) => !tues.includes(c))));
    }
    return tables;
  },

  async profil(utilisateurId: string): Promise<object | undefined> {
    const [ligne] = await requetes
      .select({ donnees: profils.donnees })
      .from(profils)
      .where(eq(profils.utilisateurId, utilisateurId));
    return ligne?.donnees;
  },

  async messagesDe(utilisateurId: string) {
    return requetes
      .select({
        conversationId: messages.conversationId,
        role: messages.role,
        contenu: messages.contenu,
        creeLe: messages.creeLe,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(conversations.utilisateurId, utilisateurId))
      .orderBy(asc(messages.rang));
  },

  /** Newest first. */
  async choix(utilisateurId: string): Promise<ChoixEnregistre[]> {
    return requetes
      .select()
      .from(consentements)
      .where(eq(consentements.utilisateurId, utilisateurId))
      .orderBy(desc(consentements.choisiLe));
  },

  async ajouterChoix(choix: typeof consentements.$inferInsert): Promise<void> {
    await requetes.insert(consentements).values(choix);
  },

  async demande(utilisateurId: string): Promise<Demande | undefined> {
    const [ligne] = await requetes
      .select()
      .from(demandesSuppression)
      .where(eq(demandesSuppression.utilisateurId, utilisateurId));
    return ligne;
  },

  /** @returns false when one was already there: its date stands. */
  async ajouterDemande(demande: typeof demandesSuppression.$inferInsert): Promise<boolean> {
    const { rowCount } = await requetes.insert(demandesSuppression).values(demande).onConflictDoNothing();
    return rowCount === 1;
  },

  async retirerDemande(utilisateurId: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(demandesSuppression)
      .where(eq(demandesSuppression.utilisateurId, utilisateurId));
    return rowCount === 1;
  },

  /** Not seen since that date, and without a client file: those are their firm's to close. */
  async inactifs(avant: Date): Promise<Titulaire[]> {
    return requetes
      .select(TITULAIRE)
      .from(utilisateurs)
      .where(
        and(
          eq(utilisateurs.demonstration, false),
          lt(DERNIERE_ACTIVITE, avant),
          sql`not exists (select 1 from demandes_suppression d where d.utilisateur_id = ${utilisateurs.id})`,
          sql`not exists (select 1 from membres_cabinet m join clients c on c.cabinet_id = m.cabinet_id
              where m.utilisateur_id = ${utilisateurs.id})`,
        ),
      );
  },

  /** Withdraws what was announced to somebody who came back. */
  async retirerAnnoncesDesRevenus(): Promise<void> {
    await requetes.execute(sql`
      delete from demandes_suppression where motif = 'inactivite' and exists (
        select 1 from ${utilisateurs} where ${utilisateurs.id} = demandes_suppression.utilisateur_id
          and ${DERNIERE_ACTIVITE} > demandes_suppression.demandee_le
      )`);
  },

  async echues(maintenant: Date): Promise<Titulaire[]> {
    return requetes
      .select(TITULAIRE)
      .from(demandesSuppression)
      .innerJoin(utilisateurs, eq(utilisateurs.id, demandesSuppression.utilisateurId))
      .where(lte(demandesSuppression.effectiveLe, maintenant));
  },

  /** Accounts that were erased and that a restored backup brought back. */
  async revenues(): Promise<Titulaire[]> {
    return requetes
      .select(TITULAIRE)
      .from(utilisateurs)
      .innerJoin(effacements, eq(effacements.empreinte, EMPREINTE_ID));
  },

  /**
   * Removes the person from every table. What the law lets stay is the audit, which then designates nobody: the row
   * that linked it to the person is gone.
   */
  async effacer({ id, email, empreinteEmail }: Titulaire, maintenant: Date): Promise<void> {
    await requetes.execute(sql`
      delete from evenements_paiement where client_externe in (
        select externe_id from clients_paiement where utilisateur_id = ${id}
      ) or abonnement_externe in (select externe_id from abonnements where utilisateur_id = ${id})`);
    await requetes.execute(sql`delete from courriers where destinataire = ${email}`);
    await requetes.execute(sql`delete from courriers_en_attente where destinataire = ${email}`);
    await requetes.execute(sql`delete from echecs_connexion where starts_with(cle, ${`${empreinteEmail}|`})`);
    await requetes.execute(sql`delete from envois_demandes where destinataire = ${empreinteEmail}`);
    await requetes.execute(sql`delete from invitations_cabinet where email = ${email}`);
    // A firm that nobody belongs to any more goes with its client files.
    await requetes.execute(sql`
      delete from cabinets c where exists (
        select 1 from membres_cabinet m where m.cabinet_id = c.id and m.utilisateur_id = ${id}
      ) and not exists (
        select 1 from membres_cabinet m where m.cabinet_id = c.id and m.utilisateur_id <> ${id}
      )`);
    // Those who stay keep somebody who answers for the firm: an adviser first, then who is there since longest.
    await requetes.execute(sql`
      update membres_cabinet set role = 'titulaire' where utilisateur_id in (
        select distinct on (m.cabinet_id) m.utilisateur_id from membres_cabinet m
        where m.utilisateur_id <> ${id}
          and m.cabinet_id in (select cabinet_id from membres_cabinet where utilisateur_id = ${id})
          and not exists (
            select 1 from membres_cabinet t
            where t.cabinet_id = m.cabinet_id and t.role = 'titulaire' and t.utilisateur_id <> ${id}
          )
        order by m.cabinet_id, m.role = 'lecteur', m.depuis_le, m.utilisateur_id
      )`);
    const [efface] = await requetes
      .delete(utilisateurs)
      .where(and(eq(utilisateurs.id, id), eq(utilisateurs.email, email)))
      .returning({ empreinte: EMPREINTE_ID });
    if (!efface) return;
    await requetes
      .insert(effacements)
      .values({ empreinte: efface.empreinte, effaceLe: maintenant })
      .onConflictDoNothing();
  },
});

const EMPREINTE_ID = sql<string>`encode(sha256(convert_to(${utilisateurs.id}::text, 'UTF8')), 'hex')`;
const TITULAIRE = {
  id: utilisateurs.id,
  email: utilisateurs.email,
  sujetAudit: utilisateurs.sujetAudit,
  empreinteEmail: sql<string>`encode(sha256(convert_to(${utilisateurs.email}, 'UTF8')), 'hex')`,
};
/** Of the account: its opening, its sessions, the programs that it let in. */
const DERNIERE_ACTIVITE = sql<Date>`greatest(
  ${utilisateurs.creeLe},
  (select max(s.derniere_activite) from sessions s where s.utilisateur_id = ${utilisateurs.id}),
  (select max(a.utilisee_le) from autorisations a where a.utilisateur_id = ${utilisateurs.id})
)`;
