import { type ChangementClient, Client, ClientListe, type Erreur } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';
import { MINUTE } from '../../testing/horloge.ts';

const t = avecApplication();

const creer = (qui: Personne, data: object, url = '/api/pro/clients') =>
  t.injecter({ method: 'POST', url, headers: qui.entetes, payload: { data } });
const ouvrir = async (qui: Personne, data: object = DOSSIER): Promise<Client> => {
  const reponse = await creer(qui, data);
  expect(reponse.statusCode).toBe(201);
  return Client.parse(reponse.json<{ client: unknown }>().client);
};
const lire = (qui: Personne, id: string) => t.injecter({ url: `/api/pro/clients/${id}`, headers: qui.entetes });
const modifier = (qui: Personne, id: string, payload: object) =>
  t.injecter({ method: 'PUT', url: `/api/pro/clients/${id}`, headers: qui.entetes, payload });
const lister = (qui: Personne, suite = '') => t.injecter({ url: `/api/pro/clients/${suite}`, headers: qui.entetes });

describe('ouvrir un dossier', () => {
  test('tous les champs se relisent tels qu’écrits, à l’une et l’autre adresse', async () => {
    const pro = await t.personne('professionnel');
    for (const url of ['/pro/clients', '/api/pro/clients', '/api/pro/clients/']) {
      const reponse = await creer(pro, DOSSIER, url);
      expect(reponse.statusCode).toBe(201);
      const { success, client } = reponse.json<{ success: boolean; client: Client }>();
      expect(success).toBe(true);
      const relu = Client.parse((await lire(pro, client.id)).json());
      expect(relu).toMatchObject(DOSSIER);
      expect(Object.keys(relu).sort()).toEqual(Object.keys(Client.shape).sort());
      expect(relu).toEqual(client);
    }
  });

  test('deux noms suffisent : le reste prend les valeurs du formulaire neuf', async () => {
    const pro = await t.personne('professionnel');
    expect(await ouvrir(pro, { nom_client: ' Zola ', prenom_client: 'Émile' })).toMatchObject({
      nom_client: 'Zola',
      civilite_client: null,
      ifi_concerne_client: 'Non précisé',
      statut_dossier_pro: 'Actif',
      details_enfants_client: [],
      pea_details: {},
      revenu_net_annuel_client1: null,
      version: 1,
      droits: { lire: true, modifier: true, supprimer: true },
    });
  });

  test('le formulaire entier, en texte, devient des valeurs', async () => {
    const pro = await t.personne('professionnel');
    const client = await ouvrir(pro, {
      nom_client: 'Zola',
      prenom_client: 'Émile',
      email_client: '',
      situation_maritale_client: '',
      ifi_concerne_client: '',
      date_naissance_client: '',
      revenu_net_annuel_client1: '42 000,50',
      tranche_marginale_imposition_estimee: '30',
      comptes_courants_solde_total_estime: 'beaucoup',
      nombre_enfants_a_charge_client: '-2',
      personnes_dependantes_client: 'Sa mère',
      prochain_rendez_vous_pro: '2026-12-01T09:30:00',
      details_enfants_client_json_str: '[{"prenom":"Denise","date_naissance":"2015-09-20"}]',
      pea_details_json_str: '',
      assurance_vie_details_json_str: ' ',
    });
    expect(client).toMatchObject({
      email_client: null,
      situation_maritale_client: null,
      ifi_concerne_client: 'Non précisé',
      date_naissance_client: null,
      revenu_net_annuel_client1: 42_000.5,
      tranche_marginale_imposition_estimee: 30,
      comptes_courants_solde_total_estime: null,
      nombre_enfants_a_charge_client: 0,
      personnes_dependantes_client: 'Sa mère',
      prochain_rendez_vous_pro: '2026-12-01T09:30',
      details_enfants_client: [{ prenom: 'Denise', date_naissance: '2015-09-20' }],
      pea_details: {},
      assurance_vie_details: [],
    });
  });
});

