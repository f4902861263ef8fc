import {
  type AnalyseGardee,
  type Cabinet,
  type Client,
  type ClientListe,
  type ComptesClients,
  type ConseilsDuClient,
  type FamilleClient,
  type PageReunions,
  type ReunionDetail,
  type SyntheseClient,
  type VerificationConseils,
} from '@francis/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Coffre, COMPTES_DEMO, semerComptesDemo } from '../domains/comptes/index.ts';
import { lireEntretienIci } from '../lecteurs/dans-ce-fil.ts';
import { avecApplication, enPersonne, type Personne, SECRET } from '../testing/application-de-test.ts';
import { ENTREPRISES } from './entreprises.ts';
import { FOYERS } from './foyers.ts';
import { type PortsDemonstration, semerCabinetDemo } from './index.ts';

const t = avecApplication();
const DOSSIERS = [...FOYERS, ...ENTREPRISES];
const [, PRO] = COMPTES_DEMO;
if (PRO === undefined) throw new Error('the second demonstration account is the professional');

const semer = (plus: Partial<PortsDemonstration> = {}): Promise<void> =>
  semerCabinetDemo({
    base: t.base,
    horloge: t.horloge,
    coffre: new Coffre(SECRET),
    conservationAnnees: 5,
    lireEntretien: lireEntretienIci,
    lecteurPret: undefined,
    ...plus,
  });
const entrer = async (): Promise<Personne> =>
  enPersonne(PRO.email, await t.connecter(PRO.email, { motDePasse: PRO.motDePasse }));
const lire = async <T>(qui: Personne, chemin: string): Promise<T> => {
  const reponse = await t.injecter({ url: `/api/pro${chemin}`, headers: qui.entetes });
  expect([chemin, reponse.statusCode]).toEqual([chemin, 200]);
  return reponse.json<T>();
};
const idDe = (liste: readonly ClientListe[], nom: string): string =>
  liste.find((une) => `${une.prenom_client} ${une.nom_client}` === nom)?.id ?? nom;

/** Everything that the demonstration may write, counted. */
async function compter(): Promise<unknown> {
  const { rows } = await t.base.queries.execute(sql`
    select (select count(*)::int from clients) as clients, (select count(*)::int from analyses_clients) as analyses,
      (select count(*)::int from conseils) as conseils, (select count(*)::int from reunions) as reunions,
      (select count(*)::int from clients_liens) as liens, (select count(*)::int from entites) as entites,
      (select count(*)::int from cabinets) as cabinets, (select count(*)::int from accords_cabinet) as accords`);
  return rows[0];
}

beforeEach(async () => {
  await t.base.queries.execute(sql`delete from cabinets`);
  await semerComptesDemo(t.base, t.horloge);
});

test('le compte professionnel s’ouvre sur un cabinet vivant, dit de démonstration', async () => {
  await semer();
  const pro = await entrer();
  const { cabinet, accord, version_accord } = await lire<Cabinet>(pro, '/cabinet');
  expect(cabinet.company_name).toBe('Cabinet Laurent (démonstration)');
  expect(accord?.version).toBe(version_accord);
  const liste = await lire<ClientListe[]>(pro, '/clients/');
  expect(liste).toHaveLength(12);
  const comptes = await lire<ComptesClients>(pro, '/clients/comptes');
  expect(comptes.par_statut).toEqual({ Actif: 10, 'En attente': 2, Archivé: 0 });
  expect(comptes.rendez_vous).toHaveLength(6);
  for (const { id, modifie_le } of liste) {
    const { notes_internes_pro } = await lire<Client>(pro, `/clients/${id}`);
    expect(notes_internes_pro).toMatch(/^Dossier de démonstration : cette personne et ses chiffres sont inventés\./);
    expect(Date.parse(modifie_le)).toBeLessThan(t.horloge.now().getTime());
  }
});

test('les rendez-vous tombent un jour ouvré, quel que soit le jour du premier démarrage', async () => {
  // A Thursday: tomorrow, and the Monday that follows two days of rest.
  t.horloge.regler('2026-11-26T09:00:00.000Z');
  await semer();
  const { rendez_vous } = await lire<ComptesClients>(await entrer(), '/clients/comptes');
  const jours = rendez_vous.map(({ prochain_rendez_vous_pro: quand }) => new Date(`${quand}Z`).getUTCDay());
  expect(jours).toHaveLength(6);
  expect(jours.filter((jour) => jour === 0 || jour === 6)).toEqual([]);
  expect(rendez_vous.slice(0, 2).map(({ prochain_rendez_vous_pro }) => prochain_rendez_vous_pro)).toEqual([
    '2026-11-27T17:30',
    '2026-11-30T10:30',
  ]);
});

test('chaque dossier donne un impôt, sauf les deux qui disent ce qui leur manque', async () => {
  await semer();
  const pro = await entrer();
  const liste = await lire<ClientListe[]>(pro, '/clients/');
  const aCompleter: string[] = [];
  for (const { id, nom_client, tranche_marginale_imposition_estimee: estimee } of liste) {
    const { statut, chiffres, manque } = await lire<SyntheseClient>(pro, `/clients/${id}/synthese`);
    if (statut === 'a_completer') aCompleter.push(nom_client);
    // A figure, or the one thing to ask.
    expect([nom_client, chiffres === null]).toEqual([nom_client, statut === 'a_completer']);
    expect([nom_client, (chiffres ?? manque) === null]).toEqual([nom_client, false]);
    // The bracket that the adviser is supposed to have noted is that of the engine.
    expect([nom_client, estimee]).toEqual([nom_client, chiffres?.taux_marginal_imposition ?? null]);
  }
  expect(aCompleter.toSorted()).toEqual(['Delmas', 'Fontaine']);
});

