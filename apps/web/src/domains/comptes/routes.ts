import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';

/** Screens that a visitor may open. */
export const routesComptes: RouteObject[] = [
  { path: 'login', lazy: async () => ({ Component: (await import('./connexion/Connexion.tsx')).Connexion }) },
  { path: 'pro/login', lazy: async () => ({ Component: (await import('./connexion/ConnexionPro.tsx')).ConnexionPro }) },
  {
    path: 'signup',
    loader: ({ request }) => (new URL(request.url).searchParams.get('type') === 'pro' ? redirect('/pro/signup') : null),
    lazy: async () => ({ Component: (await import('./inscription/Inscription.tsx')).Inscription }),
  },
  {
    path: 'pro/signup',
    lazy: async () => ({ Component: (await import('./inscription/InscriptionPro.tsx')).InscriptionPro }),
  },
  { path: 'pro-signup', loader: () => redirect('/pro/signup'), element: null },
  {
    path: 'forgot-password',
    lazy: async () => ({ Component: (await import('./liens/MotDePasseOublie.tsx')).MotDePasseOublie }),
  },
  {
    path: 'set-password',
    lazy: async () => ({ Component: (await import('./liens/NouveauMotDePasse.tsx')).NouveauMotDePasse }),
  },
  { path: 'auth/callback', lazy: async () => ({ Component: (await import('./liens/RetourLien.tsx')).RetourLien }) },
  {
    path: 'complete-signup',
    lazy: async () => ({ Component: (await import('./liens/FinInscription.tsx')).FinInscription }),
  },
  { path: 'activate-account', lazy: async () => ({ Component: (await import('./liens/Activation.tsx')).Activation }) },
];

/** Screens of the person who is signed in. */
export const routesCompte: RouteObject[] = [
  {
    path: 'change-password',
    lazy: async () => ({ Component: (await import('./ChangementMotDePasse.tsx')).ChangementMotDePasse }),
  },
  {
    path: 'autoriser',
    lazy: async () => ({ Component: (await import('./programmes/PageAutoriser.tsx')).PageAutoriser }),
  },
  { path: 'securite', lazy: async () => ({ Component: (await import('./securite/PageSecurite.tsx')).PageSecurite }) },
];