const NOMS = { nom_client: 'Zola', prenom_client: 'Émile' };

describe('refus', () => {
  test.each([
    ['sans nom', { prenom_client: 'Émile' }],
    ['sans prénom', { nom_client: 'Zola' }],
    ['nom blanc', { ...NOMS, nom_client: '  ' }],
    ['prénom vide', { ...NOMS, prenom_client: '' }],
    ['nom nul', { ...NOMS, nom_client: null }],
  ])('%s : le nom et le prénom sont obligatoires', async (_cas, data) => {
    const pro = await t.personne('professionnel');
    const { id } = await ouvrir(pro);
    for (const reponse of [await creer(pro, data), await modifier(pro, id, data)]) {
      expect(reponse.statusCode).toBe(422);
      expect(reponse.json<Erreur>()).toMatchObject({
        code: 'VALIDATION',
        detail: 'Le nom et le prénom du client sont obligatoires.',
      });
    }
  });

  test.each(['[{', 'oui', '{"a":1', 12])('un JSON illisible (%s) nomme son champ', async (json) => {
    const pro = await t.personne('professionnel');
    const reponse = await creer(pro, { ...NOMS, details_enfants_client_json_str: json });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({
      detail: 'Format JSON incorrect pour details enfants client.',
      champs: [{ chemin: 'data.details_enfants_client_json_str' }],
    });
  });

  test.each([
    ['montant négatif', { revenu_net_annuel_client1: -1 }, 'revenu_net_annuel_client1'],
    ['montant négatif en texte', { revenu_net_annuel_client1: '-1' }, 'revenu_net_annuel_client1'],
    ['montant démesuré', { vehicules_valeur_estimee: 1e15 }, 'vehicules_valeur_estimee'],
    ['montant d’un autre type', { revenu_net_annuel_client2: [1] }, 'revenu_net_annuel_client2'],
    ['tranche au-dessus de 100', { tranche_marginale_imposition_estimee: 101 }, 'tranche_marginale_imposition_estimee'],
    ['choix inconnu', { statut_dossier_pro: 'Perdu' }, 'statut_dossier_pro'],
    ['date impossible', { date_naissance_client: '2026-02-30' }, 'date_naissance_client'],
    ['date que la base refuse', { date_naissance_client: '0000-01-01' }, 'date_naissance_client'],
    ['rendez-vous impossible', { prochain_rendez_vous_pro: '2026-02-30T10:00' }, 'prochain_rendez_vous_pro'],
    ['numéro fiscal court', { numero_fiscal_client: '123' }, 'numero_fiscal_client'],
    ['adresse e-mail', { email_client: 'ada' }, 'email_client'],
    ['texte trop long', { notes_internes_pro: 'a'.repeat(10_001) }, 'notes_internes_pro'],
    ['objet au lieu de liste', { details_enfants_client: {} }, 'details_enfants_client'],
    ['liste sans fin', { autres_revenus_client1: Array.from({ length: 51 }, () => ({})) }, 'autres_revenus_client1'],
    ['clé inconnue d’un objet', { pea_details: { secret: 1 } }, 'pea_details.secret'],
    ['caractère nul', { pea_details_json_str: '{"a\\u0000":1}' }, 'pea_details.a\u0000'],
    [
      'caractère nul dans une valeur',
      { details_enfants_client_json_str: '[{"prenom":"\\u0000"}]' },
      'details_enfants_client.0.prenom',
    ],
    ['prototype', { pea_details_json_str: '{"__proto__":{"a":1}}' }, 'pea_details.__proto__'],
    ['champ JSON inconnu', { rien_json_str: '[]' }, 'rien_json_str'],
    ['champ inconnu', { cabinet_id: 'x' }, 'cabinet_id'],
    ['version à la création', { version: 9 }, 'version'],
  ])('%s', async (_cas, plus, champ) => {
    const reponse = await creer(await t.personne('professionnel'), { ...NOMS, ...plus });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json<Erreur>().champs?.map(({ chemin }) => chemin)).toEqual([`data.${champ}`]);
  });

  test('un particulier n’entre pas', async () => {
    const reponse = await lister(await t.personne('particulier'));
    expect(reponse.statusCode).toBe(403);
    expect(reponse.json()).toMatchObject({
      code: 'ACCES_REFUSE',
      detail: 'Cet espace est réservé aux professionnels.',
    });
  });
});

