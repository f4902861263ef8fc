import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { sqlState } from '../../platform/database/unavailable.ts';
import type { Queries } from '../../platform/database/database.ts';
import { echecsConnexion, jetonsRafraichissement, sessions, utilisateurs } from '../../schema/index.ts';

export type Compte = typeof utilisateurs.$inferSelect;
export type Session = typeof sessions.$inferSelect;
type MotifRevocation = NonNullable<Session['motifRevocation']>;

const VIOLATION_UNICITE = '23505';

export const depotComptes = (requetes: Queries) => ({
  async compteParEmail(email: string): Promise<Compte | undefined> {
    const [compte] = await requetes.select().from(utilisateurs).where(eq(utilisateurs.email, email));
    return compte;
  },

  /** @returns false when the address is taken. */
  async ajouterCompte(compte: typeof utilisateurs.$inferInsert): Promise<boolean> {
    try {
      await requetes.insert(utilisateurs).values(compte);
      return true;
    } catch (error) {
      if (sqlState(error) === VIOLATION_UNICITE) return false;
      throw error;
    }
  },

  async ajouterCompteSiAbsent(compte: typeof utilisateurs.$inferInsert): Promise<void> {
    await requetes.insert(utilisateurs).values(compte).onConflictDoNothing({ target: utilisateurs.email });
  },

  async ouvrirSession(session: typeof sessions.$inferInsert, empreinteJeton: string): Promise<void> {
    await requetes.insert(sessions).values(session);
    await requetes
      .insert(jetonsRafraichissement)
      .values({ empreinte: empreinteJeton, sessionId: session.id, creeLe: session.ouverteLe });
  },

  async supprimerSessionsFinies(utilisateurId: string, ouvertesAvant: Date): Promise<void> {
    await requetes
      .delete(sessions)
      .where(and(eq(sessions.utilisateurId, utilisateurId), lt(sessions.ouverteLe, ouvertesAvant)));
  },

  async sessionDe(utilisateurId: string, sessionId: string): Promise<{ session: Session; compte: Compte } | undefined> {
    const [ligne] = await requetes
      .select({ session: sessions, compte: utilisateurs })
      .from(sessions)
      .innerJoin(utilisateurs, eq(utilisateurs.id, sessions.utilisateurId))
      .where(and(eq(sessions.id, sessionId), eq(sessions.utilisateurId, utilisateurId)));
    return ligne;
  },

  async marquerActivite(sessionId: string, instant: Date): Promise<void> {
    await requetes
      .update(sessions)
      .set({ derniereActivite: instant })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revoqueeLe)));
  },

  async revoquerSession(sessionId: string, instant: Date, motif: MotifRevocation): Promise<void> {
    await requetes
      .update(sessions)
      .set({ revoqueeLe: instant, motifRevocation: motif })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revoqueeLe)));
  },

  /** Session of a refresh token, locked until the end of the transaction: its tokens rotate one at a time. */
  async verrouillerSessionDuJeton(empreinte: string): Promise<{ session: Session; compte: Compte } | undefined> {
    const [ligne] = await requetes
      .select({ session: sessions, compte: utilisateurs })
      .from(jetonsRafraichissement)
      .innerJoin(sessions, eq(sessions.id, jetonsRafraichissement.sessionId))
      .innerJoin(utilisateurs, eq(utilisateurs.id, sessions.utilisateurId))
      .where(eq(jetonsRafraichissement.empreinte, empreinte))
      .for('update', { of: sessions });
    return ligne;
  },

  async usageDuJeton(empreinte: string): Promise<Date | null | undefined> {
    const [ligne] = await requetes
      .select({ utiliseLe: jetonsRafraichissement.utiliseLe })
      .from(jetonsRafraichissement)
      .where(eq(jetonsRafraichissement.empreinte, empreinte));
    return ligne?.utiliseLe;
  },

  async remplacerJeton(sessionId: string, ancien: string, nouveau: string, instant: Date): Promise<void> {
    await requetes
      .update(jetonsRafraichissement)
      .set({ utiliseLe: instant })
      .where(and(eq(jetonsRafraichissement.empreinte, ancien), eq(jetonsRafraichissement.sessionId, sessionId)));
    await requetes.insert(jetonsRafraichissement).values({ empreinte: nouveau, sessionId, creeLe: instant });
  },

  async echecs(cle: string): Promise<{ nombre: number; dernierLe: Date } | undefined> {
    const [ligne] = await requetes
      .select({ nombre: echecsConnexion.nombre, dernierLe: echecsConnexion.dernierLe })
      .from(echecsConnexion)
      .where(eq(echecsConnexion.cle, cle));
    return ligne;
  },

  /** Adds one failure; failures before `oublierAvant` no longer count. */
  async ajouterEchec(cle: string, instant: Date, oublierAvant: Date): Promise<void> {
    const perime = sql`${echecsConnexion.dernierLe} <= ${oublierAvant.toISOString()}`;
    await requetes
      .insert(echecsConnexion)
      .values({ cle, nombre: 1, premierLe: instant, dernierLe: instant })
      .onConflictDoUpdate({
        target: echecsConnexion.cle,
        set: {
          nombre: sql`case when ${perime} then 1 else ${echecsConnexion.nombre} + 1 end`,
          premierLe: sql`case when ${perime} then excluded.premier_le else ${echecsConnexion.premierLe} end`,
          dernierLe: sql`excluded.dernier_le`,
        },
      });
  },

  async oublierEchecs(cle: string): Promise<void> {
    await requetes.delete(echecsConnexion).where(eq(echecsConnexion.cle, cle));
  },
});
