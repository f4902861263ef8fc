import {
  type AnalyseGenerale,
  type Client,
  type Erreur,
  LignePortefeuille,
  PassagePortefeuille,
} from '@francis/contract';
import { PROJETS_DE_REFORME } from '@francis/fiscal';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lireTableau } from '../importation/fichiers/tableau.ts';
import { clients, portefeuilleCalculs, portefeuilleLignes } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

// One job is made to fail.
const t = avecApplication({ erreursAttendues: true });
const ICI = '/api/pro/portefeuille/passages';

const COUPLE = {
  nom_client: 'Lacombe',
  prenom_client: 'Étienne',
  situation_maritale_client: 'Marié(e)',
  date_naissance_client: '1980-05-12',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 92_000,
  statut_professionnel_client2: 'Fonctionnaire',
  revenu_net_annuel_client2: 54_000,
  faits_fiscaux_client: { 'projet.declarant1.per_versements': 8_280, 'foyer.dons_66': 500 },
};
const SEULE = {
  nom_client: '=HYPERLINK("http://mal")',
  prenom_client: 'Inès',
  situation_maritale_client: 'Célibataire',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 31_000,
};
const VIDE = { nom_client: 'Vide', prenom_client: 'Jean' };

const ouvrir = async (qui: Personne, data: object): Promise<string> => {
  const url = '/api/pro/clients';
  const reponse = await t.injecter({ method: 'POST', url, headers: qui.entetes, payload: { data } });
  return reponse.json<{ client: Client }>().client.id;
};
const lire = (qui: Personne, suite = '') => t.injecter({ url: `${ICI}${suite}`, headers: qui.entetes });
const poster = (qui: Personne, payload: object = {}) =>
  t.injecter({ method: 'POST', url: ICI, headers: qui.entetes, payload });

/** A run asked for and done. */
async function calculer(qui: Personne, demande: object = {}): Promise<PassagePortefeuille> {
  const reponse = await poster(qui, demande);
  expect([reponse.statusCode, reponse.body]).toEqual([202, expect.any(String)]);
  const { id } = PassagePortefeuille.parse(reponse.json());
  await t.app.jobs.runDue({ early: true });
  return PassagePortefeuille.parse((await lire(qui, `/${id}`)).json());
}
const lignesDe = async (qui: Personne, id: string, suite = ''): Promise<LignePortefeuille[]> =>
  z.array(LignePortefeuille).parse((await lire(qui, `/${id}/lignes${suite}`)).json());

let pro: Personne;
let autre: Personne;
let couple: string;
let seule: string;

beforeAll(async () => {
  pro = await t.personne('professionnel');
  autre = await t.personne('professionnel');
  couple = await ouvrir(pro, COUPLE);
  seule = await ouvrir(pro, SEULE);
  await ouvrir(pro, VIDE);
  await ouvrir(autre, { ...COUPLE, nom_client: 'Canari' });
});

