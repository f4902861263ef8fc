/** Each call, and every parameter that it may carry; `#` is a place in a list. Read in Stripe's description of its API. */
export const APPELS: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/customers': ['email', 'name', 'preferred_locales.#', 'metadata.compte'],
  'GET /v1/tax_rates': ['active', 'inclusive', 'limit', 'starting_after'],
  'POST /v1/tax_rates': ['display_name', 'percentage', 'inclusive', 'country'],
  'POST /v1/checkout/sessions': [
    'mode',
    'customer',
    'customer_update.address',
    'customer_update.name',
    'billing_address_collection',
    'client_reference_id',
    'locale',
    'line_items.#.quantity',
    'line_items.#.price_data.currency',
    'line_items.#.price_data.unit_amount',
    'line_items.#.price_data.recurring.interval',
    'line_items.#.price_data.product_data.name',
    'line_items.#.tax_rates.#',
    'metadata.commande',
    'subscription_data.metadata.commande',
    'success_url',
    'cancel_url',
  ],
  'GET /v1/checkout/sessions/:id': [],
  'POST /v1/checkout/sessions/:id/expire': [],
  'POST /v1/billing_portal/sessions': ['customer', 'return_url', 'locale'],
  'GET /v1/subscriptions/:id': [],
  'POST /v1/subscriptions/:id': ['cancel_at_period_end'],
  'DELETE /v1/subscriptions/:id': ['invoice_now', 'prorate'],
  'GET /v1/invoices': ['subscription', 'status', 'limit', 'starting_after'],
  'GET /v1/invoices/:id': [],
  'GET /v1/invoice_payments': ['invoice', 'status', 'limit', 'starting_after'],
  'POST /v1/refunds': ['payment_intent', 'reason'],
};

export const ROUTES_STRIPE = Object.keys(APPELS);

/** `line_items[0][tax_rates][0]` → `line_items.#.tax_rates.#` */
export const aplatir = (nom: string): string =>
  nom
    .replaceAll(']', '')
    .split('[')
    .map((partie) => (partie !== '' && Number.isInteger(Number(partie)) ? '#' : partie))
    .join('.');

export function correspond(route: string, demande: string): boolean {
  const [attendus, recus] = [route.split('/'), demande.split('/')];
  return attendus.length === recus.length && attendus.every((un, i) => un === recus[i] || un === ':id');
}
