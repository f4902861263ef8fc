import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cabinetDe } from '../../apps/api/src/domains/cabinet/repository-membres.ts';
import { type Cloison, dansCabinet } from '../../apps/api/src/domains/cabinet/repository-cloison.ts';
import { depotListe } from '../../apps/api/src/domains/clients/repository-liste.ts';
import { depotClients } from '../../apps/api/src/domains/clients/repository.ts';
import { sqlState } from '../../apps/api/src/platform/database/unavailable.ts';
import { cabinets, clients } from '../../apps/api/src/schema/index.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { creerHorloge } from '../../apps/api/src/testing/horloge.ts';

/**
 * Two locks keep a firm's files: each query names the firm, and row security compares. Each one is tried here without
 * the other: the firm of the transaction is wrong, then row security is lifted.
 */
/** What the role of a firm may read. */
const DU_CABINET = [
  'clients',
  'clients_mots',
  'clients_nombres',
  'clients_historique',
  'clients_liens',
  'entites',
  'detentions',
  'analyses_clients',
  'archives_cabinet',
  'rejeux_passages',
  'rejeux_analyses',
  'portefeuille_passages',
  'portefeuille_calculs',
  'portefeuille_lignes',
  'reunions',
  'remises',
  'espaces_clients',
  'depots_espace',
  'conseils',
  'coffres_conseils',
  'modeles_cabinet',
  'imports_clients',
  'imports_lignes',
  'cabinets',
  'membres_cabinet',
];
const t = avecApplication();
const DROIT_INSUFFISANT = '42501';
const INSTANT = creerHorloge().now();

let alpha: string;
let beta: string;
let fiche: string;

const ouvrirCabinet = async (): Promise<string> => {
  const { id } = await t.personne('professionnel');
  return (await cabinetDe(t.base, { id, nomComplet: 'Ada' }, INSTANT)).cabinetId;
};
const chez = <T>(cabinetId: string, executer: (cloison: Cloison) => Promise<T>): Promise<T> =>
  dansCabinet(t.base, cabinetId, { executer });
const nouvelle = () => ({
  id: randomUUID(),
  nom_client: 'CANARI',
  prenom_client: 'Alpha',
  creeLe: INSTANT,
  modifieLe: INSTANT,
});
const courant = async () =>
  (await t.base.queries.execute(sql`select current_role::text as role, current_setting('francis.cabinet', true) as c`))
    .rows[0];
const etat = () => t.base.queries.select().from(clients).orderBy(clients.id);

beforeAll(async () => {
  [alpha, beta] = [await ouvrirCabinet(), await ouvrirCabinet()];
  const depot = await chez(alpha, (cloison) => depotClients(cloison).ajouter(nouvelle()));
  fiche = depot.id;
  await chez(beta, (cloison) => depotClients(cloison).ajouter({ ...nouvelle(), nom_client: 'Bêta' }));
});

type Depot = ReturnType<typeof depotClients>;

/** Each query of the repository on the file of Alpha; a query without its case fails below. */
const REQUETES: { readonly [nom in keyof Depot]: (depot: Depot) => Promise<unknown> } = {
  trouver: (depot) => depot.trouver(fiche),
  plusieurs: (depot) => depot.plusieurs([fiche]),
  ajouter: (depot) => depot.ajouter(nouvelle()),
  modifier: (depot) => depot.modifier(fiche, { nom_client: 'Pris' }),
  garderChangement: (depot) =>
    depot.garderChangement({ id: randomUUID(), clientId: fiche, version: 2, auteur: 'Bêta', le: INSTANT, champs: {} }),
  historique: (depot) => depot.historique(fiche, 10),
  supprimer: (depot) => depot.supprimer(fiche),
};
const VIDE: { readonly [nom in keyof Depot]?: unknown } = { plusieurs: [], historique: [], supprimer: false };
const NOMS = ['trouver', 'plusieurs', 'ajouter', 'modifier', 'garderChangement', 'historique', 'supprimer'] as const;

test('chaque requête du dépôt est essayée ici', async () => {
  const noms = await chez(alpha, async (cloison) => Object.keys(depotClients(cloison)));
  expect(noms.sort()).toEqual(Object.keys(REQUETES).sort());
  expect([...NOMS].sort()).toEqual(noms);
});

