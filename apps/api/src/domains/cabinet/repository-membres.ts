import { randomUUID } from 'node:crypto';
import { deNom } from '@francis/presentation';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { cabinets, membresCabinet, utilisateurs } from '../../schema/index.ts';

export type Membre = typeof membresCabinet.$inferSelect;

interface Professionnel {
  readonly id: string;
  readonly nomComplet: string;
}

/** What a firm is called until somebody names it. */
export const nomDeDepart = ({ nomComplet }: Pick<Professionnel, 'nomComplet'>): string =>
  `Cabinet ${deNom(nomComplet)}`;

/**
 * The firm of a professional, opened when it is first needed. The account is held meanwhile: two first requests at once
 * open one firm.
 */
export async function cabinetDe(base: Database, professionnel: Professionnel, instant: Date): Promise<Membre> {
  const { id } = professionnel;
  const connu = await membreDe(base.queries, id);
  if (connu) return connu;
  return base.transaction(async (requetes) => {
    await requetes
      .select({ id: utilisateurs.id })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, id))
      .for('no key update');
    const entreTemps = await membreDe(requetes, id);
    if (entreTemps) return entreTemps;
    const cabinet = { id: randomUUID(), nom: nomDeDepart(professionnel), creeLe: instant };
    await requetes.insert(cabinets).values(cabinet);
    const [membre] = await requetes
      .insert(membresCabinet)
      .values({ utilisateurId: id, cabinetId: cabinet.id, role: 'titulaire', depuisLe: instant })
      .returning();
    if (!membre) throw new Error('an insert returns its row');
    return membre;
  });
}

async function membreDe(requetes: Queries, utilisateurId: string): Promise<Membre | undefined> {
  const [membre] = await requetes.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, utilisateurId));
  return membre;
}
