import { type Abonnements, CONDITIONS_DE_VENTE, type FormulesEnVente, type Quota } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../config.ts';
import { abonnements } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { dernierInstantOuvre } from './jours-ouvres.ts';
import { tauxDeTva, tvaIncluse } from './policy.ts';

const t = avecApplication({ erreursAttendues: true });
const JOUR = 86_400_000;
const appeler = (personne: Personne, method: 'GET' | 'POST', url: string, payload?: object) =>
  t.injecter({ method, url, headers: personne.entetes, ...(payload && { payload }) });
const commande = (priceId: string) => ({
  priceId,
  successUrl: '/success',
  cancelUrl: '/account?onglet=facturation',
  conditions: CONDITIONS_DE_VENTE,
});
async function commander(personne: Personne, priceId = 'MONTHLY'): Promise<string> {
  const reponse = await appeler(personne, 'POST', '/api/create-checkout-session', commande(priceId));
  const { url } = reponse.json<{ url: string }>();
  expect(url).toMatch(/^\/paiement-essai\?commande=[0-9a-f-]{36}$/);
  return url.split('=')[1] ?? '';
}
const payer = (personne: Personne, id: string, issue = 'payer') =>
  appeler(personne, 'POST', `/api/paiement-essai/${id}`, { issue });
const lire = async (personne: Personne) => (await appeler(personne, 'GET', '/api/abonnements')).json<Abonnements>();
const quota = async (personne: Personne) => (await appeler(personne, 'GET', '/api/questions/quota')).json<Quota>();
async function boite({ email }: Personne): Promise<string> {
  await t.app.mailQueue.idle();
  const url = `/boite-aux-lettres?a=${encodeURIComponent(email)}`;
  return (await t.injecter({ url, headers: { accept: 'application/json' } })).body;
}