test('chaque ligne dit les chiffres de l’analyse de ce client, et un dossier vide dit ce qui manque', async () => {
  const passage = await calculer(pro);
  expect(passage).toMatchObject({ etat: 'fait', faits: 3, total: 3, loi_changee: false });
  const lignes = await lignesDe(pro, passage.id);
  expect(lignes.map(({ client }) => client.nom_client)).toEqual(['Lacombe', SEULE.nom_client, 'Vide']);
  for (const id of [couple, seule]) {
    const url = `/api/pro/clients/${id}/analyze`;
    const analyse = (await t.injecter({ method: 'POST', url, headers: pro.entetes })).json<AnalyseGenerale>();
    const leviers = analyse.pistes.filter(({ nature }) => nature === 'levier');
    expect(lignes.find(({ client }) => client.id === id)).toMatchObject({
      statut: analyse.statut,
      impot: analyse.chiffres?.total,
      gain: leviers[0]?.gain ?? 0,
      leviers: leviers.slice(0, 3).map(({ id: levier, titre, gain }) => ({ id: levier, titre, gain })),
      manques: analyse.manques.filter(({ decisif }) => decisif).map(({ question }) => question),
      effet: null,
    });
  }
  expect(lignes[2]).toMatchObject({ statut: 'a_completer', impot: null, tmi: null, gain: null, leviers: [] });
  expect(lignes[2]?.manques).toContain('Quelle est la situation de famille du client ?');
  for (const tri of ['impot', 'tmi', 'gain'])
    for (const sens of ['asc', 'desc'])
      for (const limite of [1, 2, 50]) {
        const noms: string[] = [];
        let apres = '';
        do {
          const reponse = await lire(pro, `/${passage.id}/lignes?tri=${tri}&sens=${sens}&limite=${limite}${apres}`);
          noms.push(
            ...z
              .array(LignePortefeuille)
              .parse(reponse.json())
              .map(({ client }) => client.nom_client),
          );
          const suite = reponse.headers['x-suivant'];
          apres = typeof suite === 'string' ? `&apres=${encodeURIComponent(suite)}` : '';
        } while (apres !== '');
        // No tax, no place among the smallest: whichever way the list goes, it ends with what is missing
        expect([tri, sens, limite, noms.length]).toEqual([tri, sens, limite, 3]);
        expect([tri, sens, limite, noms.at(-1)]).toEqual([tri, sens, limite, 'Vide']);
      }
  const impots = lignes.map(({ impot }) => impot ?? 0);
  expect(passage.bilan).toMatchObject({
    clients: 3,
    a_completer: 1,
    impot: impots.reduce((a, b) => a + b, 0),
    touches: 0,
  });
});

test('un levier du cabinet ne porte le montant ni le rang d’aucun client, et chaque client y compte une fois', async () => {
  const qui = await t.personne('professionnel');
  const deux = { 'projet.declarant1.per_versements': 8_280, 'projet.declarant2.per_versements': 1_000 };
  await ouvrir(qui, { ...COUPLE, faits_fiscaux_client: { ...COUPLE.faits_fiscaux_client, ...deux } });
  await ouvrir(qui, { ...SEULE, faits_fiscaux_client: { 'projet.declarant1.per_versements': 1_200 } });
  const { id, bilan } = await calculer(qui);
  const per = (await lignesDe(qui, id)).map(({ leviers }) =>
    leviers.flatMap((l) => (l.id.startsWith('per_') ? [l.gain] : [])),
  );
  expect(per.map(({ length }) => length)).toEqual([2, 1]);
  expect(bilan?.leviers).toEqual([
    { id: 'per', titre: 'Verser sur le PER', clients: 2, gain: per.reduce((s, gains) => s + Math.max(...gains), 0) },
  ]);
});

test('un dossier inchangé n’est pas recalculé ; un revenu changé l’est ; un e-mail changé ne change rien', async () => {
  const passage = await calculer(pro);
  // A figure that no engine gives: only what is computed again loses it.
  await t.base.queries.update(portefeuilleCalculs).set({ impot: 7 }).where(eq(portefeuilleCalculs.clientId, couple));
  const gardee = await calculer(pro);
  const impotDe = async (id: string) =>
    (await lignesDe(pro, id)).find(({ client }) => client.id === couple)?.impot ?? Number.NaN;
  expect(await impotDe(gardee.id)).toBe(7);
  const modifier = async (champs: object) => {
    const payload = { nom_client: COUPLE.nom_client, prenom_client: COUPLE.prenom_client, ...champs };
    const url = `/api/pro/clients/${couple}`;
    const reponse = await t.injecter({ method: 'PUT', url, headers: pro.entetes, payload });
    expect([reponse.statusCode, reponse.body]).toEqual([200, expect.any(String)]);
  };
  await modifier({ email_client: 'etienne@exemple.test' });
  expect(await impotDe((await calculer(pro)).id)).toBe(7);
  expect(await impotDe((await calculer(pro, { tout: true })).id)).toBe(await impotDe(passage.id));
  await modifier({ revenu_net_annuel_client1: 95_000 });
  expect(await impotDe((await calculer(pro)).id)).toBeGreaterThan(await impotDe(passage.id));
  await modifier({ revenu_net_annuel_client1: 92_000 });
});

