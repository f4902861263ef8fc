import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  type AnalyseIrpp,
  ArchivesCabinet,
  type Client,
  CHAMPS_IMPORTABLES,
  type ImportDepose,
} from '@francis/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { archivesCabinet, depotsEspace, espacesClients, membresCabinet, reunions } from '../../schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../testing/application-de-test.ts';
import { courriersDe } from '../../testing/courriers.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';
import { lienDuFichier } from '../documents/index.ts';
import { fichiersDuCabinet } from './contenu.ts';

const t = avecApplication({ erreursAttendues: true });
const ICI = '/api/pro/cabinet/archives';
const MALIN = '<script>alert("x")</script>';
const SEUL = { nom_client: 'Noether', prenom_client: MALIN, situation_maritale_client: 'Célibataire' };

const appeler = (qui: Personne, method: 'GET' | 'POST' | 'DELETE', chemin = '', payload?: object) =>
  t.injecter({ method, url: `${ICI}${chemin}`, headers: qui.entetes, ...(payload && { payload }) });
const lister = async (qui: Personne) => ArchivesCabinet.parse((await appeler(qui, 'GET')).json()).archives;
const ouvrir = async (qui: Personne, data: object = DOSSIER): Promise<string> => {
  const url = '/api/pro/clients';
  const cree = await t.injecter({ method: 'POST', url, headers: qui.entetes, payload: { data } });
  return cree.json<{ client: Client }>().client.id;
};
const telecharger = (qui: Personne, id: string, password = MOT_DE_PASSE) =>
  appeler(qui, 'POST', `/${id}/fichier`, { password });
const cabinetDe = async ({ id }: Personne): Promise<string> => {
  const [membre] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, id));
  if (!membre) throw new Error('who has a client has a firm');
  return membre.cabinetId;
};
/** An archive asked for and made. */
async function archiver(qui: Personne) {
  const demandee = await appeler(qui, 'POST');
  expect([demandee.statusCode, demandee.json<{ etat: string }>().etat]).toEqual([202, 'attente']);
  await t.app.jobs.runDue({ early: true });
  const [archive] = await lister(qui);
  if (!archive) throw new Error('it was asked for');
  return archive;
}
async function fichiersDe(qui: Personne, id: string): Promise<Readonly<Record<string, string>>> {
  const reponse = await telecharger(qui, id);
  expect([reponse.statusCode, reponse.headers['content-type']]).toEqual([200, 'application/zip']);
  const lus = unzipSync(new Uint8Array(reponse.rawPayload));
  return Object.fromEntries(Object.entries(lus).map(([nom, octets]) => [nom, Buffer.from(octets).toString('latin1')]));
}
const enTexte = (latin1 = ''): string => Buffer.from(latin1, 'latin1').toString('utf8');

/** A meeting and a document of a client, beside what the API gives. */
async function poser(qui: Personne, clientId: string, { remis = true } = {}): Promise<{ document: string }> {
  const [cabinetId, espaceId, document, maintenant] = [
    await cabinetDe(qui),
    randomUUID(),
    randomUUID(),
    t.horloge.now(),
  ];
  const chez = { cabinetId, clientId };
  await t.base.queries.insert(reunions).values({
    ...chez,
    id: randomUUID(),
    source: 'entretien',
    titre: 'Point annuel',
    etat: 'completed',
    accordPar: 'Ada',
    accordTexte: 'Oui.',
    commenceeLe: maintenant,
    resume: ['Ils achètent à Nantes.'],
  });
  await t.base.queries.insert(espacesClients).values({
    ...chez,
    id: espaceId,
    email: 'client@exemple.test',
    par: 'Ada',
    faits: [],
    documents: [],
    empreinte: `EMPREINTE-DU-LIEN-${espaceId}`,
    envoyeeLe: maintenant,
    expireLe: maintenant,
    recueLe: remis ? maintenant : null,
  });
  await t.base.queries.insert(depotsEspace).values({
    ...chez,
    id: document,
    espaceId,
    demande: 'Avis d’impôt',
    libre: true,
    etat: 'lu',
    nature: 'application/pdf',
    deposeLe: maintenant,
  });
  const { sceau } = t.app.documents.depots;
  await t.fichiers.put(
    document,
    sceau.sceller(Buffer.from('%PDF le document').toString('base64'), lienDuFichier(document)),
  );
  return { document };
}

let pro: Personne;
beforeEach(async () => {
  pro = await t.personne('professionnel');
});