test('une analyse est gardée, un avis scellé, une réunion rangée, une famille dessinée avec ses sociétés', async () => {
  await semer();
  const pro = await entrer();
  const liste = await lire<ClientListe[]>(pro, '/clients/');
  const [analyse, ...autres] = await lire<AnalyseGardee[]>(
    pro,
    `/clients/${idDe(liste, 'Hélène Carpentier')}/analyses`,
  );
  expect(autres).toEqual([]);
  expect(analyse).toMatchObject({ genre: 'generale', auteur: PRO.nomComplet, loi_changee: false });
  expect(analyse?.leviers).toBeGreaterThan(0);

  const lemoine = `/clients/${idDe(liste, 'Bernard Lemoine')}`;
  const { conseils } = await lire<ConseilsDuClient>(pro, `${lemoine}/conseils`);
  expect(conseils.map(({ lisible }) => lisible?.valide_par)).toEqual([PRO.nomComplet]);
  expect(await lire<VerificationConseils>(pro, `${lemoine}/conseils/verification`)).toMatchObject({
    intacte: true,
    conseils: 1,
    illisibles: 0,
  });

  const { reunions } = await lire<PageReunions>(pro, '/reunions');
  expect(reunions).toMatchObject([{ status: 'completed', duration: 38, client: { nom: 'Karim Benali' } }]);
  const { propositions, transcription } = await lire<ReunionDetail>(pro, `/reunions/${reunions[0]?.id}`);
  expect(transcription).toHaveLength(10);
  const proposees = Object.fromEntries(propositions.map(({ champ, valeur }) => [champ, valeur]));
  expect(proposees).toMatchObject({ situation_maritale_client: 'Pacsé(e)', nombre_enfants_a_charge_client: 1 });
  // What was said is offered, and nothing of it is in the file.
  expect(propositions.every(({ accepte }) => !accepte)).toBe(true);

  const famille = await lire<FamilleClient>(pro, `/clients/${idDe(liste, 'Philippe Vasseur')}/famille`);
  expect(famille.liens.map(({ nature, client }) => [nature, client.nom])).toEqual([['enfant', 'Camille Vasseur']]);
  expect(famille.entites.map(({ nom }) => nom).toSorted()).toEqual([
    'Menuiserie Vasseur',
    'SCI Les Tilleuls',
    'Vasseur Participations',
  ]);
  expect(famille).toMatchObject({ complete: true, a_evaluer: 0 });
});

const traces = async (): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await t.base.queries.execute<{ action: string; fois: number }>(
    sql`select action, count(*)::int as fois from journal_audit group by action`,
  );
  return new Map(rows.map(({ action, fois }) => [action, fois]));
};

test('chaque geste laisse la trace qu’il laisse aux écrans', async () => {
  const avant = await traces();
  await semer();
  const apres = await traces();
  const plus = (action: string): number => (apres.get(action) ?? 0) - (avant.get(action) ?? 0);
  expect(plus('clients.creer')).toBe(DOSSIERS.length);
  expect(plus('clients.analyser')).toBe(2);
  // A link and three companies.
  expect(plus('clients.modifier')).toBe(4);
  for (const action of [
    'conseils.valider',
    'reunions.ouvrir',
    'reunions.terminer',
    'reunions.ranger',
    'cabinet.accord',
  ])
    expect([action, plus(action)]).toEqual([action, 1]);
});

describe('un second démarrage', () => {
  test('n’ajoute rien, même si quelqu’un a tout supprimé', async () => {
    await semer();
    const avant = await compter();
    t.horloge.avancer(86_400_000);
    await semer();
    expect(await compter()).toEqual(avant);
    await t.base.queries.execute(sql`delete from clients`);
    await semer();
    expect(await compter()).toMatchObject({ clients: 0 });
  });

  test('ne lit plus les dossiers', async () => {
    await semer();
    const espion = vi.spyOn(t.base, 'transaction');
    await semer();
    expect(espion).not.toHaveBeenCalled();
    espion.mockRestore();
  });

  test('reprend où un arrêt l’avait laissé, sans rien doubler', async () => {
    await semer();
    const entier = await compter();
    await t.base.queries.execute(sql`delete from cabinets`);
    const coupe = semer({ lireEntretien: () => Promise.reject(new Error('arrêt')) });
    await expect(coupe).rejects.toThrow('arrêt');
    expect(await compter()).toMatchObject({ clients: 12, reunions: 1, accords: 0 });
    await t.base.queries.execute(sql`delete from clients where nom_client = 'Steiner'`);
    await semer();
    expect(await compter()).toEqual(entier);
    expect((await lire<PageReunions>(await entrer(), '/reunions')).reunions).toMatchObject([{ status: 'completed' }]);
  });

  test('laisse tel quel le cabinet où quelqu’un travaille', async () => {
    const pro = await entrer();
    const data = { nom_client: 'Vraie', prenom_client: 'Cliente' };
    await t.injecter({ method: 'POST', url: '/api/pro/clients', headers: pro.entetes, payload: { data } });
    await semer();
    expect((await lire<ClientListe[]>(pro, '/clients/')).map(({ nom_client }) => nom_client)).toEqual(['Vraie']);
  });

  test('laisse tel quel le cabinet que quelqu’un a nommé', async () => {
    const pro = await entrer();
    const payload = { cabinet: { company_name: 'Chez moi' } };
    await t.injecter({ method: 'PATCH', url: '/api/pro/cabinet', headers: pro.entetes, payload });
    await semer();
    expect(await lire<ClientListe[]>(pro, '/clients/')).toEqual([]);
  });
});
