import type { RechercheClients, TriClients } from '@francis/contract';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isIdentifier, isInstant, isNumber, noSuchPage } from '../../platform/http/cursor.ts';
import { clients, clientsMots, clientsNombres } from '../../schema/index.ts';
import { readValuesFirst } from '../../platform/database/values-first.ts';
import type { Cloison } from '../cabinet/index.ts';
import type { FicheClient } from './repository.ts';

const COLONNES = {
  id: clients.id,
  nom_client: clients.nom_client,
  prenom_client: clients.prenom_client,
  ouvertPar: clients.ouvertPar,
  email_client: clients.email_client,
  situation_maritale_client: clients.situation_maritale_client,
  revenu_net_annuel_client1: clients.revenu_net_annuel_client1,
  tranche_marginale_imposition_estimee: clients.tranche_marginale_imposition_estimee,
  statut_dossier_pro: clients.statut_dossier_pro,
  prochain_rendez_vous_pro: clients.prochain_rendez_vous_pro,
  modifieLe: clients.modifieLe,
};
export type LigneClient = Pick<FicheClient, keyof typeof COLONNES>;

const ou = (colonne: PgColumn, defaut: SQL): SQL =>
  sql`(case when ${colonne} is null then ${defaut} else ${colonne} end)`;
interface Cle {
  readonly cle: SQL;
  readonly type: 'text' | 'float8' | 'timestamptz';
  /** What the index holds for no value, and the order in which it would come before the values. */
  readonly absent?: { readonly valeur: string; readonly devant: RechercheClients['sens'] };
}
/** The indexed expression of each order: written as in the schema, or the index does not serve. */
const CLES: Readonly<Record<TriClients, Cle>> = {
  nom: { cle: sql`${clients.cleNom}`, type: 'text' },
  rendez_vous: {
    cle: ou(clients.prochain_rendez_vous_pro, sql`'9999'`),
    type: 'text',
    absent: { valeur: '9999', devant: 'desc' },
  },
  revenu: {
    cle: ou(clients.revenu_net_annuel_client1, sql`-1`),
    type: 'float8',
    absent: { valeur: '-1', devant: 'asc' },
  },
  tmi: {
    cle: ou(clients.tranche_marginale_imposition_estimee, sql`-1`),
    type: 'float8',
    absent: { valeur: '-1', devant: 'asc' },
  },
  modification: { cle: sql`${clients.modifieLe}`, type: 'timestamptz' },
};

const MOTS_MAX = 8;
/** More words of one file than ever begin alike. */
const MEME_DEBUT_MAX = 10;

interface PageDeMots {
  readonly sens: SQL;
  readonly limite: number;
  readonly debut: SQL | undefined;
}
/**
 * Words that begin so, from which sorting them all costs more than walking the list in its order and asking of each file
 * whether it holds one: about the square root of the page times the files of a large firm.
 */
const FREQUENTES = 3_000;
/** After every word that begins with another one. */
const FIN = '\u{10ffff}';

export interface PageClients {
  readonly lignes: LigneClient[];
  /** Where the next page begins; undefined on the last one. */
  readonly suivant?: string;
}

