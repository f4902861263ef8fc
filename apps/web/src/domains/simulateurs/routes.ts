import type { RouteObject } from 'react-router';

/** The public simulators: each one its own chunk. */
export const routesSimulateurs: RouteObject[] = [
  {
    path: 'simulateur',
    element: null,
    lazy: async () => ({ loader: (await import('./redirection.ts')).redirigerSelonPays }),
  },
  { path: 'simulateurs', lazy: async () => ({ Component: (await import('./PageSimulateurs.tsx')).PageSimulateurs }) },
  {
    path: 'simulateur-impot',
    lazy: async () => ({ Component: (await import('./impot/SimulateurImpot.tsx')).SimulateurImpot }),
  },
  {
    path: 'simulateur-tmi',
    lazy: async () => ({ Component: (await import('./tmi/SimulateurTmi.tsx')).SimulateurTmi }),
  },
  {
    path: 'simulateur-optimisation',
    lazy: async () => ({
      Component: (await import('./optimisation/SimulateurOptimisation.tsx')).SimulateurOptimisation,
    }),
    // A page written in advance keeps its result until the engine is there; from another screen the inputs come first.
    loader: async () => {
      const arrivee = import('./optimisation/calcul-differe.ts').then(({ chargerCalcul }) => chargerCalcul());
      return typeof document === 'undefined' || document.querySelector('meta[name="francis-ecran"]') ? arrivee : null;
    },
  },
  {
    path: 'simulateur-statuts',
    lazy: async () => ({ Component: (await import('./statuts/SimulateurStatuts.tsx')).SimulateurStatuts }),
  },
  {
    path: 'simulateur-quatre-pays',
    lazy: async () => ({ Component: (await import('./quatre-pays/SimulateurQuatrePays.tsx')).SimulateurQuatrePays }),
  },
  {
    path: 'simulateur-irpf',
    lazy: async () => ({ Component: (await import('./irpf/SimulateurIrpf.tsx')).SimulateurIrpf }),
  },
  {
    path: 'simulateur-impot-suisse',
    lazy: async () => ({ Component: (await import('./suisse/SimulateurSuisse.tsx')).SimulateurSuisse }),
  },
  {
    path: 'simulateur-impot-luxembourg',
    lazy: async () => ({ Component: (await import('./luxembourg/SimulateurLuxembourg.tsx')).SimulateurLuxembourg }),
  },
  {
    path: 'simulateur-tva-suisse',
    lazy: async () => ({ Component: (await import('./tva/SimulateurTva.tsx')).SimulateurTvaSuisse }),
  },
  {
    path: 'simulateur-igi-andorre',
    lazy: async () => ({ Component: (await import('./tva/SimulateurTva.tsx')).SimulateurIgiAndorre }),
  },
  {
    path: 'simulateur-tva-luxembourg',
    lazy: async () => ({ Component: (await import('./tva/SimulateurTva.tsx')).SimulateurTvaLuxembourg }),
  },
];
