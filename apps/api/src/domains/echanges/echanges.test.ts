import {
  CATALOGUE_ERREURS,
  type Echange,
  type Erreur,
  LIMITES_ECHANGES,
  type PageEchanges,
  type PageMessages,
} from '@francis/contract';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { utilisateurs } from '../../schema/index.ts';
import { ecrireA, publierFiche } from '../../testing/annuaire.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../testing/application-de-test.ts';
import { courriersDe } from '../../testing/courriers.ts';
import { HEURE, MINUTE } from '../../testing/horloge.ts';

const t = avecApplication();
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const JOUR = 24 * HEURE;

type Methode = 'GET' | 'PUT' | 'POST' | 'DELETE';
const appeler = (qui: Personne, method: Methode, url: string, payload?: object) =>
  t.injecter({ method, url, headers: qui.entetes, ...(payload && { payload }) });
const ecrire = (qui: Personne, fiche: string, texte = 'Bonjour') =>
  appeler(qui, 'POST', `/api/annuaire/${fiche}/messages`, { texte });
const repondre = (qui: Personne, echange: string, texte = 'Bonsoir') =>
  appeler(qui, 'POST', `/api/echanges/${echange}/messages`, { texte });
const lister = async (qui: Personne, suite = ''): Promise<PageEchanges> =>
  (await appeler(qui, 'GET', `/api/echanges${suite}`)).json();
const messages = async (qui: Personne, echange: string, suite = ''): Promise<PageMessages> =>
  (await appeler(qui, 'GET', `/api/echanges/${echange}/messages${suite}`)).json();
const code = (reponse: LightMyRequestResponse) => [reponse.statusCode, reponse.json<Erreur>().code];
const refus = (nom: keyof typeof CATALOGUE_ERREURS) => [CATALOGUE_ERREURS[nom].statut, nom];
const sansNumero = (corps: string) => corps.replace(/"requestId":"[^"]+"/, '');

/** A person, a listed professional, and their conversation of one message. */
async function deux() {
  const [qui, pro] = [await t.personne(), await t.personne('professionnel')];
  const fiche = await publierFiche(t, pro);
  const { echange, message } = await ecrireA(t, qui, fiche, 'Bonjour');
  return { qui, pro, fiche, echange, message };
}

describe('Discuter', () => {
  test('ouvre une conversation que chacun lit, avec ce qu’il n’a pas lu', async () => {
    const { qui, pro, echange } = await deux();
    expect((await lister(pro)).echanges).toMatchObject([{ id: echange, nom: 'Ada Lovelace', nonLus: 1 }]);
    expect(await lister(qui)).toMatchObject({ nonLus: 0, echanges: [{ id: echange, ecritureFermee: null }] });
    expect((await repondre(pro, echange, '  **Oui** <b>bien</b>  ')).statusCode).toBe(201);
    const lus = await messages(qui, echange);
    expect(lus.messages.map(({ texte, deMoi }) => [texte, deMoi])).toEqual([
      ['**Oui** <b>bien</b>', false],
      ['Bonjour', true],
    ]);
    // Who answered had read nothing yet of what is said next.
    expect([(await lister(qui)).nonLus, (await lister(pro)).nonLus]).toEqual([1, 0]);
    for (let i = 0; i < 2; i += 1)
      expect((await appeler(qui, 'PUT', `/api/echanges/${echange}/lecture`, { rang: 2 })).statusCode).toBe(204);
    expect((await lister(qui)).nonLus).toBe(0);
  });

  test('est une seule conversation à deux, même si chacun paraît et écrit', async () => {
    const { pro, fiche } = await deux();
    const autre = await t.personne('professionnel');
    const sienne = await publierFiche(t, autre);
    const { echange } = await ecrireA(t, autre, fiche, 'Bonjour');
    expect((await ecrireA(t, pro, sienne, 'Bonsoir')).echange).toBe(echange);
  });

  test.each([
    ['vide', { texte: '   ' }],
    ['trop long', { texte: 'a'.repeat(LIMITES_ECHANGES.caracteres + 1) }],
    ['avec un champ de plus', { texte: 'Bonjour', html: true }],
  ])('refuse un message %s', async (_cas, payload) => {
    const { qui, fiche, echange } = await deux();
    expect((await appeler(qui, 'POST', `/api/annuaire/${fiche}/messages`, payload)).statusCode).toBe(422);
    expect((await appeler(qui, 'POST', `/api/echanges/${echange}/messages`, payload)).statusCode).toBe(422);
  });

  test('demande une adresse prouvée, et n’écrit ni à soi ni à qui ne paraît pas', async () => {
    const { pro, fiche, echange } = await deux();
    const neuf = await t.personneNonProuvee();
    expect(code(await ecrire(neuf, fiche))).toEqual(refus('ADRESSE_NON_CONFIRMEE'));
    expect((await ecrire(pro, fiche)).statusCode).toBe(422);
    expect((await ecrire(pro, INCONNU)).statusCode).toBe(404);
    await appeler(pro, 'DELETE', '/api/pro/annuaire');
    expect(code(await repondre(pro, echange))).toEqual(refus('ECHANGE_CLOS'));
  });

  test('donne chaque page une fois, des conversations comme des messages', async () => {
    const pro = await t.personne('professionnel');
    const fiche = await publierFiche(t, pro);
    const ids: string[] = [];
    for (let i = 0; i < 23; i += 1) {
      if (i % 3 === 0) t.horloge.avancer(1_000);
      ids.push((await ecrireA(t, await t.personne(), fiche, `Message ${String(i)}`)).echange);
    }
    const premiere = await lister(pro);
    const seconde = await lister(pro, `?apres=${encodeURIComponent(premiere.suivant ?? '')}`);
    expect([premiere.echanges.length, seconde.echanges.length, seconde.suivant]).toEqual([20, 3, null]);
    const tous = [...premiere.echanges, ...seconde.echanges];
    expect(new Set(tous.map(({ id }) => id))).toEqual(new Set(ids));
    expect(tous.map(({ dernierLe }) => dernierLe)).toEqual(
      tous
        .map(({ dernierLe }) => dernierLe)
        .toSorted()
        .toReversed(),
    );
    expect(premiere.nonLus).toBe(23);
    expect((await appeler(pro, 'GET', '/api/echanges?apres=ailleurs')).statusCode).toBe(422);
  });
});