describe('la base seule : la requête nomme Alpha, la transaction est celle de Bêta', () => {
  test.each(NOMS)('%s ne touche à rien', async (nom) => {
    const avant = await etat();
    const essai = chez(beta, (cloison) => REQUETES[nom](depotClients({ ...cloison, cabinetId: alpha })));
    const issue = await essai.catch(sqlState);
    expect(issue).toEqual(nom === 'ajouter' || nom === 'garderChangement' ? DROIT_INSUFFISANT : VIDE[nom]);
    expect(await etat()).toEqual(avant);
  });
});

describe('la requête seule : la base ne cloisonne plus, la requête nomme Bêta', () => {
  test.each(NOMS.filter((nom) => nom !== 'ajouter' && nom !== 'garderChangement'))(
    '%s ne touche à rien',
    async (nom) => {
      const avant = await etat();
      const resultat = await chez(beta, async (cloison) => {
        await cloison.requetes.execute(sql`reset role`);
        return REQUETES[nom](depotClients(cloison));
      });
      expect(resultat).toEqual(VIDE[nom]);
      expect(await etat()).toEqual(avant);
    },
  );
});

/** Each list of the repository; a query without its case fails below. */
const CANARIS = { recherche: 'canari', tri: 'nom', sens: 'asc', limite: 10 } as const;
type Liste = ReturnType<typeof depotListe>;
const LISTES: { readonly [nom in keyof Liste]: (liste: Liste) => Promise<unknown> } = {
  lister: async (liste) => [
    (await liste.lister(CANARIS)).lignes.length,
    (await liste.lister({ ...CANARIS, recherche: undefined })).lignes.map(({ nom_client }) => nom_client),
  ],
  compter: (liste) => liste.compter(),
  prochains: (liste) => liste.prochains('2000', 10),
};

describe('les listes de Bêta ne montrent rien d’Alpha', () => {
  test('chaque liste est essayée ici', async () => {
    const noms = await chez(alpha, async (cloison) => Object.keys(depotListe(cloison)));
    expect(noms.sort()).toEqual(Object.keys(LISTES).sort());
  });

  test.each(['lister', 'compter', 'prochains'] as const)('%s, un verrou à la fois', async (nom) => {
    // Without the firm of the query: the base alone sees nothing of Alpha.
    const parLaBase = await chez(beta, (cloison) => LISTES[nom](depotListe({ ...cloison, cabinetId: alpha })));
    expect(parLaBase).toEqual({ lister: [0, []], compter: {}, prochains: [] }[nom]);
    // Without row security: the query alone sees Bêta only.
    const parLaRequete = await chez(beta, async (cloison) => {
      await cloison.requetes.execute(sql`reset role`);
      return LISTES[nom](depotListe(cloison));
    });
    expect(parLaRequete).toEqual({ lister: [0, ['Bêta']], compter: { Actif: 1 }, prochains: [] }[nom]);
  });

  test('les mots d’un dossier suivent son cabinet', async () => {
    const lire = (cabinet: string) =>
      chez(cabinet, async ({ requetes }) => (await requetes.execute(sql`select mot from clients_mots`)).rows.length);
    expect([await lire(alpha), await lire(beta)]).toEqual([2, 2]);
    const vole = chez(beta, ({ requetes }) =>
      requetes.execute(sql`insert into clients_mots (cabinet_id, mot, client_id) values (${alpha}, 'pris', ${fiche})`),
    );
    await expect(vole).rejects.toSatisfy((e) => sqlState(e) === DROIT_INSUFFISANT);
  });
});

