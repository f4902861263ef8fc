import { type Abonnements, CONDITIONS_DE_VENTE, type Quota } from '@francis/contract';
import { expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { courriersDe, ticketDe } from '../../testing/courriers.ts';

const t = avecApplication();
const lire = async <T>({ entetes }: Personne, url: string) => (await t.injecter({ url, headers: entetes })).json<T>();

async function payer(personne: Personne): Promise<void> {
  const headers = personne.entetes;
  const payload = {
    priceId: 'PRO_MONTHLY',
    successUrl: '/success?type=pro',
    cancelUrl: '/account',
    conditions: CONDITIONS_DE_VENTE,
  };
  const commande = await t.injecter({ method: 'POST', url: '/api/create-checkout-session', headers, payload });
  const id = commande.json<{ url: string }>().url.split('=')[1] ?? '';
  await t.injecter({ method: 'POST', url: `/api/paiement-essai/${id}`, headers, payload: { issue: 'payer' } });
}

test('payé sans adresse confirmée : l’abonnement et les questions disent la même chose, jusqu’au lien qui ouvre', async () => {
  const personne = await t.personneNonProuvee('professionnel');
  await payer(personne);
  expect((await lire<Abonnements>(personne, '/api/abonnements')).abonnements).toMatchObject([
    { statut: 'a_confirmer', formule: { requestLimit: -1 } },
  ]);
  const quota = () => lire<Quota>(personne, '/api/questions/quota');
  expect(await quota()).toMatchObject({ plan: null, pending_plan: 'Francis Pro', unlimited: false, quota_limit: 10 });

  const courriers = await courriersDe(t, personne.email);
  const souscription = courriers.find(({ sujet }) => sujet === 'Votre abonnement Francis Pro');
  expect(souscription?.texte).toContain('Il reste à confirmer l’adresse de votre compte');
  // Who pays has a password already: none of the messages asks for another one.
  expect(courriers.map(({ texte }) => texte).join('\n')).not.toMatch(/Choisissez un mot de passe/);
  const ticket = await ticketDe(t, personne.email, /ouvrir votre abonnement/);
  const preuve = await t.injecter({
    method: 'POST',
    url: '/api/auth/verify',
    headers: { cookie: personne.cookie },
    payload: { ticket },
  });
  expect(preuve.statusCode).toBe(200);
  expect((await lire<Abonnements>(personne, '/api/abonnements')).abonnements).toMatchObject([{ statut: 'actif' }]);
  expect(await quota()).toMatchObject({ plan: 'Francis Pro', pending_plan: null, unlimited: true });
  expect((await t.connecter(personne.email)).statusCode).toBe(200);
});

test('payé avec une adresse confirmée : rien n’est à confirmer', async () => {
  const personne = await t.personne();
  expect(await lire<Quota>(personne, '/api/questions/quota')).toMatchObject({ pending_plan: null });
});
