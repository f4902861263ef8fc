import {
  type Client,
  ENTETE_ESPACE,
  type EspaceClient,
  type InvitationsClient,
  type PropositionsClient,
} from '@francis/contract';
import { derniereAnneeCouverte } from '@francis/fiscal';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { construire } from '../../../../../scripts/lib/construire.mjs';
import { lecteurDeDocuments } from '../../documents-a-part/index.ts';
import { depotsEspace, espacesClients } from '../../schema/index.ts';
import { avecApplication, cookieDe, type Personne } from '../../testing/application-de-test.ts';
import { codeRecu, courriersDe } from '../../testing/courriers.ts';
import { avisVrai, MISES_EN_PAGE_AVIS, NIR_D_ESSAI } from '../../testing/documents/avis.ts';
import { executable, sansRapport, scripte } from '../../testing/documents/mauvais.ts';
import { enPdf } from '../../testing/documents/papier.ts';

// Each reading is a process: built, it starts five times as fast as from its sources.
await construire({ seule: 'serveur' });

const t = avecApplication({
  // A page that takes long on a busy machine is not one that hangs.
  lireDocument: lecteurDeDocuments(new URL('../../../dist/fil-de-documents.js', import.meta.url), {
    silenceMs: 100_000,
  }),
});
const ICI = '/api/espace-client';
const MINUTE = 60_000;
const JOUR = 24 * 60 * MINUTE;
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const SALAIRE = 'foyer.declarant1.salaires';
const SECRET_DU_DOSSIER = 'CANARI-DU-DOSSIER';

let pro: Personne;
let autre: Personne;
let numero = 0;

// The clock runs: a session of before would be over.
beforeEach(async () => {
  [pro, autre] = [await t.personne('professionnel'), await t.personne('professionnel')];
});

