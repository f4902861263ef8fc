import type { RouteObject } from 'react-router';

/** The space of a client, opened by the link that their adviser sent. */
export const routesEspaceClient: RouteObject[] = [
  {
    path: 'espace-client/:jeton',
    lazy: async () => ({ Component: (await import('./PageEspaceClient.tsx')).PageEspaceClient }),
  },
];
