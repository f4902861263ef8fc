import { randomUUID } from 'node:crypto';
import {
  AnalyseGardee,
  AnalyseGenerale,
  AnalyseIrpp,
  AnalyseRejouee,
  type Client,
  type Erreur,
  type NoeudTrace,
} from '@francis/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { analysesClients, journalAudit } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication();

/** Married, two wages, a gift: what an adviser would have typed, and what the client means to pay on a plan. */
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
  faits_fiscaux_client: { 'projet.declarant1.per_versements': 8_280, 'foyer.dons_66': 500 },
};

const ouvrir = async (qui: Personne, data: object = DOSSIER): Promise<string> => {
  const reponse = await t.injecter({
    method: 'POST',
    url: '/api/pro/clients',
    headers: qui.entetes,
    payload: { data },
  });
  return reponse.json<{ client: Client }>().client.id;
};
const poster = (qui: Personne, id: string, quoi: string) =>
  t.injecter({ method: 'POST', url: `/api/pro/clients/${id}/${quoi}`, headers: qui.entetes });
const lire = (qui: Personne, id: string, quoi: string) =>
  t.injecter({ url: `/api/pro/clients/${id}/${quoi}`, headers: qui.entetes });
const sansRequete = (corps: string): string => corps.replace(/"requestId":"[^"]+"/, '');

test('le résumé cite son premier levier dans la phrase, sans casser un sigle', async () => {
  const pro = await t.personne('professionnel');
  const resumer = async (data: object): Promise<string> =>
    AnalyseGenerale.parse((await poster(pro, await ouvrir(pro, data), 'analyze')).json()).summary;
  expect(await resumer(DOSSIER)).toContain(' : verser 8');
  const { faits_fiscaux_client: _, ...sansProjet } = DOSSIER;
  const loyers = { revenus_fonciers_annuels_bruts_foyer: 9_600, charges_foncieres_deductibles_foyer: 4_200 };
  expect(await resumer({ ...sansProjet, ...loyers })).toContain(' : CSG déductible des loyers');
});

test('l’impôt, les leviers et la liste des analyses disent les mêmes chiffres, et se relisent tels quels', async () => {
  const pro = await t.personne('professionnel');
  const id = await ouvrir(pro);
  const irpp = AnalyseIrpp.parse((await poster(pro, id, 'analyze_irpp_2025')).json());
  expect(irpp.impot_net_avant_credits - (irpp.reductions_credits_impot?.['Réductions d’impôt'] ?? 0)).toBe(
    irpp.impot_final_estime,
  );
  expect(irpp).toMatchObject({ nombre_parts: 2, taux_marginal_imposition: 30, auteur: 'Ada Lovelace' });
  expect(irpp.chiffres.impot).toBe(irpp.impot_final_estime);
  expect(irpp.trace.valeur).toBe(irpp.impot_final_estime);

  const generale = AnalyseGenerale.parse((await poster(pro, id, 'analyze')).json());
  expect(generale.chiffres).toEqual(irpp.chiffres);
  const per = generale.pistes.find((p) => p.id === 'per_declarant1');
  // Two whole computations: the gain is their difference, and the first is the tax of the file.
  expect(per).toMatchObject({ avant: irpp.chiffres.total, gain: 2484, article: expect.stringContaining('163') });
  expect((per?.avant ?? 0) - (per?.apres ?? 0)).toBe(per?.gain);
  expect(generale.pistes.find((p) => p.id === 'dons')).toMatchObject({ nature: 'droit', gain: 330 });
  for (const piste of generale.pistes)
    for (const texte of [piste.condition, piste.risque, piste.article, piste.justificatif, piste.echeance])
      expect(texte).not.toBe('');

  const liste = z.array(AnalyseGardee).parse((await lire(pro, id, 'analyses')).json());
  expect(new Set(liste.map(({ genre }) => genre))).toEqual(new Set(['irpp', 'generale']));
  expect(liste.every((a) => a.total === irpp.chiffres.total && !a.loi_changee && !a.dossier_change)).toBe(true);
  expect((await lire(pro, id, `analyses/${irpp.id}`)).json()).toEqual(irpp);
});

