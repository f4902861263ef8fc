import {
  type Client,
  type MaFicheAnnuaire,
  type MesRemises,
  type Remise,
  type RemiseDetail,
  type RemisesRecues,
  TEXTE_ACCORD_ANNUAIRE,
  TEXTE_ACCORD_REMISE,
} from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientsHistorique, membresCabinet, remises } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';

const t = avecApplication();
const CANARI = 'CANARI-REMIS';
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const ACCORD = { accord: true, texte: TEXTE_ACCORD_REMISE.version };
const FICHE = { cabinet: false, ville: null, metiers: [], sujets: [], langues: [], presentation: null };
const PROFIL = {
  prenom: 'Léa',
  nom: CANARI,
  telephone: 'sur demande',
  situation_familiale: 'pacs',
  nombre_enfants: 2,
  revenus_salaires: 48_000,
  dons_realises: 0,
};
const TOUS = [
  { champ: 'nom', valeur: CANARI },
  { champ: 'telephone', valeur: 'sur demande' },
  { champ: 'situation_familiale', valeur: 'Pacsé(e)' },
  { champ: 'nombre_enfants', valeur: 2 },
  { champ: 'revenus_salaires', valeur: 48_000 },
] as const;

type Methode = 'GET' | 'POST' | 'PUT' | 'DELETE';
const appeler = (qui: Personne, method: Methode, url: string, payload?: object) =>
  t.injecter({ method, url, headers: qui.entetes, ...(payload && { payload }) });
const paraitre = async (qui: Personne): Promise<string> => {
  const accord = { accord: true, texte: TEXTE_ACCORD_ANNUAIRE.version };
  const reponse = await appeler(qui, 'PUT', '/api/pro/annuaire', { ...FICHE, nom: true, accord });
  return reponse.json<MaFicheAnnuaire>().fiche?.id ?? '';
};
const remettre = (qui: Personne, professionnel: string, plus: object = {}) =>
  appeler(qui, 'POST', '/api/remises', { professionnel, faits: TOUS, accord: ACCORD, ...plus });
/** Somebody whose profile is filled. */
const quelquUn = async (): Promise<Personne> => {
  const qui = await t.personne();
  expect((await appeler(qui, 'POST', '/api/user-profile', PROFIL)).statusCode).toBe(200);
  return qui;
};
/** A new person whose situation waits for the answer of alpha. */
const remise = async (): Promise<{ qui: Personne; id: string }> => {
  const qui = await quelquUn();
  const reponse = await remettre(qui, fiche);
  expect(reponse.statusCode).toBe(201);
  return { qui, id: reponse.json<Remise>().id };
};
const accepter = (id: string) => appeler(alpha, 'POST', `/api/pro/remises/${id}/reponse`, { accepte: true });
const miennes = async (qui: Personne) => (await appeler(qui, 'GET', '/api/remises')).json<MesRemises>();
const ouvrirDossier = async (qui: Personne): Promise<string> => {
  const payload = { data: { nom_client: 'Etcheverry', prenom_client: 'Léa' } };
  return (await appeler(qui, 'POST', '/pro/clients', payload)).json<{ client: Client }>().client.id;
};

let alpha: Personne;
let beta: Personne;
let fiche: string;

beforeAll(async () => {
  [alpha, beta] = [await t.personne('professionnel'), await t.personne('professionnel')];
  fiche = await paraitre(alpha);
  await paraitre(beta);
});

