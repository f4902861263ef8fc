import { createHash, randomUUID } from 'node:crypto';
import {
  type AnalyseGenerale,
  type Client,
  ClientSupprime,
  Conseil,
  ConseilExporte,
  ConseilResume,
  ConseilsConserves,
  ConseilsDuClient,
  type ConseilProposition,
  type Erreur,
  VerificationConseils,
} from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../config.ts';
import { analysesClients, coffresConseils, conseils, membresCabinet } from '../../schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne, SECRET } from '../../testing/application-de-test.ts';
import { lirePdf } from '../../testing/lire-pdf.ts';
import { coffreDe } from '../comptes/index.ts';
import { conseilsEnClair } from './index.ts';

const t = avecApplication();
const ANNEE = 366 * 86_400_000;

const DOSSIER = {
  nom_client: 'Lacombe',
  prenom_client: 'Étienne',
  situation_maritale_client: 'Marié(e)',
  date_naissance_client: '1980-05-12',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 92_000,
  statut_professionnel_client2: 'Fonctionnaire',
  revenu_net_annuel_client2: 54_000,
  faits_fiscaux_client: { 'projet.declarant1.per_versements': 8_280 },
};

const lire = (qui: Personne, id: string, quoi: string) =>
  t.injecter({ url: `/api/pro/clients/${id}/${quoi}`, headers: qui.entetes });
const poster = (qui: Personne, id: string, quoi: string, payload?: object) =>
  t.injecter({
    method: 'POST',
    url: `/api/pro/clients/${id}/${quoi}`,
    headers: qui.entetes,
    ...(payload && { payload }),
  });
const ouvrir = async (qui: Personne, data: object = DOSSIER): Promise<string> => {
  const reponse = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: qui.entetes,
    payload: { data },
  });
  return reponse.json<{ client: Client }>().client.id;
};
const analyser = async (qui: Personne, id: string): Promise<AnalyseGenerale & { id: string }> =>
  (await poster(qui, id, 'analyze')).json();
const MOTS = { titre: 'Ouvrir un PER', texte: 'Versez 8 280 € avant le 31 décembre.' };

/** A client with that many pieces of advice. */
async function client(qui: Personne, combien: number): Promise<{ id: string; conseils: ConseilResume[] }> {
  const id = await ouvrir(qui);
  const faits: ConseilResume[] = [];
  for (let i = 1; i <= combien; i += 1) {
    const { id: analyse_id } = await analyser(qui, id);
    const reponse = await poster(qui, id, 'conseils', { analyse_id, ...MOTS, titre: `${MOTS.titre} ${i}` });
    expect(reponse.statusCode).toBe(201);
    faits.push(ConseilResume.parse(reponse.json()));
  }
  return { id, conseils: faits };
}
const verifier = async (qui: Personne, id: string): Promise<VerificationConseils> =>
  VerificationConseils.parse((await lire(qui, id, 'conseils/verification')).json());
const lister = async (qui: Personne, id: string): Promise<ConseilsDuClient> =>
  ConseilsDuClient.parse((await lire(qui, id, 'conseils')).json());
const supprimer = (qui: Personne, id: string) =>
  t.injecter({ method: 'DELETE', url: `/api/pro/clients/${id}`, headers: qui.entetes });
const sha = (texte: string): string => createHash('sha256').update(texte).digest('hex');
const sans = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');
/** Where somebody writes in the base itself, past its triggers. */
const falsifier = (ordre: ReturnType<typeof sql>) =>
  t.base.transaction(async (requetes) => {
    await requetes.execute(sql`alter table conseils disable trigger user`);
    await requetes.execute(ordre);
    await requetes.execute(sql`alter table conseils enable trigger user`);
  });

