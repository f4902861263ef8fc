import type { ClientListe, ComptesClients } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sqlState } from '../../platform/database/unavailable.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { cabinetDe, dansCabinet } from '../cabinet/index.ts';
import { depotListe } from './repository-liste.ts';
import { tacheDesNombres } from './repository-nombres.ts';

const t = avecApplication();

const ouvrir = async (qui: Personne, data: object): Promise<string> => {
  const reponse = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: qui.entetes,
    payload: { data: { prenom_client: 'Ada', ...data } },
  });
  expect(reponse.statusCode).toBe(201);
  return reponse.json<{ client: { id: string } }>().client.id;
};
const lister = (qui: Personne, criteres: Record<string, string> = {}) =>
  t.injecter({ url: `/api/pro/clients/?${new URLSearchParams(criteres).toString()}`, headers: qui.entetes });
const noms = async (qui: Personne, criteres?: Record<string, string>): Promise<string[]> =>
  (await lister(qui, criteres)).json<ClientListe[]>().map(({ nom_client }) => nom_client);
/** Every page, to its end. */
const parcourir = async (qui: Personne, criteres: Record<string, string>): Promise<string[]> => {
  const lus: string[] = [];
  let apres: string | undefined;
  do {
    const reponse = await lister(qui, { ...criteres, ...(apres !== undefined && { apres }) });
    expect(reponse.statusCode).toBe(200);
    lus.push(...reponse.json<ClientListe[]>().map(({ nom_client, prenom_client }) => `${nom_client} ${prenom_client}`));
    const suite = reponse.headers['x-suivant'];
    apres = typeof suite === 'string' ? suite : undefined;
  } while (apres !== undefined);
  return lus;
};

describe('l’ordre des noms', () => {
  test('comme dans un annuaire français : ni accents, ni casse, ni ponctuation', async () => {
    const pro = await t.personne('professionnel');
    for (const nom_client of ['Zola', 'de Vigny', 'Œuvrard', 'Ohana', 'D’Alembert', 'élan', 'Dupont'])
      await ouvrir(pro, { nom_client });
    expect(await noms(pro)).toEqual(['D’Alembert', 'de Vigny', 'Dupont', 'élan', 'Œuvrard', 'Ohana', 'Zola']);
    expect(await noms(pro, { sens: 'desc', limite: '2' })).toEqual(['Zola', 'Ohana']);
  });

  test('à nom égal, le prénom décide ; un nom court vient avant celui qui le prolonge', async () => {
    const pro = await t.personne('professionnel');
    for (const [nom_client, prenom_client] of [
      ['Martin', 'Zoé'],
      ['Martin', 'Éva'],
      ['Martin Duval', 'Ada'],
    ])
      await ouvrir(pro, { nom_client, prenom_client });
    expect(await parcourir(pro, {})).toEqual(['Martin Éva', 'Martin Zoé', 'Martin Duval Ada']);
  });
});

describe('la recherche', () => {
  let pro: Personne;
  beforeAll(async () => {
    pro = await t.personne('professionnel');
    await ouvrir(pro, { nom_client: 'Éluard', prenom_client: 'Paul', email_client: 'paul.e@exemple.test' });
    await ouvrir(pro, { nom_client: 'Zola', prenom_client: 'Émile', ville_client: 'Médan' });
  });

  test.each([
    ['eluard', ['Éluard']],
    ['PAUL élu', ['Éluard']],
    ['paul.e@ex', ['Éluard']],
    ['medan', ['Zola']],
    ['é', ['Éluard']],
    ['ém', ['Zola']],
    ['paul.e@autre.test', ['Éluard']],
    ['paul zola', []],
    ['luard', []],
    ['%', []],
    ['’ -- ', []],
    ['', ['Éluard', 'Zola']],
  ])('« %s »', async (recherche, attendus) => {
    expect(await noms(pro, { recherche })).toEqual(attendus);
  });

  test('suit le nom qui change, et oublie le dossier supprimé', async () => {
    const autre = await t.personne('professionnel');
    const id = await ouvrir(autre, { nom_client: 'Sand' });
    const url = `/api/pro/clients/${id}`;
    const noms_client = { nom_client: 'Dudevant', prenom_client: 'Aurore' };
    await t.injecter({ method: 'PUT', url, headers: autre.entetes, payload: noms_client });
    expect([await noms(autre, { recherche: 'sand' }), await noms(autre, { recherche: 'dudev' })]).toEqual([
      [],
      ['Dudevant'],
    ]);
    await t.injecter({ method: 'DELETE', url, headers: autre.entetes });
    expect(await noms(autre, { recherche: 'dudev' })).toEqual([]);
  });
});