test('un dossier vide ne donne aucun chiffre : il dit ce qu’il faut demander d’abord, et rien n’est gardé', async () => {
  const pro = await t.personne('professionnel');
  const id = await ouvrir(pro, { nom_client: 'Vide', prenom_client: 'Jean' });
  const irpp = await poster(pro, id, 'analyze_irpp_2025');
  expect([irpp.statusCode, irpp.json<Erreur>().code]).toEqual([422, 'DOSSIER_INCALCULABLE']);
  expect(irpp.json<Erreur>().champs?.map(({ chemin }) => chemin)).toContain('dossier.situation');
  const generale = AnalyseGenerale.parse((await poster(pro, id, 'analyze')).json());
  expect(generale).toMatchObject({ id: null, chiffres: null, pistes: [], trace: null });
  expect(generale.actionPoints).toEqual(['Demander au client : Quelle est la situation de famille du client ?']);
  expect((await lire(pro, id, 'analyses')).json()).toEqual([]);
});

test('aucun chiffre n’est dit exact tant qu’un fait décisif manque, et le plus lourd se demande en premier', async () => {
  const pro = await t.personne('professionnel');
  const complet = await ouvrir(pro);
  expect((await poster(pro, complet, 'analyze')).json<AnalyseGenerale>().statut).toBe('exact');
  const seul = await ouvrir(pro, {
    ...DOSSIER,
    situation_maritale_client: 'Divorcé(e)',
    nombre_enfants_a_charge_client: 1,
    details_enfants_client: [{ prenom: 'Léo', date_naissance: '2015-04-01' }],
    revenu_net_annuel_client2: null,
  });
  const { statut, manques, pistes } = (await poster(pro, seul, 'analyze')).json<AnalyseGenerale>();
  expect([statut, manques[0]?.id, manques[0]?.decisif]).toEqual(['estimation', 'parent_isole_T', true]);
  expect(manques[0]?.effet).toBeLessThan(0);
  expect(pistes.every((piste) => piste.statut === 'estimation')).toBe(true);
});

test('une loi qui a changé se voit, et le rejeu dit de combien, par quel article, et ce que le dossier a changé', async () => {
  const pro = await t.personne('professionnel');
  const id = await ouvrir(pro);
  const irpp = AnalyseIrpp.parse((await poster(pro, id, 'analyze_irpp_2025')).json());
  const rejouer = async () => AnalyseRejouee.parse((await poster(pro, id, `analyses/${irpp.id}/rejouer`)).json());
  expect(await rejouer()).toMatchObject({ ecart: 0, chiffres: [], loi: [], dossier: [] });

  // As if it had been made under an older law: a lower threshold, and the higher tax that followed.
  const vieillir = (noeud: NoeudTrace): NoeudTrace => ({
    ...noeud,
    parametres: noeud.parametres.map((p) => (p.nom === 'bareme.seuil_2' ? { ...p, valeur: p.valeur - 1_000 } : p)),
    enfants: noeud.enfants.map(vieillir),
  });
  const { resultat } =
    (await t.base.queries.select().from(analysesClients).where(eq(analysesClients.id, irpp.id)))[0] ?? {};
  if (!resultat?.trace || !resultat.chiffres) throw new Error('the analysis was kept');
  const chiffres = { ...resultat.chiffres, impot: resultat.chiffres.impot + 380, total: resultat.chiffres.total + 380 };
  const trace = { ...vieillir(resultat.trace), valeur: chiffres.impot };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same analysis, under another law.
  const ancien = { ...resultat, chiffres, trace } as typeof resultat;
  await t.base.queries
    .update(analysesClients)
    .set({ parametres: 'une autre loi', resultat: ancien })
    .where(eq(analysesClients.id, irpp.id));
  const payload = { ...DOSSIER, revenu_net_annuel_client1: 95_000 };
  await t.injecter({ method: 'PUT', url: `/api/pro/clients/${id}`, headers: pro.entetes, payload });

  const [gardee] = (await lire(pro, id, 'analyses')).json<AnalyseGardee[]>();
  expect(gardee).toMatchObject({ loi_changee: true, dossier_change: true });
  const rejouee = await rejouer();
  expect(rejouee.ecart).toBe(-380);
  expect(rejouee.loi).toEqual([
    expect.objectContaining({ nom: 'bareme.seuil_2', article: expect.stringContaining('197') }),
  ]);
  expect(rejouee.phrase).toContain('380');
  expect(rejouee.dossier).toEqual([{ fait: 'foyer.declarant1.salaires', avant: 92_000, apres: 95_000 }]);
});