describe('valider', () => {
  test('le conseil garde les faits, la loi, les chiffres, les sources, les mots, qui et quand', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro);
    const analyse = await analyser(pro, id);
    const proposition = (await lire(pro, id, `analyses/${analyse.id}/conseil`)).json<ConseilProposition>();
    expect(proposition).toMatchObject({ depassee: null, conseil_id: null });
    expect(proposition.texte).toContain(analyse.summary);
    const corps = { analyse_id: analyse.id, titre: proposition.titre, texte: `${proposition.texte}\n\nRelu ensemble.` };
    const reponse = await poster(pro, id, 'conseils', corps);
    expect(reponse.statusCode).toBe(201);
    const resume = ConseilResume.parse(reponse.json());
    const { contenu, preuve, ...conseil } = Conseil.parse((await lire(pro, id, `conseils/${resume.id}`)).json());
    expect(conseil).toMatchObject({ rang: 1, client_id: id, le: t.horloge.now().toISOString() });
    expect(contenu).toMatchObject({
      texte: corps.texte,
      valide_par: { nom: 'Ada Lovelace' },
      client: { nom: 'Lacombe', prenom: 'Étienne' },
      analyse: { id: analyse.id, statut: analyse.statut },
      loi: { annee: 2025, parametres: analyse.parametres },
      chiffres: analyse.chiffres,
      pistes: analyse.pistes,
    });
    expect(contenu?.trace).toEqual(analyse.trace);
    expect(contenu?.loi.nombres.every(({ article, source }) => article !== '' && source !== '')).toBe(true);
    const salaire = contenu?.faits.find(({ valeur }) => valeur === 92_000);
    expect(salaire?.libelle).toContain('déclarant 1');
    expect(salaire?.texte).toBe('92\u202f000\u00a0€');
    // Anyone makes the two hashes again from what is exported.
    const { texte_scelle } = ConseilExporte.parse((await lire(pro, id, `conseils/${resume.id}/json`)).json());
    expect(sha(texte_scelle)).toBe(preuve.empreinte_sha256);
    expect(JSON.parse(texte_scelle.slice(texte_scelle.indexOf('\n')))).toEqual(contenu);
    const lignes = [
      preuve.precedente_sha256,
      1,
      resume.id,
      id,
      resume.le,
      resume.conserve_jusquau,
      preuve.empreinte_sha256,
    ];
    expect(sha(lignes.join('\n'))).toBe(preuve.chaine_sha256);
    expect(preuve.precedente_sha256).toBe('origine');
  });

  test('rien de ce qui est gardé ne se lit dans la base', async () => {
    const pro = await t.personne('professionnel');
    const { id } = await client(pro, 1);
    const { rows } = await t.base.queries.execute(
      sql`select c::text, k::text as k from conseils c join coffres_conseils k using (client_id) where client_id = ${id}`,
    );
    const tout = JSON.stringify(rows);
    // Long enough that no sealed text holds them by chance.
    for (const mot of ['Lacombe', MOTS.texte.slice(0, 12), '"92000"', '8 280 €']) expect(tout).not.toContain(mot);
  });

  test('dix validations à la fois de la même analyse donnent un conseil ; d’autres mots sont refusés', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro);
    const { id: analyse_id } = await analyser(pro, id);
    const reponses = await Promise.all(
      Array.from({ length: 10 }, () => poster(pro, id, 'conseils', { analyse_id, ...MOTS })),
    );
    expect(reponses.map(({ statusCode }) => statusCode).toSorted((a, b) => b - a)).toEqual([
      201,
      ...Array(9).fill(200),
    ]);
    expect(new Set(reponses.map((r) => r.json<ConseilResume>().id)).size).toBe(1);
    const autre = await poster(pro, id, 'conseils', { analyse_id, ...MOTS, texte: 'Autre chose.' });
    expect([autre.statusCode, autre.json<Erreur>().code]).toEqual([409, 'CONSEIL_DEJA_VALIDE']);
    expect((await lister(pro, id)).conseils).toHaveLength(1);
  });

  test('deux analyses validées ensemble se suivent dans la chaîne', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro);
    const ids = [await analyser(pro, id), await analyser(pro, id), await analyser(pro, id)].map((a) => a.id);
    const reponses = await Promise.all(ids.map((analyse_id) => poster(pro, id, 'conseils', { analyse_id, ...MOTS })));
    expect(reponses.map((r) => r.json<ConseilResume>().rang).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(await verifier(pro, id)).toMatchObject({ intacte: true, conseils: 3, illisibles: 0 });
  });

  test('une analyse dont le dossier ou la loi a changé est à relancer', async () => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro);
    const { id: analyse_id } = await analyser(pro, id);
    const noms = { nom_client: 'Lacombe', prenom_client: 'Étienne' };
    const modifier = (plus: object) =>
      t.injecter({ method: 'PUT', url: `/api/pro/clients/${id}`, headers: pro.entetes, payload: { ...noms, ...plus } });
    // A note moves no figure.
    await modifier({ notes_internes_pro: 'Rappeler' });
    const proposition = async () => (await lire(pro, id, `analyses/${analyse_id}/conseil`)).json<ConseilProposition>();
    expect((await proposition()).depassee).toBeNull();
    await modifier({ revenu_net_annuel_client1: 95_000 });
    expect((await proposition()).depassee).toBe('dossier');
    const dossier = await poster(pro, id, 'conseils', { analyse_id, ...MOTS });
    await modifier({ revenu_net_annuel_client1: 92_000 });
    await t.base.queries
      .update(analysesClients)
      .set({ parametres: 'ancienne' })
      .where(eq(analysesClients.id, analyse_id));
    const loi = await poster(pro, id, 'conseils', { analyse_id, ...MOTS });
    for (const reponse of [dossier, loi])
      expect([reponse.statusCode, reponse.json<Erreur>().code]).toEqual([409, 'ANALYSE_DEPASSEE']);
    expect(loi.json<Erreur>().detail).toContain('Les règles de l’impôt ont changé');
  });

  test.each([
    ['sans titre', { titre: '  ' }, 'titre'],
    ['sans texte', { texte: '' }, 'texte'],
    ['texte démesuré', { texte: 'a'.repeat(20_001) }, 'texte'],
    ['champ de trop', { valide_par: 'Moi' }, 'valide_par'],
  ])('%s : refusé par son champ', async (_cas, plus, champ) => {
    const pro = await t.personne('professionnel');
    const id = await ouvrir(pro);
    const { id: analyse_id } = await analyser(pro, id);
    const reponse = await poster(pro, id, 'conseils', { analyse_id, ...MOTS, ...plus });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json<Erreur>().champs?.map(({ chemin }) => chemin)).toEqual([champ]);
  });

  test('le lecteur du cabinet relit, et ne valide pas', async () => {
    const [pro, lecteur] = [await t.personne('professionnel'), await t.personne('professionnel')];
    const { id } = await client(pro, 1);
    const [sien] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, pro.id));
    const { cabinetId = '', depuisLe = new Date() } = sien ?? {};
    await t.base.queries
      .insert(membresCabinet)
      .values({ utilisateurId: lecteur.id, cabinetId, depuisLe, role: 'lecteur' });
    expect(await lister(lecteur, id)).toMatchObject({ conseils: [{ rang: 1 }], droits: { valider: false } });
    const { id: analyse_id } = await analyser(pro, id);
    expect((await poster(lecteur, id, 'conseils', { analyse_id, ...MOTS })).statusCode).toBe(403);
    const gardes = await t.injecter({ url: '/api/pro/conseils', headers: lecteur.entetes });
    expect(gardes.statusCode).toBe(403);
  });
});

