import { type Abonnements, CONDITIONS_DE_VENTE, type CleFormule, type Quota } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  abonnements,
  clientsPaiement,
  evenementsPaiement,
  factures,
  utilisateurs,
} from '../../apps/api/src/schema/index.ts';
import type { HttpServer } from '../../apps/api/src/platform/http/server.ts';
import {
  avecApplication,
  enPersonne,
  MOT_DE_PASSE,
  type Personne,
} from '../../apps/api/src/testing/application-de-test.ts';
import { lireDescription, verifierAppel } from '../../apps/api/src/testing/stripe-description.ts';
import { ROUTES_STRIPE } from '../../apps/api/src/testing/stripe-appels.ts';
import { StripeDeTest } from '../../apps/api/src/testing/stripe-de-test.ts';

const JOUR = 86_400_000;
const t = avecApplication({ erreursAttendues: true });
let stripe: StripeDeTest;
let app: HttpServer;

beforeAll(async () => {
  stripe = await StripeDeTest.ouvrir(() => t.horloge.now().getTime());
  app = await t.jumelle({ env: stripe.env });
});
afterAll(() => stripe.fermer());
beforeEach(() => {
  stripe.enPanne = false;
});

const appeler = (personne: Personne, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url, headers: personne.entetes, ...(payload && { payload }) });
const corps = (priceId: CleFormule, plus: object = {}) => ({
  priceId,
  successUrl: '/success',
  cancelUrl: '/account',
  conditions: CONDITIONS_DE_VENTE,
  ...plus,
});
const commander = (personne: Personne, priceId: CleFormule = 'MONTHLY', plus = {}) =>
  appeler(personne, 'POST', '/api/create-checkout-session', corps(priceId, plus));
const quota = async (personne: Personne) => (await appeler(personne, 'GET', '/api/questions/quota')).json<Quota>();
const lire = async (personne: Personne) => (await appeler(personne, 'GET', '/api/abonnements')).json<Abonnements>();
const envoyer = ({ corps: payload, entetes }: { corps: string; entetes: Record<string, string> }) =>
  app.inject({ method: 'POST', url: '/api/stripe/webhook', headers: entetes, payload });
const clientDe = async ({ id }: Personne) =>
  (await t.base.queries.select().from(clientsPaiement).where(eq(clientsPaiement.utilisateurId, id)))[0]?.externeId;

/** Orders and pays, without saying anything to the application yet. */
async function payer(personne: Personne, priceId: CleFormule = 'MONTHLY') {
  const reponse = await commander(personne, priceId);
  expect(reponse.statusCode).toBe(200);
  return stripe.payer(reponse.json<{ url: string }>().url.split('/').at(-1) ?? '');
}

async function abonne(priceId: CleFormule = 'MONTHLY') {
  const personne = await t.personne();
  const paye = await payer(personne, priceId);
  await envoyer(stripe.evenement('customer.subscription.created', paye.abonnement));
  await envoyer(stripe.evenement('invoice.paid', paye.facture));
  return { personne, ...paye };
}

