import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { codesEmail } from '../../../schema/index.ts';

export type CodeEmail = typeof codesEmail.$inferSelect;
export type UsageCode = CodeEmail['usage'];

const celui = (utilisateurId: string, usage: UsageCode) =>
  and(eq(codesEmail.utilisateurId, utilisateurId), eq(codesEmail.usage, usage));

export const depotCodes = (requetes: Queries) => ({
  /** Whoever asked for the code that it replaces still counts among those who asked. */
  async remplacer({ utilisateurId, usage, ...code }: Omit<CodeEmail, 'demandeurs'>, demandeur: string): Promise<void> {
    const autres = sql`array_remove(${codesEmail.demandeurs}, ${demandeur})`;
    const demandeurs = sql`array_append(${autres}, ${demandeur})`;
    await requetes
      .insert(codesEmail)
      .values({ utilisateurId, usage, ...code, demandeurs: [demandeur] })
      .onConflictDoUpdate({ target: [codesEmail.utilisateurId, codesEmail.usage], set: { ...code, demandeurs } });
  },

  async lire(utilisateurId: string, usage: UsageCode): Promise<CodeEmail | undefined> {
    const [code] = await requetes.select().from(codesEmail).where(celui(utilisateurId, usage));
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