describe('la chaîne', () => {
  test.each([
    [
      'un contenu échangé',
      (id: string) =>
        sql`update conseils a set scelle = b.scelle, cle = b.cle from conseils b where a.client_id = ${id} and b.client_id = ${id} and a.rang = 2 and b.rang = 3`,
      { rang: 2, raison: 'contenu' },
    ],
    [
      'un contenu vidé avant son heure',
      (id: string) => sql`update conseils set scelle = null, cle = null where client_id = ${id} and rang = 2`,
      { rang: 2, raison: 'contenu' },
    ],
    [
      'une date avancée',
      (id: string) => sql`update conseils set le = le - interval '1 day' where client_id = ${id} and rang = 1`,
      { rang: 1, raison: 'chaine' },
    ],
    [
      'une empreinte refaite',
      (id: string) => sql`update conseils set empreinte = repeat('0', 64) where client_id = ${id} and rang = 3`,
      { rang: 3, raison: 'chaine' },
    ],
    [
      'un conseil retiré au milieu',
      (id: string) => sql`delete from conseils where client_id = ${id} and rang = 2`,
      { rang: 2, raison: 'manquant' },
    ],
    [
      'le dernier conseil retiré',
      (id: string) => sql`delete from conseils where client_id = ${id} and rang = 3`,
      { rang: 3, raison: 'manquant' },
    ],
    [
      'tous les conseils retirés',
      (id: string) => sql`delete from conseils where client_id = ${id}`,
      { rang: 1, raison: 'manquant' },
    ],
  ])('%s se voit', async (_cas, ordre, rupture) => {
    const pro = await t.personne('professionnel');
    const { id } = await client(pro, 3);
    expect(await verifier(pro, id)).toMatchObject({ intacte: true, phrase: 'Chaîne intacte.' });
    await falsifier(ordre(id));
    expect(await verifier(pro, id)).toMatchObject({ intacte: false, rupture });
    expect((await verifier(pro, id)).phrase).toContain('Chaîne rompue');
    // A broken chain is still listed: what holds is read.
    expect((await lire(pro, id, 'conseils')).statusCode).toBe(200);
  });

  test('une chaîne refaite en entier se voit à sa fin, que le serveur seul scelle', async () => {
    const pro = await t.personne('professionnel');
    const [vraie, autre] = [await client(pro, 1), await client(pro, 1)];
    await t.base.queries
      .update(coffresConseils)
      .set({ tete: sql`(select tete from coffres_conseils where client_id = ${autre.id})` })
      .where(eq(coffresConseils.clientId, vraie.id));
    expect(await verifier(pro, vraie.id)).toMatchObject({ intacte: false, rupture: { raison: 'tete' } });
    const { id: analyse_id } = await analyser(pro, vraie.id);
    const suite = await poster(pro, vraie.id, 'conseils', { analyse_id, ...MOTS });
    expect([suite.statusCode, suite.json<Erreur>().code]).toEqual([409, 'CHAINE_ROMPUE']);
  });

  test('la base refuse de changer un conseil, d’en retirer un ou de vider la table', async () => {
    const pro = await t.personne('professionnel');
    const { id } = await client(pro, 1);
    for (const ordre of [
      sql`update conseils set rang = 9 where client_id = ${id}`,
      sql`update conseils set cle = null, scelle = null, le = now() where client_id = ${id}`,
      sql`delete from conseils where client_id = ${id}`,
      sql`truncate conseils`,
    ])
      await expect(t.base.queries.execute(ordre)).rejects.toThrow(/Failed query|append-only/);
    expect(await verifier(pro, id)).toMatchObject({ intacte: true, conseils: 1 });
  });
});

