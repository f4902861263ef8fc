import type { RouteObject } from 'react-router';

/** What anybody may read. Each page is its own chunk. */
export const routesPubliques: RouteObject[] = [
  { path: 'pro-landing', lazy: async () => ({ Component: (await import('./accueil/Accueil.tsx')).Accueil }) },
  { path: 'pricing', lazy: async () => ({ Component: (await import('./PageTarifs.tsx')).PageTarifs }) },
  { path: 'contact', lazy: async () => ({ Component: (await import('./PageContact.tsx')).PageContact }) },
  { path: 'demo', lazy: async () => ({ Component: (await import('./demo/PageDemo.tsx')).PageDemo }) },
  {
    path: 'optimisation-fiscale-ia',
    lazy: async () => ({ Component: (await import('./PageOptimisationIa.tsx')).PageOptimisationIa }),
  },
  {
    path: 'exactitude',
    lazy: async () => ({ Component: (await import('./exactitude/PageExactitude.tsx')).PageExactitude }),
  },
  { path: 'reforme', lazy: async () => ({ Component: (await import('./reforme/PageReforme.tsx')).PageReforme }) },
  { path: 'blog', lazy: async () => ({ Component: (await import('./blog/PageBlog.tsx')).PageBlog }) },
  { path: 'blog/:id', lazy: async () => ({ Component: (await import('./blog/PageArticle.tsx')).PageArticle }) },
  {
    path: 'mentions-legales',
    lazy: async () => ({ Component: (await import('./legal/PageMentions.tsx')).PageMentions }),
  },
  {
    path: 'politique-confidentialite',
    lazy: async () => ({ Component: (await import('./legal/PageConfidentialite.tsx')).PageConfidentialite }),
  },
  {
    path: 'accessibilite',
    lazy: async () => ({ Component: (await import('./legal/PageAccessibilite.tsx')).PageAccessibilite }),
  },
];