describe('une archive', () => {
  test('contient tout du cabinet, s’ouvre sans nous, et chaque fichier a sa somme', async () => {
    const client = await ouvrir(pro);
    await ouvrir(pro, SEUL);
    const autre = await t.personne('professionnel');
    const etranger = await ouvrir(autre, { ...SEUL, nom_client: 'CANARI' });
    const sous = `/api/pro/clients/${client}`;
    const poster = (url: string, payload?: object) =>
      t.injecter({ method: 'POST', url: `${sous}/${url}`, headers: pro.entetes, ...(payload && { payload }) });
    const analyse = (await poster('analyze_irpp_2025')).json<AnalyseIrpp>();
    const mots = { analyse_id: analyse.id, titre: 'Ouvrir un PER', texte: 'Relu ensemble.' };
    expect((await poster('conseils', mots)).statusCode).toBe(201);
    const { document } = await poser(pro, client);
    const { document: nonRemis } = await poser(pro, client, { remis: false });

    const { nom_client, prenom_client, ville_client, civilite_client } = DOSSIER;
    const changes = [{ ville_client: 'Brest' }, { ville_client: 'Lyon', civilite_client: 'Mlle' }];
    for (const champs of [...changes, { ville_client, civilite_client }])
      await t.injecter({
        method: 'PUT',
        url: sous,
        headers: pro.entetes,
        payload: { nom_client, prenom_client, ...champs },
      });

    const archive = await archiver(pro);
    expect(archive).toMatchObject({ etat: 'prete', faits: 2, total: 2 });
    const reponse = await telecharger(pro, archive.id);
    expect(createHash('sha256').update(reponse.rawPayload).digest('hex')).toBe(archive.sha256);
    expect(reponse.rawPayload).toHaveLength(archive.octets ?? 0);
    const fichiers = await fichiersDe(pro, archive.id);
    expect(Object.keys(fichiers)).toHaveLength(archive.fichiers ?? 0);

    const { 'MANIFESTE.sha256': manifeste = '', ...autres } = fichiers;
    const attendu = Object.entries(autres).map(
      ([nom, octets]) => `${createHash('sha256').update(Buffer.from(octets, 'latin1')).digest('hex')}  ${nom}\n`,
    );
    expect(enTexte(manifeste)).toBe(attendu.join(''));

    const dossier: Record<string, unknown> = JSON.parse(enTexte(fichiers[`clients/${client}/dossier.json`]));
    expect(dossier).toMatchObject({
      dossier: { id: client, ...DOSSIER },
      analyses_clients: [{ id: analyse.id, resultat: { chiffres: analyse.chiffres } }],
      reunions: [{ titre: 'Point annuel', resume: ['Ils achètent à Nantes.'] }, { titre: 'Point annuel' }],
      depots_espace: [{ id: document }],
    });
    expect(fichiers[`clients/${client}/documents/${document}.pdf`]).toBe('%PDF le document');
    expect(fichiers[`clients/${client}/fiche.pdf`]).toMatch(/^%PDF-1\.7/);
    expect(fichiers[`clients/${client}/analyses/${analyse.id}.pdf`]).toMatch(/^%PDF-1\.7/);
    expect(fichiers[`clients/${client}/conseils/1.pdf`]).toMatch(/^%PDF-1\.7/);
    const conseil: { texte_scelle: string; preuve: { empreinte_sha256: string } } = JSON.parse(
      enTexte(fichiers[`clients/${client}/conseils/1.json`]),
    );
    expect(createHash('sha256').update(conseil.texte_scelle).digest('hex')).toBe(conseil.preuve.empreinte_sha256);
    expect(JSON.parse(enTexte(fichiers['cabinet/membres.json']))).toMatchObject([
      { email: pro.email, role: 'titulaire' },
    ]);
    const journal: { action: string; ressource: string }[] = JSON.parse(enTexte(fichiers['cabinet/journal-0001.json']));
    expect(journal).toContainEqual(expect.objectContaining({ action: 'clients.creer', ressource: `client:${client}` }));
    const page = enTexte(fichiers[`clients/${client}/index.html`]);
    for (const dit of [
      'Ouvrir un PER',
      'Point annuel',
      'IRPP 2025',
      `documents/${document}.pdf`,
      `analyses/${analyse.id}.pdf`,
    ])
      expect(page).toContain(dit);
    // The latest change first, and each field by its name.
    const [, historique = ''] = page.split('Historique');
    expect(
      historique
        .split('<tr>')
        .slice(2)
        .map((ligne) => ligne.split('<td>').at(3)?.split('<')[0]),
    ).toEqual(['Civilité, Ville', 'Civilité, Ville', 'Ville']);
    const accueil = enTexte(fichiers['index.html']);
    expect(accueil).toContain(`clients/${client}/index.html`);
    expect(accueil).not.toContain(MALIN);

    const ensemble = Object.values(fichiers).join('\n');
    for (const tu of ['CANARI', nonRemis, etranger, 'EMPREINTE-DU-LIEN', autre.email])
      expect(ensemble).not.toContain(tu);
    expect((await courriersDe(t, pro.email)).map(({ sujet }) => sujet)).toContain(
      'L’archive de votre cabinet est prête',
    );
  });

  test('son CSV se réimporte sans rien corriger, dans un autre cabinet', async () => {
    const client = await ouvrir(pro);
    const fichiers = await fichiersDe(pro, (await archiver(pro)).id);
    const repreneur = await t.personne('professionnel');
    const csv = Buffer.from(fichiers['import/clients-0001.csv'] ?? '', 'latin1');
    const limite = `----${randomBytes(8).toString('hex')}`;
    const entete = `--${limite}\r\ncontent-disposition: form-data; name="fichier"; filename="clients"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    const depose = await t.injecter({
      method: 'POST',
      url: '/api/pro/clients/imports',
      headers: { ...repreneur.entetes, 'content-type': `multipart/form-data; boundary=${limite}` },
      payload: Buffer.concat([Buffer.from(entete), csv, Buffer.from(`\r\n--${limite}--\r\n`)]),
    });
    const { id, colonnes } = depose.json<ImportDepose>();
    expect(colonnes.map(({ proposition }) => proposition)).toEqual(CHAMPS_IMPORTABLES.map(({ champ }) => champ));
    const poster = (url: string, payload: object) =>
      t.injecter({ method: 'POST', url: `/api/pro/clients/imports/${id}/${url}`, headers: repreneur.entetes, payload });
    const correspondance = colonnes.map(({ proposition }) => proposition);
    expect((await poster('verifier', { correspondance })).json()).toMatchObject({ justes: 1, fautives: 0 });
    await poster('importer', { sans_les_fautives: false, avec_les_doublons: true });
    const lire = async (qui: Personne, ou: string) =>
      (await t.injecter({ url: `/api/pro/clients/${ou}`, headers: qui.entetes })).json<Record<string, unknown>>();
    const [repris] = (await t.injecter({ url: '/api/pro/clients/', headers: repreneur.entetes })).json<
      { id: string }[]
    >();
    const [avant, apres] = [await lire(pro, client), await lire(repreneur, repris?.id ?? '')];
    for (const { champ } of CHAMPS_IMPORTABLES) expect([champ, apres[champ]]).toEqual([champ, avant[champ]]);
  });

  test('est au titulaire seul, avec son mot de passe ; celle d’un autre cabinet n’existe pas', async () => {
    await ouvrir(pro);
    const { id } = await archiver(pro);
    const cabinetId = await cabinetDe(pro);
    for (const role of ['conseiller', 'lecteur'] as const) {
      const collegue = await t.personne('professionnel');
      await t.base.queries
        .insert(membresCabinet)
        .values({ utilisateurId: collegue.id, cabinetId, role, depuisLe: t.horloge.now() });
      for (const essai of [
        appeler(collegue, 'GET'),
        appeler(collegue, 'POST'),
        telecharger(collegue, id),
        appeler(collegue, 'DELETE', `/${id}`),
      ])
        expect((await essai).statusCode).toBe(403);
    }
    const autre = await t.personne('professionnel');
    await ouvrir(autre, { ...SEUL, nom_client: 'Ailleurs' });
    expect((await telecharger(autre, id)).statusCode).toBe(404);
    expect((await appeler(autre, 'DELETE', `/${id}`)).statusCode).toBe(404);
    expect(await lister(autre)).toEqual([]);
    expect((await telecharger(pro, id, 'Mauvais-Mot-De-Passe-77')).json()).toMatchObject({
      code: 'MOT_DE_PASSE_ACTUEL_INCORRECT',
    });
    expect((await appeler(pro, 'POST', `/${id}/fichier`, {})).json()).toMatchObject({
      code: 'REAUTHENTIFICATION_REQUISE',
    });
  });

  test('n’est dans le stockage que scellée, et s’efface à son heure', async () => {
    await ouvrir(pro);
    const { id } = await archiver(pro);
    const scelle = Buffer.from(t.archives.contenus.get(id) ?? []);
    expect(scelle.length).toBeGreaterThan(1_000);
    for (const clair of ['Lovelace', 'index.html', 'PK\u0003\u0004']) expect(scelle.includes(clair)).toBe(false);
    t.horloge.avancer(8 * 86_400_000);
    pro = { ...pro, ...(await reconnecter(pro)) };
    expect((await telecharger(pro, id)).statusCode).toBe(404);
    await t.app.tasks.runDue();
    expect(await t.base.queries.select().from(archivesCabinet).where(eq(archivesCabinet.id, id))).toEqual([]);
    expect(t.archives.contenus.has(id)).toBe(false);
  });

  test('une à la fois ; la nouvelle remplace l’ancienne ; un client effacé l’emporte', async () => {
    const client = await ouvrir(pro);
    const premiere = await archiver(pro);
    expect((await appeler(pro, 'POST')).statusCode).toBe(202);
    expect((await appeler(pro, 'POST')).json()).toMatchObject({ code: 'ARCHIVE_EN_COURS' });
    await t.app.jobs.runDue({ early: true });
    const [seconde, ...reste] = await lister(pro);
    expect([seconde?.etat, reste]).toEqual(['prete', []]);
    expect(seconde?.id).not.toBe(premiere.id);
    await t.injecter({ method: 'DELETE', url: `/api/pro/clients/${client}`, headers: pro.entetes });
    expect(await lister(pro)).toEqual([]);
    t.horloge.avancer(11 * 60_000);
    await t.app.tasks.runDue();
    expect(t.archives.contenus.has(seconde?.id ?? '')).toBe(false);
  });

  test('tuée au milieu, elle se refait entière ; rien de la première n’est lisible', async () => {
    await ouvrir(pro);
    const ecrire = t.archives.write.bind(t.archives);
    let essais = 0;
    t.archives.write = async (cle, blocs) => {
      essais += 1;
      if (essais > 1) return ecrire(cle, blocs);
      for await (const bloc of blocs) if (bloc.length > 0) throw new Error('killed');
    };
    try {
      expect((await appeler(pro, 'POST')).statusCode).toBe(202);
      await t.app.jobs.runDue({ early: true });
    } finally {
      t.archives.write = ecrire;
    }
    expect(essais).toBe(2);
    const [archive] = await lister(pro);
    expect(archive).toMatchObject({ etat: 'prete', faits: 1 });
    expect(Object.keys(await fichiersDe(pro, archive?.id ?? ''))).toContain('MANIFESTE.sha256');
  });

  test('annulée pendant qu’elle s’écrit, elle s’arrête et ne laisse rien', async () => {
    await ouvrir(pro);
    const ecrire = t.archives.write.bind(t.archives);
    let annulee = '';
    t.archives.write = async (cle, blocs) => {
      annulee = cle;
      const [faite] = await lister(pro);
      expect((await appeler(pro, 'DELETE', `/${faite?.id}`)).statusCode).toBe(200);
      await ecrire(cle, blocs);
    };
    try {
      await appeler(pro, 'POST');
      await t.app.jobs.runDue({ early: true });
    } finally {
      t.archives.write = ecrire;
    }
    expect(await lister(pro)).toEqual([]);
    expect([annulee.length, t.archives.contenus.has(annulee)]).toEqual([36, false]);
  });
});

test('la mémoire tient quelques clients, pas le cabinet : un fichier ne se lit qu’une fois demandé', async () => {
  for (let i = 0; i < 12; i += 1) await ouvrir(pro, { ...SEUL, nom_client: `Client ${i}` });
  const vus: number[] = [];
  const ports = { ...t.app.documents, base: t.base, horloge: t.horloge };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what these files need of the ports.
  const fichiers = fichiersDuCabinet(ports as unknown as Parameters<typeof fichiersDuCabinet>[0], {
    cabinetId: await cabinetDe(pro),
    le: t.horloge.now(),
    signal: new AbortController().signal,
    avancer: async (faits) => void vus.push(faits),
  });
  for await (const { name } of fichiers) if (name.startsWith('clients/')) break;
  expect(vus).toEqual([]);
});

async function reconnecter({ email }: Personne): Promise<Pick<Personne, 'entetes'>> {
  const { access_token: jeton } = (await t.connecter(email)).json<{ access_token: string }>();
  return { entetes: { authorization: `Bearer ${jeton}` } };
}
