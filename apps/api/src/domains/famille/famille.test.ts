import { randomUUID } from 'node:crypto';
import { type Client, type Erreur, FamilleClient } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { detentions, entites } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication();

const ouvrir = async (qui: Personne, prenom: string, plus: object = {}): Promise<string> => {
  const data = { nom_client: 'Delorme', prenom_client: prenom, ...plus };
  const reponse = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: qui.entetes,
    payload: { data },
  });
  return reponse.json<{ client: Client }>().client.id;
};
const appeler = (
  qui: Personne,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  client: string,
  suite = '',
  payload?: object,
) =>
  t.injecter({
    method,
    url: `/api/pro/clients/${client}/famille${suite}`,
    headers: qui.entetes,
    ...(payload && { payload }),
  });
const lire = async (qui: Personne, client: string) => FamilleClient.parse((await appeler(qui, 'GET', client)).json());
const sansRequete = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

type Part = readonly [porteur: { client: string } | { entite: string }, part: number, droit?: string];
const societe = (nom: string, valeur: number | null, ...parts: readonly Part[]) => ({
  genre: 'societe',
  nom,
  forme: 'SCI à l’IR',
  valeur,
  detentions: parts.map(([porteur, part, droit = 'pleine_propriete']) => ({ porteur, droit, part })),
});
const bien = (nom: string, valeur: number | null, ...parts: readonly Part[]) => ({
  ...societe(nom, valeur, ...parts),
  genre: 'bien',
  forme: 'Immobilier locatif',
});
const ajouter = async (qui: Personne, client: string, entite: object): Promise<string> => {
  const avant = new Set((await lire(qui, client)).entites.map(({ id }) => id));
  const reponse = await appeler(qui, 'POST', client, '/entites', entite);
  expect([reponse.statusCode, reponse.body]).toEqual([200, expect.any(String)]);
  return FamilleClient.parse(reponse.json()).entites.find(({ id }) => !avant.has(id))?.id ?? '';
};

