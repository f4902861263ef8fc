import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cabinets, espacesClients } from '../../schema/index.ts';
import type { ChangementsEspace, Espace } from './repository.ts';

export interface Porte {
  readonly espace: Espace;
  readonly cabinet: Pick<typeof cabinets.$inferSelect, 'nom' | 'adresse' | 'telephone' | 'site'>;
}

/** The door of a link that still opens. Whoever calls holds the secret of the link: it is the only way in. */
export async function porteDe(requetes: Queries, empreinte: string, maintenant: Date): Promise<Porte | undefined> {
  const [porte] = await requetes
    .select({
      espace: espacesClients,
      cabinet: { nom: cabinets.nom, adresse: cabinets.adresse, telephone: cabinets.telephone, site: cabinets.site },
    })
    .from(espacesClients)
    .innerJoin(cabinets, eq(cabinets.id, espacesClients.cabinetId))
    .where(
      and(
        eq(espacesClients.empreinte, empreinte),
        gt(espacesClients.expireLe, maintenant),
        isNull(espacesClients.revoqueeLe),
      ),
    );
  return porte;
}

/** One space, for whoever came in by its link. */
export const depotPorte = (requetes: Queries, { id, empreinte }: Pick<Espace, 'id' | 'empreinte'>) => {
  // Sent again, the space has another link: the one of before changes nothing any more.
  const celui = and(eq(espacesClients.id, id), eq(espacesClients.empreinte, empreinte));
  return {
    async tenir(): Promise<Espace | undefined> {
      const [tenu] = await requetes
        .select()
        .from(espacesClients)
        .where(and(celui, isNull(espacesClients.revoqueeLe)))
        .for('update');
      return tenu;
    },

    async changer(changements: ChangementsEspace): Promise<void> {
      await requetes.update(espacesClients).set(changements).where(celui);
    },

    /** @returns false once too many were made. */
    async poserCode(code: { empreinte: string; expireLe: Date }, max: number): Promise<boolean> {
      const { rowCount } = await requetes
        .update(espacesClients)
        .set({
          codeEmpreinte: code.empreinte,
          codeExpireLe: code.expireLe,
          codeEssais: 0,
          codesEmis: sql`${espacesClients.codesEmis} + 1`,
        })
        .where(and(celui, lt(espacesClients.codesEmis, max)));
      return rowCount === 1;
    },

    /** Counts one try, then says what was to be found; nothing once the tries are used up. */
    async essayerCode(maintenant: Date, max: number): Promise<string | undefined> {
      const [essai] = await requetes
        .update(espacesClients)
        .set({ codeEssais: sql`${espacesClients.codeEssais} + 1` })
        .where(and(celui, lt(espacesClients.codeEssais, max), gt(espacesClients.codeExpireLe, maintenant)))
        .returning({ attendue: espacesClients.codeEmpreinte });
      return essai?.attendue ?? undefined;
    },

    /** Takes the code away: of two uses at the same instant, one finds it. */
    async ouvrir(codeEmpreinte: string, session: { empreinte: string; expireLe: Date }, le: Date): Promise<boolean> {
      const { rowCount } = await requetes
        .update(espacesClients)
        .set({
          codeEmpreinte: null,
          sessionEmpreinte: session.empreinte,
          sessionExpireLe: session.expireLe,
          ouverteLe: sql`coalesce(${espacesClients.ouverteLe}, ${le.toISOString()}::timestamptz)`,
        })
        .where(and(celui, eq(espacesClients.codeEmpreinte, codeEmpreinte)));
      return rowCount === 1;
    },
  };
};
