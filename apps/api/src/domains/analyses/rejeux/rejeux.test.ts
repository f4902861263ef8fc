import { randomUUID } from 'node:crypto';
import {
  AnalyseGardee,
  type AnalyseIrpp,
  type Client,
  type NoeudTrace,
  RadarDesLois,
  type WebhookCree,
} from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { analysesClients, livraisonsWebhooks, rejeuxAnalyses, rejeuxPassages } from '../../../schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../../testing/application-de-test.ts';
import { empreinteDesParametres } from '../calcul/dossier.ts';
import { demanderLesRejeux } from './demander.ts';
import { travailDeRejeu } from './travail.ts';

const t = avecApplication({
  erreursAttendues: true,
  // Nobody listens there: what leaves is refused at once.
  reseau: { locales: true, resoudre: async () => [{ address: '127.0.0.1', family: 4 }] },
});
const SEUL = {
  nom_client: 'Lacombe',
  prenom_client: 'Étienne',
  situation_maritale_client: 'Célibataire',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 92_000,
};
type Ancienne = typeof analysesClients.$inferSelect;

let pro: Personne;
let client: string;
let analyse: string;

async function analyser(qui: Personne): Promise<{ client: string; analyse: string }> {
  const cree = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: qui.entetes,
    payload: { data: SEUL },
  });
  const { id } = cree.json<{ client: Client }>().client;
  const url = `/api/pro/clients/${id}/analyze_irpp_2025`;
  const faite = await t.injecter({ method: 'POST', url, headers: qui.entetes });
  return { client: id, analyse: faite.json<AnalyseIrpp>().id };
}

/** As if it had been made under an older law: a lower threshold, and the higher tax that followed. */
async function vieillir(id: string, ecart = 380): Promise<Ancienne> {
  const [gardee] = await t.base.queries.select().from(analysesClients).where(eq(analysesClients.id, id));
  if (!gardee?.resultat.trace || !gardee.resultat.chiffres) throw new Error('the analysis was kept');
  const baisser = (noeud: NoeudTrace): NoeudTrace => ({
    ...noeud,
    parametres: noeud.parametres.map((p) => (p.nom === 'bareme.seuil_2' ? { ...p, valeur: p.valeur - 1_000 } : p)),
    enfants: noeud.enfants.map(baisser),
  });
  const { chiffres, trace } = gardee.resultat;
  const resultat = {
    ...gardee.resultat,
    chiffres: { ...chiffres, total: chiffres.total + ecart },
    trace: baisser(trace),
  };
  const changee = { ...gardee, parametres: 'une-autre-loi', resultat };
  await t.base.queries.update(analysesClients).set(changee).where(eq(analysesClients.id, id));
  return changee;
}
const rejeuxDe = (id: string) => t.base.queries.select().from(rejeuxAnalyses).where(eq(rejeuxAnalyses.analyseId, id));
const radar = async (qui: Personne): Promise<RadarDesLois> =>
  RadarDesLois.parse((await t.injecter({ url: '/api/pro/portefeuille/radar', headers: qui.entetes })).json());
const livraisons = (id: string) =>
  t.base.queries.select().from(livraisonsWebhooks).where(eq(livraisonsWebhooks.analyseId, id));
const ouvrirWebhook = async (qui: Personne): Promise<string> => {
  const payload = { url: `https://exemple.test:1/${randomUUID()}`, password: MOT_DE_PASSE };
  const cree = await t.injecter({ method: 'POST', url: '/api/pro/webhooks', headers: qui.entetes, payload });
  return cree.json<WebhookCree>().webhook.id;
};
/** What a server does of itself soon after it starts, then what it does of the queue. */
const demarrer = async (app = t.app): Promise<void> => {
  // Tasks are due again.
  t.horloge.avancer(11 * 60_000);
  await app.tasks.runDue();
  await app.jobs.runDue();
};

beforeEach(async () => {
  await t.base.queries.delete(rejeuxPassages);
  await t.base.queries.delete(analysesClients);
  pro = await t.personne('professionnel');
  ({ client, analyse } = await analyser(pro));
});

test('sous la même loi, rien ne se rejoue', async () => {
  await demarrer();
  expect(await t.base.queries.select().from(rejeuxPassages)).toEqual([]);
  expect((await radar(pro)).rejeu).toBeNull();
});

