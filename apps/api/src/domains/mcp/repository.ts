import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { applications, autorisations, codesAutorisation, jetonsApplication } from '../../schema/index.ts';

export type Application = typeof applications.$inferSelect;
export type Autorisation = typeof autorisations.$inferSelect;
type Motif = NonNullable<Autorisation['motifRevocation']>;

export const depotApplications = (requetes: Queries) => ({
  async enregistrer(application: Application): Promise<void> {
    await requetes.insert(applications).values(application);
  },

  /** A program of ours, as the code describes it today. */
  async preenregistrer({ id, nom, redirections, creeeLe }: Omit<Application, 'reseau'>): Promise<void> {
    await requetes
      .insert(applications)
      .values({ id, nom, redirections, creeeLe })
      .onConflictDoUpdate({ target: applications.id, set: { nom, redirections } });
  },

  async application(id: string): Promise<Application | undefined> {
    const [ligne] = await requetes.select().from(applications).where(eq(applications.id, id));
    return ligne;
  },

  async nombre(): Promise<number> {
    const [ligne] = await requetes.select({ nombre: count() }).from(applications);
    return ligne?.nombre ?? 0;
  },

  /**
   * Makes room: programs that nobody ever allowed, those of the network that holds the most of them first, the oldest
   * first. @param sauf the one that just came.
   */
  async evincer(nombre: number, sauf: string): Promise<void> {
    const jamaisAutorisee = notExists(
      requetes
        .select({ id: autorisations.id })
        .from(autorisations)
        .where(eq(autorisations.applicationId, applications.id)),
    );
    const inutiles = requetes.$with('inutiles').as(
      requetes
        .select({
          id: applications.id,
          creeeLe: applications.creeeLe,
          voisins: sql<number>`count(*) over (partition by ${applications.reseau})`.as('voisins'),
        })
        .from(applications)
        .where(and(ne(applications.id, sauf), jamaisAutorisee)),
    );
    const partants = await requetes
      .with(inutiles)
      .select({ id: inutiles.id })
      .from(inutiles)
      .orderBy(desc(inutiles.voisins), asc(inutiles.creeeLe))
      .limit(nombre);
    const ids = partants.map(({ id }) => id);
    await requetes.delete(applications).where(and(inArray(applications.id, ids), jamaisAutorisee));
  },

  /** Programs that nobody allows any more, and authorisations past their end. */
  async oublier(avant: { readonly applicationsAvant: Date; readonly autorisationsAvant: Date }): Promise<void> {
    const { applicationsAvant, autorisationsAvant } = avant;
    await requetes
      .delete(autorisations)
      .where(or(lt(autorisations.accordeeLe, autorisationsAvant), lt(autorisations.revoqueeLe, autorisationsAvant)));
    const liees = requetes
      .select({ id: autorisations.id })
      .from(autorisations)
      .where(eq(autorisations.applicationId, applications.id));
    await requetes.delete(applications).where(and(lt(applications.creeeLe, applicationsAvant), notExists(liees)));
  },

  async autoriser(autorisation: typeof autorisations.$inferInsert, code: typeof codesAutorisation.$inferInsert) {
    await requetes.insert(autorisations).values(autorisation);
    await requetes.insert(codesAutorisation).values(code);
  },

  /** Those that the person granted and that still stand, the latest first. */
  async vivantes(utilisateurId: string, accordeesApres: Date) {
    return requetes
      .select({ autorisation: autorisations, application: applications })
      .from(autorisations)
      .innerJoin(applications, eq(applications.id, autorisations.applicationId))
      .where(
        and(
          eq(autorisations.utilisateurId, utilisateurId),
          isNull(autorisations.revoqueeLe),
          isNotNull(autorisations.utiliseeLe),
          gt(autorisations.accordeeLe, accordeesApres),
        ),
      )
      .orderBy(desc(autorisations.accordeeLe));
  },

  async autorisation(id: string): Promise<Autorisation | undefined> {
    const [ligne] = await requetes.select().from(autorisations).where(eq(autorisations.id, id));
    return ligne;
  },

  async marquerUsage(id: string, utiliseeLe: Date): Promise<void> {
    await requetes.update(autorisations).set({ utiliseeLe }).where(eq(autorisations.id, id));
  },

  /** @param qui narrows to one person: an identifier alone never suffices. @returns how many were revoked. */
  async revoquer(
    qui:
      | { readonly id: string; readonly utilisateurId?: string; readonly applicationId?: string }
      | { readonly id?: never; readonly utilisateurId: string; readonly applicationId?: string },
    revoqueeLe: Date,
    motifRevocation: Motif,
  ): Promise<number> {
    const { rowCount } = await requetes
      .update(autorisations)
      .set({ revoqueeLe, motifRevocation })
      .where(
        and(
          isNull(autorisations.revoqueeLe),
          qui.id === undefined ? undefined : eq(autorisations.id, qui.id),
          qui.utilisateurId === undefined ? undefined : eq(autorisations.utilisateurId, qui.utilisateurId),
          qui.applicationId === undefined ? undefined : eq(autorisations.applicationId, qui.applicationId),
        ),
      );
    return rowCount ?? 0;
  },

  /** The code with its authorisation, kept from any other exchange until the end of the transaction. */
  async verrouillerCode(empreinte: string) {
    const [ligne] = await requetes
      .select({ code: codesAutorisation, autorisation: autorisations })
      .from(codesAutorisation)
      .innerJoin(autorisations, eq(autorisations.id, codesAutorisation.autorisationId))
      .where(eq(codesAutorisation.empreinte, empreinte))
      .for('update');
    return ligne;
  },

  async marquerCode(empreinte: string, utiliseLe: Date): Promise<void> {
    await requetes.update(codesAutorisation).set({ utiliseLe }).where(eq(codesAutorisation.empreinte, empreinte));
  },

  async verrouillerJeton(empreinte: string) {
    const [ligne] = await requetes
      .select({ jeton: jetonsApplication, autorisation: autorisations })
      .from(jetonsApplication)
      .innerJoin(autorisations, eq(autorisations.id, jetonsApplication.autorisationId))
      .where(eq(jetonsApplication.empreinte, empreinte))
      .for('update');
    return ligne;
  },

  async ajouterJeton(jeton: typeof jetonsApplication.$inferInsert): Promise<void> {
    await requetes.insert(jetonsApplication).values(jeton);
  },

  async marquerJeton(empreinte: string, utiliseLe: Date): Promise<void> {
    await requetes.update(jetonsApplication).set({ utiliseLe }).where(eq(jetonsApplication.empreinte, empreinte));
  },
});