describe('paiement d’essai', () => {
  test('payer ouvre l’abonnement, sa facture et sa confirmation écrite', async () => {
    const personne = await t.personne();
    const id = await commander(personne);
    expect((await payer(personne, id)).json()).toEqual({ url: '/success' });
    const { paiement, abonnements: siens, factures } = await lire(personne);
    expect(paiement).toBe('essai');
    expect(siens).toMatchObject([
      {
        statut: 'actif',
        renouvele: true,
        offert: false,
        fin: '2026-12-20T10:00:00.000Z',
        retractable_jusquau: '2026-12-04T22:59:59.999Z',
        formule: { nom: 'Francis Premium', price: 9.99, dont_tva: 1.67, interval: 'month' },
      },
    ]);
    expect(factures).toMatchObject([{ montant: 9.99, dont_tva: 1.67, statut: 'payee' }]);
    expect(factures[0]?.numero).toMatch(/^ESSAI-2026-/);
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
    const recu = await boite(personne);
    for (const dit of ['aucun argent', '9,99', '4 décembre 2026', 'conditions-de-vente']) expect(recu).toContain(dit);
  });

  test('dix paiements au même instant ouvrent un abonnement', async () => {
    const personne = await t.personne();
    const id = await commander(personne);
    await Promise.all(Array.from({ length: 10 }, () => payer(personne, id)));
    const { abonnements: siens, factures } = await lire(personne);
    expect([siens.length, factures.length]).toEqual([1, 1]);
  });

  test('un refus n’ouvre rien, et la commande reste à payer', async () => {
    const personne = await t.personne();
    const id = await commander(personne);
    const refus = await payer(personne, id, 'refuser');
    expect([refus.statusCode, refus.json<{ code: string }>().code]).toEqual([402, 'PAIEMENT_REFUSE']);
    expect((await lire(personne)).abonnements).toEqual([]);
    expect((await payer(personne, id)).statusCode).toBe(200);
  });

  test('la commande d’un autre n’existe pas', async () => {
    const id = await commander(await t.personne());
    const intrus = await t.personne();
    expect((await payer(intrus, id)).statusCode).toBe(404);
    expect((await appeler(intrus, 'GET', `/api/paiement-essai/${id}`)).statusCode).toBe(404);
  });

  test('résilier garde l’accès jusqu’au bout de la période, puis finit', async () => {
    const personne = await t.personne();
    await payer(personne, await commander(personne));
    const id = (await lire(personne)).abonnements[0]?.id;
    expect((await appeler(personne, 'POST', `/api/abonnements/${id}/resiliation`)).json()).toMatchObject({
      abonnements: [{ renouvele: false, statut: 'actif' }],
    });
    expect(await quota(personne)).toMatchObject({ quota_limit: 30 });
    expect(await boite(personne)).toContain('prend fin le 20 décembre 2026');
    await t.base.queries
      .update(abonnements)
      .set({ finPeriode: new Date(t.horloge.now().getTime() - 1) })
      .where(eq(abonnements.utilisateurId, personne.id));
    await t.app.tasks.runDue();
    expect((await lire(personne)).abonnements).toEqual([]);
    expect((await appeler(personne, 'POST', '/api/create-checkout-session', commande('ANNUAL'))).statusCode).toBe(200);
  });

  test('se rétracter rend tout et finit aussitôt', async () => {
    const personne = await t.personne();
    await payer(personne, await commander(personne, 'ANNUAL'));
    const id = (await lire(personne)).abonnements[0]?.id;
    const reponse = await appeler(personne, 'POST', `/api/abonnements/${id}/retractation`);
    expect(reponse.json()).toMatchObject({ abonnements: [], factures: [{ statut: 'remboursee' }] });
    expect(await quota(personne)).toMatchObject({ quota_limit: 10 });
    expect(await boite(personne)).toContain('99,99');
  });

  test('un renouvellement annuel s’annonce entre trois mois et un mois avant, une fois', async () => {
    const personne = await t.personne();
    await payer(personne, await commander(personne, 'ANNUAL'));
    const fin = (jours: number) =>
      t.base.queries
        .update(abonnements)
        .set({ finPeriode: new Date(t.horloge.now().getTime() + jours * JOUR) })
        .where(eq(abonnements.utilisateurId, personne.id));
    const annonces = async () => (await boite(personne)).split('article L215-1').length - 1;
    // A message on its way when the clock jumps would be taken for one that did not leave.
    const heure = async (): Promise<void> => {
      await t.app.mailQueue.idle();
      t.horloge.avancer(3_600_001);
    };
    await fin(61);
    await heure();
    await t.app.tasks.runDue();
    expect(await annonces()).toBe(0);
    await fin(59);
    for (let i = 0; i < 3; i += 1) {
      await heure();
      await t.app.tasks.runDue();
    }
    expect(await annonces()).toBe(1);
  });

  test('le portail d’essai est ici, et nulle part ailleurs', async () => {
    const personne = await t.personne();
    const portail = (returnUrl: string) => appeler(personne, 'POST', '/api/create-portal-session', { returnUrl });
    expect((await portail('/account')).json()).toEqual({ url: '/portail-essai?retour=%2Faccount' });
    expect((await portail('https://exemple.org')).statusCode).toBe(422);
  });

  test('ce qui a été offert ne se gère pas comme un achat', async () => {
    const personne = await t.personne('professionnel');
    await t.base.queries
      .update(abonnements)
      .set({ prestataire: 'migration', renouvele: false })
      .where(eq(abonnements.utilisateurId, personne.id));
    const [offert] = (await lire(personne)).abonnements;
    expect(offert).toMatchObject({ offert: true, retractable_jusquau: null });
    for (const geste of ['resiliation', 'reprise', 'retractation']) {
      const reponse = await appeler(personne, 'POST', `/api/abonnements/${offert?.id}/${geste}`);
      expect(reponse.json()).toMatchObject({ code: 'SANS_PAIEMENT' });
    }
    expect((await appeler(personne, 'POST', '/api/create-checkout-session', commande('PRO_MONTHLY'))).statusCode).toBe(
      200,
    );
  });
});

const lirePaiement = (env: Record<string, string>) => parseConfiguration(env, '/nulle-part').paiement.genre;