describe('commander', () => {
  test('le prix, le client et les adresses sont ceux du serveur', async () => {
    const personne = await t.personne();
    stripe.appels.length = 0;
    const reponse = await commander(personne, 'ANNUAL', { customer_email: personne.email.toUpperCase() });
    expect(reponse.json<{ url: string }>().url).toContain('https://checkout.stripe.com/');
    const session = stripe.appels.find(({ route }) => route === 'POST /v1/checkout/sessions');
    const p = new Map(session?.parametres);
    expect(p.get('line_items[0][price_data][unit_amount]')).toBe('9999');
    expect(p.get('line_items[0][price_data][recurring][interval]')).toBe('year');
    expect(p.get('customer')).toBe(await clientDe(personne));
    expect(p.get('success_url')).toBe('https://francis.exemple.test/success');
    expect(session?.cle).toBe(`francis-commande-${p.get('client_reference_id')}`);
  });

  test.each([
    ['un prix hors du catalogue', { priceId: 'price_1' }, 'priceId'],
    ['une formule qui n’est pas en vente', { priceId: 'PRO_COMPLET' }, 'priceId'],
    ['la formule d’un autre type de compte', { priceId: 'PRO_MONTHLY' }, 'priceId'],
    ['un retour ailleurs', { successUrl: 'https://exemple.org/success' }, 'successUrl'],
    ['un retour ailleurs, sans schéma', { cancelUrl: '//exemple.org/' }, 'cancelUrl'],
    ['un retour ailleurs, à l’envers', { cancelUrl: '/\\exemple.org' }, 'cancelUrl'],
    ['un retour exécutable', { successUrl: 'javascript:alert(1)' }, 'successUrl'],
    ['un retour avec un nom', { successUrl: 'https://a@francis.exemple.test/' }, 'successUrl'],
    ['l’adresse d’un autre', { customer_email: 'autre@exemple.test' }, 'customer_email'],
    ['des conditions dépassées', { conditions: '2020-01-01' }, 'conditions'],
    ['un montant', { amount: 1 }, 'amount'],
  ])('%s est refusé, sans rien demander au prestataire', async (_quoi, plus, champ) => {
    const personne = await t.personne();
    stripe.appels.length = 0;
    const reponse = await commander(personne, 'MONTHLY', plus);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json<{ champs: { chemin: string }[] }>().champs.map(({ chemin }) => chemin)).toEqual([champ]);
    expect(stripe.appels).toEqual([]);
  });

  test('une formule de l’autre lecture du cahier des charges n’est pas en vente ici', async () => {
    const personne = await t.personneNonProuvee('professionnel');
    expect((await commander(personne, 'PRO_COMPLET')).statusCode).toBe(422);
    expect((await commander(personne, 'PRO_MONTHLY')).statusCode).toBe(200);
  });

  test('on ne paie pas deux fois, et une commande ouverte ailleurs ne se paie plus', async () => {
    const { personne } = await abonne();
    expect((await commander(personne)).json()).toMatchObject({ code: 'ABONNEMENT_EN_COURS' });
    const autre = await t.personne();
    await commander(autre);
    stripe.appels.length = 0;
    await commander(autre, 'ANNUAL');
    expect(stripe.appels.map(({ route }) => route)).toContain('POST /v1/checkout/sessions/:id/expire');
  });

  test('deux commandes au même instant sont du même client', async () => {
    const personne = await t.personne();
    await Promise.all([commander(personne), commander(personne)]);
    const sessions = stripe.appels.filter(
      ({ route, parametres }) =>
        route === 'POST /v1/customers' && parametres.some(([, valeur]) => valeur === personne.id),
    );
    expect(new Set(sessions.map(({ cle }) => cle))).toEqual(new Set([`francis-client-${personne.id}`]));
    expect(await clientDe(personne)).toBeDefined();
  });

  test('un prestataire en panne se dit, et la commande se refait', async () => {
    const personne = await t.personne();
    stripe.enPanne = true;
    const reponse = await commander(personne);
    expect([reponse.statusCode, reponse.json<{ code: string }>().code]).toEqual([503, 'PAIEMENT_INDISPONIBLE']);
    stripe.enPanne = false;
    expect((await commander(personne)).statusCode).toBe(200);
  });
});

