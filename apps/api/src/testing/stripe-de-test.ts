import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { APPELS, aplatir, correspond } from './stripe-appels.ts';

export interface AppelRecu {
  /** `POST /v1/customers` */
  readonly route: string;
  readonly parametres: readonly (readonly [string, string])[];
  readonly cle: string | undefined;
}

type Objet = Record<string, unknown>;
interface Reponse {
  readonly statut: number;
  readonly corps: Objet;
}

const JOUR_S = 86_400;
export const SECRET_DES_EVENEMENTS = 'whsec_essai_de_la_boucle_locale';

const liste = (data: readonly unknown[], url: string): Objet => ({ object: 'list', data, has_more: false, url });
const creer = (prefixe: string, objet: Objet): Objet => ({ id: `${prefixe}_${randomUUID()}`, ...objet });
const refus = (statut: number, type: string, message: string): Reponse => ({
  statut,
  corps: { error: { type, message } },
});

/** A payment provider on this machine that speaks its protocol, keeps its state and refuses what it does not know. */
export class StripeDeTest {
  /** Since a test last emptied it. */
  readonly appels: AppelRecu[] = [];
  /** All of them. */
  readonly tousLesAppels: AppelRecu[] = [];
  readonly abonnements = new Map<string, Objet>();
  readonly factures = new Map<string, Objet>();
  readonly remboursements: Objet[] = [];
  readonly #sessions = new Map<string, Objet>();
  readonly #donnees = new Map<string, { metadata: Objet; centimes: number; interval: string }>();
  /** Subscription of each invoice. */
  readonly #origines = new Map<string, string>();
  readonly #clients = new Map<string, Objet>();
  readonly #taux: Objet[] = [];
  readonly #dejaVus = new Map<string, { empreinte: string; reponse: Reponse }>();
  readonly #serveur: Server;
  readonly #maintenant: () => number;
  readonly #bibliotheque = new Stripe('sk_test_boucle');
  /** Every call fails, as when it is down. */
  enPanne = false;