describe('les pages', () => {
  let pro: Personne;
  beforeAll(async () => {
    pro = await t.personne('professionnel');
    for (let i = 0; i < 13; i += 1)
      await ouvrir(pro, {
        // Several equal keys: the page must neither repeat nor skip.
        nom_client: `Nom ${String.fromCodePoint(97 + (i % 3))}`,
        prenom_client: `P${i}`,
        revenu_net_annuel_client1: i % 4 === 0 ? null : (i % 3) * 10_000,
        tranche_marginale_imposition_estimee: i % 2 ? 30 : 11,
        statut_dossier_pro: i % 5 === 0 ? 'Archivé' : 'Actif',
        prochain_rendez_vous_pro: i % 3 === 0 ? `2030-01-${String(i + 1).padStart(2, '0')}T10:00` : null,
      });
  });

  test.each(['nom', 'rendez_vous', 'revenu', 'tmi', 'modification'])(
    'dans l’ordre « %s », quatre par quatre ou d’un coup, la même liste, et à l’envers le miroir de ceux qui ont une valeur, les autres à la fin',
    async (tri) => {
      const sansValeur = (nom: string): boolean => {
        const i = Number(nom.split('P')[1]);
        return (tri === 'revenu' && i % 4 === 0) || (tri === 'rendez_vous' && i % 3 !== 0);
      };
      const entiere = await parcourir(pro, { tri });
      expect(new Set(entiere).size).toBe(13);
      const vides = entiere.filter(sansValeur);
      expect(entiere.slice(13 - vides.length)).toEqual(vides);
      expect(await parcourir(pro, { tri, limite: '4' })).toEqual(entiere);
      const avec = entiere.filter((nom) => !sansValeur(nom));
      const envers = [...avec.toReversed(), ...vides.toReversed()];
      for (const limite of ['1', '4', '100'])
        expect(await parcourir(pro, { tri, sens: 'desc', limite })).toEqual(envers);
    },
  );

  test.each(['rendez_vous', 'revenu', 'tmi', 'modification'] as const)(
    'un mot que presque tous portent donne, dans l’ordre « %s », la même liste parcourue que triée, page après page',
    async (tri) => {
      const { cabinetId } = await cabinetDe(t.base, { id: pro.id, nomComplet: 'Ada' }, t.horloge.now());
      const ids = (frequentes: number, criteres: object): Promise<string[]> =>
        dansCabinet(t.base, cabinetId, {
          executer: async (cloison) => {
            const lus: string[] = [];
            let apres: string | undefined;
            do {
              const page = await depotListe(cloison, frequentes).lister({
                recherche: 'nom',
                tri,
                sens: 'desc',
                limite: 4,
                ...criteres,
                ...(apres !== undefined && { apres }),
              });
              lus.push(...page.lignes.map(({ id }) => id));
              apres = page.suivant;
            } while (apres !== undefined);
            return lus;
          },
        });
      for (const criteres of [{}, { sens: 'asc' }, { statut: 'Archivé' }, { recherche: 'p1' }])
        expect(await ids(1, criteres)).toEqual(await ids(1_000, criteres));
      expect(await ids(1, {})).toHaveLength(13);
    },
  );

  test('filtres et recherche se combinent', async () => {
    expect(await parcourir(pro, { statut: 'Archivé', limite: '1' })).toHaveLength(3);
    expect(await parcourir(pro, { statut: 'Archivé', recherche: 'p5' })).toEqual(['Nom c P5']);
    expect(await parcourir(pro, { situation: 'Veuf/Veuve' })).toEqual([]);
  });

  test.each([
    'abc',
    'W10',
    'WyJhIiwiYiJd',
    Buffer.from('["x","00000000-0000-0000-0000-00000000000z"]').toString('base64'),
  ])('une suite forgée (%s) est refusée par son nom', async (apres) => {
    const reponse = await lister(pro, { apres });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: 'apres' }] });
  });

  test('les comptes et les prochains rendez-vous, du sien seulement', async () => {
    const comptes = async (qui: Personne) =>
      (await t.injecter({ url: '/api/pro/clients/comptes', headers: qui.entetes })).json<ComptesClients>();
    const { total, par_statut, rendez_vous } = await comptes(pro);
    expect([total, par_statut]).toEqual([13, { Actif: 10, 'En attente': 0, Archivé: 3 }]);
    expect(rendez_vous.map((r) => r.prochain_rendez_vous_pro)).toEqual([
      '2030-01-01T10:00',
      '2030-01-04T10:00',
      '2030-01-07T10:00',
      '2030-01-10T10:00',
      '2030-01-13T10:00',
    ]);
    expect(await comptes(await t.personne('professionnel'))).toEqual({
      total: 0,
      par_statut: { Actif: 0, 'En attente': 0, Archivé: 0 },
      rendez_vous: [],
    });
  });
});