describe('la durée', () => {
  test('passée, la clé est détruite : le contenu ne se lit plus, la chaîne se vérifie, et la suite s’ajoute', async () => {
    const pro = await t.personne('professionnel');
    const { id, conseils: faits } = await client(pro, 1);
    const premier = faits[0]?.id ?? '';
    t.horloge.avancer(3 * ANNEE);
    const relu = await t.connecter(pro.email);
    const entetes = { authorization: `Bearer ${relu.json<{ access_token: string }>().access_token}` };
    const revenu = { ...pro, entetes };
    const { id: analyse_id } = await analyser(revenu, id);
    expect((await poster(revenu, id, 'conseils', { analyse_id, ...MOTS })).statusCode).toBe(201);
    t.horloge.avancer(2.5 * ANNEE);
    const encore = await t.connecter(pro.email);
    const moi = {
      ...pro,
      entetes: { authorization: `Bearer ${encore.json<{ access_token: string }>().access_token}` },
    };
    // Due, but not closed yet: nothing is wrong.
    expect(await verifier(moi, id)).toMatchObject({ intacte: true });
    await t.app.tasks.runDue();
    expect((await lister(moi, id)).conseils.map(({ rang, lisible }) => [rang, lisible?.titre ?? null])).toEqual([
      [2, MOTS.titre],
      [1, null],
    ]);
    expect(await verifier(moi, id)).toMatchObject({ intacte: true, conseils: 2, illisibles: 1 });
    const ferme = Conseil.parse((await lire(moi, id, `conseils/${premier}`)).json());
    expect(ferme.contenu).toBeNull();
    const pdf = await lire(moi, id, `conseils/${premier}/pdf`);
    expect([pdf.statusCode, pdf.json<Erreur>().code]).toEqual([410, 'CONSEIL_EFFACE']);
    const [ligne] = await t.base.queries.select().from(conseils).where(eq(conseils.id, premier));
    expect([ligne?.cle, ligne?.scelle]).toEqual([null, null]);
    const [coffre] = await t.base.queries.select().from(coffresConseils).where(eq(coffresConseils.clientId, id));
    expect(coffre?.cle).not.toBeNull();
  });

  test('quand il ne reste rien à lire, la clé du client part aussi ; un nouveau conseil en reçoit une autre', async () => {
    const pro = await t.personne('professionnel');
    const { id } = await client(pro, 2);
    t.horloge.avancer(6 * ANNEE);
    await t.app.tasks.runDue();
    const [coffre] = await t.base.queries.select().from(coffresConseils).where(eq(coffresConseils.clientId, id));
    expect(coffre?.cle).toBeNull();
    const relu = await t.connecter(pro.email);
    const moi = { ...pro, entetes: { authorization: `Bearer ${relu.json<{ access_token: string }>().access_token}` } };
    const { id: analyse_id } = await analyser(moi, id);
    expect((await poster(moi, id, 'conseils', { analyse_id, ...MOTS })).statusCode).toBe(201);
    expect(await verifier(moi, id)).toMatchObject({ intacte: true, conseils: 3, illisibles: 2 });
  });
});

