import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { espacesClients, membresCabinet, utilisateurs } from '../../schema/index.ts';

/** Answers of one client that their adviser has not been told of. */
export interface Annonce {
  readonly cabinetId: string;
  readonly clientId: string;
  readonly reponses: number;
  /** Who asked, as far as they are still there. */
  readonly demandeurs: readonly string[];
}

/**
 * Takes what is to be told, of the clients nobody was told of since an instant: whoever takes it tells it. One at a
 * time, so that two answers at once are one message.
 */
export async function prendreAnnonces(
  requetes: Queries,
  { maintenant, depuis }: { readonly maintenant: Date; readonly depuis: Date },
): Promise<Annonce[]> {
  await requetes.execute(sql`select pg_advisory_xact_lock(hashtext('espaces-annonces'))`);
  const { rows } = await requetes.execute<{ cabinet_id: string; client_id: string; invite_par: string | null }>(sql`
    update ${espacesClients} e set annoncee_le = ${maintenant.toISOString()}
    where e.recue_le is not null and (e.annoncee_le is null or e.annoncee_le < e.recue_le)
      and not exists (select 1 from ${espacesClients} v
        where v.client_id = e.client_id and v.annoncee_le > ${depuis.toISOString()})
    returning e.cabinet_id, e.client_id, e.invite_par`);
  const annonces = new Map<string, Annonce>();
  for (const { cabinet_id: cabinetId, client_id: clientId, invite_par } of rows) {
    const { reponses, demandeurs } = annonces.get(clientId) ?? { reponses: 0, demandeurs: [] };
    const tous = invite_par === null ? demandeurs : [...demandeurs, invite_par];
    annonces.set(clientId, { cabinetId, clientId, reponses: reponses + 1, demandeurs: tous });
  }
  return [...annonces.values()];
}

/** Addresses of those who asked and are still of the firm; of who answers for it when none is left. */
export async function adressesDe(
  requetes: Queries,
  { cabinetId, demandeurs }: Pick<Annonce, 'cabinetId' | 'demandeurs'>,
): Promise<string[]> {
  const membres = await requetes
    .select({ id: utilisateurs.id, email: utilisateurs.email, role: membresCabinet.role })
    .from(membresCabinet)
    .innerJoin(utilisateurs, eq(utilisateurs.id, membresCabinet.utilisateurId))
    .where(and(eq(membresCabinet.cabinetId, cabinetId), isNull(utilisateurs.desactiveLe)));
  const leurs = membres.filter(({ id }) => demandeurs.includes(id));
  const titulaires = membres.filter(({ role }) => role === 'titulaire');
  return (leurs.length > 0 ? leurs : titulaires).map(({ email }) => email);
}
