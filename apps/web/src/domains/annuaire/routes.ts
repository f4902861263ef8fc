import type { RouteObject } from 'react-router';

/** The directory, and the address that it shares with the five questions of an individual. */
export const routesAnnuaire: RouteObject[] = [
  { path: 'annuaire', lazy: async () => ({ Component: (await import('./PageAnnuaire.tsx')).PageAnnuaire }) },
  { path: 'discover', lazy: async () => ({ Component: (await import('./PageDecouvrir.tsx')).PageDecouvrir }) },
];
