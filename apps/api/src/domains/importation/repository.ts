import type { ChampClient, FauteImport } from '@francis/contract';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { importsClients, importsLignes } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';
import type { LigneLue } from './conversion.ts';

export type Import = typeof importsClients.$inferSelect;
export type Ligne = typeof importsLignes.$inferSelect;

export interface Bilan {
  readonly justes: number;
  readonly fautives: number;
  readonly doublons: number;
}

/** Imports of one member. Every query takes the firm, on top of row security, and the member. */
export const depotImports = ({ requetes, cabinetId }: Cloison, utilisateurId: string) => {
  const leSien = (id: string) =>
    and(
      eq(importsClients.id, id),
      eq(importsClients.cabinetId, cabinetId),
      eq(importsClients.utilisateurId, utilisateurId),
    );
  const sesLignes = (id: string) => and(eq(importsLignes.importId, id), eq(importsLignes.cabinetId, cabinetId));
  return {
    async ouvrir(un: Pick<Import, 'id' | 'colonnes' | 'deposeLe' | 'expireLe'>): Promise<void> {
      await requetes
        .delete(importsClients)
        .where(and(eq(importsClients.cabinetId, cabinetId), eq(importsClients.utilisateurId, utilisateurId)));
      await requetes.insert(importsClients).values({ ...un, lignes: 0, cabinetId, utilisateurId });
    },

    async compter(id: string, lignes: number): Promise<void> {
      await requetes.update(importsClients).set({ lignes }).where(leSien(id));
    },

    /** @param pour `ecrire`: nobody else takes it before the end of the transaction. */
    async trouver(id: string, maintenant: Date, pour: 'lire' | 'ecrire' = 'lire'): Promise<Import | undefined> {
      const requete = requetes
        .select()
        .from(importsClients)
        .where(and(leSien(id), gt(importsClients.expireLe, maintenant)));
      const [un] = await (pour === 'lire' ? requete : requete.for('update'));
      return un;
    },

    async deposer(importId: string, lignes: readonly { rang: number; cellules: string[] }[]): Promise<void> {
      await requetes.execute(sql`
        insert into imports_lignes (import_id, cabinet_id, rang, cellules)
        select ${importId}, ${cabinetId}, l.rang, l.cellules
        from jsonb_to_recordset(${JSON.stringify(lignes)}::jsonb) as l (rang int, cellules jsonb)`);
    },

    lignes: (id: string, { apres, limite }: { apres: number; limite: number }): Promise<Ligne[]> =>
      requetes
        .select()
        .from(importsLignes)
        .where(and(sesLignes(id), gt(importsLignes.rang, apres)))
        .orderBy(asc(importsLignes.rang))
        .limit(limite),

    fautives: (id: string, { apres, limite }: { apres: number; limite: number }): Promise<Ligne[]> =>
      requetes
        .select()
        .from(importsLignes)
        .where(and(sesLignes(id), gt(importsLignes.rang, apres), sql`${importsLignes.fautes} is not null`))
        .orderBy(asc(importsLignes.rang))
        .limit(limite),

    async noter(id: string, lues: readonly ({ rang: number } & LigneLue)[]): Promise<void> {
      const faites = lues.map(({ rang, champs, fautes }) => ({
        rang,
        champs: champs ?? null,
        fautes: fautes.length > 0 ? fautes : null,
      }));
      await requetes.execute(sql`
        update imports_lignes i set champs = nullif(l.champs, 'null'), fautes = nullif(l.fautes, 'null'), doublon = false
        from jsonb_to_recordset(${JSON.stringify(faites)}::jsonb) as l (rang int, champs jsonb, fautes jsonb)
        where i.import_id = ${id} and i.cabinet_id = ${cabinetId} and i.rang = l.rang`);
    },

    /**
     * Who has a file already, or a line above; a birth or an address that differs makes another person. Sorted, and not
     * joined: a thousand files of one name beside a thousand lines of that name are not a million pairs.
     */
    async marquerDoublons(id: string): Promise<void> {
      await requetes.execute(sql`
        with justes as (
          select rang, francis_plier(champs->>'nom_client') || '  ' || francis_plier(champs->>'prenom_client') as cle,
            champs->>'date_naissance_client' as ne, lower(champs->>'email_client') as email
          from imports_lignes where import_id = ${id} and cabinet_id = ${cabinetId} and champs is not null
        ), repetees as (
          select rang from (
            select rang, row_number() over (partition by cle, ne, email order by rang) as fois from justes
          ) rangees where fois > 1
        ), cles as (
          -- What a file answers to: its own, none when it says none, and « * » for whoever says none.
          select null::int as rang, c.cle_nom as cle, n.ne, e.email from clients c
          cross join lateral (values (coalesce(c.date_naissance_client::text, '')), ('*')) as n (ne)
          cross join lateral (values (coalesce(lower(c.email_client), '')), ('*')) as e (email)
          where c.cabinet_id = ${cabinetId}
          union all
          select j.rang, j.cle, n.ne, e.email from justes j
          cross join lateral (values (coalesce(j.ne, '*')), (case when j.ne is not null then '' end)) as n (ne)
          cross join lateral (values (coalesce(j.email, '*')), (case when j.email is not null then '' end)) as e (email)
          where n.ne is not null and e.email is not null
        ), connues as (
          select rang from (
            select rang, bool_or(rang is null) over (partition by cle, ne, email) as connue from cles
          ) cherchees where rang is not null and connue
        )
        update imports_lignes set doublon = true
        where import_id = ${id} and cabinet_id = ${cabinetId}
          and rang in (select rang from repetees union select rang from connues)`);
    },

    async verifie(id: string, correspondance: readonly (ChampClient | null)[]): Promise<void> {
      await requetes.update(importsClients).set({ correspondance }).where(leSien(id));
    },

    async bilan(id: string): Promise<Bilan> {
      const { rows } = await requetes.execute<{ justes: string; fautives: string; doublons: string }>(sql`
        select count(champs) as justes, count(fautes) as fautives, count(*) filter (where doublon) as doublons
        from imports_lignes where import_id = ${id} and cabinet_id = ${cabinetId}`);
      const [trouve] = rows;
      return {
        justes: Number(trouve?.justes),
        fautives: Number(trouve?.fautives),
        doublons: Number(trouve?.doublons),
      };
    },

    async fermer(id: string): Promise<boolean> {
      const { rowCount } = await requetes.delete(importsClients).where(leSien(id));
      return rowCount === 1;
    },
  };
};

