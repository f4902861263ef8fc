import type { RouteObject } from 'react-router';

/** A figure that somebody shared. */
export const routesPartages: RouteObject[] = [
  { path: 'partage/:jeton', lazy: async () => ({ Component: (await import('./PagePartage.tsx')).PagePartage }) },
];