describe('Les limites', () => {
  test('trois messages sans réponse, et la réponse les rouvre', async () => {
    const { qui, pro, fiche, echange } = await deux();
    for (let i = 0; i < 2; i += 1) expect((await ecrire(qui, fiche)).statusCode).toBe(201);
    expect(code(await ecrire(qui, fiche))).toEqual(refus('REPONSE_ATTENDUE'));
    expect(code(await repondre(qui, echange))).toEqual(refus('REPONSE_ATTENDUE'));
    expect((await repondre(pro, echange)).statusCode).toBe(201);
    expect((await repondre(qui, echange)).statusCode).toBe(201);
  });

  test('trois au plus même envoyés au même instant', async () => {
    const { qui, echange } = await deux();
    const volee = await Promise.all(Array.from({ length: 6 }, () => repondre(qui, echange)));
    expect(volee.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await messages(qui, echange)).messages.map(({ rang }) => rang)).toEqual([3, 2, 1]);
  });

  test('cinq nouvelles personnes par jour, pas une de plus', async () => {
    const qui = await t.personne();
    const fiches: string[] = [];
    for (let i = 0; i < 6; i += 1) fiches.push(await publierFiche(t, await t.personne('professionnel')));
    const statuts: number[] = [];
    for (const fiche of fiches) statuts.push((await ecrire(qui, fiche)).statusCode);
    expect(statuts).toEqual([201, 201, 201, 201, 201, 429]);
    expect(code(await ecrire(qui, fiches.at(-1) ?? ''))).toEqual(refus('CORRESPONDANTS_TROP_NOMBREUX'));
    expect((await ecrire(qui, fiches[0] ?? '')).statusCode).toBe(201);
  });

  test('cinquante messages par jour, toutes personnes comprises', async () => {
    const { qui, pro, echange } = await deux();
    for (let i = 1; i < LIMITES_ECHANGES.parJour; i += 1) {
      if (i % 2 === 0) await repondre(pro, echange);
      expect((await repondre(qui, echange)).statusCode).toBe(201);
    }
    await repondre(pro, echange);
    expect(code(await repondre(qui, echange))).toEqual(refus('MESSAGES_TROP_NOMBREUX'));
    const derniere = await messages(qui, echange);
    const avant = await messages(qui, echange, `?avant=${String(derniere.suivant)}`);
    expect([derniere.messages.length, derniere.suivant, avant.messages[0]?.rang]).toEqual([
      30,
      derniere.messages.at(-1)?.rang,
      (derniere.suivant ?? 0) - 1,
    ]);
  });
});

