import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { codesEmail } from '../../../schema/index.ts';

export type CodeEmail = typeof codesEmail.$inferSelect;
export type UsageCode = CodeEmail['usage'];

const celui = (utilisateurId: string, usage: UsageCode) =>
  and(eq(codesEmail.utilisateurId, utilisateurId), eq(codesEmail.usage, usage));

export const depotCodes = (requetes: Queries) => ({
  async remplacer({ utilisateurId, usage, ...code }: Omit<CodeEmail, 'essais'>): Promise<void> {
    await requetes
      .insert(codesEmail)
      .values({ utilisateurId, usage, ...code, essais: 0 })
      .onConflictDoUpdate({ target: [codesEmail.utilisateurId, codesEmail.usage], set: { ...code, essais: 0 } });
  },

  /** Counts one try and gives the code, while it may still be tried: of tries at once, each is counted. */
  async essayer(utilisateurId: string, usage: UsageCode, essaisMax: number): Promise<CodeEmail | undefined> {
    const [code] = await requetes
      .update(codesEmail)
      .set({ essais: sql`${codesEmail.essais} + 1` })
      .where(and(celui(utilisateurId, usage), lt(codesEmail.essais, essaisMax)))
      .returning();
    return code;
  },

  /** @returns false when it was already used. */
  async prendre(utilisateurId: string, usage: UsageCode, empreinte: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(codesEmail)
      .where(and(celui(utilisateurId, usage), eq(codesEmail.empreinte, empreinte)));
    return rowCount === 1;
  },

  async annuler(utilisateurId: string): Promise<void> {
    await requetes.delete(codesEmail).where(eq(codesEmail.utilisateurId, utilisateurId));
  },

  async oublierPerimes(maintenant: Date): Promise<void> {
    await requetes.delete(codesEmail).where(lt(codesEmail.expireLe, maintenant));
  },
});