describe('événements', () => {
  test('une signature absente, fausse, d’un autre point d’entrée, trop vieille ou un corps changé : 400, rien d’écrit', async () => {
    const personne = await t.personne();
    const { abonnement } = await payer(personne);
    const avant = (await t.base.queries.select().from(evenementsPaiement)).length;
    const bon = stripe.evenement('customer.subscription.created', abonnement);
    const essais = [
      { ...bon, entetes: { 'content-type': 'application/json' } },
      { ...bon, entetes: { ...bon.entetes, 'stripe-signature': 't=1,v1=00' } },
      stripe.evenement('customer.subscription.created', abonnement, { secret: 'whsec_autre' }),
      stripe.evenement('customer.subscription.created', abonnement, { age: 301 }),
      { ...bon, corps: `${bon.corps} ` },
      { ...bon, corps: bon.corps.slice(0, -1) },
    ];
    for (const essai of essais) {
      const reponse = await envoyer(essai);
      expect([reponse.statusCode, reponse.json<{ code: string }>().code]).toEqual([400, 'SIGNATURE_INVALIDE']);
    }
    expect((await t.base.queries.select().from(evenementsPaiement)).length).toBe(avant);
    expect(await quota(personne)).toMatchObject({ quota_limit: 10 });
    expect((await envoyer(stripe.evenement('x.y', {}, { age: 299 }))).statusCode).toBe(200);
    await envoyer(bon);
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
  });

  test('le même événement cent fois en parallèle, sur deux instances : un effet', async () => {
    const jumelle = await t.jumelle({ env: stripe.env });
    const personne = await t.personne();
    const { abonnement, facture } = await payer(personne);
    const { corps: payload, entetes: headers } = stripe.evenement('invoice.paid', facture);
    const reponses = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        (i % 2 === 0 ? app : jumelle).inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload }),
      ),
    );
    expect(new Set(reponses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const lignes = await t.base.queries.select().from(abonnements).where(eq(abonnements.utilisateurId, personne.id));
    expect(lignes.map(({ externeId }) => externeId)).toEqual([abonnement.id]);
    const siennes = await t.base.queries.select().from(factures).where(eq(factures.utilisateurId, personne.id));
    expect(siennes).toHaveLength(1);
    expect(await quota(personne)).toMatchObject({ quota_limit: 30, questions_used: 0 });
    await app.mailQueue.idle();
    await jumelle.mailQueue.idle();
  });

  test('dans chaque ordre de six événements, l’état final est celui du prestataire', async () => {
    const ordres = [
      [0, 1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1, 0],
      [2, 0, 5, 1, 4, 3],
      [4, 2, 0, 5, 3, 1],
      [3, 5, 1, 4, 0, 2],
    ];
    for (const ordre of ordres) {
      const personne = await t.personne();
      const { abonnement, facture } = await payer(personne);
      const photo = (plus: object) => ({ ...abonnement, ...plus });
      const evenements = [
        stripe.evenement('checkout.session.completed', {
          customer: abonnement['customer'],
          subscription: abonnement.id,
        }),
        stripe.evenement('customer.subscription.created', photo({ status: 'incomplete' })),
        stripe.evenement('customer.subscription.updated', photo({ status: 'active' })),
        stripe.evenement('invoice.paid', facture),
        stripe.evenement('customer.subscription.updated', photo({ status: 'past_due' })),
        stripe.evenement('customer.subscription.updated', photo({ status: 'active', cancel_at_period_end: true })),
      ];
      Object.assign(abonnement, { cancel_at_period_end: true });
      for (const i of ordre) await envoyer(evenements[i] ?? evenements[0]!);
      const { abonnements: siens, factures: payees } = await lire(personne);
      expect(siens).toMatchObject([{ statut: 'actif', renouvele: false }]);
      expect(payees).toMatchObject([{ statut: 'payee', montant: 9.99, dont_tva: 1.67 }]);
    }
  });

  test('deux lectures qui se croisent : la plus récente gagne', async () => {
    const { personne, abonnement } = await abonne();
    const [ligne] = await t.base.queries.select().from(abonnements).where(eq(abonnements.externeId, abonnement.id));
    await t.base.queries
      .update(abonnements)
      .set({ rang: 1_000_000, statut: 'termine' })
      .where(eq(abonnements.externeId, abonnement.id));
    await envoyer(stripe.evenement('customer.subscription.updated', abonnement));
    expect(await quota(personne)).toMatchObject({ quota_limit: 10 });
    await t.base.queries.update(abonnements).set(ligne!).where(eq(abonnements.externeId, abonnement.id));
  });

  test('un événement d’un client qui n’est lié à aucun compte n’a pas d’effet, ni ses métadonnées', async () => {
    const { personne, abonnement } = await abonne();
    const etranger = { ...abonnement, id: 'sub_etranger', customer: 'cus_etranger' };
    stripe.abonnements.set('sub_etranger', etranger);
    const victime = await t.personne();
    const reponse = await envoyer(
      stripe.evenement('customer.subscription.created', { ...etranger, metadata: { compte: victime.id } }),
    );
    expect(reponse.statusCode).toBe(200);
    expect(await quota(victime)).toMatchObject({ quota_limit: 10 });
    // A customer of ours with the order of somebody else opens nothing either.
    await commander(victime);
    stripe.abonnements.set('sub_croise', { ...abonnement, id: 'sub_croise', customer: await clientDe(victime) });
    await envoyer(
      stripe.evenement('customer.subscription.created', { id: 'sub_croise', customer: await clientDe(victime) }),
    );
    expect(await quota(victime)).toMatchObject({ quota_limit: 10 });
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
  });

  test('le corps d’un événement n’est pas cru : l’état se relit', async () => {
    const { personne, abonnement } = await abonne();
    await envoyer(stripe.evenement('customer.subscription.deleted', { ...abonnement, status: 'canceled' }));
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
    abonnement['status'] = 'canceled';
    await envoyer(stripe.evenement('customer.subscription.deleted', abonnement));
    expect(await quota(personne)).toMatchObject({ quota_limit: 10 });
  });

  test('reçu pendant une panne, il a son effet ensuite, une fois', async () => {
    const personne = await t.personne();
    const { abonnement } = await payer(personne);
    stripe.enPanne = true;
    const evenement = stripe.evenement('customer.subscription.created', abonnement);
    expect((await envoyer(evenement)).statusCode).toBe(200);
    expect(await quota(personne)).toMatchObject({ quota_limit: 10 });
    stripe.enPanne = false;
    t.horloge.avancer(2 * 60_000);
    await app.tasks.runDue();
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
    const [recu] = await t.base.queries
      .select()
      .from(evenementsPaiement)
      .where(eq(evenementsPaiement.abonnementExterne, abonnement.id));
    const traiteLe = recu?.traiteLe;
    await envoyer(evenement);
    const [apres] = await t.base.queries
      .select()
      .from(evenementsPaiement)
      .where(eq(evenementsPaiement.abonnementExterne, abonnement.id));
    expect(apres?.traiteLe).toEqual(traiteLe);
  });

  test('un renouvellement ouvre une période neuve ; impayé, il laisse sept jours', async () => {
    const { personne, abonnement } = await abonne();
    await t.demander(personne);
    expect(await quota(personne)).toMatchObject({ questions_used: 1 });
    t.horloge.avancer(1_000);
    stripe.renouveler(abonnement.id);
    await envoyer(stripe.evenement('customer.subscription.updated', abonnement));
    expect(await quota(personne)).toMatchObject({ questions_used: 0, quota_limit: 30 });
    abonnement['status'] = 'past_due';
    await envoyer(stripe.evenement('invoice.payment_failed', stripe.facturer(abonnement.id, 999)));
    expect((await lire(personne)).abonnements).toMatchObject([{ statut: 'impaye' }]);
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
    const instant = t.horloge.now().toISOString();
    t.horloge.avancer(8 * JOUR);
    const revenue = enPersonne(personne.email, await t.connecter(personne.email));
    expect(await quota(revenue)).toMatchObject({ quota_limit: 10 });
    expect((await lire(revenue)).abonnements).toMatchObject([{ statut: 'impaye' }]);
    expect((await commander(revenue)).json()).toMatchObject({ code: 'ABONNEMENT_EN_COURS' });
    t.horloge.regler(instant);
  });

  test('le rapprochement quotidien trouve ce qu’aucun événement n’a dit', async () => {
    const { personne, abonnement } = await abonne();
    abonnement['status'] = 'canceled';
    t.horloge.avancer(2 * JOUR);
    await app.tasks.runDue();
    const [ligne] = await t.base.queries.select().from(abonnements).where(eq(abonnements.externeId, abonnement.id));
    expect([ligne?.utilisateurId, ligne?.statut]).toEqual([personne.id, 'termine']);
    t.horloge.avancer(-2 * JOUR);
  });

  test('qui a payé sans adresse prouvée ni mot de passe reçoit de quoi activer son compte', async () => {
    const personne = await t.personneNonProuvee();
    await t.base.queries.update(utilisateurs).set({ motDePasse: null }).where(eq(utilisateurs.id, personne.id));
    const { abonnement } = await payer(personne);
    await envoyer(stripe.evenement('customer.subscription.created', abonnement));
    await app.mailQueue.idle();
    expect(await quota(personne)).toMatchObject({ quota_limit: 10 });
    const boite = await app.inject({
      url: `/boite-aux-lettres?a=${encodeURIComponent(personne.email)}`,
      headers: { accept: 'application/json' },
    });
    const ticket = boite.body.split('/activate-account#ticket=')[1]?.slice(0, 43);
    const payload = { email: personne.email, password: MOT_DE_PASSE, ticket };
    expect((await app.inject({ method: 'POST', url: '/api/auth/activate-paid-user', payload })).statusCode).toBe(200);
    const [compte] = await t.base.queries.select().from(utilisateurs).where(eq(utilisateurs.id, personne.id));
    expect(compte?.emailVerifieLe).not.toBeNull();
  });
});