describe('La conversation d’autrui', () => {
  test('ne se distingue pas d’une qui n’existe pas, ni d’une bloquée, ni d’une dont le professionnel s’est retiré', async () => {
    const { qui, pro, fiche, echange } = await deux();
    const tiers = await t.personne();
    const reponses = async (personne: Personne, id: string) =>
      Promise.all([
        appeler(personne, 'GET', `/api/echanges/${id}`),
        appeler(personne, 'GET', `/api/echanges/${id}/messages`),
        appeler(personne, 'POST', `/api/echanges/${id}/messages`, { texte: 'Bonjour' }),
        appeler(personne, 'PUT', `/api/echanges/${id}/lecture`, { rang: 1 }),
      ]).then((lues) => lues.map(({ statusCode, body }) => [statusCode, sansNumero(body)]));
    const inconnue = await reponses(tiers, INCONNU);
    expect(inconnue.map(([statut]) => statut)).toEqual([404, 404, 404, 404]);
    expect(await reponses(tiers, echange)).toEqual(inconnue);
    expect((await appeler(tiers, 'PUT', `/api/echanges/${echange}/blocage`)).statusCode).toBe(404);

    await appeler(pro, 'DELETE', '/api/pro/annuaire');
    expect(await reponses(qui, echange)).toEqual(inconnue);
    expect((await lister(qui)).echanges).toEqual([]);
    expect((await lister(pro)).echanges).toMatchObject([{ id: echange, ecritureFermee: 'hors_annuaire' }]);

    const revenue = await publierFiche(t, pro);
    expect(revenue).not.toBe(fiche);
    expect((await lister(qui)).echanges).toHaveLength(1);
    for (let i = 0; i < 2; i += 1)
      expect((await appeler(pro, 'PUT', `/api/echanges/${echange}/blocage`)).statusCode).toBe(204);
    for (const personne of [qui, pro]) {
      expect(await reponses(personne, echange)).toEqual(inconnue);
      expect(await lister(personne)).toMatchObject({ echanges: [], nonLus: 0 });
    }
    expect((await ecrire(qui, revenue)).statusCode).toBe(404);
    const faits = { professionnel: revenue, faits: [{ champ: 'prenom', valeur: 'Ada' }] };
    const remise = await appeler(qui, 'POST', '/api/remises', { ...faits, accord: { accord: true, texte: '2026-11' } });
    expect(remise.statusCode).toBe(404);
  });
});

describe('Le courrier', () => {
  test('prévient sans dire ni qui ni quoi, au plus une fois l’heure, et rien de ce qui est lu', async () => {
    const { qui, pro, fiche, echange } = await deux();
    await t.app.tasks.runDue();
    const recus = async (personne: Personne) =>
      (await courriersDe(t, personne.email)).filter(({ sujet }) => sujet === 'Un message vous attend');
    const [premier] = await recus(pro);
    expect(premier?.texte).toContain('/discover?vue=messages');
    expect(premier?.texte).not.toMatch(/Bonjour\b(?!,)|Lovelace/);
    await ecrire(qui, fiche);
    t.horloge.avancer(2 * MINUTE);
    await t.app.tasks.runDue();
    expect(await recus(pro)).toHaveLength(1);
    t.horloge.avancer(HEURE);
    const [qui2, pro2] = [await t.connecter(qui.email), await t.connecter(pro.email)];
    expect([qui2.statusCode, pro2.statusCode]).toEqual([200, 200]);
    await t.app.tasks.runDue();
    expect(await recus(pro)).toHaveLength(2);
    t.horloge.avancer(HEURE + MINUTE);
    await t.app.tasks.runDue();
    expect(await recus(pro)).toHaveLength(2);
    expect(await recus(qui)).toHaveLength(0);
    expect(echange).not.toBe('');
  });
});

describe('L’effacement d’un compte', () => {
  test('emporte ses messages et son nom ; l’autre garde les siens, avec « Compte supprimé »', async () => {
    const { qui, pro, echange } = await deux();
    await repondre(pro, echange, 'Réponse');
    await appeler(pro, 'POST', '/api/request-delete', { password: MOT_DE_PASSE, confirmation: 'SUPPRIMER' });
    t.horloge.avancer(15 * JOUR + 6 * MINUTE);
    await t.app.tasks.runDue();
    const { entetes } = await reconnecter(qui);
    const revenu = { ...qui, entetes };
    expect((await lister(revenu)).echanges).toMatchObject([
      { id: echange, nom: null, ecritureFermee: 'compte_supprime', nonLus: 0 },
    ]);
    expect((await messages(revenu, echange)).messages.map(({ texte }) => texte)).toEqual(['Bonjour']);
    expect(code(await repondre(revenu, echange))).toEqual(refus('ECHANGE_CLOS'));
    await t.base.queries.delete(utilisateurs).where(eq(utilisateurs.id, qui.id));
    const { rows } = await t.base.queries.execute(sql`select 1 from echanges where id = ${echange}`);
    expect(rows).toEqual([]);
  });
});

async function reconnecter({ email }: Personne): Promise<Pick<Personne, 'entetes'>> {
  const jeton = (await t.connecter(email)).json<{ access_token: string }>().access_token;
  return { entetes: { authorization: `Bearer ${jeton}` } };
}

test('ce que l’on lit d’une conversation est ce que dit le contrat, et rien de l’autre compte', async () => {
  const { qui, pro, echange } = await deux();
  const lu = await appeler(qui, 'GET', `/api/echanges/${echange}`);
  expect(Object.keys(lu.json<Echange>()).toSorted()).toEqual(['dernierLe', 'ecritureFermee', 'id', 'nom', 'nonLus']);
  for (const url of ['/api/echanges', `/api/echanges/${echange}/messages`])
    expect((await appeler(qui, 'GET', url)).body).not.toContain(pro.id);
});