test('la loi changée rejoue les analyses, garde l’écart et sa cause, les montre et prévient, une fois', async () => {
  const webhook = await ouvrirWebhook(pro);
  const { resultat } = await vieillir(analyse);
  const voisin = await analyser(pro);
  await demarrer();
  const loi = [{ nom: 'bareme.seuil_2', article: expect.stringContaining('197') }];
  expect(await rejeuxDe(analyse)).toMatchObject([
    {
      parametres: empreinteDesParametres(2025),
      clientId: client,
      ecart: -380,
      loi,
      phrase: expect.stringMatching(/197/),
    },
  ]);
  expect(await rejeuxDe(voisin.analyse)).toEqual([]);
  const vu = await radar(pro);
  expect(vu.rejeu).toMatchObject({ etat: 'fait', relues: 1, changees: 1 });
  expect(vu.lignes).toMatchObject([
    { analyse: { id: analyse }, avant: resultat.chiffres?.total, ecart: -380, rejouee_le: expect.any(String) },
  ]);
  const lues = await t.injecter({ url: `/api/pro/clients/${client}/analyses`, headers: pro.entetes });
  expect(z.array(AnalyseGardee).parse(lues.json())).toMatchObject([
    { id: analyse, loi_changee: true, rejeu: { ecart: -380, loi } },
  ]);
  expect(await livraisons(analyse)).toMatchObject([{ webhookId: webhook, clientId: client }]);
  // Nothing is done again, and a replay asked by hand tells nobody twice.
  await demarrer();
  const url = `/api/pro/clients/${client}/analyses/${analyse}/rejouer`;
  expect((await t.injecter({ method: 'POST', url, headers: pro.entetes })).statusCode).toBe(200);
  expect(await t.base.queries.select().from(rejeuxPassages)).toHaveLength(1);
  expect(await livraisons(analyse)).toHaveLength(1);
});

test('une loi qui ne change rien au foyer se garde sans alerter', async () => {
  await ouvrirWebhook(pro);
  await vieillir(analyse, 0);
  await demarrer();
  expect(await rejeuxDe(analyse)).toMatchObject([{ ecart: 0, phrase: expect.stringContaining('sans effet') }]);
  expect(await livraisons(analyse)).toEqual([]);
  expect((await radar(pro)).lignes).toEqual([]);
});

test('deux serveurs qui démarrent ensemble font un seul rejeu, et chaque cabinet ne voit que le sien', async () => {
  await ouvrirWebhook(pro);
  await vieillir(analyse);
  const autre = await t.personne('professionnel');
  const sienne = await analyser(autre);
  await vieillir(sienne.analyse, 120);
  const jumelle = await t.jumelle();
  await Promise.all([demarrer(), demarrer(jumelle)]);
  expect(await t.base.queries.select().from(rejeuxPassages)).toHaveLength(2);
  expect(await rejeuxDe(analyse)).toHaveLength(1);
  expect(await livraisons(analyse)).toHaveLength(1);
  expect((await radar(pro)).lignes.map(({ ecart }) => ecart)).toEqual([-380]);
  expect((await radar(autre)).lignes.map(({ ecart }) => ecart)).toEqual([-120]);
});

test('tué au milieu, il reprend où il en était : chaque analyse une fois, chaque changement dit une fois', async () => {
  const modele = await vieillir(analyse);
  const copies = Array.from({ length: 119 }, () => ({ ...modele, id: randomUUID() }));
  await t.base.queries.insert(analysesClients).values(copies);
  const dits: string[] = [];
  let pannes = 0;
  const jumelle = await t.jumelle();
  const travail = travailDeRejeu({
    base: t.base,
    horloge: t.horloge,
    chiffreChange: async ({ analyseId }) => {
      // In the middle of the second page, with what that page wrote.
      if (pannes === 0 && dits.length === 70) {
        pannes = 1;
        throw new Error('killed');
      }
      dits.push(analyseId);
    },
  });
  const file = { ...travail, name: 'rejeu-tue' };
  jumelle.jobs.register(file);
  await demanderLesRejeux({ base: t.base, horloge: t.horloge, travaux: jumelle.jobs }, file);
  await jumelle.jobs.runDue({ early: true });
  expect(pannes).toBe(1);
  // Those of the page that was lost were taken back with it.
  const perdus = dits.slice(50, 70);
  expect(dits.filter((id) => perdus.includes(id))).toHaveLength(40);
  expect(new Set(dits).size).toBe(120);
  expect(await t.base.queries.select().from(rejeuxAnalyses)).toHaveLength(120);
  expect(await t.base.queries.select().from(rejeuxPassages)).toMatchObject([{ relues: 120, changees: 120 }]);
});

test('un serveur d’une autre loi laisse la place ; un travail perdu aussi', async () => {
  await vieillir(analyse);
  t.horloge.avancer(11 * 60_000);
  await t.app.tasks.runDue();
  await t.base.queries.update(rejeuxPassages).set({ parametres: 'la-loi-d-une-autre-instance' });
  await t.app.jobs.runDue();
  expect(await t.base.queries.select().from(rejeuxPassages)).toEqual([]);
  await t.app.tasks.runDue();
  t.horloge.avancer(11 * 60_000);
  await t.app.tasks.runDue();
  await t.base.queries.update(rejeuxPassages).set({ travail: randomUUID() });
  await demarrer();
  expect(await rejeuxDe(analyse)).toHaveLength(1);
});

test('des faits que la loi d’aujourd’hui ne calcule plus gardent la phrase du refus, sans chiffre', async () => {
  const vieille = await vieillir(analyse);
  const faits = vieille.faits.map((fait) =>
    fait.chemin === 'foyer.situation' ? { ...fait, valeur: 'inconnue' } : fait,
  );
  await t.base.queries.update(analysesClients).set({ faits }).where(eq(analysesClients.id, analyse));
  await demarrer();
  const [rejeu] = await rejeuxDe(analyse);
  expect(rejeu).toMatchObject({ ecart: null, loi: [], chiffres: [] });
  expect(rejeu?.phrase.length).toBeGreaterThan(10);
  expect((await radar(pro)).lignes).toEqual([]);
});