describe('une famille et ses sociétés', () => {
  test('sont un seul dossier : chacun voit le lien de son côté, et ce que les autres détiennent', async () => {
    const pro = await t.personne('professionnel');
    const [mere, fils, etranger] = [await ouvrir(pro, 'Anne'), await ouvrir(pro, 'Luc'), await ouvrir(pro, 'Zoé')];
    await appeler(pro, 'POST', mere, '/liens', { client: fils, nature: 'enfant' });
    expect((await lire(pro, mere)).liens).toMatchObject([
      { de: mere, nature: 'enfant', client: { nom: 'Luc Delorme' } },
    ]);
    expect((await lire(pro, fils)).liens).toMatchObject([{ de: fils, nature: 'parent', client: { id: mere } }]);
    const holding = await ajouter(
      pro,
      mere,
      societe('Delorme Holding', 1_000_000, [{ client: mere }, 60], [{ client: fils }, 40]),
    );
    await ajouter(pro, mere, societe('SCI des Tilleuls', 400_000, [{ entite: holding }, 75], [{ client: mere }, 25]));
    const vue = await lire(pro, mere);
    // 60 % of 75 % through the holding, and 25 % in her own name; the holding is worth its subsidiary too.
    expect(vue.entites.map(({ nom, part_directe, part_totale }) => [nom, part_directe, part_totale])).toEqual([
      ['Delorme Holding', 60, 60],
      ['SCI des Tilleuls', 25, 70],
    ]);
    expect([vue.total, vue.a_evaluer, vue.complete]).toEqual([700_000, 0, true]);
    const duFils = await lire(pro, fils);
    expect(duFils.entites.map(({ part_totale }) => part_totale)).toEqual([40, 30]);
    expect(duFils.total).toBe(400_000);
    expect(await lire(pro, etranger)).toEqual({ liens: [], entites: [], total: 0, a_evaluer: 0, complete: true });
  });

  test('un bien démembré vaut son usufruit et sa nue-propriété au barème de l’article 669', async () => {
    const pro = await t.personne('professionnel');
    // 72 years old on the day of the tests: the use is worth 30 %, under article 669.
    const an = Number(t.horloge.now().toISOString().slice(0, 4)) - 72;
    const mere = await ouvrir(pro, 'Anne', { date_naissance_client: `${an}-01-01` });
    const fils = await ouvrir(pro, 'Luc');
    const maison = bien(
      'Maison de Cancale',
      300_000,
      [{ client: mere }, 100, 'usufruit'],
      [{ client: fils }, 100, 'nue_propriete'],
    );
    await ajouter(pro, mere, maison);
    const valeur = async (client: string) => (await lire(pro, client)).entites[0]?.valeur_client;
    expect([await valeur(mere), await valeur(fils)]).toEqual([90_000, 210_000]);
    const sansAge = await ouvrir(pro, 'Inès');
    await ajouter(pro, sansAge, bien('Studio', 100_000, [{ client: sansAge }, 100, 'usufruit']));
    expect(await lire(pro, sansAge)).toMatchObject({ total: 0, a_evaluer: 1, entites: [{ valeur_client: null }] });
  });

  test('ce qui ne tient pas est refusé en le nommant, et rien ne change', async () => {
    const pro = await t.personne('professionnel');
    const client = await ouvrir(pro, 'Anne');
    const a = await ajouter(pro, client, societe('A', null, [{ client }, 100]));
    const b = await ajouter(pro, client, societe('B', null, [{ entite: a }, 100]));
    const avant = await lire(pro, client);
    const refus: readonly (readonly [string, string, string, object])[] = [
      ['client', 'POST', '/liens', { client, nature: 'conjoint' }],
      ['client', 'POST', '/liens', { client: randomUUID(), nature: 'conjoint' }],
      ['detentions', 'POST', '/entites', societe('C', null, [{ client }, 60], [{ entite: a }, 60])],
      ['detentions', 'POST', '/entites', bien('C', null, [{ client }, 60], [{ entite: a }, 60, 'usufruit'])],
      ['detentions.1.porteur', 'POST', '/entites', societe('C', null, [{ client }, 10], [{ client }, 20])],
      ['detentions.0.porteur', 'POST', '/entites', societe('C', null, [{ client: randomUUID() }, 10])],
      ['forme', 'POST', '/entites', { ...societe('C', null, [{ client }, 10]), forme: 'Résidence principale' }],
      [
        'detentions',
        'PUT',
        `/entites/${a}`,
        { ...societe('A', null, [{ client }, 50], [{ entite: b }, 50]), version: 1 },
      ],
      ['detentions.0.porteur', 'PUT', `/entites/${a}`, { ...societe('A', null, [{ entite: a }, 50]), version: 1 }],
    ];
    for (const [chemin, methode, suite, corps] of refus) {
      const reponse = await appeler(pro, methode === 'PUT' ? 'PUT' : 'POST', client, suite, corps);
      const { code, champs } = reponse.json<Erreur>();
      expect([suite, reponse.statusCode, code, champs?.[0]?.chemin]).toEqual([
        suite,
        422,
        'FAMILLE_INCOHERENTE',
        chemin,
      ]);
    }
    for (const part of [0, -5, 101, '50']) {
      const faux = { ...societe('C', null), detentions: [{ porteur: { client }, droit: 'pleine_propriete', part }] };
      expect((await appeler(pro, 'POST', client, '/entites', faux)).json<Erreur>().code).toBe('VALIDATION');
    }
    expect(await lire(pro, client)).toEqual(avant);
  });

  test('deux personnes sur la même société : la seconde reçoit 409, et rien ne se perd', async () => {
    const pro = await t.personne('professionnel');
    const client = await ouvrir(pro, 'Anne');
    const id = await ajouter(pro, client, societe('A', 1, [{ client }, 100]));
    const changer = (valeur: number) =>
      appeler(pro, 'PUT', client, `/entites/${id}`, { ...societe('A', valeur, [{ client }, 100]), version: 1 });
    const codes = (await Promise.all([changer(2), changer(3)])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((un, autre) => un - autre)).toEqual([200, 409]);
    expect((await lire(pro, client)).entites[0]).toMatchObject({ version: 2, detentions: [{ part: 100 }] });
  });

  test('deux sociétés qui se prennent l’une l’autre au même instant ne se bouclent pas', async () => {
    const pro = await t.personne('professionnel');
    const client = await ouvrir(pro, 'Anne');
    const [a, b] = [
      await ajouter(pro, client, societe('A', null, [{ client }, 100])),
      await ajouter(pro, client, societe('B', null, [{ client }, 100])),
    ];
    const prendre = (id: string, autre: string) =>
      appeler(pro, 'PUT', client, `/entites/${id}`, {
        ...societe('X', null, [{ client }, 50], [{ entite: autre }, 50]),
        version: 1,
      });
    const codes = (await Promise.all([prendre(a, b), prendre(b, a)])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((un, autre) => un - autre)).toEqual([200, 422]);
  });

  test('supprimer un dossier emporte ses liens et ses parts ; ce que plus personne ne tient s’efface', async () => {
    const pro = await t.personne('professionnel');
    const [mere, fils] = [await ouvrir(pro, 'Anne'), await ouvrir(pro, 'Luc')];
    await appeler(pro, 'POST', mere, '/liens', { client: fils, nature: 'enfant' });
    const seule = await ajouter(pro, mere, societe('Seule', null, [{ client: mere }, 100]));
    await ajouter(pro, mere, societe('Fille de Seule', null, [{ entite: seule }, 100]));
    await ajouter(pro, mere, societe('À deux', null, [{ client: mere }, 50], [{ client: fils }, 50]));
    await t.injecter({ method: 'DELETE', url: `/api/pro/clients/${mere}`, headers: pro.entetes });
    expect(await lire(pro, fils)).toMatchObject({
      liens: [],
      entites: [{ nom: 'À deux', detentions: [{ part: 50 }] }],
    });
    expect(await t.base.queries.$count(detentions, eq(detentions.clientId, mere))).toBe(0);
    expect(await t.base.queries.$count(entites, eq(entites.nom, 'Seule'))).toBe(0);
    expect(await t.base.queries.$count(entites, eq(entites.nom, 'Fille de Seule'))).toBe(0);
  });
});