describe('lister', () => {
  test('par nom, avec les champs de la liste et rien d’autre', async () => {
    const pro = await t.personne('professionnel');
    for (const nom_client of ['Zola', 'Éluard', 'eco']) await ouvrir(pro, { ...DOSSIER, nom_client });
    const reponse = await lister(pro);
    expect(reponse.statusCode).toBe(200);
    const lignes = z.array(z.strictObject(ClientListe.shape)).parse(reponse.json());
    expect(lignes.map(({ nom_client }) => nom_client)).toEqual(['eco', 'Éluard', 'Zola']);
    expect(lignes[0]).toMatchObject({
      email_client: 'ada@exemple.test',
      revenu_net_annuel_client1: 64_500.5,
      tranche_marginale_imposition_estimee: 30,
    });
    expect((await lister(pro, '?limite=0')).statusCode).toBe(422);
    expect((await lister(pro, '?cabinet_id=x')).statusCode).toBe(422);
  });
});

describe('modifier', () => {
  test('change les champs donnés, vide ceux qui sont nuls, garde les autres', async () => {
    const pro = await t.personne('professionnel');
    const { id, cree_le } = await ouvrir(pro);
    t.horloge.avancer(MINUTE);
    const reponse = await modifier(pro, id, {
      ...NOMS,
      ville_client: null,
      details_enfants_client: null,
      ifi_concerne_client: null,
    });
    expect(reponse.statusCode).toBe(200);
    expect(reponse.json()).toMatchObject({
      ...NOMS,
      ville_client: null,
      details_enfants_client: [],
      ifi_concerne_client: 'Non précisé',
      notes_internes_pro: DOSSIER.notes_internes_pro,
      version: 2,
      cree_le,
    });
    expect(reponse.json<Client>().modifie_le).not.toBe(cree_le);
  });

  test('de deux conseillers qui enregistrent ensemble, le second reçoit la version récente et rien ne se perd', async () => {
    const pro = await t.personne('professionnel');
    const { id, version } = await ouvrir(pro);
    const villes = ['Lyon', 'Nantes', 'Lille', 'Brest'];
    const reponses = await Promise.all(
      villes.map((ville_client) => modifier(pro, id, { ...NOMS, version, ville_client })),
    );
    expect(reponses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    const gagnante = reponses.find(({ statusCode }) => statusCode === 200)?.json<Client>();
    for (const perdante of reponses.filter(({ statusCode }) => statusCode === 409)) {
      const corps = perdante.json<Erreur & { client: Client }>();
      expect(corps.code).toBe('VERSION_DEPASSEE');
      expect(corps.client).toEqual(gagnante);
    }
    expect((await lire(pro, id)).json()).toEqual(gagnante);
  });

  test('refuse un nombre en texte : le formulaire envoie des nombres', async () => {
    const pro = await t.personne('professionnel');
    const { id } = await ouvrir(pro);
    expect((await modifier(pro, id, { ...NOMS, revenu_net_annuel_client1: '12' })).statusCode).toBe(422);
  });
});

describe('les faits à côté des champs', () => {
  test.each([
    ['fait inconnu', { 'foyer.yacht': 1 }, 'foyer.yacht'],
    ['fait d’une opération', { 'vente.prix_cession': 1 }, 'vente.prix_cession'],
    ['valeur d’un autre type', { 'foyer.parent_isole_T': 3 }, 'foyer.parent_isole_T'],
    ['montant négatif', { 'foyer.dons_66': -1 }, 'foyer.dons_66'],
  ])('%s : refusé par son chemin', async (_cas, faits_fiscaux_client, chemin) => {
    const pro = await t.personne('professionnel');
    const cree = await creer(pro, { ...NOMS, faits_fiscaux_client });
    const { id } = await ouvrir(pro);
    const change = await modifier(pro, id, { ...NOMS, faits_fiscaux_client });
    expect([cree.statusCode, change.statusCode]).toEqual([422, 422]);
    expect(cree.json<Erreur>().champs?.[0]?.chemin).toBe(`data.faits_fiscaux_client.${chemin}`);
    expect(change.json<Erreur>().champs?.[0]?.chemin).toBe(`faits_fiscaux_client.${chemin}`);
  });

  test('un champ relu qui change est à relire', async () => {
    const pro = await t.personne('professionnel');
    const { id } = await ouvrir(pro);
    const champs_relus_client = ['notes_fiscales_client', 'autres_revenus_foyer_details'];
    await modifier(pro, id, { ...NOMS, champs_relus_client });
    const apres = await modifier(pro, id, { ...NOMS, notes_fiscales_client: 'Nouveau fait' });
    expect(apres.json()).toMatchObject({ champs_relus_client: ['autres_revenus_foyer_details'] });
  });
});

const historique = async (qui: Personne, id: string) =>
  (await t.injecter({ url: `/api/pro/clients/${id}/historique`, headers: qui.entetes })).json<ChangementClient[]>();

describe('l’historique', () => {
  test('dit qui, quand, quoi avant et après ; enregistrer sans rien changer n’y ajoute rien', async () => {
    const pro = await t.personne('professionnel');
    const avant = await ouvrir(pro);
    const enfants = [{ prenom: 'Denise', date_naissance: '2015-09-20', garde_alternee: true }];
    await modifier(pro, avant.id, { ...NOMS, ville_client: 'Médan', details_enfants_client: enfants });
    const {
      id: _i,
      version,
      cree_le: _c,
      modifie_le: _m,
      droits: _d,
      ...memes
    } = (await lire(pro, avant.id)).json<Client>();
    await modifier(pro, avant.id, { ...memes, version });
    const changements = await historique(pro, avant.id);
    expect(changements).toHaveLength(1);
    expect(changements[0]).toMatchObject({ version: 2, auteur: 'Ada Lovelace' });
    expect(changements[0]?.champs).toEqual({
      nom_client: { avant: 'Lovelace', apres: 'Zola' },
      prenom_client: { avant: 'Ada', apres: 'Émile' },
      ville_client: { avant: 'Paris', apres: 'Médan' },
      details_enfants_client: { avant: avant.details_enfants_client, apres: enfants },
    });
    expect((await historique(await t.personne('professionnel'), avant.id)) as unknown).toMatchObject({
      code: 'INTROUVABLE',
    });
  });
});

test('un dossier supprimé n’existe plus', async () => {
  const pro = await t.personne('professionnel');
  const { id } = await ouvrir(pro);
  const supprimer = () => t.injecter({ method: 'DELETE', url: `/api/pro/clients/${id}`, headers: pro.entetes });
  expect((await supprimer()).statusCode).toBe(204);
  expect((await lire(pro, id)).statusCode).toBe(404);
  expect((await supprimer()).statusCode).toBe(404);
  expect((await modifier(pro, id, NOMS)).statusCode).toBe(404);
  expect((await lister(pro)).json()).toEqual([]);
});

test('dix premières demandes à la fois ouvrent un seul cabinet', async () => {
  const pro = await t.personne('professionnel');
  await Promise.all(Array.from({ length: 10 }, () => creer(pro, NOMS)));
  expect((await lister(pro)).json()).toHaveLength(10);
});
