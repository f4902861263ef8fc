import { type Profil, SITUATIONS_FISCALES } from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { profils } from '../../schema/index.ts';

const FISCALES = new Set<unknown>(SITUATIONS_FISCALES);

/** `situation_fiscale` was a free text before it was a list: what is not in the list says nothing. */
const admettre = (donnees: Profil): Profil =>
  FISCALES.has(donnees.situation_fiscale ?? SITUATIONS_FISCALES[0]) ? donnees : { ...donnees, situation_fiscale: null };

export const depotProfil = (requetes: Queries, utilisateurId: string) => ({
  async lire(): Promise<Profil | undefined> {
    const [ligne] = await requetes.select().from(profils).where(eq(profils.utilisateurId, utilisateurId));
    return ligne && admettre(ligne.donnees);
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
    return admettre(ligne?.donnees ?? champs);
  },
});