describe('Remettre sa situation', () => {
  test('propose les faits du profil, un par un, tels qu’ils sont', async () => {
    const { remettables, remises: faites } = await miennes(await quelquUn());
    expect(faites).toEqual([]);
    expect(remettables.map(({ champ, valeur, unite }) => [champ, valeur, unite])).toEqual([
      ['prenom', 'Léa', null],
      ['nom', CANARI, null],
      ['telephone', 'sur demande', null],
      ['situation_familiale', 'Pacsé(e)', null],
      ['nombre_enfants', 2, null],
      ['revenus_salaires', 48_000, 'EUR'],
      ['dons_realises', 0, 'EUR'],
    ]);
  });

  test.each([
    ['sans accord', { accord: { ...ACCORD, accord: false } }, 422],
    ['sur un autre texte', { accord: { ...ACCORD, texte: '2020-01' } }, 422],
    ['sans aucun fait', { faits: [] }, 422],
    ['avec un fait qui ne se remet pas', { faits: [{ champ: 'tmi', valeur: 30 }] }, 422],
    ['avec deux fois le même fait', { faits: [TOUS[0], TOUS[0]] }, 422],
    ['avec un fait qui a changé depuis', { faits: [{ champ: 'revenus_salaires', valeur: 47_000 }] }, 409],
    ['avec un fait que le profil ne dit pas', { faits: [{ champ: 'ville', valeur: 'Lyon' }] }, 409],
    ['à qui ne paraît pas dans l’annuaire', { professionnel: INCONNU }, 404],
  ])('est refusé %s', async (_cas, plus, statut) => {
    const qui = await quelquUn();
    expect((await remettre(qui, fiche, plus)).statusCode).toBe(statut);
    expect((await miennes(qui)).remises).toEqual([]);
  });

  test('est refusé à soi-même, et deux fois au même professionnel', async () => {
    expect((await remettre(alpha, fiche)).statusCode).toBe(422);
    const { qui } = await remise();
    const seconde = await remettre(qui, fiche);
    expect([seconde.statusCode, seconde.json<{ code: string }>().code]).toEqual([409, 'REMISE_DEJA_FAITE']);
  });

  test('s’arrête à dix par jour', async () => {
    const qui = await quelquUn();
    for (let i = 0; i < 10; i += 1) {
      const { id } = (await remettre(qui, fiche)).json<Remise>();
      expect((await appeler(qui, 'DELETE', `/api/remises/${id}`)).statusCode).toBe(204);
    }
    expect((await remettre(qui, fiche)).statusCode).toBe(429);
  });
});

describe('Le professionnel', () => {
  test('ne voit aucune valeur avant d’accepter', async () => {
    const { id } = await remise();
    const [liste, detail] = [
      await appeler(alpha, 'GET', '/api/pro/remises'),
      await appeler(alpha, 'GET', `/api/pro/remises/${id}`),
    ];
    expect(liste.json<RemisesRecues>().find((une) => une.id === id)).toMatchObject({
      etat: 'envoyee',
      de: 'Ada Lovelace',
    });
    expect(detail.json<RemiseDetail>().faits).toEqual([]);
    expect(liste.body + detail.body).not.toContain(CANARI);
    const dossier = await ouvrirDossier(alpha);
    const trop = await appeler(alpha, 'POST', `/api/pro/remises/${id}/dossier`, {
      client_id: dossier,
      acceptes: ['nom'],
    });
    expect([trop.statusCode, trop.json<{ code: string }>().code]).toEqual([409, 'REMISE_NON_ACCEPTEE']);
  });

  test('lit les faits une fois acceptés, et sait lesquels un dossier peut recevoir', async () => {
    const { id } = await remise();
    const { faits } = (await accepter(id)).json<RemiseDetail>();
    expect(faits.map(({ champ, vers }) => [champ, vers])).toEqual([
      ['nom', 'nom_client'],
      // A file would refuse it, or holds each person apart.
      ['telephone', null],
      ['situation_familiale', 'situation_maritale_client'],
      ['nombre_enfants', 'nombre_enfants_a_charge_client'],
      ['revenus_salaires', null],
    ]);
    expect((await accepter(id)).statusCode).toBe(409);
  });

  test('inscrit ce qu’il accepte, et l’historique du dossier dit de qui', async () => {
    const { qui, id } = await remise();
    await accepter(id);
    const dossier = await ouvrirDossier(alpha);
    const inscrire = (acceptes: string[], plus: object = {}) =>
      appeler(alpha, 'POST', `/api/pro/remises/${id}/dossier`, { client_id: dossier, acceptes, ...plus });
    expect((await inscrire(['revenus_salaires'])).statusCode).toBe(422);
    expect((await inscrire(['nombre_enfants'], { version: 7 })).statusCode).toBe(409);
    const fait = (await inscrire(['nombre_enfants', 'situation_familiale'], { version: 1 })).json<RemiseDetail>();
    expect(fait.client).toMatchObject({ id: dossier, version: 2 });
    expect(fait.faits.filter(({ inscrit }) => inscrit).map(({ actuel }) => actuel)).toEqual(['Pacsé(e)', 2]);
    const client = (await appeler(alpha, 'GET', `/api/pro/clients/${dossier}`)).json<Client>();
    expect([client.nombre_enfants_a_charge_client, client.situation_maritale_client]).toEqual([2, 'Pacsé(e)']);
    const [change] = await t.base.queries
      .select()
      .from(clientsHistorique)
      .where(eq(clientsHistorique.clientId, dossier));
    expect(change?.auteur).toBe('Ada Lovelace, d’après la situation remise par Ada Lovelace');
    // The person is told what the firm wrote, and keeps being told once they took it back.
    expect((await appeler(qui, 'DELETE', `/api/remises/${id}`)).statusCode).toBe(204);
    expect((await miennes(qui)).remises[0]).toMatchObject({
      etat: 'reprise',
      faits: [],
      inscrits: ['Enfants à charge', 'Situation familiale'],
    });
  });

  test('refuse, et les faits sont effacés', async () => {
    const { qui, id } = await remise();
    await appeler(alpha, 'POST', `/api/pro/remises/${id}/reponse`, { accepte: false });
    expect((await miennes(qui)).remises[0]).toMatchObject({ etat: 'refusee', faits: [] });
    expect((await appeler(alpha, 'GET', `/api/pro/remises/${id}`)).statusCode).toBe(404);
  });
});

