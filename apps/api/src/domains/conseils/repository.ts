import type { GenreModele } from '@francis/contract';
import { and, asc, count, desc, eq, gt, max, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cabinets, clients, coffresConseils, conseils, modelesCabinet } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export type ConseilEnBase = typeof conseils.$inferSelect;
export type CoffreEnBase = typeof coffresConseils.$inferSelect;
export type ModeleEnBase = typeof modelesCabinet.$inferSelect;

/** Every query takes the firm and the client, on top of row security. */
export const depotConseils = ({ requetes, cabinetId }: Cloison, clientId: string) => {
  const siens = and(eq(conseils.cabinetId, cabinetId), eq(conseils.clientId, clientId));
  const sien = and(eq(coffresConseils.cabinetId, cabinetId), eq(coffresConseils.clientId, clientId));
  return {
    /** @param pour `valider`: its key is neither destroyed nor replaced before the end of the transaction. */
    async coffre(pour: 'lire' | 'valider' = 'lire'): Promise<CoffreEnBase | undefined> {
      const requete = requetes.select().from(coffresConseils).where(sien);
      const [coffre] = await (pour === 'lire' ? requete : requete.for('update'));
      return coffre;
    },

    /** A new key for a client who has none, or whose last one was destroyed. */
    async poserCle(cle: string): Promise<void> {
      const { rowCount } = await requetes.update(coffresConseils).set({ cle }).where(sien);
      if (rowCount === 0) await requetes.insert(coffresConseils).values({ clientId, cabinetId, cle });
    },

    async poserTete(tete: string): Promise<void> {
      await requetes.update(coffresConseils).set({ tete }).where(sien);
    },

    async ajouter(conseil: Omit<ConseilEnBase, 'cabinetId' | 'clientId'>): Promise<ConseilEnBase> {
      const [ajoute] = await requetes
        .insert(conseils)
        .values({ ...conseil, cabinetId, clientId })
        .returning();
      if (!ajoute) throw new Error('an insert returns its row');
      return ajoute;
    },

    /** The last ones first. */
    lister: (limite: number): Promise<ConseilEnBase[]> =>
      requetes.select().from(conseils).where(siens).orderBy(desc(conseils.rang)).limit(limite),

    /** In the order of the chain, some at a time. */
    apres: (rang: number, limite: number): Promise<ConseilEnBase[]> =>
      requetes
        .select()
        .from(conseils)
        .where(and(siens, gt(conseils.rang, rang)))
        .orderBy(asc(conseils.rang))
        .limit(limite),

    async trouver(id: string): Promise<ConseilEnBase | undefined> {
      const [conseil] = await requetes
        .select()
        .from(conseils)
        .where(and(siens, eq(conseils.id, id)));
      return conseil;
    },

    async deLAnalyse(analyseId: string): Promise<ConseilEnBase | undefined> {
      const [conseil] = await requetes
        .select()
        .from(conseils)
        .where(and(siens, eq(conseils.analyseId, analyseId)));
      return conseil;
    },

    /** What is still readable of a client, and until when. */
    async gardes(): Promise<{ readonly nombre: number; readonly jusquau: Date } | undefined> {
      const [ligne] = await requetes
        .select({ nombre: count(), jusquau: max(conseils.conserveJusquau) })
        .from(conseils)
        .where(and(siens, sql`${conseils.cle} is not null`));
      return ligne?.jusquau ? { nombre: ligne.nombre, jusquau: ligne.jusquau } : undefined;
    },
  };
};

/** Clients of the firm whose file is gone and whose advice is still kept, each with its last readable piece. */
export const sansDossier = ({ requetes, cabinetId }: Cloison, limite: number) =>
  requetes
    .select({ clientId: conseils.clientId, nombre: count(), jusquau: max(conseils.conserveJusquau) })
    .from(conseils)
    .leftJoin(clients, eq(clients.id, conseils.clientId))
    .where(and(eq(conseils.cabinetId, cabinetId), sql`${conseils.cle} is not null`, sql`${clients.id} is null`))
    .groupBy(conseils.clientId)
    .orderBy(max(conseils.conserveJusquau))
    .limit(limite);

