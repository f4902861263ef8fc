import type { Signalement } from '@francis/contract';
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { journalModeration, signalements, utilisateurs } from '../../schema/index.ts';

export type SignalementEnBase = typeof signalements.$inferSelect;
export type Geste = (typeof journalModeration.$inferSelect)['geste'];
type Decision = NonNullable<Signalement['decision']>;
type Entree = Omit<typeof journalModeration.$inferInsert, 'rang'>;
type Compte = Pick<typeof utilisateurs.$inferSelect, 'id' | 'email' | 'nomComplet' | 'sujetAudit'>;

const MIENS_MAX = 100;
const LUS_MAX = 500;

/** What one person reported. Every query takes its owner. */
export const depotMesSignalements = (requetes: Queries, auteurId: string) => ({
  lister: (): Promise<SignalementEnBase[]> =>
    requetes
      .select()
      .from(signalements)
      .where(eq(signalements.auteurId, auteurId))
      .orderBy(desc(signalements.le), desc(signalements.id))
      .limit(MIENS_MAX),

  compter: (depuis: Date): Promise<number> =>
    requetes.$count(signalements, and(eq(signalements.auteurId, auteurId), gt(signalements.le, depuis))),

  /** @returns undefined when the same is already being looked at. */
  async ajouter(
    signalement: Omit<typeof signalements.$inferInsert, 'auteurId'>,
  ): Promise<SignalementEnBase | undefined> {
    const [ajoute] = await requetes
      .insert(signalements)
      .values({ ...signalement, auteurId })
      .onConflictDoNothing()
      .returning();
    return ajoute;
  },
});

const auteur = alias(utilisateurs, 'auteur');
const vise = alias(utilisateurs, 'vise');
const COMPTE = (un: typeof auteur | typeof vise) => ({
  id: un.id,
  email: un.email,
  nomComplet: un.nomComplet,
  sujetAudit: un.sujetAudit,
});

/** For whoever runs the product: reports of everybody. */
export const depotModeration = (requetes: Queries) => ({
  ouverts: (): Promise<{ signalement: SignalementEnBase; auteur: Compte; vise: Compte }[]> =>
    requetes
      .select({ signalement: signalements, auteur: COMPTE(auteur), vise: COMPTE(vise) })
      .from(signalements)
      .innerJoin(auteur, eq(auteur.id, signalements.auteurId))
      .innerJoin(vise, eq(vise.id, signalements.viseId))
      .where(isNull(signalements.decision))
      .orderBy(asc(signalements.le), asc(signalements.id))
      .limit(LUS_MAX),

  /** Held until the end of the transaction: it is decided once. */
  async tenir(id: string): Promise<{ signalement: SignalementEnBase; auteur: Compte; vise: Compte } | undefined> {
    await requetes.execute(sql`select 1 from ${signalements} where id = ${id} for update`);
    const [tenu] = await requetes
      .select({ signalement: signalements, auteur: COMPTE(auteur), vise: COMPTE(vise) })
      .from(signalements)
      .innerJoin(auteur, eq(auteur.id, signalements.auteurId))
      .innerJoin(vise, eq(vise.id, signalements.viseId))
      .where(eq(signalements.id, id));
    return tenu;
  },

  async decider(id: string, decision: Decision, decideLe: Date): Promise<void> {
    await requetes.update(signalements).set({ decision, decideLe }).where(eq(signalements.id, id));
  },

  async noter(entree: Entree): Promise<void> {
    await requetes.insert(journalModeration).values(entree);
  },

  /** The last entries, newest first. */
  journal: () => requetes.select().from(journalModeration).orderBy(desc(journalModeration.rang)).limit(LUS_MAX),
});
