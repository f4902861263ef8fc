import { createHmac } from 'node:crypto';
import { AnalyseIrpp, type LivraisonWebhook, type WebhookCree, type Webhooks } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseConfiguration } from '../../config.ts';
import { analysesClients, livraisonsWebhooks, membresCabinet, webhooks } from '../../schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../testing/application-de-test.ts';
import { courriersDe } from '../../testing/courriers.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';
import { CERTIFICAT, ouvrirRecepteur, type Recepteur } from '../../testing/recepteur.ts';
import { type Adresse, adresseSure } from './adresse.ts';
import { poster } from './poster.ts';

let recepteur: Recepteur;
/** What each name answers, in turn: a name may change its mind. */
const noms = new Map<string, readonly (readonly Adresse[])[]>();
const ICI: Adresse = { address: '127.0.0.1', family: 4 };
const AILLEURS: Adresse = { address: '93.184.215.14', family: 4 };
const demandes: string[] = [];

const t = avecApplication({
  reseau: {
    locales: true,
    ca: CERTIFICAT,
    resoudre: async (hote) => {
      demandes.push(hote);
      const reponses = noms.get(hote) ?? [];
      const rang = Math.min(demandes.filter((un) => un === hote).length - 1, reponses.length - 1);
      const trouvees = reponses[rang];
      if (!trouvees) throw new Error('no such name');
      return trouvees;
    },
  },
});

beforeAll(async () => {
  recepteur = await ouvrirRecepteur();
});
afterAll(() => recepteur.fermer());

let pro: Personne;
beforeEach(async () => {
  pro = await t.personne('professionnel');
  noms.clear();
  demandes.length = 0;
  noms.set('recepteur.test', [[ICI]]);
  recepteur.repondre = 204;
  recepteur.recus.length = 0;
});

const appeler = (qui: Personne, method: 'GET' | 'POST' | 'DELETE', chemin: string, payload?: object) =>
  t.injecter({ method, url: `/api/pro/webhooks${chemin}`, headers: qui.entetes, ...(payload && { payload }) });
const creer = (qui: Personne, url = `https://recepteur.test:${recepteur.port}/francis`) =>
  appeler(qui, 'POST', '', { url, password: MOT_DE_PASSE });
const livraisons = async (qui: Personne, id: string) =>
  (await appeler(qui, 'GET', `/${id}/livraisons`)).json<LivraisonWebhook[]>();

/** A replay that gives another figure than the one that was kept. */
async function changer(qui: Personne) {
  const ouvert = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: qui.entetes,
    payload: { data: DOSSIER },
  });
  const client = ouvert.json<{ client: { id: string } }>().client.id;
  const faite = await t.injecter({
    method: 'POST',
    url: `/api/pro/clients/${client}/analyze_irpp_2025`,
    headers: qui.entetes,
  });
  const { id } = AnalyseIrpp.parse(faite.json());
  const rejouer = async () => {
    const url = `/api/pro/clients/${client}/analyses/${id}/rejouer`;
    expect((await t.injecter({ method: 'POST', url, headers: qui.entetes })).statusCode).toBe(200);
  };
  await rejouer();
  const [analyse] = await t.base.queries.select().from(analysesClients).where(eq(analysesClients.id, id));
  if (!analyse?.resultat.chiffres) throw new Error('the analysis was kept');
  const chiffres = { ...analyse.resultat.chiffres, total: analyse.resultat.chiffres.total + 380 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same analysis, under another law.
  const resultat = { ...analyse.resultat, chiffres } as typeof analyse.resultat;
  await t.base.queries.update(analysesClients).set({ resultat }).where(eq(analysesClients.id, id));
  return { client, analyse: id, rejouer };
}

const bon = async (qui = pro) => {
  const { webhook, secret } = (await creer(qui)).json<WebhookCree>();
  return { id: webhook.id, secret };
};