const appeler = (qui: Personne, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  t.injecter({ method, url, headers: qui.entetes, ...(payload && { payload }) });
async function ouvrirDossier(qui: Personne, plus: object = {}): Promise<string> {
  const data = { nom_client: 'Etcheverry', prenom_client: 'Léa', notes_internes_pro: SECRET_DU_DOSSIER, ...plus };
  return (await appeler(qui, 'POST', '/api/pro/clients', { data })).json<{ client: Client }>().client.id;
}
const lireDossier = async (id: string) => (await appeler(pro, 'GET', `/api/pro/clients/${id}`)).json<Client>();
const propositions = async (id: string) =>
  (await appeler(pro, 'GET', `/api/pro/clients/${id}/propositions`)).json<PropositionsClient>();

/** Somebody behind one network, with what their browser keeps. */
const navigateur = (jeton: string) => {
  numero += 1;
  const remoteAddress = `198.51.100.${numero % 250}`;
  let cookie = '';
  const envoyer = (
    method: 'GET' | 'POST' | 'DELETE',
    chemin: string,
    plus: { payload?: object | Buffer; type?: string } = {},
  ) =>
    t.injecter({
      method,
      url: `${ICI}${chemin}`,
      remoteAddress,
      headers: { [ENTETE_ESPACE]: jeton, cookie, ...(plus.type && { 'content-type': plus.type }) },
      ...(plus.payload && { payload: plus.payload }),
    });
  return {
    envoyer,
    async entrer(email: string): Promise<void> {
      expect((await envoyer('POST', '/code')).statusCode).toBe(202);
      const reponse = await envoyer('POST', '/session', { payload: { code: await codeRecu(t, email) } });
      expect(reponse.statusCode).toBe(204);
      cookie = cookieDe(reponse);
    },
    lire: async () => (await envoyer('GET', '')).json<EspaceClient>(),
    deposer(octets: Uint8Array, demande: string) {
      const f = '----francis';
      const tete = `--${f}\r\nContent-Disposition: form-data; name="demande"\r\n\r\n${demande}\r\n--${f}\r\nContent-Disposition: form-data; name="fichier"; filename="avis.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
      const payload = Buffer.concat([Buffer.from(tete), octets, Buffer.from(`\r\n--${f}--\r\n`)]);
      return envoyer('POST', '/documents', { payload, type: `multipart/form-data; boundary=${f}` });
    },
  };
};

const jetonRecu = async (email: string): Promise<string> => {
  const courrier = (await courriersDe(t, email)).find(({ texte }) => texte.includes('/espace-client/'));
  return /espace-client\/([\w-]+)/.exec(courrier?.texte ?? '')?.[1] ?? '';
};

const AVIS = { type: 'avis', libelle: 'Votre dernier avis' };
const LIBRE = { type: 'autre', libelle: 'Relevé de votre PER' };
async function inviter(
  client: string,
  faits: readonly string[] = [SALAIRE],
  plus: { documents?: readonly object[]; montrer?: boolean } = {},
) {
  numero += 1;
  const email = `client${numero}@exemple.test`;
  const { documents = [], montrer = false } = plus;
  const corps = { email, faits: faits.map((chemin) => ({ chemin, montrer })), documents };
  const reponse = await appeler(pro, 'POST', `/api/pro/clients/${client}/invitations`, corps);
  expect(reponse.statusCode).toBe(200);
  const { invitations } = reponse.json<InvitationsClient>();
  const jeton = await jetonRecu(email);
  const id = invitations.find((une) => une.email === email)?.id ?? '';
  return { email, corps, jeton, id, ici: navigateur(jeton) };
}
const etat = async (client: string) =>
  (await appeler(pro, 'GET', `/api/pro/clients/${client}/invitations`)).json<InvitationsClient>().invitations[0]?.etat;

const annonces = async (qui: Personne): Promise<string[]> =>
  (await courriersDe(t, qui.email))
    .filter(({ sujet }) => sujet.startsWith('Un client a répondu'))
    .map(({ texte }) => texte);
const repondre = async (client: string): Promise<void> => {
  const { ici, email } = await inviter(client);
  await ici.entrer(email);
  expect((await ici.envoyer('POST', '/envoi', { payload: { faits: { [SALAIRE]: 42_000 } } })).statusCode).toBe(200);
};

describe('le conseiller est prévenu', () => {
  test('à la première réponse, puis une fois l’heure passée de toutes celles d’après, sans nom ni chiffre', async () => {
    const client = await ouvrirDossier(pro);
    await repondre(client);
    const [premiere, ...aucune] = await annonces(pro);
    expect([premiere, aucune]).toEqual([expect.stringContaining(`/pro/clients/${client}`), []]);
    for (const tu of ['Etcheverry', 'Léa', '42']) expect(premiere?.replaceAll(client, '')).not.toContain(tu);
    await repondre(client);
    await repondre(client);
    await t.app.tasks.runDue();
    expect(await annonces(pro)).toHaveLength(1);
    t.horloge.avancer(61 * MINUTE);
    const jumelle = await t.jumelle();
    await Promise.all([t.app.tasks.runDue(), jumelle.tasks.runDue()]);
    const toutes = await annonces(pro);
    expect(toutes).toHaveLength(2);
    expect(toutes.filter((texte) => texte.includes('2 réponses'))).toHaveLength(1);
    t.horloge.avancer(61 * MINUTE);
    await t.app.tasks.runDue();
    expect(await annonces(pro)).toHaveLength(2);
  });

  test('un autre client n’attend pas, un autre cabinet n’apprend rien, et qui est parti laisse la place au titulaire', async () => {
    await repondre(await ouvrirDossier(pro));
    const client = await ouvrirDossier(pro);
    const { ici, email } = await inviter(client);
    await ici.entrer(email);
    await t.base.queries.update(espacesClients).set({ invitePar: null }).where(eq(espacesClients.clientId, client));
    await ici.envoyer('POST', '/envoi', { payload: { faits: { [SALAIRE]: 42_000 } } });
    expect(await annonces(pro)).toHaveLength(2);
    expect(await annonces(autre)).toEqual([]);
  });
});

describe('de l’invitation à l’accord', () => {
  test('rien n’entre au dossier avant l’accord, et l’historique dit de qui il vient', async () => {
    const client = await ouvrirDossier(pro, { situation_maritale_client: 'Célibataire', revenu_net_annuel_client1: 1 });
    const { ici, email } = await inviter(client, [SALAIRE, 'foyer.situation', 'foyer.dons_66']);
    expect(await etat(client)).toBe('envoyee');
    const porte = (await ici.envoyer('GET', '/porte')).json();
    expect(porte).toMatchObject({ email: 'c•••@exemple.test', conseiller: 'Ada Lovelace' });
    await ici.entrer(email);
    expect(await etat(client)).toBe('ouverte');
    const espace = await ici.envoyer('GET', '');
    expect(espace.body).not.toContain(SECRET_DU_DOSSIER);
    expect(espace.body).not.toContain('Etcheverry');
    expect(espace.json<EspaceClient>().faits.map(({ actuel }) => actuel)).toEqual([null, null, null]);
    const faits = { [SALAIRE]: 42_000, 'foyer.situation': 'marie', 'foyer.dons_66': 150 };
    expect((await ici.envoyer('POST', '/envoi', { payload: { faits } })).statusCode).toBe(200);
    expect(await etat(client)).toBe('recue');
    const avant = await lireDossier(client);
    expect([avant.version, avant.faits_fiscaux_client]).toEqual([1, {}]);

    const recues = await propositions(client);
    const de = (chemin: string) => recues.propositions.find((une) => une.chemin === chemin);
    expect(de(SALAIRE)).toMatchObject({ valeur: 42_000, actuel: 1, origine: 'saisie', etat: 'attente' });
    expect(de('foyer.situation')).toMatchObject({ valeur: 'marie', actuel: 'celibataire' });
    const decider = (chemin: string, decision: string, version?: number) =>
      appeler(pro, 'POST', `/api/pro/clients/${client}/propositions/${de(chemin)?.id}`, { decision, version });
    const depassee = await decider(SALAIRE, 'accepter', 7);
    expect([depassee.statusCode, depassee.json<{ code: string }>().code]).toEqual([409, 'VERSION_DEPASSEE']);
    expect((await decider(SALAIRE, 'accepter', 1)).statusCode).toBe(200);
    expect((await decider('foyer.situation', 'accepter', 2)).statusCode).toBe(200);
    expect((await decider('foyer.dons_66', 'refuser')).statusCode).toBe(200);
    expect((await decider(SALAIRE, 'accepter')).json<{ code: string }>().code).toBe('PROPOSITION_DECIDEE');
    const apres = await lireDossier(client);
    expect(apres).toMatchObject({
      version: 3,
      situation_maritale_client: 'Marié(e)',
      faits_fiscaux_client: { [SALAIRE]: 42_000 },
    });
    const historique = await appeler(pro, 'GET', `/api/pro/clients/${client}/historique`);
    expect(historique.body).toContain('Réponse du client, acceptée par Ada Lovelace');
  });

  test('un accord dit ce qu’il remplace : une pension pour deux n’en fait pas disparaître la moitié en silence', async () => {
    const client = await ouvrirDossier(pro, {
      situation_maritale_client: 'Marié(e)',
      pensions_retraites_percues_foyer: 30_000,
    });
    const { ici, email } = await inviter(client, ['foyer.declarant1.pensions_retraite']);
    await ici.entrer(email);
    await ici.envoyer('POST', '/envoi', { payload: { faits: { 'foyer.declarant1.pensions_retraite': 18_000 } } });
    const [une] = (await propositions(client)).propositions;
    expect(une).toMatchObject({ valeur: 18_000, actuel: 15_000 });
    expect(une?.remplace).toEqual([
      {
        chemin: 'foyer.declarant2.pensions_retraite',
        libelle: 'pension de retraite de l’autre',
        avant: 15_000,
        apres: null,
      },
    ]);
  });

  test('le client lit « votre conjoint » où le conseiller lit « l’autre »', async () => {
    const client = await ouvrirDossier(pro, { situation_maritale_client: 'Marié(e)' });
    const chemins = ['foyer.declarant2.salaires', 'foyer.annee_naissance_declarant2'];
    const { ici, email } = await inviter(client, chemins);
    await ici.entrer(email);
    const lus = (await ici.lire()).faits.map(({ libelle }) => libelle);
    expect(lus).toEqual(['salaire net imposable de votre conjoint', 'l’année de naissance de votre conjoint']);
  });

  test('la valeur du dossier ne se montre que si le conseiller l’a cochée', async () => {
    const client = await ouvrirDossier(pro, { revenu_net_annuel_client1: 41_123 });
    const { ici, email } = await inviter(client, [SALAIRE], { montrer: true });
    await ici.entrer(email);
    expect((await ici.lire()).faits[0]?.actuel).toBe(41_123);
  });

  test('les faits demandés sont ceux qui manquent, les enfants jamais un à un', async () => {
    const client = await ouvrirDossier(pro);
    const { demandables } = (
      await appeler(pro, 'GET', `/api/pro/clients/${client}/invitations`)
    ).json<InvitationsClient>();
    const proposes = demandables.filter(({ propose }) => propose).map(({ chemin }) => chemin);
    expect(proposes).toEqual(expect.arrayContaining(['foyer.situation', SALAIRE]));
    expect(demandables.some(({ chemin }) => chemin.includes('enfants.'))).toBe(false);
    const corps = {
      email: 'a@exemple.test',
      documents: [],
      faits: [{ chemin: 'foyer.enfants.0.age', montrer: false }],
    };
    expect((await appeler(pro, 'POST', `/api/pro/clients/${client}/invitations`, corps)).statusCode).toBe(422);
  });
});

describe('un document', () => {
  const GRAINES = Array.from({ length: 20 }, (_, graine) => avisVrai(graine));
  const avis = (quand: (annee: number) => boolean) => {
    const vrai = GRAINES.find(({ annee }) => quand(annee));
    if (!vrai) throw new Error('no such notice');
    return { vrai, octets: enPdf([(MISES_EN_PAGE_AVIS[0] ?? (() => () => undefined))(vrai)]) };
  };

  test('est lu, chaque fait proposé avec sa page ; le fichier va au conseiller, scellé', async () => {
    const client = await ouvrirDossier(pro);
    const { ici, email } = await inviter(client, [], { documents: [AVIS] });
    await ici.entrer(email);
    const { documents } = await ici.lire();
    const demande = documents[0]?.id ?? '';
    const { vrai, octets } = avis((annee) => annee === derniereAnneeCouverte());
    const depot = await ici.deposer(octets, demande);
    expect(depot.statusCode).toBe(202);
    const tot = await ici.envoyer('POST', '/envoi', { payload: { faits: {} } });
    expect(tot.json()).toMatchObject({ code: 'ESPACE_LECTURE_EN_COURS' });
    await t.app.documents.tranquille();
    const lu = (await ici.lire()).depots[0];
    expect(lu).toMatchObject({ etat: 'lu', nom: `Avis d’impôt, revenus ${vrai.annee}` });
    expect(lu?.faits.find(({ chemin }) => chemin === SALAIRE)).toMatchObject({ valeur: vrai.paies[0], page: 1 });
    expect((await propositions(client)).propositions).toEqual([]);
    const recu = `/api/pro/clients/${client}/propositions/documents/${lu?.id}`;
    expect((await appeler(pro, 'GET', recu)).statusCode).toBe(404);
    expect((await ici.envoyer('POST', '/envoi', { payload: { faits: {} } })).statusCode).toBe(200);
    const { propositions: faites } = await propositions(client);
    const salaire = faites.find(({ chemin }) => chemin === SALAIRE);
    expect(salaire).toMatchObject({ valeur: vrai.paies[0], origine: 'document', page: 1 });
    expect(salaire?.document).toBe(`Votre dernier avis – Avis d’impôt, revenus ${vrai.annee}`);
    expect(faites.some(({ chemin }) => chemin.startsWith('avis.'))).toBe(false);
    const fichier = await appeler(pro, 'GET', recu);
    expect([fichier.rawPayload.equals(octets), fichier.headers['content-disposition']]).toEqual([
      true,
      'attachment; filename="document.pdf"',
    ]);
    expect(t.fichiers.contenus.get(lu?.id ?? '')).not.toContain(octets.toString('base64').slice(0, 40));
    expect((await appeler(autre, 'GET', recu)).statusCode).toBe(404);

    await appeler(pro, 'DELETE', `/api/pro/clients/${client}`);
    t.horloge.avancer(2 * MINUTE);
    await t.app.tasks.runDue();
    expect(t.fichiers.contenus.has(lu?.id ?? '')).toBe(false);
    expect(await t.base.queries.$count(depotsEspace, eq(depotsEspace.clientId, client))).toBe(0);
  });

  test('d’une autre année, il est remis et aucun de ses montants ne passe pour ceux d’aujourd’hui', async () => {
    const client = await ouvrirDossier(pro);
    const { ici, email } = await inviter(client, [], { documents: [AVIS] });
    await ici.entrer(email);
    await ici.deposer(
      avis((annee) => annee < derniereAnneeCouverte()).octets,
      (await ici.lire()).documents[0]?.id ?? '',
    );
    await t.app.documents.tranquille();
    expect((await ici.lire()).depots[0]?.note).toContain(String(derniereAnneeCouverte()));
    await ici.envoyer('POST', '/envoi', { payload: { faits: {} } });
    const { propositions: faites, documents } = await propositions(client);
    expect([faites, documents.length]).toEqual([[], 1]);
  });

  test('ni le numéro de sécurité sociale ni le nom n’est dans ce que la base garde de sa lecture', async () => {
    const client = await ouvrirDossier(pro);
    const { ici, email } = await inviter(client, [], { documents: [AVIS] });
    await ici.entrer(email);
    const mise = MISES_EN_PAGE_AVIS[2];
    if (!mise) throw new Error('no such layout');
    await ici.deposer(enPdf([mise(avisVrai(1))]), (await ici.lire()).documents[0]?.id ?? '');
    await t.app.documents.tranquille();
    expect((await ici.lire()).depots[0]?.faits.length).toBeGreaterThan(5);
    const lignes = JSON.stringify([await t.base.queries.select().from(depotsEspace), await ici.lire()]);
    for (const tu of [NIR_D_ESSAI, NIR_D_ESSAI.replaceAll(' ', ''), 'MOREL']) expect(lignes).not.toContain(tu);
  });

  test.each([
    ['exécutable', executable(), 415, 'DOCUMENT_TYPE_REFUSE'],
    ['vide', new Uint8Array(), 422, 'DOCUMENT_ABSENT'],
    ['trop lourd', new Uint8Array(10 * 1024 * 1024 + 1), 413, 'DOCUMENT_TROP_LOURD'],
  ])('%s est refusé au dépôt', async (_nom, octets, statut, code) => {
    const { ici, email } = await inviter(await ouvrirDossier(pro), [], { documents: [AVIS] });
    await ici.entrer(email);
    const refus = await ici.deposer(octets, (await ici.lire()).documents[0]?.id ?? '');
    expect([refus.statusCode, refus.json<{ code: string }>().code]).toEqual([statut, code]);
  });

  test('sans rapport, il est refusé comme avis et remis comme document libre ; un programme ne passe jamais', async () => {
    const client = await ouvrirDossier(pro);
    const { ici, email } = await inviter(client, [], { documents: [AVIS, LIBRE] });
    await ici.entrer(email);
    const [commeAvis = '', libre = ''] = (await ici.lire()).documents.map(({ id }) => id);
    expect((await ici.deposer(sansRapport(), INCONNU)).statusCode).toBe(422);
    await ici.deposer(sansRapport(), commeAvis);
    t.horloge.avancer(1_000);
    await ici.deposer(sansRapport(), libre);
    t.horloge.avancer(1_000);
    await ici.deposer(scripte(), libre);
    await t.app.documents.tranquille();
    const { depots } = await ici.lire();
    expect(depots.map(({ etat: e }) => e)).toEqual(['refuse', 'lu', 'refuse']);
    expect(depots.map(({ id }) => t.fichiers.contenus.has(id))).toEqual([false, true, false]);
    const retrait = await ici.envoyer('DELETE', `/documents/${depots[1]?.id}`);
    expect([retrait.statusCode, t.fichiers.contenus.has(depots[1]?.id ?? '')]).toEqual([200, false]);
    const vide = await ici.envoyer('POST', '/envoi', { payload: { faits: {} } });
    expect(vide.json()).toMatchObject({ code: 'ESPACE_VIDE' });
  });
});

const sansRequete = (corps: string) => corps.replace(/"requestId":"[^"]+"/, '');

describe('le lien et le code', () => {
  test('révoqué, expiré ou inconnu, la réponse est la même', async () => {
    const client = await ouvrirDossier(pro);
    const [revoque, expire] = [await inviter(client), await inviter(client)];
    const url = `/api/pro/clients/${client}/invitations/${revoque.id}`;
    await revoque.ici.entrer(revoque.email);
    expect((await appeler(pro, 'DELETE', url)).statusCode).toBe(200);
    await t.base.queries
      .update(espacesClients)
      .set({ expireLe: t.horloge.now() })
      .where(eq(espacesClients.id, expire.id));
    for (const [methode, chemin, payload] of [
      ['GET', '/porte', undefined],
      ['POST', '/code', undefined],
      ['POST', '/session', { code: '123456' }],
      ['GET', '', undefined],
      ['POST', '/envoi', { faits: {} }],
      ['DELETE', '', undefined],
    ] as const) {
      const corps = [];
      for (const ici of [revoque.ici, expire.ici, navigateur('jamais'), navigateur('')]) {
        const reponse = await ici.envoyer(methode, chemin, payload && { payload });
        expect([chemin, reponse.statusCode]).toEqual([chemin, 404]);
        corps.push(sansRequete(reponse.body));
      }
      expect(new Set(corps).size).toBe(1);
    }
  });

  test('le lien seul n’ouvre rien, ni le cookie d’un autre espace', async () => {
    const client = await ouvrirDossier(pro);
    const [un, deux] = [await inviter(client), await inviter(client)];
    expect((await un.ici.envoyer('GET', '')).json()).toMatchObject({ code: 'ESPACE_FERME' });
    await un.ici.entrer(un.email);
    expect((await un.ici.envoyer('GET', '')).statusCode).toBe(200);
    expect((await deux.ici.envoyer('GET', '')).statusCode).toBe(401);
    t.horloge.avancer(121 * MINUTE);
    expect((await un.ici.envoyer('GET', '')).statusCode).toBe(401);
  });

  test('le code a cinq essais, les codes vingt, et ne servent qu’une fois', async () => {
    const { ici, email, jeton, id } = await inviter(await ouvrirDossier(pro));
    await ici.envoyer('POST', '/code');
    const bon = await codeRecu(t, email);
    const mauvais = bon === '000000' ? '000001' : '000000';
    const essayer = (code: string, chez = ici) => chez.envoyer('POST', '/session', { payload: { code } });
    for (let i = 0; i < 5; i += 1)
      expect((await essayer(mauvais)).json()).toMatchObject({ code: 'ESPACE_CODE_INVALIDE' });
    expect((await essayer(bon)).statusCode).toBe(400);
    expect((await essayer(bon, navigateur(jeton))).statusCode).toBe(400);
    await ici.envoyer('POST', '/code');
    const second = await codeRecu(t, email);
    const ensemble = await Promise.all([essayer(second), essayer(second), essayer(second)]);
    expect(ensemble.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 400, 400]);
    await t.base.queries.update(espacesClients).set({ codesEmis: 20 }).where(eq(espacesClients.id, id));
    expect((await ici.envoyer('POST', '/code')).json()).toMatchObject({ code: 'ESPACE_TROP_DE_CODES' });
  });

  test('un code ne vaut que dix minutes, et la boîte de la personne n’en reçoit que cinq l’heure d’un même lieu', async () => {
    const { ici, email } = await inviter(await ouvrirDossier(pro));
    for (let i = 0; i < 5; i += 1) expect((await ici.envoyer('POST', '/code')).statusCode).toBe(202);
    expect((await ici.envoyer('POST', '/code')).statusCode).toBe(429);
    const code = await codeRecu(t, email);
    t.horloge.avancer(11 * MINUTE);
    expect((await ici.envoyer('POST', '/session', { payload: { code } })).statusCode).toBe(400);
  });

  test('envoyé deux fois, il n’y a qu’un envoi ; renvoyé par le conseiller, l’ancien lien meurt et l’espace se complète', async () => {
    const client = await ouvrirDossier(pro);
    const { ici, email, id, corps } = await inviter(client);
    await ici.entrer(email);
    const envoi = () => ici.envoyer('POST', '/envoi', { payload: { faits: { [SALAIRE]: 30_000 } } });
    const deux = await Promise.all([envoi(), envoi()]);
    expect(deux.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await propositions(client)).propositions).toHaveLength(1);
    const renvoi = () => appeler(pro, 'POST', `/api/pro/clients/${client}/invitations/${id}/renvoi`);
    t.horloge.avancer(MINUTE);
    expect((await renvoi()).statusCode).toBe(200);
    expect((await renvoi()).statusCode).toBe(429);
    expect((await ici.envoyer('GET', '/porte')).statusCode).toBe(404);
    const encore = await appeler(pro, 'POST', `/api/pro/clients/${client}/invitations`, corps);
    expect(encore.json()).toMatchObject({ code: 'INVITATION_EN_COURS' });
    const neuf = navigateur(await jetonRecu(email));
    await neuf.entrer(email);
    await neuf.envoyer('POST', '/envoi', { payload: { faits: { [SALAIRE]: 31_000 } } });
    expect((await propositions(client)).propositions.map(({ valeur }) => valeur)).toEqual([31_000]);
  });

  test('seul l’empreinte du lien est gardée, et il meurt après quatorze jours', async () => {
    const { ici, jeton, id } = await inviter(await ouvrirDossier(pro));
    const [ligne] = await t.base.queries.select().from(espacesClients).where(eq(espacesClients.id, id));
    expect(JSON.stringify(ligne)).not.toContain(jeton);
    t.horloge.avancer(14 * JOUR - MINUTE);
    expect((await ici.envoyer('GET', '/porte')).statusCode).toBe(200);
    t.horloge.avancer(MINUTE);
    expect((await ici.envoyer('GET', '/porte')).statusCode).toBe(404);
  });

  test('un fait qui n’est pas demandé, ou d’une mauvaise valeur, est refusé en se nommant', async () => {
    const { ici, email } = await inviter(await ouvrirDossier(pro), [SALAIRE, 'foyer.situation']);
    await ici.entrer(email);
    for (const [faits, chemin] of [
      [{ 'foyer.dons_66': 1 }, 'faits.foyer.dons_66'],
      [{ [SALAIRE]: -1 }, `faits.${SALAIRE}`],
      [{ 'foyer.situation': 'roi' }, 'faits.foyer.situation'],
    ] as const) {
      const refus = await ici.envoyer('POST', '/envoi', { payload: { faits } });
      expect(refus.statusCode).toBe(422);
      expect(refus.json<{ champs: { chemin: string }[] }>().champs[0]?.chemin).toBe(chemin);
    }
  });

  test('le client reprend tout : rien n’en reste que ce qui a été accepté', async () => {
    const client = await ouvrirDossier(pro);
    const { ici, email } = await inviter(client, [SALAIRE], { documents: [LIBRE] });
    await ici.entrer(email);
    await ici.deposer(sansRapport(), (await ici.lire()).documents[0]?.id ?? '');
    await t.app.documents.tranquille();
    await ici.envoyer('POST', '/envoi', { payload: { faits: { [SALAIRE]: 30_000 } } });
    expect((await ici.envoyer('DELETE', '')).statusCode).toBe(204);
    expect(await propositions(client)).toMatchObject({ propositions: [], documents: [] });
    expect(await etat(client)).toBe('revoquee');
    expect((await ici.envoyer('GET', '/porte')).statusCode).toBe(404);
  });
});

describe('deux cabinets', () => {
  test('rien de l’un ne se distingue, pour l’autre, de ce qui n’existe pas', async () => {
    const client = await ouvrirDossier(pro);
    const { ici, email, id } = await inviter(client);
    await ici.entrer(email);
    await ici.envoyer('POST', '/envoi', { payload: { faits: { [SALAIRE]: 30_000 } } });
    const proposition = (await propositions(client)).propositions[0]?.id;
    const sien = await ouvrirDossier(autre);
    for (const [methode, suite, payload] of [
      ['GET', '/invitations', undefined],
      [
        'POST',
        '/invitations',
        { email: 'x@exemple.test', faits: [{ chemin: SALAIRE, montrer: false }], documents: [] },
      ],
      ['POST', `/invitations/${id}/renvoi`, undefined],
      ['DELETE', `/invitations/${id}`, undefined],
      ['GET', '/propositions', undefined],
      ['POST', `/propositions/${proposition}`, { decision: 'accepter' }],
    ] as const) {
      const vraie = await appeler(autre, methode, `/api/pro/clients/${client}${suite}`, payload);
      const fausse = await appeler(autre, methode, `/api/pro/clients/${INCONNU}${suite}`, payload);
      expect([suite, vraie.statusCode, fausse.statusCode]).toEqual([suite, 404, 404]);
    }
    const deCote = await appeler(autre, 'POST', `/api/pro/clients/${sien}/propositions/${proposition}`, {
      decision: 'accepter',
    });
    expect(deCote.statusCode).toBe(404);
    expect((await appeler(autre, 'DELETE', `/api/pro/clients/${sien}/invitations/${id}`)).statusCode).toBe(404);
    expect(await etat(client)).toBe('recue');
    expect((await propositions(client)).propositions[0]?.etat).toBe('attente');
  });
});
