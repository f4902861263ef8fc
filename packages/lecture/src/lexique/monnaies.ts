export type Devise = 'EUR' | 'CHF' | 'AUTRE';

/** How currencies are written. */
export const DEVISES: Readonly<Record<string, Devise>> = {
  '€': 'EUR',
  $: 'AUTRE',
  '£': 'AUTRE',
  chf: 'CHF',
  usd: 'AUTRE',
  gbp: 'AUTRE',
  dollar: 'AUTRE',
  dollars: 'AUTRE',
  livres: 'AUTRE',
  sterling: 'AUTRE',
  fr: 'CHF',
  frs: 'CHF',
  franc: 'CHF',
  francs: 'CHF',
};
/** Currencies that are also written before their amount. */
export const DEVISES_AVANT: ReadonlySet<string> = new Set(['€', '$', '£', 'chf', 'fr', 'usd']);

/** Words and letters that multiply the amount before them. */
export const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1e3,
  ke: 1e3,
  keur: 1e3,
  keuro: 1e3,
  keuros: 1e3,
  kf: 1e3,
  kchf: 1e3,
  m: 1e6,
  me: 1e6,
  meuro: 1e6,
  meuros: 1e6,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  md: 1e9,
  mds: 1e9,
  mrd: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  millier: 1e3,
  milliers: 1e3,
};