/** Clients who were advised; `dossier` is false once their file is gone. */
export const conseilles = ({ requetes, cabinetId }: Cloison): Promise<{ clientId: string; dossier: boolean }[]> =>
  requetes
    .selectDistinct({ clientId: conseils.clientId, dossier: sql<boolean>`${clients.id} is not null` })
    .from(conseils)
    .leftJoin(clients, eq(clients.id, conseils.clientId))
    .where(eq(conseils.cabinetId, cabinetId))
    .orderBy(conseils.clientId);

/** The firm that keeps advice of a client, whether their file is still there or not. */
export async function cabinetQuiGarde(requetes: Queries, clientId: string): Promise<string | undefined> {
  const [coffre] = await requetes
    .select({ cabinetId: coffresConseils.cabinetId })
    .from(coffresConseils)
    .where(eq(coffresConseils.clientId, clientId));
  return coffre?.cabinetId;
}

/** What the firm says of itself at the top of its letters. */
export async function cabinetDuModele({ requetes, cabinetId }: Cloison): Promise<typeof cabinets.$inferSelect> {
  const [cabinet] = await requetes.select().from(cabinets).where(eq(cabinets.id, cabinetId));
  if (!cabinet) throw new Error('a member has a firm');
  return cabinet;
}

export const depotModeles = ({ requetes, cabinetId }: Cloison) => ({
  lister: (): Promise<ModeleEnBase[]> =>
    requetes.select().from(modelesCabinet).where(eq(modelesCabinet.cabinetId, cabinetId)),

  async ecrire(modele: Omit<ModeleEnBase, 'cabinetId'>): Promise<void> {
    const { texte, modifieLe, modifiePar } = modele;
    await requetes
      .insert(modelesCabinet)
      .values({ ...modele, cabinetId })
      .onConflictDoUpdate({
        target: [modelesCabinet.cabinetId, modelesCabinet.genre],
        set: { texte, modifieLe, modifiePar },
      });
  },

  async oublier(genre: GenreModele): Promise<void> {
    await requetes
      .delete(modelesCabinet)
      .where(and(eq(modelesCabinet.cabinetId, cabinetId), eq(modelesCabinet.genre, genre)));
  },
});

const SANS_CONSEIL_LISIBLE = sql`not exists (
  select 1 from conseils c where c.client_id = k.client_id and c.cle is not null)`;

/**
 * Destroys the keys and the content of what is due, the key of a client who has nothing else, and, once the file is
 * gone too, the links themselves. Of all firms. @returns how many pieces of advice were closed.
 */
export const detruireEchus = async (requetes: Queries, maintenant: Date): Promise<number> => {
  const { rowCount } = await requetes.execute(sql`
    update conseils set cle = null, scelle = null where cle is not null and conserve_jusquau <= ${maintenant.toISOString()}`);
  // Held first, then looked at again: a validation in progress is neither missed nor robbed of its key.
  const { rows } = await requetes.execute<{ client_id: string }>(sql`
    select client_id from coffres_conseils k where k.cle is not null and ${SANS_CONSEIL_LISIBLE} for update`);
  const vides = rows.map((ligne) => ligne.client_id);
  await requetes.execute(sql`
    update coffres_conseils k set cle = null
    where k.client_id = any (${sql.param(vides)}::uuid[]) and ${SANS_CONSEIL_LISIBLE}`);
  await requetes.execute(sql`
    delete from conseils c where c.cle is null
      and not exists (select 1 from clients f where f.id = c.client_id)
      and not exists (select 1 from conseils a where a.client_id = c.client_id and a.cle is not null)`);
  await requetes.execute(sql`
    delete from coffres_conseils k where not exists (select 1 from clients f where f.id = k.client_id)
      and not exists (select 1 from conseils c where c.client_id = k.client_id)`);
  return rowCount ?? 0;
};