describe('une réforme', () => {
  test('dit qui elle touche et de combien, du plus touché au moins touché', async () => {
    const projet = PROJETS_DE_REFORME.find(({ id }) => id === 'prochaine-loi-de-finances');
    const changements = projet?.changements;
    const passage = await calculer(pro, { reforme: { titre: 'Prochaine loi de finances', changements } });
    const lignes = await lignesDe(pro, passage.id, '?tri=effet&sens=asc&touches=true');
    expect(lignes.map(({ client }) => client.id)).toEqual([couple, seule]);
    expect(lignes.every(({ effet }) => effet !== null && effet < 0)).toBe(true);
    expect(passage.bilan).toMatchObject({
      touches: 2,
      baisses: 2,
      hausses: 0,
      effet: lignes.reduce((somme, { effet }) => somme + (effet ?? 0), 0),
    });
  });

  test.each([
    [{ 'bareme.seuil_2': 5_000 }, 'bareme.seuil_2'],
    [{ 'bareme.inconnu': 1 }, 'bareme.inconnu'],
    [{ 'bareme.taux_1': 2 }, 'bareme.taux_1'],
  ])('impossible se refuse, et nomme le nombre : %o', async (changements, nom) => {
    const reponse = await poster(pro, { reforme: { titre: 'Essai', changements } });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json<Erreur>().champs?.map(({ chemin }) => chemin)).toEqual([`reforme.changements.${nom}`]);
  });
});

test('un second calcul attend la fin du premier ; le calcul d’un travail perdu laisse sa place', async () => {
  const premier = await poster(pro);
  const refuse = await poster(pro);
  expect([premier.statusCode, refuse.statusCode, refuse.json<Erreur>().code]).toEqual([
    202,
    409,
    'PORTEFEUILLE_OCCUPE',
  ]);
  const { id } = premier.json<PassagePortefeuille>();
  expect((await lire(pro, `/${id}/export-csv`)).statusCode).toBe(409);
  await t.base.queries.execute(sql`delete from pgboss.job where name = 'portefeuille'`);
  expect((await lire(pro, `/${id}`)).json<PassagePortefeuille>().etat).toBe('interrompu');
  expect((await calculer(pro)).etat).toBe('fait');
  expect((await lire(pro, `/${id}`)).statusCode).toBe(404);
});

const sansRequete = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

test('le calcul d’un autre cabinet ne se distingue pas d’un calcul qui n’existe pas', async () => {
  const { id } = await calculer(pro);
  for (const suite of ['', '/lignes', '/export-excel', '/export-csv']) {
    const [sien, aucun] = [
      await lire(autre, `/${id}${suite}`),
      await lire(autre, `/00000000-0000-4000-8000-000000000000${suite}`),
    ];
    expect([sien.statusCode, sansRequete(sien.body)]).toEqual([404, sansRequete(aucun.body)]);
  }
  const chez = await calculer(autre);
  expect((await lignesDe(autre, chez.id)).map(({ client }) => client.nom_client)).toEqual(['Canari']);
});

test('les pages se suivent sans trou ni redite, dans chaque ordre, et une suite inventée est refusée', async () => {
  const { id } = await calculer(pro);
  for (const tri of ['impot', 'tmi', 'gain'])
    for (const sens of ['asc', 'desc']) {
      const vus: string[] = [];
      let apres = '';
      do {
        const page = await lire(
          pro,
          `/${id}/lignes?limite=1&tri=${tri}&sens=${sens}${apres && `&apres=${encodeURIComponent(apres)}`}`,
        );
        vus.push(...page.json<LignePortefeuille[]>().map(({ client }) => client.id));
        apres = String(page.headers['x-suivant'] ?? '');
      } while (apres !== '');
      expect(new Set(vus).size).toBe(3);
      expect(vus).toHaveLength(3);
    }
  expect((await lire(pro, `/${id}/lignes?apres=zzz`)).statusCode).toBe(422);
});