describe('configuration', () => {
  const PRODUCTION = { FRANCIS_MODE: 'production', SIGNING_KEY: 'x'.repeat(40) };
  const STRIPE = { STRIPE_CLE: 'sk_test_1234', STRIPE_WEBHOOK_SECRET: 'whsec_1234' };

  test.each([
    ['la démonstration', {}, 'essai'],
    ['la démonstration sur cette machine', { PUBLIC_URL: 'http://localhost:3000' }, 'essai'],
    ['la démonstration ailleurs', { PUBLIC_URL: 'https://francis.exemple.test' }, 'indisponible'],
    ['la production', PRODUCTION, 'indisponible'],
    ['une clé', { ...PRODUCTION, ...STRIPE }, 'stripe'],
    ['aucun, dit', { ...STRIPE, PAIEMENT: 'aucun' }, 'indisponible'],
  ])('%s', (_cas, env, genre) => expect(lirePaiement(env)).toBe(genre));

  test.each([
    ['l’essai ailleurs que sur cette machine', { PAIEMENT: 'essai', PUBLIC_URL: 'https://francis.exemple.test' }],
    ['l’essai sur une adresse qui y ressemble', { PAIEMENT: 'essai', PUBLIC_URL: 'https://localhost.exemple.test' }],
    ['l’essai en production sans adresse', { ...PRODUCTION, PAIEMENT: 'essai' }],
    ['Stripe sans clé', { PAIEMENT: 'stripe' }],
    ['une clé sans son secret', { STRIPE_CLE: 'sk_test_1234' }],
    ['un prestataire sans https', { ...STRIPE, STRIPE_URL: 'http://exemple.test' }],
  ])('%s arrête le démarrage', (_cas, env: Record<string, string>) => {
    expect(() => lirePaiement(env)).toThrow(/Configuration invalide/);
    const dit = (() => {
      try {
        return lirePaiement(env);
      } catch (error) {
        return String(error);
      }
    })();
    expect(dit).not.toContain('sk_test_1234');
  });

  test('sans prestataire, 503 partout où l’on paierait', async () => {
    const app = await t.jumelle({ env: { PAIEMENT: 'aucun' } });
    const { entetes: headers } = await t.personne();
    const envoyer = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
    for (const reponse of [
      await envoyer('/api/create-checkout-session', commande('MONTHLY')),
      await envoyer('/api/create-portal-session', { returnUrl: '/account' }),
    ]) {
      expect([reponse.statusCode, reponse.json<{ code: string }>().code]).toEqual([503, 'PAIEMENT_INDISPONIBLE']);
    }
    expect((await app.inject({ url: '/api/formules' })).json<FormulesEnVente>().paiement).toBe('indisponible');
  });

  test('l’autre lecture du cahier des charges se choisit', async () => {
    const app = await t.jumelle({ env: { FORMULES_PRO: 'paliers' } });
    const { formules } = (await app.inject({ url: '/api/formules' })).json<FormulesEnVente>();
    const pro = formules.filter(({ type }) => type === 'professionnel');
    expect(pro.map(({ nom, price, requestLimit }) => [nom, price, requestLimit])).toEqual([
      ['Essentiel', 49, 50],
      ['Pro', 99, 100],
    ]);
  });
});

test.each([
  ['2026-11-20T10:00:00Z', '2026-12-04T22:59:59.999Z', 'un vendredi'],
  ['2026-11-21T10:00:00Z', '2026-12-07T22:59:59.999Z', 'un samedi : le lundi'],
  ['2026-12-11T10:00:00Z', '2026-12-28T22:59:59.999Z', 'Noël, un vendredi : le lundi'],
  ['2027-03-15T10:00:00Z', '2027-03-30T21:59:59.999Z', 'le lundi de Pâques, à l’heure d’été : le mardi'],
  ['2027-04-22T10:00:00Z', '2027-05-07T21:59:59.999Z', 'l’Ascension 2027 : le vendredi'],
])('quatorze jours après le %s : %s (%s)', (depuis, attendu) => {
  expect(dernierInstantOuvre(new Date(depuis), 14).toISOString()).toBe(attendu);
});

test('la TVA d’un prix se lit dans les paramètres de la loi', () => {
  expect(tauxDeTva(new Date('2026-11-22T12:00:00Z'))).toBe(20);
  expect([999, 9_999, 4_900, 49_000].map((prix) => tvaIncluse(prix, 20))).toEqual([167, 1_667, 817, 8_167]);
});
