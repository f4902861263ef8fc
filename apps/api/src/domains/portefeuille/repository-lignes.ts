import type { RecherchePortefeuille, TriPortefeuille } from '@francis/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { readValuesFirst } from '../../platform/database/values-first.ts';
import { isIdentifier, isNumber, noSuchPage } from '../../platform/http/cursor.ts';
import { clients, portefeuilleCalculs, portefeuilleLignes } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export type Calcul = typeof portefeuilleCalculs.$inferSelect;
export type Ligne = typeof portefeuilleLignes.$inferSelect;
export type LigneNommee = Ligne & { readonly nom_client: string; readonly prenom_client: string };

const ouAuFond = (colonne: PgColumn): SQL => sql`(case when ${colonne} is null then -1e15 else ${colonne} end)`;
const ABSENT = sql`-1e15::float8`;
/** The indexed expression of each order: written as in the schema, or the index does not serve. */
const CLES: Readonly<Record<TriPortefeuille, SQL>> = {
  impot: ouAuFond(portefeuilleLignes.impot),
  tmi: ouAuFond(portefeuilleLignes.tmi),
  gain: ouAuFond(portefeuilleLignes.gain),
  effet: ouAuFond(portefeuilleLignes.effet),
};

export interface PageDeLignes {
  readonly lignes: LigneNommee[];
  readonly suivant?: string;
}

/** What a run computes and gives back. Every query takes the firm, on top of row security. */
export const depotLignes = ({ requetes, cabinetId }: Cloison) => ({
  calculs: (ids: readonly string[]): Promise<Calcul[]> =>
    requetes
      .select()
      .from(portefeuilleCalculs)
      .where(and(eq(portefeuilleCalculs.cabinetId, cabinetId), isOneOf(portefeuilleCalculs.clientId, ids))),

  /** Of clients that are still there. */
  async garderCalculs(calculs: readonly Omit<Calcul, 'cabinetId'>[]): Promise<void> {
    if (calculs.length === 0) return;
    await requetes.execute(sql`
      insert into ${portefeuilleCalculs} (client_id, cabinet_id, version_dossier, empreinte, parametres, foyer, statut,
        impot, tmi, gain, leviers, manques)
      select r."clientId", ${cabinetId}, r."versionDossier", r.empreinte, r.parametres, r.foyer, r.statut, r.impot,
        r.tmi, r.gain, r.leviers, r.manques
      from jsonb_to_recordset(${JSON.stringify(calculs)}::jsonb) as r ("clientId" uuid, "versionDossier" int,
        empreinte text, parametres text, foyer jsonb, statut text, impot float8, tmi float8, gain float8,
        leviers jsonb, manques jsonb)
      join ${clients} on ${clients.id} = r."clientId" and ${clients.cabinetId} = ${cabinetId}
      on conflict (client_id) do update set version_dossier = excluded.version_dossier, empreinte = excluded.empreinte,
        parametres = excluded.parametres, foyer = excluded.foyer, statut = excluded.statut, impot = excluded.impot,
        tmi = excluded.tmi, gain = excluded.gain, leviers = excluded.leviers, manques = excluded.manques`);
  },

  /**
   * What the kept computations of these clients give, of those that are still there, with the effect of the reform; a
   * page written before its job died is written over.
   */
  async garderLignes(passageId: string, effets: readonly Pick<Ligne, 'clientId' | 'effet'>[]): Promise<void> {
    if (effets.length === 0) return;
    await requetes.execute(sql`
      insert into ${portefeuilleLignes} (passage_id, client_id, cabinet_id, statut, impot, tmi, gain, effet, leviers,
        manques)
      select ${passageId}, r."clientId", ${cabinetId}, c.statut, c.impot, c.tmi, c.gain, r.effet, c.leviers, c.manques
      from jsonb_to_recordset(${JSON.stringify(effets)}::jsonb) as r ("clientId" uuid, effet float8)
      join ${portefeuilleCalculs} as c on c.client_id = r."clientId" and c.cabinet_id = ${cabinetId}
      on conflict do nothing`);
  },

  /** @throws ApiError VALIDATION when `apres` is not what a page gave. */
  async page(passageId: string, recherche: RecherchePortefeuille): Promise<PageDeLignes> {
    const { tri, sens, statut, touches, apres, limite } = recherche;
    const cle = CLES[tri];
    const debut = apres === undefined ? undefined : lireCurseur(apres);
    const signe = sql.raw(sens === 'asc' ? '>' : '<');
    const lire = (bornes: SQL | undefined, nombre: number) =>
      requetes
        .select({
          ligne: portefeuilleLignes,
          nom_client: clients.nom_client,
          prenom_client: clients.prenom_client,
          cle: sql<string>`(${cle})::text`,
        })
        .from(portefeuilleLignes)
        .innerJoin(clients, and(eq(clients.id, portefeuilleLignes.clientId), eq(clients.cabinetId, cabinetId)))
        .where(
          and(
            eq(portefeuilleLignes.passageId, passageId),
            eq(portefeuilleLignes.cabinetId, cabinetId),
            statut === undefined ? undefined : eq(portefeuilleLignes.statut, statut),
            touches ? ne(portefeuilleLignes.effet, 0) : undefined,
            bornes,
          ),
        )
        .orderBy(sql`${cle} ${sql.raw(sens)}`, sql`${portefeuilleLignes.clientId} ${sql.raw(sens)}`)
        .limit(nombre);
    const lues = await readValuesFirst(lire, {
      absent: sens === 'asc' ? ABSENT : undefined,
      key: cle,
      sign: signe,
      after: debut && sql`(${cle}, ${portefeuilleLignes.clientId}) ${signe} (${debut.cle}::float8, ${debut.id}::uuid)`,
      amongAbsent: debut !== undefined && Number(debut.cle) === -1e15,
      count: limite + 1,
    });
    const lignes = lues
      .slice(0, limite)
      .map(({ ligne, nom_client, prenom_client }) => ({ ...ligne, nom_client, prenom_client }));
    const derniere = lues[limite - 1];
    return lues.length > limite && derniere
      ? { lignes, suivant: `${derniere.cle}_${derniere.ligne.clientId}` }
      : { lignes };
  },
});

function lireCurseur(curseur: string): { cle: string; id: string } {
  const [cle = '', id = ''] = curseur.split('_');
  if (!isNumber(cle) || !isIdentifier(id)) throw noSuchPage('apres');
  return { cle, id };
}