test('l’Excel et le CSV portent les lignes du calcul, et aucune cellule n’est une formule', async () => {
  const { id } = await calculer(pro, { reforme: { titre: 'Essai', changements: { 'bareme.taux_1': 0.12 } } });
  const lignes = await lignesDe(pro, id, '?tri=effet');
  const excel = await lire(pro, `/${id}/export-excel`);
  expect(excel.headers['content-disposition']).toMatch(/filename="portefeuille_\d{4}-\d\d-\d\d\.xlsx"/);
  const lues: string[][] = [];
  for await (const { cellules } of lireTableau(excel.rawPayload)) lues.push(cellules);
  expect(lues[0]?.slice(0, 4)).toEqual(['Nom', 'Prénom', 'Certitude', 'Impôt et prélèvements']);
  expect(lues.slice(1).map(([nom, , , impot]) => [nom, impot])).toEqual(
    lignes.map(({ client, impot }) => [client.nom_client, impot === null ? '' : String(impot)]),
  );
  const csv = (await lire(pro, `/${id}/export-csv`)).body;
  expect(csv.split('\r\n')).toHaveLength(5);
  expect(csv).toContain(`"'=HYPERLINK(""http://mal"")"`);
});

test('un client supprimé quitte le calcul, ses figures avec lui', async () => {
  const id = await ouvrir(pro, { ...SEULE, nom_client: 'Partante' });
  const passage = await calculer(pro);
  expect(await lignesDe(pro, passage.id)).toHaveLength(4);
  await t.injecter({ method: 'DELETE', url: `/api/pro/clients/${id}`, headers: pro.entetes });
  expect(await lignesDe(pro, passage.id)).toHaveLength(3);
  expect(await t.base.queries.$count(portefeuilleCalculs, eq(portefeuilleCalculs.clientId, id))).toBe(0);
});

test('un calcul tué au milieu reprend où il en était, et finit avec les mêmes lignes', async () => {
  const grand = await t.personne('professionnel');
  const premier = await ouvrir(grand, SEULE);
  // Twelve hundred files: three pages.
  await t.base.queries.execute(sql`
    insert into ${clients} (id, cabinet_id, cree_le, modifie_le, nom_client, prenom_client, situation_maritale_client,
      nombre_enfants_a_charge_client, statut_professionnel_client1, revenu_net_annuel_client1)
    select gen_random_uuid(), cabinet_id, now(), now(), 'Client ' || n, 'A', 'Célibataire', 0, 'Salarié', 20000 + n
    from ${clients}, generate_series(1, 1199) as n where id = ${premier}`);
  const { id } = PassagePortefeuille.parse((await poster(grand)).json());
  // The base refuses one line of the second page, once: as a process that dies there.
  const [victime] = await t.base.queries
    .select({ id: clients.id })
    .from(clients)
    .where(sql`cabinet_id = (select cabinet_id from clients where id = ${premier})`)
    .orderBy(clients.id)
    .limit(1)
    .offset(700);
  await t.base.queries.execute(
    sql.raw(`alter table portefeuille_lignes add constraint panne check (client_id <> '${victime?.id ?? ''}')`),
  );
  await t.app.jobs.runDue();
  expect((await lire(grand, `/${id}`)).json<PassagePortefeuille>()).toMatchObject({ etat: 'attente', faits: 500 });
  await t.base.queries.execute(sql`alter table portefeuille_lignes drop constraint panne`);
  await t.app.jobs.runDue({ early: true });
  const fini = (await lire(grand, `/${id}`)).json<PassagePortefeuille>();
  expect(fini).toMatchObject({ etat: 'fait', faits: 1_200, bilan: { clients: 1_200, a_completer: 0 } });
  expect(await t.base.queries.$count(portefeuilleLignes, eq(portefeuilleLignes.passageId, id))).toBe(1_200);
});