test('l’analyse d’un client d’un autre cabinet ne se distingue pas de celle de personne', async () => {
  const [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const sien = await ouvrir(alpha);
  const sienne = AnalyseIrpp.parse((await poster(alpha, sien, 'analyze_irpp_2025')).json()).id;
  const autre = await ouvrir(beta);
  const actions: readonly [methode: 'GET' | 'POST', chemin: (client: string, analyse: string) => string][] = [
    ['POST', (c) => `${c}/analyze`],
    ['POST', (c) => `${c}/analyze_irpp_2025`],
    ['GET', (c) => `${c}/analyses`],
    ['GET', (c, a) => `${c}/analyses/${a}`],
    ['POST', (c, a) => `${c}/analyses/${a}/rejouer`],
    // Under a client of one's own, an analysis of somebody else's.
    ['GET', (_c, a) => `${autre}/analyses/${a}`],
  ];
  for (const [method, chemin] of actions) {
    const demander = (client: string, analyse: string) =>
      t.injecter({ method, url: `/api/pro/clients/${chemin(client, analyse)}`, headers: beta.entetes });
    const [etranger, personne] = [await demander(sien, sienne), await demander(randomUUID(), randomUUID())];
    expect(etranger.statusCode).toBe(404);
    expect(sansRequete(etranger.body)).toBe(sansRequete(personne.body));
  }
});

test('une analyse laisse sa trace et s’efface avec son client, même ouvert ailleurs', async () => {
  const pro = await t.personne('professionnel');
  const id = await ouvrir(pro);
  const { id: analyse } = AnalyseIrpp.parse((await poster(pro, id, 'analyze_irpp_2025')).json());
  const traces = await t.base.queries
    .select()
    .from(journalAudit)
    .where(eq(journalAudit.ressource, `client:${id}`));
  expect(traces.map(({ action }) => action)).toContain('clients.analyser');
  expect((await t.injecter({ method: 'DELETE', url: `/api/pro/clients/${id}`, headers: pro.entetes })).statusCode).toBe(
    204,
  );
  expect(await t.base.queries.select().from(analysesClients).where(eq(analysesClients.id, analyse))).toEqual([]);
  for (const quoi of ['analyze', 'analyze_irpp_2025']) expect((await poster(pro, id, quoi)).statusCode).toBe(404);
});

const saisir = (entetes: Record<string, string>, data: object) =>
  t.injecter({ method: 'POST', url: '/api/pro/clients/analyse', headers: entetes, payload: { data } });

describe('un dossier qui n’est pas encore enregistré', () => {
  test('s’analyse sans nom, et rien n’en est gardé', async () => {
    const { entetes } = await t.personne('professionnel');
    const data = {
      situation_maritale_client: 'Célibataire',
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 40_000,
    };
    const analyse = (await saisir(entetes, data)).json<AnalyseGenerale>();
    expect(analyse).toMatchObject({ id: null, chiffres: { impot: 3_904 } });
    const vide = (await saisir(entetes, {})).json<AnalyseGenerale>();
    expect(vide).toMatchObject({ chiffres: null, pistes: [] });
    expect(vide.manques.length).toBeGreaterThan(0);
    const liste = await t.injecter({ url: '/api/pro/clients/', headers: entetes });
    expect(liste.json()).toEqual([]);
  });

  test('n’est pas lu d’un particulier, ni quand un champ n’existe pas', async () => {
    const { entetes } = await t.personne('professionnel');
    expect((await saisir(entetes, { inconnu: 1 })).statusCode).toBe(422);
    expect((await saisir((await t.personne()).entetes, {})).statusCode).toBe(403);
  });
});

test('un dossier qui ne permet aucun calcul n’a aucun arbitrage, et celui d’un autre cabinet n’existe pas', async () => {
  const [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const payload = { data: { nom_client: 'Vide', prenom_client: 'Jean' } };
  const cree = await t.injecter({ method: 'POST', url: '/api/pro/clients', headers: alpha.entetes, payload });
  const url = `/api/pro/clients/${cree.json<{ client: Client }>().client.id}/arbitrages`;
  const lu = await t.injecter({ url, headers: alpha.entetes });
  expect([lu.statusCode, lu.json()]).toEqual([200, []]);
  expect((await t.injecter({ url, headers: beta.entetes })).statusCode).toBe(404);
});