describe('sans aucune condition', () => {
  test('une lecture ne rend que les dossiers du cabinet', async () => {
    for (const [cabinet, attendu] of [
      [alpha, ['CANARI']],
      [beta, ['Bêta']],
    ] as const) {
      const { rows } = await chez(cabinet, ({ requetes }) => requetes.execute(sql`select * from clients`));
      expect(rows.map(({ nom_client }) => nom_client)).toEqual(attendu);
    }
  });

  test('une modification, un déplacement et une suppression ne quittent pas le cabinet', async () => {
    const change = await chez(beta, ({ requetes }) => requetes.execute(sql`update clients set ville_client = 'Pris'`));
    expect(change.rowCount).toBe(1);
    for (const ordre of [
      sql`update clients set cabinet_id = ${alpha}`,
      sql`insert into clients (id, cabinet_id, nom_client, prenom_client, cree_le, modifie_le)
        values (${randomUUID()}, ${alpha}, 'a', 'b', now(), now())`,
    ]) {
      const essai = chez(beta, ({ requetes }) => requetes.execute(ordre));
      await expect(essai).rejects.toSatisfy((e) => sqlState(e) === DROIT_INSUFFISANT);
    }
    const tiers = await ouvrirCabinet();
    const supprime = await chez(tiers, ({ requetes }) => requetes.execute(sql`delete from clients`));
    expect(supprime.rowCount).toBe(0);
    expect(await etat()).toHaveLength(2);
  });

  test('sans cabinet, il n’y a ni dossier, ni cabinet, ni membre', async () => {
    for (const table of DU_CABINET) {
      const { rows } = await t.base.transaction(async (requetes) => {
        await requetes.execute(sql`set local role francis_cabinet`);
        return requetes.execute(sql`select * from ${sql.identifier(table)}`);
      });
      expect([table, rows]).toEqual([table, []]);
    }
  });

  test('un cabinet ne voit ni les autres cabinets, ni leurs membres', async () => {
    const vus = await chez(beta, async ({ requetes }) => ({
      cabinets: await requetes.select({ id: cabinets.id }).from(cabinets),
      membres: (await requetes.execute(sql`select cabinet_id from membres_cabinet`)).rows,
    }));
    expect(vus).toEqual({ cabinets: [{ id: beta }], membres: [{ cabinet_id: beta }] });
  });

  test('le rôle du cabinet ne lit aucune autre table, et ne change pas la sienne', async () => {
    const { rows } = await t.base.queries.execute<{ nom: string }>(
      sql`select tablename as nom from pg_tables where schemaname = 'public'`,
    );
    const autres = rows.map(({ nom }) => nom).filter((nom) => !DU_CABINET.includes(nom));
    expect(autres.length).toBeGreaterThan(6);
    for (const ordre of [
      ...autres.map((nom) => sql`select 1 from ${sql.identifier(nom)}`),
      sql`truncate clients`,
      sql`alter table clients disable row level security`,
      sql`update membres_cabinet set role = 'titulaire'`,
    ]) {
      const essai = chez(beta, ({ requetes }) => requetes.execute(ordre));
      await expect(essai).rejects.toSatisfy((e) => sqlState(e) === DROIT_INSUFFISANT);
    }
  });
});

describe('le rôle et le cabinet finissent avec la transaction', () => {
  test.each([
    ['réussie', async () => undefined],
    [
      'échouée',
      async () => {
        throw new Error('essai');
      },
    ],
  ])('transaction %s', async (_cas, executer) => {
    await chez(beta, executer).catch(() => undefined);
    for (let i = 0; i < 12; i += 1) {
      const { role, c } = (await courant()) ?? {};
      expect([role === 'francis_cabinet', c ?? '']).toEqual([false, '']);
    }
  });

  test('deux cabinets qui travaillent ensemble ne se mêlent pas', async () => {
    const lectures = Array.from({ length: 40 }, (_, i) => {
      const cabinet = i % 2 === 0 ? alpha : beta;
      return chez(cabinet, async ({ requetes }) => {
        const { rows } = await requetes.execute<{ cabinet_id: string }>(sql`select cabinet_id from clients`);
        return rows.every(({ cabinet_id }) => cabinet_id === cabinet);
      });
    });
    expect((await Promise.all(lectures)).every(Boolean)).toBe(true);
  });

  test('une trace refusée annule l’action', async () => {
    const avant = await etat();
    const action = dansCabinet(t.base, alpha, {
      executer: (cloison) => depotClients(cloison).supprimer(fiche),
      conclure: () => Promise.reject(new Error('journal plein')),
    });
    await expect(action).rejects.toThrow('journal plein');
    expect(await etat()).toEqual(avant);
  });
});