test('d’un cabinet à l’autre, rien ne se lie, ne se détient, ne se lit ni ne se change', async () => {
  const [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const [sien, autre] = [await ouvrir(alpha, 'Anne'), await ouvrir(beta, 'Bea')];
  const entite = await ajouter(alpha, sien, societe('Secrète', 9, [{ client: sien }, 100]));
  const gestes = (client: string, id: string, vise: string) =>
    [
      ['GET', sien, '', undefined],
      ['POST', autre, '/liens', { client: vise, nature: 'conjoint' }],
      ['POST', autre, '/entites', societe('B', null, [{ client: vise }, 100])],
      ['POST', autre, '/entites', societe('B', null, [{ client: autre }, 50], [{ entite: id }, 50])],
      ['PUT', autre, `/entites/${id}`, { ...societe('B', null, [{ client: autre }, 100]), version: 1 }],
      ['DELETE', autre, `/entites/${id}`, undefined],
      ['GET', client, '', undefined],
    ] as const;
  const [inconnu, personne] = [randomUUID(), randomUUID()];
  for (const [i, [methode, de, suite, corps]] of gestes(sien, entite, sien).entries()) {
    const vu = await appeler(beta, methode, de, suite, corps);
    const [, client = de, rien = suite, faux = corps] = gestes(personne, inconnu, personne)[i] ?? [];
    const absent = await appeler(beta, methode, client === sien ? personne : client, rien, faux);
    expect([i, vu.statusCode, sansRequete(vu.body)]).toEqual([i, absent.statusCode, sansRequete(absent.body)]);
    expect(vu.statusCode).toBeGreaterThanOrEqual(404);
    expect(vu.body).not.toContain('Secrète');
  }
  expect((await lire(alpha, sien)).entites).toHaveLength(1);
});
