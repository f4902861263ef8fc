import type { RouteObject } from 'react-router';

/** Where a bank sends the browser back, session or not. */
export const routesRetourBanque: RouteObject[] = [
  { path: 'truelayer-callback', lazy: async () => ({ Component: (await import('./RetourBanque.tsx')).RetourBanque }) },
];

/** Screens of the person who is signed in. */
export const routesBanque: RouteObject[] = [
  { path: 'patrimoine', lazy: async () => ({ Component: (await import('./PagePatrimoine.tsx')).PagePatrimoine }) },
  { path: 'banque-essai', lazy: async () => ({ Component: (await import('./PageBanqueEssai.tsx')).PageBanqueEssai }) },
];
