import type { Stripe } from 'stripe';
import type { EtatAbonnement, EtatFacture, EvenementRecu } from '../ports.ts';

const instant = (secondes: number): Date => new Date(secondes * 1000);
const idDe = (lien: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof lien === 'string' ? lien : lien?.id;

/** What each state of theirs means here; one that this version does not know gives nothing. */
const STATUTS: Readonly<Record<string, EtatAbonnement['statut']>> = {
  active: 'actif',
  trialing: 'actif',
  past_due: 'impaye',
  unpaid: 'impaye',
  incomplete: 'incomplet',
};

/** @throws Error when it lacks the period that it is sold for. */
export function traduireAbonnement(abonnement: Stripe.Subscription): EtatAbonnement {
  const [ligne] = abonnement.items.data;
  const client = idDe(abonnement.customer);
  if (!ligne || client === undefined) throw new Error('a subscription without item or customer');
  return {
    externeId: abonnement.id,
    clientExterne: client,
    commandeId: abonnement.metadata['commande'],
    statut: STATUTS[abonnement.status] ?? 'termine',
    debut: instant(ligne.current_period_start),
    fin: instant(ligne.current_period_end),
    renouvele: !abonnement.cancel_at_period_end && abonnement.cancel_at === null,
  };
}

export function traduireFacture(facture: Stripe.Invoice): EtatFacture {
  const client = idDe(facture.customer);
  if (client === undefined) throw new Error('an invoice without customer');
  const taxes = facture.total_taxes ?? [];
  return {
    externeId: facture.id,
    clientExterne: client,
    abonnementExterne: idDe(facture.parent?.subscription_details?.subscription),
    numero: facture.number ?? facture.id,
    centimes: facture.total,
    tvaCentimes: taxes.reduce((somme, { amount }) => somme + amount, 0),
    statut: facture.status === 'paid' ? 'payee' : 'due',
    emiseLe: instant(facture.status_transitions.finalized_at ?? facture.created),
    lien: facture.hosted_invoice_url ?? null,
  };
}

/** Whom and what an event is about; the rest of it is not believed, but read again. */
export function lireReferences(evenement: Stripe.Event): EvenementRecu {
  const { id, type } = evenement;
  const aucune = { clientExterne: undefined, abonnementExterne: undefined, factureExterne: undefined };
  switch (evenement.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { customer, subscription } = evenement.data.object;
      return { id, type, ...aucune, clientExterne: idDe(customer), abonnementExterne: idDe(subscription) };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const { customer, id: abonnementExterne } = evenement.data.object;
      return { id, type, ...aucune, clientExterne: idDe(customer), abonnementExterne };
    }
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { customer, parent, id: factureExterne } = evenement.data.object;
      const abonnementExterne = idDe(parent?.subscription_details?.subscription);
      return { id, type, clientExterne: idDe(customer), abonnementExterne, factureExterne };
    }
    default:
      return { id, type, ...aucune };
  }
}
