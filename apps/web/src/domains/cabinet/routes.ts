import type { RouteObject } from 'react-router';

/** Screens that a visitor may open. */
export const routesOffrePro: RouteObject[] = [
  { path: 'pro', lazy: async () => ({ Component: (await import('../public/PagePro.tsx')).PagePro }) },
  { path: 'contact-pro', lazy: async () => ({ Component: (await import('../public/ContactPro.tsx')).ContactPro }) },
  {
    path: 'accord-sous-traitance',
    lazy: async () => ({ Component: (await import('./AccordSousTraitance.tsx')).AccordSousTraitance }),
  },
];

/** Screens of the professional who is signed in. */
export const routesCabinet: RouteObject[] = [
  { path: 'pro/settings', lazy: async () => ({ Component: (await import('./PageParametres.tsx')).PageParametres }) },
  {
    path: 'pro/edit-profile',
    lazy: async () => ({ Component: (await import('./PageModifierProfil.tsx')).PageModifierProfil }),
  },
  { path: 'pro/invitation', lazy: async () => ({ Component: (await import('./PageInvitation.tsx')).PageInvitation }) },
];
