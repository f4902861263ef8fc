import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { echangesParticipants, utilisateurs } from '../../schema/index.ts';
import { nonBloques } from '../annuaire/index.ts';

const PAR_TOUR = 100;

/** People whom unread messages wait for, and whom nobody told since an instant. */
export async function aPrevenir(
  requetes: Queries,
  depuis: Date,
): Promise<{ id: string; email: string; pro: boolean }[]> {
  return requetes
    .selectDistinct({
      id: utilisateurs.id,
      email: utilisateurs.email,
      pro: sql<boolean>`${utilisateurs.typeCompte} = 'professionnel'`,
    })
    .from(echangesParticipants)
    .innerJoin(utilisateurs, eq(utilisateurs.id, echangesParticipants.utilisateurId))
    .where(
      and(
        lt(echangesParticipants.annonceRang, echangesParticipants.dernierRang),
        isNull(utilisateurs.desactiveLe),
        isNotNull(utilisateurs.emailVerifieLe),
        // A message that was sent before one blocked the other is told to nobody.
        sql`exists (select 1 from ${echangesParticipants} o
          where o.echange_id = ${echangesParticipants.echangeId} and o.cote <> ${echangesParticipants.cote}
            and ${nonBloques(sql`o.utilisateur_id`, sql`${echangesParticipants.utilisateurId}`)})`,
        sql`not exists (select 1 from ${echangesParticipants} v
          where v.utilisateur_id = ${utilisateurs.id} and v.annonce_le > ${depuis.toISOString()})`,
      ),
    )
    .limit(PAR_TOUR);
}

/** Takes what is to be told to one person: whoever takes it tells it. */
export async function prendreAnnonces(requetes: Queries, utilisateurId: string, annonceLe: Date): Promise<number> {
  const { rowCount } = await requetes
    .update(echangesParticipants)
    .set({ annonceRang: sql`${echangesParticipants.dernierRang}`, annonceLe })
    .where(
      and(
        eq(echangesParticipants.utilisateurId, utilisateurId),
        lt(echangesParticipants.annonceRang, echangesParticipants.dernierRang),
      ),
    );
  return rowCount ?? 0;
}
