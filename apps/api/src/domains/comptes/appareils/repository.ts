import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { appareilsConnus, utilisateurs } from '../../../schema/index.ts';

/** Bound to the account: the same browser has another row, that nothing links, for each account that it opens. */
const empreinteSql = (jeton: string) =>
  sql<string>`encode(sha256(convert_to(${jeton} || '|' || ${utilisateurs.id}::text, 'UTF8')), 'hex')`;

export const depotAppareils = (requetes: Queries) => ({
  /** One query whether the account exists or not: its time says nothing. */
  async connu(jeton: string, email: string): Promise<string | undefined> {
    const [ligne] = await requetes
      .select({ empreinte: appareilsConnus.empreinte })
      .from(appareilsConnus)
      .innerJoin(utilisateurs, eq(utilisateurs.id, appareilsConnus.utilisateurId))
      .where(and(eq(utilisateurs.email, email), eq(appareilsConnus.empreinte, empreinteSql(jeton))));
    return ligne?.empreinte;
  },

  async retenir(jeton: string, utilisateurId: string, instant: Date): Promise<void> {
    const [ligne] = await requetes
      .select({ empreinte: empreinteSql(jeton) })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, utilisateurId));
    if (!ligne) return;
    await requetes
      .insert(appareilsConnus)
      .values({ empreinte: ligne.empreinte, utilisateurId, creeLe: instant, vuLe: instant })
      .onConflictDoUpdate({ target: appareilsConnus.empreinte, set: { vuLe: instant } });
  },

  async oublier(utilisateurId: string): Promise<void> {
    await requetes.delete(appareilsConnus).where(eq(appareilsConnus.utilisateurId, utilisateurId));
  },

  async oublierAnciens(avant: Date): Promise<void> {
    await requetes.delete(appareilsConnus).where(lt(appareilsConnus.vuLe, avant));
  },
});