describe('Reprendre sa situation', () => {
  test('ferme l’accès aussitôt : elle n’existe plus, et rien n’en reste en base', async () => {
    const { qui, id } = await remise();
    await accepter(id);
    const dossier = await ouvrirDossier(alpha);
    expect((await appeler(qui, 'DELETE', `/api/remises/${id}`)).statusCode).toBe(204);
    for (const reponse of [
      await appeler(alpha, 'GET', `/api/pro/remises/${id}`),
      await appeler(alpha, 'GET', `/api/pro/remises/${id}?client=${dossier}`),
      await accepter(id),
      await appeler(alpha, 'POST', `/api/pro/remises/${id}/dossier`, { client_id: dossier, acceptes: ['nom'] }),
      await appeler(qui, 'DELETE', `/api/remises/${id}`),
    ])
      expect(reponse.statusCode).toBe(404);
    const [ligne] = await t.base.queries.select().from(remises).where(eq(remises.id, id));
    expect(JSON.stringify(ligne)).not.toContain(CANARI);
    // Handed over again, it is another one.
    expect((await remettre(qui, fiche)).statusCode).toBe(201);
  });

  test('n’appartient qu’à qui l’a remise ; un autre cabinet, un collègue ou un dossier étranger n’y sont pour rien', async () => {
    const { id } = await remise();
    expect((await appeler(await t.personne(), 'DELETE', `/api/remises/${id}`)).statusCode).toBe(404);
    const collegue = await t.personne('professionnel');
    const [membre] = await t.base.queries
      .select()
      .from(membresCabinet)
      .where(eq(membresCabinet.utilisateurId, alpha.id));
    await t.base.queries.insert(membresCabinet).values({
      utilisateurId: collegue.id,
      cabinetId: membre?.cabinetId ?? '',
      role: 'titulaire',
      depuisLe: t.horloge.now(),
    });
    for (const autre of [beta, collegue]) {
      expect((await appeler(autre, 'GET', `/api/pro/remises/${id}`)).statusCode).toBe(404);
      expect((await appeler(autre, 'GET', '/api/pro/remises')).json<RemisesRecues>()).toEqual([]);
    }
    await accepter(id);
    const chezBeta = await ouvrirDossier(beta);
    const corps = { client_id: chezBeta, acceptes: ['nom'] };
    expect((await appeler(alpha, 'POST', `/api/pro/remises/${id}/dossier`, corps)).statusCode).toBe(404);
    expect((await appeler(alpha, 'GET', `/api/pro/remises/${id}?client=${chezBeta}`)).statusCode).toBe(404);
  });

  test('ne suit pas le professionnel dans un autre cabinet', async () => {
    const partant = await t.personne('professionnel');
    const sienne = await paraitre(partant);
    const qui = await quelquUn();
    const { id } = (await remettre(qui, sienne)).json<Remise>();
    expect((await appeler(partant, 'GET', `/api/pro/remises/${id}`)).statusCode).toBe(200);
    await t.base.queries.delete(membresCabinet).where(eq(membresCabinet.utilisateurId, partant.id));
    expect((await appeler(partant, 'GET', `/api/pro/remises/${id}`)).statusCode).toBe(404);
  });
});