describe('gérer', () => {
  test('résilier, reprendre : le prestataire et nous disons pareil', async () => {
    const { personne, abonnement } = await abonne();
    const id = (await lire(personne)).abonnements[0]?.id;
    expect((await appeler(personne, 'POST', `/api/abonnements/${id}/resiliation`)).json()).toMatchObject({
      abonnements: [{ renouvele: false }],
    });
    expect(abonnement['cancel_at_period_end']).toBe(true);
    await appeler(personne, 'POST', `/api/abonnements/${id}/reprise`);
    expect([abonnement['cancel_at_period_end'], (await lire(personne)).abonnements[0]?.renouvele]).toEqual([
      false,
      true,
    ]);
  });

  test('se rétracter rend tout, une fois, et finit aussitôt', async () => {
    const { personne, abonnement, facture } = await abonne('ANNUAL');
    const id = (await lire(personne)).abonnements[0]?.id;
    const reponse = await appeler(personne, 'POST', `/api/abonnements/${id}/retractation`);
    expect(reponse.json<Abonnements>()).toMatchObject({ abonnements: [], factures: [{ statut: 'remboursee' }] });
    expect(abonnement['status']).toBe('canceled');
    expect(stripe.remboursements.filter(({ payment_intent }) => payment_intent === `pi_${facture.id}`)).toHaveLength(1);
    expect((await appeler(personne, 'POST', `/api/abonnements/${id}/retractation`)).statusCode).toBe(404);
    await envoyer(stripe.evenement('invoice.paid', facture));
    expect((await lire(personne)).factures).toMatchObject([{ statut: 'remboursee' }]);
  });

  test('passé le délai, on ne se rétracte plus ; le portail, lui, reste ouvert', async () => {
    const { personne } = await abonne();
    const [abonnement] = (await lire(personne)).abonnements;
    expect(abonnement?.retractable_jusquau).toBe('2026-12-04T22:59:59.999Z');
    await t.base.queries
      .update(abonnements)
      .set({ souscritLe: new Date(t.horloge.now().getTime() - 18 * JOUR) })
      .where(eq(abonnements.utilisateurId, personne.id));
    const reponse = await appeler(personne, 'POST', `/api/abonnements/${abonnement?.id}/retractation`);
    expect(reponse.json()).toMatchObject({ code: 'RETRACTATION_FERMEE' });
    const portail = await appeler(personne, 'POST', '/api/create-portal-session', { returnUrl: '/account' });
    expect(portail.json<{ url: string }>().url).toContain('https://billing.stripe.com/');
    const ailleurs = await appeler(personne, 'POST', '/api/create-portal-session', {
      returnUrl: 'https://exemple.org',
    });
    expect(ailleurs.statusCode).toBe(422);
  });

  test('effacer un compte met d’abord fin à ce qui serait débité ; sinon il attend', async () => {
    const { personne, abonnement } = await abonne();
    const payload = { password: MOT_DE_PASSE, confirmation: 'SUPPRIMER' };
    await appeler(personne, 'POST', '/api/request-delete', payload);
    const instant = t.horloge.now().toISOString();
    t.horloge.avancer(16 * JOUR);
    const compte = () => t.base.queries.select().from(utilisateurs).where(eq(utilisateurs.id, personne.id));
    stripe.enPanne = true;
    await app.tasks.runDue();
    expect(await compte()).toHaveLength(1);
    stripe.enPanne = false;
    t.horloge.avancer(10 * 60_000);
    await app.tasks.runDue();
    expect([await compte(), abonnement['status']]).toEqual([[], 'canceled']);
    t.horloge.regler(instant);
  });
});

test('chaque appel a servi, et aucun n’a porté de paramètre inconnu', () => {
  expect(new Set(stripe.tousLesAppels.map(({ route }) => route))).toEqual(new Set(ROUTES_STRIPE));
});

/** Of `stripe/openapi` (`latest/openapi.spec3.json`), read where it stands: it is not ours to keep. */
const DESCRIPTION = process.env['STRIPE_OPENAPI'];

test.skipIf(DESCRIPTION === undefined)('chaque demande suit la description publiée de l’API', () => {
  const description = lireDescription(DESCRIPTION ?? '');
  const fautes = stripe.tousLesAppels.flatMap((appel) => verifierAppel(description, appel));
  expect([...new Set(fautes)]).toEqual([]);
  const faux = { route: 'POST /v1/customers', parametres: [['mail', 'a']], cle: undefined } as const;
  expect(verifierAppel(description, faux)).toHaveLength(1);
});