describe('un chiffre changé', () => {
  test('part une fois, signé, en identifiants seulement ; un rejeu sans écart ne dit rien', async () => {
    const { id, secret } = await bon();
    const { client, analyse, rejouer } = await changer(pro);
    await t.app.jobs.runDue();
    expect(recepteur.recus).toEqual([]);
    await rejouer();
    await rejouer();
    await t.app.jobs.runDue();
    expect(recepteur.recus).toHaveLength(1);
    const [recu] = recepteur.recus;
    const corps: unknown = JSON.parse(recu?.corps ?? '');
    const [livree] = await livraisons(pro, id);
    expect(corps).toEqual({
      id: livree?.id,
      evenement: 'client.chiffre_change',
      cree_le: t.horloge.now().toISOString(),
      donnees: { client_id: client, analyse_id: analyse },
    });
    const [, instant, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(recu?.entetes['francis-signature'])) ?? [];
    expect(Number(instant)).toBe(Math.floor(t.horloge.now().getTime() / 1000));
    expect(signature).toBe(createHmac('sha256', secret).update(`${instant}.${recu?.corps}`).digest('hex'));
    expect(livree).toMatchObject({ etat: 'livree', statut: 204, essais: 1, raison: null });
    const [ligne] = await t.base.queries.select().from(webhooks).where(eq(webhooks.id, id));
    expect(JSON.stringify(ligne)).not.toContain(secret);
  });

  test('neuf essais, puis l’abandon ; trois abandons désactivent et préviennent ; un renvoi repart', async () => {
    const { id } = await bon();
    recepteur.repondre = 500;
    for (let i = 0; i < 3; i += 1) {
      const { rejouer } = await changer(pro);
      await rejouer();
    }
    await t.app.jobs.runDue();
    expect((await livraisons(pro, id)).map(({ etat, essais }) => [etat, essais])).toEqual(
      Array.from({ length: 3 }, () => ['attente', 1]),
    );
    await t.app.jobs.runDue({ early: true });
    const abandonnees = await livraisons(pro, id);
    expect(abandonnees.map(({ etat, essais, statut, raison }) => [etat, essais, statut, raison])).toEqual(
      Array.from({ length: 3 }, () => ['echouee', 9, 500, 'statut']),
    );
    expect(recepteur.recus).toHaveLength(27);
    const { webhooks: siens } = (await appeler(pro, 'GET', '')).json<Webhooks>();
    expect(siens[0]).toMatchObject({ etat: 'desactive', echecs: 3 });
    const sujets = (await courriersDe(t, pro.email)).map(({ sujet }) => sujet);
    expect(sujets.filter((sujet) => sujet === 'Un webhook de votre cabinet est désactivé')).toHaveLength(1);
    const renvoi = () => appeler(pro, 'POST', `/${id}/livraisons/${abandonnees[0]?.id}/renvoi`);
    expect((await renvoi()).json()).toMatchObject({ code: 'WEBHOOK_DESACTIVE' });
    recepteur.repondre = 200;
    await appeler(pro, 'POST', `/${id}/activation`);
    await renvoi();
    await renvoi();
    await t.app.jobs.runDue();
    expect(recepteur.recus).toHaveLength(28);
    expect((await livraisons(pro, id)).filter(({ etat }) => etat === 'livree')).toHaveLength(1);
    // The body of an answer is kept nowhere.
    const lignes = await t.base.queries.select().from(livraisonsWebhooks);
    expect(JSON.stringify([lignes, t.journal])).not.toContain('SECRET-DE-LA-REPONSE');
  }, 60_000);

  test('un essai part signé, ne parle de personne, une fois par clic doublé ; raté, il ne désactive rien', async () => {
    const { id, secret } = await bon();
    const eprouver = () => appeler(pro, 'POST', `/${id}/essai`);
    expect((await eprouver()).json()).toMatchObject([{ evenement: 'webhook.essai', client_id: null, etat: 'attente' }]);
    expect((await eprouver()).json()).toHaveLength(1);
    await t.app.jobs.runDue();
    const [recu] = recepteur.recus;
    expect(recepteur.recus).toHaveLength(1);
    expect(JSON.parse(recu?.corps ?? '')).toMatchObject({
      evenement: 'webhook.essai',
      donnees: { client_id: null, analyse_id: null },
    });
    const [, instant, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(recu?.entetes['francis-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', secret).update(`${instant}.${recu?.corps}`).digest('hex'));
    expect(await livraisons(pro, id)).toMatchObject([{ etat: 'livree', statut: 204, essais: 1 }]);
    recepteur.repondre = 500;
    for (let i = 0; i < 4; i += 1) {
      t.horloge.avancer(10_000);
      await eprouver();
      await t.app.jobs.runDue();
    }
    expect((await livraisons(pro, id)).map(({ etat, essais }) => [etat, essais])).toEqual([
      ...Array.from({ length: 4 }, () => ['echouee', 1]),
      ['livree', 1],
    ]);
    const { webhooks: siens } = (await appeler(pro, 'GET', '')).json<Webhooks>();
    expect(siens).toMatchObject([{ id, etat: 'actif', echecs: 0 }]);
    await t.base.queries.update(webhooks).set({ desactiveLe: t.horloge.now() }).where(eq(webhooks.id, id));
    expect((await eprouver()).json()).toMatchObject({ code: 'WEBHOOK_DESACTIVE' });
  });

  test('un essai que le serveur n’a pas fini est repris, et un travail perdu reposé', async () => {
    const { id } = await bon();
    const { rejouer } = await changer(pro);
    await rejouer();
    const siennes = eq(livraisonsWebhooks.webhookId, id);
    // As if the server had died during the first try: the try is counted, its end is not.
    await t.base.queries.update(livraisonsWebhooks).set({ essais: 1, tenteLe: t.horloge.now() }).where(siennes);
    await t.app.jobs.runDue();
    expect(recepteur.recus).toEqual([]);
    t.horloge.avancer(18 * 3_600_000);
    await t.app.tasks.runDue();
    await t.app.jobs.runDue();
    expect(recepteur.recus).toHaveLength(1);
    const [livree] = await t.base.queries.select().from(livraisonsWebhooks).where(siennes);
    expect(livree).toMatchObject({ etat: 'livree', essais: 2 });
  });

  test('une redirection n’est pas suivie, un silence est coupé à cinq secondes', async () => {
    const { id } = await bon();
    const { rejouer } = await changer(pro);
    recepteur.repondre = 302;
    const delais = vi.spyOn(AbortSignal, 'timeout');
    await rejouer();
    await t.app.jobs.runDue();
    expect(recepteur.recus.map(({ chemin }) => chemin)).toEqual(['/francis']);
    // What is left of the five seconds once the name is resolved.
    const [delai] = delais.mock.lastCall ?? [];
    expect(delai).toBeGreaterThan(0);
    expect(delai).toBeLessThanOrEqual(5_000);
    delais.mockRestore();
    expect((await livraisons(pro, id))[0]).toMatchObject({ etat: 'attente', raison: 'redirection', statut: 302 });
    recepteur.repondre = 0;
    const url = new URL(`https://recepteur.test:${recepteur.port}/`);
    const appel = poster({ cible: url, adresse: ICI, corps: '{}', entetes: {}, delaiMs: 300, ca: CERTIFICAT });
    await expect(appel).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('la connexion va à l’adresse vérifiée : le nom qui change d’avis n’y peut rien', async () => {
    const cible = new URL(`https://recepteur.test:${recepteur.port}/`);
    const envoi = { cible, adresse: ICI, corps: '{}', entetes: {}, delaiMs: 60_000 };
    // The system does not know this name: had it been resolved again, the call would fail.
    await expect(poster({ ...envoi, ca: CERTIFICAT })).resolves.toBe(204);
    await expect(poster(envoi)).rejects.toThrow(/self-signed/);
    const tour = [[AILLEURS], [ICI]];
    const reseau = { locales: false, resoudre: async () => tour.shift() ?? [] };
    expect(await adresseSure(cible, reseau)).toEqual(AILLEURS);
    expect(await adresseSure(cible, reseau)).toBeUndefined();
  });
});

const lire = (mode: string) =>
  parseConfiguration(
    {
      FRANCIS_MODE: mode,
      WEBHOOKS_LOCAUX: 'oui',
      SIGNING_KEY: 'k'.repeat(64),
      PUBLIC_URL: 'https://francis.test',
      SMTP_URL: 'smtps://a:b@c.test',
      MAIL_FROM: 'a@b.test',
    },
    '/nulle-part',
  );

describe('la création', () => {
  test.each(['http://exemple.test/', 'ftp://exemple.test/', 'https://u:p@exemple.test/', 'pas une adresse', ''])(
    '« %s » est refusée à la création',
    async (url) => expect((await creer(pro, url)).statusCode).toBe(422),
  );

  test('en production, le réglage qui ouvre cette machine est refusé', () => {
    expect(() => lire('production')).toThrow(/WEBHOOKS_LOCAUX/);
  });
});

describe('le titulaire seul, dans son cabinet', () => {
  test('la preuve de la personne est exigée, cinq au plus, le secret tourne et n’est plus montré', async () => {
    expect((await appeler(pro, 'POST', '', { url: 'https://recepteur.test/' })).statusCode).toBe(403);
    const { id, secret } = await bon();
    const tourne = await appeler(pro, 'POST', `/${id}/secret`, { password: MOT_DE_PASSE });
    expect(tourne.json<WebhookCree>().secret).toMatch(/^frw_[\w-]{43}$/);
    expect(tourne.json<WebhookCree>().secret).not.toBe(secret);
    expect((await appeler(pro, 'GET', '')).body).not.toContain('frw_');
    for (let i = 0; i < 4; i += 1) expect((await creer(pro)).statusCode).toBe(201);
    expect((await creer(pro)).json()).toMatchObject({ code: 'TROP_DE_WEBHOOKS' });
    expect((await appeler(pro, 'DELETE', `/${id}`)).json<Webhooks>().webhooks).toHaveLength(4);
  });

  test('un autre cabinet ne distingue rien, et ses chiffres ne partent que chez lui', async () => {
    const autre = await t.personne('professionnel');
    const { id } = await bon();
    const inconnu = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
    for (const [methode, suite] of [
      ['GET', '/livraisons'],
      ['DELETE', ''],
      ['POST', '/activation'],
      ['POST', '/essai'],
      ['POST', `/livraisons/${inconnu}/renvoi`],
    ] as const)
      for (const un of [id, inconnu]) expect((await appeler(autre, methode, `/${un}${suite}`)).statusCode).toBe(404);
    const { rejouer } = await changer(autre);
    await rejouer();
    await t.app.jobs.runDue();
    expect([recepteur.recus, await livraisons(pro, id)]).toEqual([[], []]);
  });

  test('un conseiller du cabinet n’y touche pas', async () => {
    const conseiller = await t.personne('professionnel');
    await bon();
    const [membre] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, pro.id));
    if (!membre) throw new Error('the owner has a firm');
    const { cabinetId, depuisLe } = membre;
    const role = 'conseiller' as const;
    await t.base.queries.insert(membresCabinet).values({ utilisateurId: conseiller.id, cabinetId, depuisLe, role });
    expect((await appeler(conseiller, 'GET', '')).statusCode).toBe(403);
    expect((await creer(conseiller)).statusCode).toBe(403);
  });
});