describe('supprimer le client', () => {
  test('la réponse dit ce qui reste ; le titulaire le relit, puis plus rien ne reste', async () => {
    const pro = await t.personne('professionnel');
    const { id, conseils: faits } = await client(pro, 2);
    const reponse = await supprimer(pro, id);
    expect(reponse.statusCode).toBe(200);
    const reste = ClientSupprime.parse(reponse.json());
    expect(reste.conseils_conserves).toBe(2);
    expect(reste.detail).toContain('Ses 2 conseils validés sont gardés');
    expect((await lire(pro, id, 'analyses')).statusCode).toBe(404);
    expect(await lister(pro, id)).toMatchObject({ dossier_supprime: true, droits: { valider: false } });
    const gardes = await t.injecter({ url: '/api/pro/conseils', headers: pro.entetes });
    expect(ConseilsConserves.parse(gardes.json())).toMatchObject([
      { client_id: id, nom: 'Étienne Lacombe', conseils: 2 },
    ]);
    expect((await lire(pro, id, `conseils/${faits[0]?.id}/pdf`)).statusCode).toBe(200);
    t.horloge.avancer(6 * ANNEE);
    await t.app.tasks.runDue();
    for (const table of [conseils, coffresConseils])
      expect(await t.base.queries.select().from(table).where(eq(table.clientId, id))).toEqual([]);
  });

  test('le client reçoit ses conseils en clair, dossier supprimé ou non (article 15)', async () => {
    const pro = await t.personne('professionnel');
    const { id } = await client(pro, 2);
    const coffre = coffreDe(parseConfiguration({}, '/nulle-part').comptes, SECRET);
    const lus = await conseilsEnClair({ base: t.base, coffre }, id);
    expect(lus.map(({ titre }) => titre)).toEqual(['Ouvrir un PER 1', 'Ouvrir un PER 2']);
    await supprimer(pro, id);
    expect(await conseilsEnClair({ base: t.base, coffre }, id)).toEqual(lus);
    expect(await conseilsEnClair({ base: t.base, coffre }, randomUUID())).toEqual([]);
  });

  test('sans conseil, rien ne reste et rien n’est dit', async () => {
    const pro = await t.personne('professionnel');
    expect((await supprimer(pro, await ouvrir(pro))).statusCode).toBe(204);
  });
});

