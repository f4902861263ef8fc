import type { RouteObject } from 'react-router';

/** Screens of the meetings. */
export const routesReunions: RouteObject[] = [
  { path: 'pro/teams-assistant', lazy: async () => ({ Component: (await import('./PageTeams.tsx')).PageTeams }) },
  { path: 'pro/extension', lazy: async () => ({ Component: (await import('./PageExtension.tsx')).PageExtension }) },
];