describe('l’export CSV', () => {
  test('nomme le fichier, écrit les nombres à la française et désarme les formules', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro, {
      nom_client: '=HYPERLINK("http://exemple.test")',
      revenu_net_annuel_client1: 1234.5,
      notes_internes_pro: '+33 appeler\nlundi',
      details_enfants_client: [{ prenom: '@a' }],
    });
    const exporter = (qui: Personne) => t.injecter({ url: `/api/pro/clients/${id}/export-csv`, headers: qui.entetes });
    const reponse = await exporter(pro);
    expect(reponse.statusCode).toBe(200);
    const jour = t.horloge.now().toISOString().slice(0, 10);
    expect(reponse.headers['content-disposition']).toBe(`attachment; filename="fiche_client_${id}_${jour}.csv"`);
    expect(reponse.headers['content-type']).toContain('text/csv');
    expect(reponse.body).toContain(`"'=HYPERLINK(""http://exemple.test"")"`);
    expect(reponse.body).toContain(`"'+33 appeler\nlundi"`);
    expect(reponse.body).toContain('"revenu_net_annuel_client1";1234,5');
    expect(reponse.body).not.toContain('ville_client');
    const autre = await exporter(await t.personne('professionnel'));
    expect(autre.statusCode).toBe(404);
  });
});

const comptesDe = async (qui: Personne) =>
  (await t.injecter({ url: '/api/pro/clients/comptes', headers: qui.entetes })).json<ComptesClients>().par_statut;

describe('les comptes', () => {
  test('suivent chaque ouverture, changement et suppression, même ensemble, et une fois additionnés', async () => {
    const [pro, autre] = [await t.personne('professionnel'), await t.personne('professionnel')];
    await ouvrir(autre, { nom_client: 'Autre' });
    const ids = await Promise.all(
      Array.from({ length: 90 }, (_, i) =>
        ouvrir(pro, { nom_client: `Nom ${i}`, statut_dossier_pro: i % 3 === 0 ? 'Archivé' : 'Actif' }),
      ),
    );
    expect(await comptesDe(pro)).toEqual({ Actif: 60, 'En attente': 0, Archivé: 30 });
    await Promise.all(
      ids.map((id, i) =>
        i % 5 === 0
          ? t.injecter({ method: 'DELETE', url: `/api/pro/clients/${id}`, headers: pro.entetes })
          : t.injecter({
              method: 'PUT',
              url: `/api/pro/clients/${id}`,
              headers: pro.entetes,
              payload: { nom_client: 'Nom', prenom_client: 'P', ...(i % 2 && { statut_dossier_pro: 'En attente' }) },
            }),
      ),
    );
    const lus = { Actif: 24, 'En attente': 36, Archivé: 12 };
    expect(await comptesDe(pro)).toEqual(lus);
    await Promise.all([tacheDesNombres(t.base.queries).run(), tacheDesNombres(t.base.queries).run()]);
    const { rows } = await t.base.queries.execute<{ n: string }>(
      sql`select count(*)::text as n from clients_nombres group by cabinet_id order by count(*) desc`,
    );
    expect(Number(rows[0]?.n)).toBeLessThanOrEqual(64);
    expect([await comptesDe(pro), (await comptesDe(autre)).Actif]).toEqual([lus, 1]);
    const parLaBase = await t.base.queries.execute(sql`
      select cabinet_id from (
        select cabinet_id, statut, sum(nombre) as n from clients_nombres group by 1, 2
        union all select cabinet_id, statut_dossier_pro, -count(*) from clients group by 1, 2
      ) ecarts group by cabinet_id, statut having sum(n) <> 0`);
    expect(parLaBase.rows).toEqual([]);
  });

  test('un cabinet ne peut pas écrire les siens', async () => {
    const pro = await t.personne('professionnel');
    const { cabinetId } = await cabinetDe(t.base, { id: pro.id, nomComplet: 'Ada' }, t.horloge.now());
    const forge = dansCabinet(t.base, cabinetId, {
      executer: ({ requetes }) => requetes.execute(sql`insert into clients_nombres values (${cabinetId}, 'Actif', 9)`),
    });
    await expect(forge).rejects.toSatisfy((e) => sqlState(e) === '42501');
  });
});