/** Lists of a firm. Every query takes the firm, on top of row security. */
export const depotListe = ({ requetes, cabinetId }: Cloison, frequentes = FREQUENTES) => {
  const duCabinet = eq(clients.cabinetId, cabinetId);
  const motsDuCabinet = (mot: string): SQL =>
    sql`m.cabinet_id = ${cabinetId} and m.mot >= ${mot} and m.mot < ${mot + FIN}`;

  async function estFrequent(mot: string): Promise<boolean> {
    const { rows } = await requetes.execute<{ nombre: number }>(
      sql`select count(*)::int as nombre from (select 1 from ${clientsMots} m where ${motsDuCabinet(mot)} limit ${frequentes}) lus`,
    );
    return rows[0]?.nombre === frequentes;
  }

  /** The words of a search, written as those of the files; what follows an « @ » is in thousands of addresses. */
  async function motsDe(recherche: string): Promise<string[]> {
    const { rows } = await requetes.execute<{ plie: string }>(
      sql`select francis_plier(regexp_replace(${recherche}, '@\\S*', ' ', 'g')) as plie`,
    );
    return [...new Set((rows[0]?.plie ?? '').split(' ').filter(Boolean))].slice(0, MOTS_MAX);
  }

  /**
   * Files that hold a beginning of each word, read in the index of words alone. One letter would be in a third of them:
   * it is the first letter of the name.
   */
  async function filtreDe(recherche: string, tri: TriClients, page: PageDeMots | undefined): Promise<SQL> {
    const mots = await motsDe(recherche);
    const [seul] = mots;
    if (seul === undefined) return sql`false`;
    const longs = mots.filter((mot) => mot.length > 1);
    const [premier, ...autres] = longs;
    if (premier === undefined) return and(gte(clients.cleNom, seul), lt(clients.cleNom, seul + FIN)) ?? sql`false`;
    // Not in the order of names: those that begin so stand together there, far from the first one.
    if (autres.length === 0 && tri !== 'nom' && (await estFrequent(premier)))
      // A limit keeps the planner from joining: it would read every word before the first file.
      return sql`(select true from ${clientsMots} m where m.client_id = ${clients.id} and ${motsDuCabinet(premier)} limit 1)`;
    const aussi = autres.map(
      (mot) => sql`and m.client_id in (select m.client_id from ${clientsMots} m where ${motsDuCabinet(mot)})`,
    );
    const bornes = page
      ? sql`${page.debut ?? sql``} order by m.cle_nom ${page.sens}, m.client_id ${page.sens} limit ${page.limite}`
      : sql``;
    return sql`${clients.id} = any (array(select m.client_id from ${clientsMots} m where ${motsDuCabinet(premier)} ${sql.join(aussi, sql` `)} ${bornes}))`;
  }

  return {
    /** @throws ApiError VALIDATION when `apres` is not what a page gave. */
    async lister({ recherche, statut, situation, tri, sens, apres, limite }: RechercheClients): Promise<PageClients> {
      const { cle, type, absent } = CLES[tri];
      const signe = sql.raw(sens === 'asc' ? '>' : '<');
      const debut = apres === undefined ? undefined : lireCurseur(apres, type);
      // By name and without another filter, the index of words gives the page itself.
      const dansLesMots =
        tri === 'nom' && statut === undefined && situation === undefined
          ? {
              sens: sql.raw(sens),
              // A file comes once a word that begins so: « Martin Martinet » twice.
              limite: (limite + 1) * MEME_DEBUT_MAX,
              debut: debut && sql`and (m.cle_nom, m.client_id) ${signe} (${debut.cle}, ${debut.id}::uuid)`,
            }
          : undefined;
      const filtre = and(
        duCabinet,
        statut === undefined ? undefined : eq(clients.statut_dossier_pro, statut),
        situation === undefined ? undefined : eq(clients.situation_maritale_client, situation),
        recherche ? await filtreDe(recherche, tri, dansLesMots) : undefined,
      );
      const lire = (bornes: SQL | undefined, nombre: number) =>
        requetes
          .select({ ...COLONNES, cle: sql<string>`(${cle})::text` })
          .from(clients)
          .where(and(filtre, bornes))
          .orderBy(sql`${cle} ${sql.raw(sens)}`, sql`${clients.id} ${sql.raw(sens)}`)
          .limit(nombre);
      const genre = sql.raw(type);
      const suite = debut && sql`(${cle}, ${clients.id}) ${signe} (${debut.cle}::${genre}, ${debut.id}::uuid)`;
      const lues = await readValuesFirst(lire, {
        absent: absent?.devant === sens ? sql`${absent.valeur}::${genre}` : undefined,
        key: cle,
        sign: signe,
        after: suite,
        amongAbsent: debut !== undefined && debut.cle === absent?.valeur,
        count: limite + 1,
      });
      const page = lues.slice(0, limite);
      const derniere = page.at(-1);
      const lignes = page.map(({ cle: _cle, ...ligne }) => ligne);
      return lues.length > limite && derniere ? { lignes, suivant: ecrireCurseur(derniere) } : { lignes };
    },

    async compter(): Promise<Partial<Record<FicheClient['statut_dossier_pro'], number>>> {
      const lignes = await requetes
        .select({ statut: clientsNombres.statut, nombre: sql<string>`sum(${clientsNombres.nombre})` })
        .from(clientsNombres)
        .where(eq(clientsNombres.cabinetId, cabinetId))
        .groupBy(clientsNombres.statut);
      return Object.fromEntries(lignes.map(({ statut, nombre }) => [statut, Number(nombre)]));
    },

    /** @param depuis local time of the firm, to the minute. */
    prochains: (depuis: string, nombre: number) =>
      requetes
        .select({
          id: clients.id,
          nom_client: clients.nom_client,
          prenom_client: clients.prenom_client,
          prochain_rendez_vous_pro: sql<string>`${clients.prochain_rendez_vous_pro}`,
        })
        .from(clients)
        .where(and(duCabinet, gte(CLES.rendez_vous.cle, depuis), sql`${CLES.rendez_vous.cle} < '9999'`))
        .orderBy(CLES.rendez_vous.cle, clients.id)
        .limit(nombre),
  };
};

const ecrireCurseur = ({ cle, id }: { cle: string; id: string }): string =>
  Buffer.from(JSON.stringify([cle, id])).toString('base64url');

/** What each type of key is read as, by the database too. */
const LISIBLES = {
  text: (cle: string) => !cle.includes('\0'),
  float8: isNumber,
  timestamptz: isInstant,
} as const;

function lireCurseur(curseur: string, type: keyof typeof LISIBLES): { cle: string; id: string } {
  const lu = lireJson(Buffer.from(curseur, 'base64url').toString('utf8'));
  const [cle, id]: unknown[] = Array.isArray(lu) ? lu : [];
  if (typeof cle !== 'string' || !LISIBLES[type](cle) || typeof id !== 'string' || !isIdentifier(id))
    throw noSuchPage('apres');
  return { cle, id };
}

function lireJson(texte: string): unknown {
  try {
    return JSON.parse(texte);
  } catch {
    return undefined;
  }
}
