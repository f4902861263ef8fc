import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cabinetDe } from '../../apps/api/src/domains/clients/repository-cabinets.ts';
import { type Cloison, dansCabinet } from '../../apps/api/src/domains/clients/repository-cloison.ts';
import { depotClients } from '../../apps/api/src/domains/clients/repository.ts';
import { sqlState } from '../../apps/api/src/platform/database/unavailable.ts';
import { cabinets, clients } from '../../apps/api/src/schema/index.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { creerHorloge } from '../../apps/api/src/testing/horloge.ts';

/**
 * Two locks keep a firm's files: each query names the firm, and row security compares. Each one is tried here without
 * the other: the firm of the transaction is wrong, then row security is lifted.
 */
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
  lister: async (depot) => (await depot.lister()).filter(({ nom_client }) => nom_client === 'CANARI'),
  trouver: (depot) => depot.trouver(fiche),
  ajouter: (depot) => depot.ajouter(nouvelle()),
  modifier: (depot) => depot.modifier(fiche, { nom_client: 'Pris' }),
  supprimer: (depot) => depot.supprimer(fiche),
};
const VIDE: { readonly [nom in keyof Depot]?: unknown } = { lister: [], supprimer: false };
const NOMS = ['lister', 'trouver', 'ajouter', 'modifier', 'supprimer'] as const;

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
    expect(issue).toEqual(nom === 'ajouter' ? DROIT_INSUFFISANT : VIDE[nom]);
    expect(await etat()).toEqual(avant);
  });
});

describe('la requête seule : la base ne cloisonne plus, la requête nomme Bêta', () => {
  test.each(NOMS.filter((nom) => nom !== 'ajouter'))('%s ne touche à rien', async (nom) => {
    const avant = await etat();
    const resultat = await chez(beta, async (cloison) => {
      await cloison.requetes.execute(sql`reset role`);
      return REQUETES[nom](depotClients(cloison));
    });
    expect(resultat).toEqual(VIDE[nom]);
    expect(await etat()).toEqual(avant);
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
    for (const table of ['clients', 'cabinets', 'membres_cabinet']) {
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
    const autres = rows
      .map(({ nom }) => nom)
      .filter((nom) => !['clients', 'cabinets', 'membres_cabinet'].includes(nom));
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