test('les conseils d’un autre cabinet ne se distinguent pas de ceux de personne', async () => {
  const [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const { id, conseils: faits } = await client(alpha, 1);
  const sien = await ouvrir(beta);
  const conseilId = faits[0]?.id ?? '';
  for (const quoi of ['', '/verification', `/${conseilId}`, `/${conseilId}/pdf`, `/${conseilId}/json`]) {
    const [etranger, personne] = [
      await lire(beta, id, `conseils${quoi}`),
      await lire(beta, randomUUID(), `conseils${quoi}`),
    ];
    expect([quoi, etranger.statusCode]).toEqual([quoi, 404]);
    expect(sans(etranger.body)).toBe(sans(personne.body));
  }
  // In a file of one’s own, the analysis and the advice of another are nothing.
  expect((await lire(beta, sien, `conseils/${conseilId}`)).statusCode).toBe(404);
  const analyse_id = faits[0]?.lisible?.analyse_id ?? '';
  expect((await lire(beta, sien, `analyses/${analyse_id}/conseil`)).statusCode).toBe(404);
  expect((await poster(beta, sien, 'conseils', { analyse_id, ...MOTS })).statusCode).toBe(404);
  expect((await t.injecter({ url: '/api/pro/conseils', headers: beta.entetes })).json()).toEqual([]);
});

test('une clé d’API relit les conseils, et n’en valide aucun', async () => {
  const pro = await t.personne('professionnel');
  const { id } = await client(pro, 1);
  const payload = { nom: 'Archive', portees: ['clients:lire', 'analyses:lancer', 'conseils:lire'], jours: 7 };
  const creee = await t.injecter({
    method: 'POST',
    url: '/api/pro/cabinet/cles',
    headers: pro.entetes,
    payload: { ...payload, password: MOT_DE_PASSE },
  });
  expect(creee.statusCode).toBe(201);
  const programme = { ...pro, entetes: { authorization: `Bearer ${creee.json<{ secret: string }>().secret}` } };
  expect((await lister(programme, id)).conseils).toHaveLength(1);
  expect((await verifier(programme, id)).intacte).toBe(true);
  const { id: analyse_id } = await analyser(programme, id);
  expect((await poster(programme, id, 'conseils', { analyse_id, ...MOTS })).statusCode).toBe(403);
});

test('le PDF porte les mots, les chiffres, la loi, qui, quand et l’empreinte', async () => {
  const pro = await t.personne('professionnel');
  const { id, conseils: faits } = await client(pro, 1);
  const [resume] = faits;
  if (!resume) throw new Error('one was validated');
  const reponse = await lire(pro, id, `conseils/${resume.id}/pdf`);
  const jour = resume.le.slice(0, 10);
  expect(reponse.headers['content-disposition']).toBe(`attachment; filename="conseil_1_${id}_${jour}.pdf"`);
  const { texte, langue } = await lirePdf(reponse.rawPayload);
  expect(langue).toBe('fr-FR');
  const { contenu } = Conseil.parse((await lire(pro, id, `conseils/${resume.id}/json`)).json());
  const plat = texte.replaceAll(/\s/g, '');
  const total = `${String(contenu?.chiffres.total).replace(/\B(?=(\d{3})+$)/g, '')}€`;
  for (const mot of [
    'Étienne Lacombe',
    MOTS.texte,
    'Ada Lovelace',
    resume.empreinte_sha256,
    total,
    'Les faits retenus',
    '197',
  ])
    expect([mot, plat.includes(mot.replaceAll(/\s/g, ''))]).toEqual([mot, true]);
});
