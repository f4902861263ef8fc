import type { Profil } from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { profils } from '../../schema/index.ts';

export const depotProfil = (requetes: Queries, utilisateurId: string) => ({
  async lire(): Promise<Profil | undefined> {
    const [ligne] = await requetes.select().from(profils).where(eq(profils.utilisateurId, utilisateurId));
    return ligne?.donnees;
  },

  async remplacer(donnees: Profil, instant: Date): Promise<Profil> {
    await requetes
      .insert(profils)
      .values({ utilisateurId, donnees, modifieLe: instant })
      .onConflictDoUpdate({ target: profils.utilisateurId, set: { donnees, modifieLe: instant } });
    return donnees;
  },

  /** Changes the given fields only, in one statement: two screens that save different fields both win. */
  async modifier(champs: Profil, instant: Date): Promise<Profil> {
    const [ligne] = await requetes
      .insert(profils)
      .values({ utilisateurId, donnees: champs, modifieLe: instant })
      .onConflictDoUpdate({
        target: profils.utilisateurId,
        set: { donnees: sql`${profils.donnees} || excluded.donnees`, modifieLe: instant },
      })
      .returning({ donnees: profils.donnees });
    return ligne?.donnees ?? champs;
  },
});
