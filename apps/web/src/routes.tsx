import { type RouteObject, redirect } from 'react-router';
import { routesAnnuaire } from './domains/annuaire/routes.ts';
import { routesBanque, routesRetourBanque } from './domains/banque/routes.ts';
import { routesCabinet, routesOffrePro } from './domains/cabinet/routes.ts';
import { routesCompte, routesComptes } from './domains/comptes/routes.ts';
import { routesEspaceClient } from './domains/espace-client/routes.ts';
import { routesFacturation, routesVente } from './domains/facturation/routes.ts';
import { routesPartages } from './domains/partages/routes.ts';
import { routesPubliques } from './domains/public/routes.ts';
import { routesReunions } from './domains/reunions/routes.ts';
import { routesSimulateurs } from './domains/simulateurs/routes.ts';
import { Attente } from './platform/Attente.tsx';
import { PageErreur, PageIntrouvable } from './platform/PageErreur.tsx';
import { Racine } from './platform/Racine.tsx';

/** Every address of the product. Each screen is its own chunk; the three chat addresses share one screen. */
export const routes: RouteObject[] = [
  {
    Component: Racine,
    HydrateFallback: () => <Attente texte="Chargement..." />,
    children: [
      {
        // A failure inside a screen keeps the messages and the title of the frame around it.
        errorElement: <PageErreur />,
        children: [
          { index: true, loader: () => redirect('/pro-landing'), element: null },
          { path: 'patrimonia', loader: () => redirect('/pro-landing'), element: null },
          ...routesPubliques,
          ...routesComptes,
          ...routesOffrePro,
          ...routesEspaceClient,
          ...routesPartages,
          ...routesVente,
          ...routesRetourBanque,
          ...routesSimulateurs,
          {
            lazy: async () => {
              const [{ EspaceConnecte }, { HorsLigne }] = await Promise.all([
                import('./platform/EspaceConnecte.tsx'),
                import('./domains/assistant/HorsLigne.tsx'),
              ]);
              return { element: <EspaceConnecte horsLigne={HorsLigne} /> };
            },
            children: [
              ...routesCompte,
              ...routesFacturation,
              ...routesBanque,
              {
                path: 'mes-donnees',
                lazy: async () => ({
                  Component: (await import('./domains/donnees-personnelles/PageDonnees.tsx')).PageDonnees,
                }),
              },
              ...['profil', 'profile'].map((path) => ({
                path,
                lazy: async () => ({ Component: (await import('./domains/profil/PageProfil.tsx')).PageProfil }),
              })),
              ...routesCabinet,
              ...routesReunions,
              {
                path: 'pro/portefeuille',
                lazy: async () => ({
                  Component: (await import('./domains/portefeuille/PagePortefeuille.tsx')).PagePortefeuille,
                }),
              },
              {
                path: 'pro/clients/import',
                lazy: async () => ({ Component: (await import('./domains/importation/PageImport.tsx')).PageImport }),
              },
              // The list of clients is the dashboard, which guards itself.
              ...['clients', 'pro/clients'].map((path) => ({
                path,
                loader: () => redirect('/pro/dashboard'),
                element: null,
              })),
              ...(
                [
                  ['pro/dashboard', 'PageClients'],
                  ['pro/clients/new', 'PageNouveauClient'],
                  ['pro/clients/:clientId', 'PageDossier'],
                  ['pro/clients/:clientId/edit', 'PageEdition'],
                ] as const
              ).map(([path, page]) => ({
                path,
                lazy: async () => ({ Component: (await import('./domains/clients/index.ts'))[page] }),
              })),
              {
                path: 'ma-fiscalite',
                lazy: async () => ({
                  Component: (await import('./domains/fiscalite/PageFiscalite.tsx')).PageFiscalite,
                }),
              },
              {
                path: 'documents',
                lazy: async () => ({
                  Component: (await import('./domains/documents/PageDocuments.tsx')).PageDocuments,
                }),
              },
              ...routesAnnuaire,
              {
                lazy: async () => ({ Component: (await import('./domains/decouverte/EspaceChat.tsx')).EspaceChat }),
                children: ['dashboard', 'chat', 'pro/chat'].map((path) => ({ path, element: null })),
              },
            ],
          },
          { path: '*', Component: PageIntrouvable },
        ],
      },
    ],
  },
];