  private constructor(maintenant: () => number) {
    this.#maintenant = maintenant;
    this.#serveur = createServer((requete, reponse) => {
      void this.#servir(requete, reponse);
    });
  }

  /** @param maintenant milliseconds, by the clock of the test. */
  static async ouvrir(maintenant: () => number): Promise<StripeDeTest> {
    const stripe = new StripeDeTest(maintenant);
    await new Promise<void>((pret) => stripe.#serveur.listen(0, '127.0.0.1', pret));
    return stripe;
  }

  get env(): Record<string, string> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port.
    const { port } = this.#serveur.address() as AddressInfo;
    return {
      STRIPE_CLE: 'sk_test_boucle',
      STRIPE_WEBHOOK_SECRET: SECRET_DES_EVENEMENTS,
      STRIPE_URL: `http://127.0.0.1:${port}`,
      PUBLIC_URL: 'https://francis.exemple.test',
    };
  }

  fermer(): Promise<void> {
    return new Promise((fini) => this.#serveur.close(() => fini()));
  }

  /** The person pays: the session completes, a subscription and its first invoice exist. */
  payer(session: string): { abonnement: Objet & { id: string }; facture: Objet & { id: string } } {
    const ouverte = this.#sessions.get(session);
    if (!ouverte) throw new Error('no such session');
    ouverte['status'] = 'complete';
    const donnees = this.#donnees.get(session);
    if (!donnees) throw new Error('no such session');
    const debut = Math.floor(this.#maintenant() / 1000);
    const id = `sub_${randomUUID()}`;
    const abonnement = {
      id,
      object: 'subscription',
      customer: ouverte['customer'],
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      metadata: donnees.metadata,
      items: liste(
        [{ id: `si_${id}`, object: 'subscription_item', ...this.#periode(debut, donnees.interval) }],
        '/v1/subscription_items',
      ),
    };
    this.abonnements.set(id, abonnement);
    return { abonnement, facture: this.facturer(id, donnees.centimes) };
  }

  /** A new period begins now. */
  renouveler(abonnement: string): void {
    const debut = Math.floor(this.#maintenant() / 1000);
    const items = liste([{ object: 'subscription_item', ...this.#periode(debut, 'month') }], '/v1/subscription_items');
    Object.assign(this.abonnements.get(abonnement) ?? {}, { items });
  }

  facturer(abonnement: string, centimes: number): Objet & { id: string } {
    const sub = this.abonnements.get(abonnement);
    const id = `in_${randomUUID()}`;
    const creee = Math.floor(this.#maintenant() / 1000);
    const facture = {
      id,
      object: 'invoice',
      customer: sub?.['customer'],
      status: 'paid',
      number: `FR-${this.factures.size + 1}`,
      total: centimes,
      total_taxes: [{ amount: Math.round(centimes / 6) }],
      created: creee,
      status_transitions: { finalized_at: creee },
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      parent: { type: 'subscription_details', subscription_details: { subscription: abonnement } },
    };
    this.factures.set(id, facture);
    this.#origines.set(id, abonnement);
    return facture;
  }

  #periode(debut: number, interval: string): Objet {
    return { current_period_start: debut, current_period_end: debut + (interval === 'year' ? 365 : 30) * JOUR_S };
  }

  /** An event as it is sent, with the header that signs it. */
  evenement(
    type: string,
    objet: unknown,
    { id = `evt_${randomUUID()}`, age = 0, secret = SECRET_DES_EVENEMENTS } = {},
  ): { corps: string; entetes: Record<string, string> } {
    const corps = JSON.stringify({ id, object: 'event', type, data: { object: objet } });
    const timestamp = Math.floor(this.#maintenant() / 1000) - age;
    const signature = this.#bibliotheque.webhooks.generateTestHeaderString({ payload: corps, secret, timestamp });
    return { corps, entetes: { 'content-type': 'application/json', 'stripe-signature': signature } };
  }

  async #servir(requete: IncomingMessage, reponse: ServerResponse): Promise<void> {
    const { statut, corps } = await this.#lire(requete);
    reponse.writeHead(statut, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` });
    reponse.end(JSON.stringify(corps));
  }

  async #lire(requete: IncomingMessage): Promise<Reponse> {
    let envoye = '';
    for await (const morceau of requete.setEncoding('utf8')) envoye += String(morceau);
    const { pathname, search } = new URL(requete.url ?? '/', 'http://stripe');
    const corps = envoye || search.slice(1);
    const methode = requete.method ?? 'GET';
    const route = Object.keys(APPELS).find((une) => correspond(une, `${methode} ${pathname}`));
    if (route === undefined)
      return refus(404, 'invalid_request_error', `Unrecognized request URL (${methode} ${pathname})`);
    const parametres = [...new URLSearchParams(corps)];
    const cle = requete.headers['idempotency-key'];
    const appel = { route, parametres, cle: typeof cle === 'string' ? cle : undefined };
    this.appels.push(appel);
    this.tousLesAppels.push(appel);
    if (this.enPanne) return refus(503, 'api_error', 'down');
    const inconnu = parametres.find(([nom]) => !APPELS[route]?.includes(aplatir(nom)));
    if (inconnu) return refus(400, 'invalid_request_error', `Received unknown parameter: ${inconnu[0]}`);
    if (typeof cle !== 'string' || methode !== 'POST') return this.#repondre(route, pathname, new Map(parametres));
    const vu = this.#dejaVus.get(cle);
    const empreinte = `${pathname}?${corps}`;
    // The library puts a key of its own on what it may send again.
    if (vu) return vu.empreinte === empreinte ? vu.reponse : refus(400, 'idempotency_error', 'same key, other body');
    const reponse = this.#repondre(route, pathname, new Map(parametres));
    this.#dejaVus.set(cle, { empreinte, reponse });
    return reponse;
  }

  #repondre(route: string, chemin: string, p: ReadonlyMap<string, string>): Reponse {
    const id = chemin.split('/')[route.includes('checkout') ? 4 : 3] ?? '';
    const trouver = (objets: ReadonlyMap<string, Objet>): Reponse => {
      const objet = objets.get(id);
      return objet ? { statut: 200, corps: objet } : refus(404, 'invalid_request_error', `No such object: '${id}'`);
    };
    switch (route) {
      case 'POST /v1/customers': {
        const client = creer('cus', { object: 'customer', email: p.get('email') });
        this.#clients.set(String(client['id']), client);
        return { statut: 200, corps: client };
      }
      case 'GET /v1/tax_rates':
        return { statut: 200, corps: liste(this.#taux, '/v1/tax_rates') };
      case 'POST /v1/tax_rates': {
        const taux = creer('txr', { percentage: Number(p.get('percentage')), country: p.get('country') });
        this.#taux.push(taux);
        return { statut: 200, corps: taux };
      }
      case 'POST /v1/checkout/sessions': {
        if (!this.#clients.has(p.get('customer') ?? '')) return refus(400, 'invalid_request_error', 'No such customer');
        const session = creer('cs_test', { object: 'checkout.session', status: 'open', customer: p.get('customer') });
        session['url'] = `https://checkout.stripe.com/c/pay/${String(session['id'])}`;
        this.#donnees.set(String(session['id']), {
          metadata: { commande: p.get('subscription_data[metadata][commande]') },
          centimes: Number(p.get('line_items[0][price_data][unit_amount]')),
          interval: p.get('line_items[0][price_data][recurring][interval]') ?? 'month',
        });
        this.#sessions.set(String(session['id']), session);
        return { statut: 200, corps: session };
      }
      case 'GET /v1/checkout/sessions/:id':
        return trouver(this.#sessions);
      case 'POST /v1/checkout/sessions/:id/expire': {
        const session = this.#sessions.get(id);
        if (session?.['status'] !== 'open') return refus(400, 'invalid_request_error', 'not open');
        session['status'] = 'expired';
        return { statut: 200, corps: session };
      }
      case 'POST /v1/billing_portal/sessions':
        return { statut: 200, corps: creer('bps', { url: 'https://billing.stripe.com/p/session/essai' }) };
      case 'POST /v1/subscriptions/:id': {
        const abonnement = this.abonnements.get(id);
        if (abonnement) abonnement['cancel_at_period_end'] = p.get('cancel_at_period_end') === 'true';
        return trouver(this.abonnements);
      }
      case 'DELETE /v1/subscriptions/:id': {
        const abonnement = this.abonnements.get(id);
        if (abonnement?.['status'] === 'canceled') return refus(404, 'invalid_request_error', 'already canceled');
        if (abonnement) abonnement['status'] = 'canceled';
        return trouver(this.abonnements);
      }
      case 'GET /v1/subscriptions/:id':
        return trouver(this.abonnements);
      case 'GET /v1/invoices/:id':
        return trouver(this.factures);
      case 'GET /v1/invoices': {
        const siennes = [...this.factures]
          .filter(([facture]) => this.#origines.get(facture) === p.get('subscription'))
          .map(([, facture]) => facture);
        return { statut: 200, corps: liste(siennes, '/v1/invoices') };
      }
      case 'GET /v1/invoice_payments': {
        const payment = { type: 'payment_intent', payment_intent: `pi_${p.get('invoice')}` };
        const paiement = { id: `inpay_${p.get('invoice')}`, object: 'invoice_payment', payment };
        return { statut: 200, corps: liste([paiement], '/v1/invoice_payments') };
      }
      default: {
        const remboursement = creer('re', { object: 'refund', payment_intent: p.get('payment_intent') });
        this.remboursements.push(remboursement);
        return { statut: 200, corps: remboursement };
      }
    }
  }
}
