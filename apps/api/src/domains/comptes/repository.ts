import { and, desc, eq, gt, inArray, isNull, like, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { echecsConnexion, jetonsRafraichissement, sessions, utilisateurs } from '../../schema/index.ts';

export type Compte = typeof utilisateurs.$inferSelect;
export type Session = typeof sessions.$inferSelect;
export type MotifRevocation = NonNullable<Session['motifRevocation']>;

export const depotComptes = (requetes: Queries) => ({
  async compteParEmail(email: string): Promise<Compte | undefined> {
    const [compte] = await requetes.select().from(utilisateurs).where(eq(utilisateurs.email, email));
    return compte;
  },

  async compteParId(id: string): Promise<Compte | undefined> {
    const [compte] = await requetes.select().from(utilisateurs).where(eq(utilisateurs.id, id));
    return compte;
  },

  /** @returns false when the address is taken: nothing is written. */
  async ajouterCompte(compte: typeof utilisateurs.$inferInsert): Promise<boolean> {
    const { rowCount } = await requetes
      .insert(utilisateurs)
      .values(compte)
      .onConflictDoNothing({ target: utilisateurs.email });
    return rowCount === 1;
  },

  async changerMotDePasse(utilisateurId: string, motDePasse: string | null): Promise<void> {
    await requetes.update(utilisateurs).set({ motDePasse }).where(eq(utilisateurs.id, utilisateurId));
  },

  /** The same password under stronger parameters, unless it was changed meanwhile. */
  async rehacher(utilisateurId: string, ancien: string, nouveau: string): Promise<boolean> {
    const { rowCount } = await requetes
      .update(utilisateurs)
      .set({ motDePasse: nouveau })
      .where(and(eq(utilisateurs.id, utilisateurId), eq(utilisateurs.motDePasse, ancien)));
    return rowCount === 1;
  },

  /** @returns true the first time. */
  async marquerVerifie(utilisateurId: string, instant: Date): Promise<boolean> {
    const { rowCount } = await requetes
      .update(utilisateurs)
      .set({ emailVerifieLe: instant })
      .where(and(eq(utilisateurs.id, utilisateurId), isNull(utilisateurs.emailVerifieLe)));
    return rowCount === 1;
  },

  /** Kept from changing until the end of the transaction: what takes the password away waits, and then sees the session. */
  async aCeMotDePasse(utilisateurId: string, motDePasse: string | null): Promise<boolean> {
    const [ligne] = await requetes
      .select({ motDePasse: utilisateurs.motDePasse })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, utilisateurId))
      .for('share');
    return ligne !== undefined && ligne.motDePasse === motDePasse;
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

  /** Sessions still open, the most recently used first. */
  async sessionsVivantes(utilisateurId: string, ouvertesApres: Date, activesApres: Date): Promise<Session[]> {
    return requetes
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.utilisateurId, utilisateurId),
          isNull(sessions.revoqueeLe),
          gt(sessions.ouverteLe, ouvertesApres),
          gt(sessions.derniereActivite, activesApres),
        ),
      )
      .orderBy(desc(sessions.derniereActivite));
  },

  async sessionsParId(ids: readonly string[]): Promise<{ session: Session; compte: Compte }[]> {
    return requetes
      .select({ session: sessions, compte: utilisateurs })
      .from(sessions)
      .innerJoin(utilisateurs, eq(utilisateurs.id, sessions.utilisateurId))
      .where(inArray(sessions.id, [...ids]));
  },

  /** Closes the sessions of a person, except one of them. @returns how many were open. */
  async revoquerToutes(
    utilisateurId: string,
    instant: Date,
    motif: MotifRevocation,
    sauf: string | undefined,
  ): Promise<number> {
    const { rowCount } = await requetes
      .update(sessions)
      .set({ revoqueeLe: instant, motifRevocation: motif })
      .where(
        and(
          eq(sessions.utilisateurId, utilisateurId),
          isNull(sessions.revoqueeLe),
          sauf === undefined ? undefined : ne(sessions.id, sauf),
        ),
      );
    return rowCount ?? 0;
  },

  async modifierNom(utilisateurId: string, nomComplet: string): Promise<void> {
    await requetes.update(utilisateurs).set({ nomComplet }).where(eq(utilisateurs.id, utilisateurId));
  },

  /** @returns false when the address is taken: nothing is written. */
  async changerEmail(utilisateurId: string, email: string, instant: Date): Promise<boolean> {
    const libre = sql`not exists (select 1 from ${utilisateurs} autre where autre.email = ${email})`;
    const { rowCount } = await requetes
      .update(utilisateurs)
      .set({ email, emailVerifieLe: instant })
      .where(and(eq(utilisateurs.id, utilisateurId), libre));
    return rowCount === 1;
  },

  async reauthentifier(sessionId: string, instant: Date): Promise<void> {
    await requetes.update(sessions).set({ reauthentifieeLe: instant }).where(eq(sessions.id, sessionId));
  },

  /** Counters that nothing reads any more. */
  async oublierVieuxEchecs(avant: Date): Promise<void> {
    await requetes.delete(echecsConnexion).where(lt(echecsConnexion.dernierLe, avant));
  },

  async elever(sessionId: string): Promise<void> {
    await requetes.update(sessions).set({ niveau: 'aal2' }).where(eq(sessions.id, sessionId));
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

  async echecs(cles: readonly string[]): Promise<ReadonlyMap<string, { nombre: number; dernierLe: Date }>> {
    const lignes = await requetes
      .select({ cle: echecsConnexion.cle, nombre: echecsConnexion.nombre, dernierLe: echecsConnexion.dernierLe })
      .from(echecsConnexion)
      .where(inArray(echecsConnexion.cle, [...cles]));
    return new Map(lignes.map(({ cle, ...echecs }) => [cle, echecs]));
  },

  /** Adds one failure to each, in order so that two volleys never block each other; those out of the bounds are forgotten. */
  async ajouterEchecs(
    cles: readonly string[],
    instant: Date,
    { avant, apres }: { readonly avant: Date; readonly apres: Date },
  ): Promise<void> {
    const { dernierLe } = echecsConnexion;
    const perime = sql`${dernierLe} <= ${avant.toISOString()} or ${dernierLe} > ${apres.toISOString()}`;
    await requetes
      .insert(echecsConnexion)
      .values([...cles].sort().map((cle) => ({ cle, nombre: 1, premierLe: instant, dernierLe: instant })))
      .onConflictDoUpdate({
        target: echecsConnexion.cle,
        set: {
          nombre: sql`case when ${perime} then 1 else ${echecsConnexion.nombre} + 1 end`,
          premierLe: sql`case when ${perime} then excluded.premier_le else ${echecsConnexion.premierLe} end`,
          dernierLe: sql`excluded.dernier_le`,
        },
      });
  },

  /** Counts a try before it is made, unless there were already so many within the bounds. @returns false then. */
  async reserverEssai(
    { cle, max }: { readonly cle: string; readonly max: number },
    instant: Date,
    { avant, apres }: { readonly avant: Date; readonly apres: Date },
  ): Promise<boolean> {
    const { dernierLe, nombre, premierLe } = echecsConnexion;
    const perime = sql`(${dernierLe} <= ${avant.toISOString()} or ${dernierLe} > ${apres.toISOString()})`;
    const { rowCount } = await requetes
      .insert(echecsConnexion)
      .values({ cle, nombre: 1, premierLe: instant, dernierLe: instant })
      .onConflictDoUpdate({
        target: echecsConnexion.cle,
        set: {
          nombre: sql`case when ${perime} then 1 else ${nombre} + 1 end`,
          premierLe: sql`case when ${perime} then excluded.premier_le else ${premierLe} end`,
          // That of the last failure: a try that ends well must not make the lock last.
          dernierLe: sql`case when ${perime} then excluded.dernier_le else ${dernierLe} end`,
        },
        setWhere: sql`${perime} or ${nombre} < ${max}`,
      });
    return rowCount === 1;
  },

  async daterEchecs(cles: readonly string[], dernierLe: Date): Promise<void> {
    // One by one: two tries that share several counts never wait for each other.
    for (const cle of cles) {
      await requetes.update(echecsConnexion).set({ dernierLe }).where(eq(echecsConnexion.cle, cle));
    }
  },

  /** The tries that were counted and did not fail. */
  async rendreEssais(cles: readonly string[]): Promise<void> {
    const nombre = sql`greatest(${echecsConnexion.nombre} - 1, 0)`;
    for (const cle of cles) {
      await requetes.update(echecsConnexion).set({ nombre }).where(eq(echecsConnexion.cle, cle));
    }
  },

  /** Counts a try, unless there were already so many: of tries at once, on any instance, each is counted. */
  async compterEssai(cle: string, max: number, instant: Date): Promise<boolean> {
    const { rowCount } = await requetes
      .insert(echecsConnexion)
      .values({ cle, nombre: 1, premierLe: instant, dernierLe: instant })
      .onConflictDoUpdate({
        target: echecsConnexion.cle,
        set: { nombre: sql`${echecsConnexion.nombre} + 1`, dernierLe: sql`excluded.dernier_le` },
        setWhere: lt(echecsConnexion.nombre, max),
      });
    return rowCount === 1;
  },

  async oublierEchecs(cle: string): Promise<void> {
    await requetes.delete(echecsConnexion).where(eq(echecsConnexion.cle, cle));
  },

  /** Every count of an account: strangers, known browsers, codes. */
  async oublierEchecsDuCompte(compte: string): Promise<void> {
    await requetes.delete(echecsConnexion).where(like(echecsConnexion.cle, `${compte}|%`));
  },
});