export const fautesDe = ({ rang, fautes }: Ligne): FauteImport => ({ ligne: rang, fautes: [...(fautes ?? [])] });

interface Ecriture {
  readonly apres: number;
  readonly limite: number;
  readonly doublons: boolean;
  readonly maintenant: Date;
}

/** Opens the files of the right lines of a batch, in the transaction of them all. @returns how many, and the last rank. */
export async function ecrireClients(
  { requetes, cabinetId }: Cloison,
  { id, utilisateurId, correspondance }: Import,
  { apres, limite, doublons, maintenant }: Ecriture,
): Promise<{ readonly ecrites: number; readonly dernier: number | undefined }> {
  const champs = (correspondance ?? []).filter((champ) => champ !== null);
  // Names of the contract, each an identifier of the table; quoted all the same.
  const colonnes = sql.join(
    champs.map((champ) => sql.identifier(champ)),
    sql`, `,
  );
  const valeurs = sql.join(
    champs.map((champ) => valeurDe(champ)),
    sql`, `,
  );
  const instant = maintenant.toISOString();
  const { rows } = await requetes.execute<{ ecrites: string; dernier: number | null }>(sql`
    with lot as (
      select rang, champs from imports_lignes
      where import_id = ${id} and cabinet_id = ${cabinetId} and rang > ${apres} and champs is not null
        and (${doublons} or not doublon)
      order by rang limit ${limite}
    ), ecrites as (
      insert into clients (id, cabinet_id, ouvert_par, cree_le, modifie_le, ${colonnes})
      select gen_random_uuid(), ${cabinetId}, ${utilisateurId}, ${instant}, ${instant}, ${valeurs}
      from lot cross join lateral jsonb_populate_record(null::clients, lot.champs) as l
      returning 1
    )
    select (select count(*) from ecrites) as ecrites, (select max(rang) from lot) as dernier`);
  const [fin] = rows;
  return { ecrites: Number(fin?.ecrites ?? 0), dernier: fin?.dernier ?? undefined };
}

/** Fields that are never empty take their default. */
const DEFAUTS: Readonly<Record<string, string>> = {
  ifi_concerne_client: 'Non précisé',
  statut_dossier_pro: 'Actif',
};
const valeurDe = (champ: string) => {
  const colonne = sql`l.${sql.identifier(champ)}`;
  const defaut = DEFAUTS[champ];
  return defaut === undefined ? colonne : sql`coalesce(${colonne}, ${defaut})`;
};

/** Files that nobody came back to. */
export async function oublierImports(requetes: Queries, maintenant: Date): Promise<void> {
  await requetes.delete(importsClients).where(lte(importsClients.expireLe, maintenant));
}
