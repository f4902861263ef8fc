import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { accordsCabinet, cabinets, logosCabinet, membresCabinet } from '../../schema/index.ts';

export type LigneCabinet = typeof cabinets.$inferSelect;
export type Accord = typeof accordsCabinet.$inferSelect;
export type ChangementsCabinet = Partial<Omit<LigneCabinet, 'id' | 'creeLe'>>;
export type ChangementsMembre = Partial<
  Pick<typeof membresCabinet.$inferSelect, 'fonction' | 'specialite' | 'anneesExperience'>
>;

/** What a firm says of itself. Every query takes the firm. */
export const depotCabinet = (requetes: Queries, cabinetId: string) => ({
  async lire(): Promise<LigneCabinet> {
    const [cabinet] = await requetes.select().from(cabinets).where(eq(cabinets.id, cabinetId));
    if (!cabinet) throw new Error('a member has a firm');
    return cabinet;
  },

  async modifier(changements: ChangementsCabinet): Promise<void> {
    if (Object.keys(changements).length === 0) return;
    await requetes.update(cabinets).set(changements).where(eq(cabinets.id, cabinetId));
  },

  async dernierAccord(): Promise<Accord | undefined> {
    const [accord] = await requetes
      .select()
      .from(accordsCabinet)
      .where(eq(accordsCabinet.cabinetId, cabinetId))
      .orderBy(desc(accordsCabinet.version))
      .limit(1);
    return accord;
  },

  /** @returns false when the firm had accepted this version already: the first acceptance stands. */
  async accepter(accord: Omit<Accord, 'cabinetId'>): Promise<boolean> {
    const { rowCount } = await requetes
      .insert(accordsCabinet)
      .values({ ...accord, cabinetId })
      .onConflictDoNothing();
    return rowCount === 1;
  },

  /** PNG in base 64. */
  async logo(): Promise<string | undefined> {
    const [ligne] = await requetes.select().from(logosCabinet).where(eq(logosCabinet.cabinetId, cabinetId));
    return ligne?.image;
  },

  async changerLogo(image: string | undefined, modifieLe: Date): Promise<void> {
    if (image === undefined) {
      await requetes.delete(logosCabinet).where(eq(logosCabinet.cabinetId, cabinetId));
      return;
    }
    const suite = { image, modifieLe };
    await requetes
      .insert(logosCabinet)
      .values({ cabinetId, ...suite })
      .onConflictDoUpdate({ target: logosCabinet.cabinetId, set: suite });
  },
});

/** What a member says of themselves in their firm. */
export async function modifierMembre(
  requetes: Queries,
  utilisateurId: string,
  changements: ChangementsMembre,
): Promise<void> {
  if (Object.keys(changements).length === 0) return;
  await requetes.update(membresCabinet).set(changements).where(eq(membresCabinet.utilisateurId, utilisateurId));
}

/** What a firm is called today. */
export const nomDuCabinet = async (requetes: Queries, cabinetId: string): Promise<string> =>
  (await depotCabinet(requetes, cabinetId).lire()).nom;
