import type { RouteObject } from 'react-router';

/** Screens that a visitor may open. */
export const routesVente: RouteObject[] = [
  { path: 'success', lazy: async () => ({ Component: (await import('./PageSucces.tsx')).PageSucces }) },
  {
    path: 'conditions-de-vente',
    lazy: async () => ({ Component: (await import('./ConditionsDeVente.tsx')).ConditionsDeVente }),
  },
];

/** Screens of the person who is signed in. */
export const routesFacturation: RouteObject[] = [
  { path: 'account', lazy: async () => ({ Component: (await import('./PageCompte.tsx')).PageCompte }) },
  { path: 'commander', lazy: async () => ({ Component: (await import('./PageCommande.tsx')).PageCommande }) },
  {
    path: 'paiement-essai',
    lazy: async () => ({ Component: (await import('./PagePaiementEssai.tsx')).PagePaiementEssai }),
  },
  {
    path: 'portail-essai',
    lazy: async () => ({ Component: (await import('./PagePortailEssai.tsx')).PagePortailEssai }),
  },
];
