import { FORMULES } from '@francis/contract';
import { Stripe } from 'stripe';
import { ApiError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logging.ts';
import type { PrestatairePaiement } from '../ports.ts';
import { lireReferences, traduireAbonnement, traduireFacture } from './traduire.ts';

interface Reglages {
  readonly cle: string;
  readonly secretDesEvenements: string;
  readonly url: string | undefined;
  readonly tauxTva: () => number;
  readonly logger: Logger;
}

/** An event signed longer ago is somebody who kept it. */
const TOLERANCE_S = 300;
const DELAI_MS = 10_000;

const reseau = (url: string | undefined) => {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
};

/** Stripe, by its own library. What it answers is read for what it is; what it refuses is told without its words. */
export function creerStripe({ cle, secretDesEvenements, url, tauxTva, logger }: Reglages): PrestatairePaiement {
  const stripe = new Stripe(cle, { ...reseau(url), timeout: DELAI_MS, maxNetworkRetries: 2, telemetry: false });

  async function demander<T>(quoi: string, appel: () => Promise<T>): Promise<T> {
    try {
      return await appel();
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      const erreur = cause instanceof Stripe.errors.StripeError ? cause : undefined;
      logger.error({ quoi, type: erreur?.type, code: erreur?.code, demande: erreur?.requestId }, 'the payment failed');
      throw new ApiError('PAIEMENT_INDISPONIBLE', { cause });
    }
  }

  let taux: Promise<string> | undefined;
  /** The rate that its invoices show: found among theirs, else made once. */
  async function trouverTaux(): Promise<string> {
    const pourcentage = tauxTva();
    for await (const un of stripe.taxRates.list({ active: true, inclusive: true, limit: 100 })) {
      if (un.percentage === pourcentage && un.country === 'FR') return un.id;
    }
    const nouveau = { display_name: 'TVA', percentage: pourcentage, inclusive: true, country: 'FR' };
    const idempotencyKey = `francis-tva-${pourcentage}`;
    return (await stripe.taxRates.create(nouveau, { idempotencyKey })).id;
  }
  function tauxDesFactures(): Promise<string> {
    taux ??= trouverTaux().catch((error: unknown) => {
      taux = undefined;
      throw error;
    });
    return taux;
  }

  async function rembourser(abonnement: string): Promise<void> {
    for await (const facture of stripe.invoices.list({ subscription: abonnement, status: 'paid', limit: 100 })) {
      for await (const paiement of stripe.invoicePayments.list({ invoice: facture.id, status: 'paid', limit: 100 })) {
        const intention = paiement.payment.payment_intent;
        if (intention === undefined) continue;
        const payment_intent = typeof intention === 'string' ? intention : intention.id;
        // A refund asked for twice is the same one.
        const idempotencyKey = `francis-retractation-${payment_intent}`;
        await stripe.refunds.create({ payment_intent, reason: 'requested_by_customer' }, { idempotencyKey });
      }
    }
  }

  return {
    creerClient: ({ id, email, nomComplet }) =>
      demander('client', async () => {
        const client = { email, name: nomComplet, preferred_locales: ['fr'], metadata: { compte: id } };
        return (await stripe.customers.create(client, { idempotencyKey: `francis-client-${id}` })).id;
      }),

    ouvrirCommande: (commande, client) =>
      demander('commande', async () => {
        const { nom, interval } = FORMULES[commande.formule];
        const metadata = { commande: commande.id };
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: client,
            customer_update: { address: 'auto', name: 'auto' },
            billing_address_collection: 'required',
            client_reference_id: commande.id,
            locale: 'fr',
            line_items: [
              {
                quantity: 1,
                // The price is the catalogue's: none is kept at the provider that could differ.
                price_data: {
                  currency: 'eur',
                  unit_amount: commande.centimes,
                  recurring: { interval },
                  product_data: { name: nom },
                },
                tax_rates: [await tauxDesFactures()],
              },
            ],
            metadata,
            subscription_data: { metadata },
            success_url: commande.retour,
            cancel_url: commande.annulation,
          },
          { idempotencyKey: `francis-commande-${commande.id}` },
        );
        if (session.url === null) throw new Error('the session has no address');
        return { session: session.id, url: session.url };
      }),

    fermerCommande: (session) =>
      demander('fermeture', async () => {
        const { status } = await stripe.checkout.sessions.retrieve(session);
        if (status === 'open') await stripe.checkout.sessions.expire(session);
      }),

    ouvrirPortail: (customer, return_url) =>
      demander(
        'portail',
        async () => (await stripe.billingPortal.sessions.create({ customer, return_url, locale: 'fr' })).url,
      ),

    lireAbonnement: (id) =>
      demander('abonnement', async () => traduireAbonnement(await stripe.subscriptions.retrieve(id))),
    lireFacture: (id) => demander('facture', async () => traduireFacture(await stripe.invoices.retrieve(id))),

    regler: (id, renouvele) =>
      demander('renouvellement', async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: !renouvele });
      }),

    terminer: (id, { rembourse }) =>
      demander('fin', async () => {
        if (rembourse) await rembourser(id);
        const { status } = await stripe.subscriptions.retrieve(id);
        if (status !== 'canceled') await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
      }),

    lireEvenement: (corps, signature, instant) => {
      try {
        const maintenant = instant.getTime();
        const evenement = stripe.webhooks.constructEvent(
          corps,
          signature,
          secretDesEvenements,
          TOLERANCE_S,
          undefined,
          maintenant,
        );
        return lireReferences(evenement);
      } catch (cause) {
        throw new ApiError('SIGNATURE_INVALIDE', { cause });
      }
    },
  };
}
