import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Attente } from './Attente.tsx';
import { ApiError, MESSAGE_SESSION } from './erreurs.ts';
import { resumeSession, useSession } from './session.ts';

/** What the sign-in page is told when it is reached from here. */
export interface EtatConnexion {
  message?: string;
  retour?: string;
}

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // A refusal stays a refusal; only silence and outages are tried again.
        retry: (count, error) =>
          count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
      },
    },
  });

/**
 * Door of the signed-in screens. Nobody: back to the home page, with the professional sign-in at hand for the
 * professional addresses. A session that ended while in use: the sign-in page, then back here.
 */
export function EspaceConnecte() {
  const session = useSession();
  const lieu = useLocation();
  const [client] = useState(newClient);
  const pro = lieu.pathname.startsWith('/pro/');

  useEffect(() => {
    void resumeSession();
  }, []);

  if (session.statut === 'inconnue' || session.statut === 'verification') {
    return <Attente texte={pro ? "Vérification de l'accès en cours..." : "Vérification de l'accès..."} />;
  }
  if (session.statut === 'fermee') {
    if (!session.perdue) return <Navigate to="/" replace state={{ connexionPro: pro }} />;
    const etat: EtatConnexion = { message: MESSAGE_SESSION, retour: lieu.pathname + lieu.search };
    return <Navigate to="/login" replace state={etat} />;
  }
  if (pro && session.utilisateur.taper !== 'professionnel') {
    return <Navigate to="/pro-landing" replace state={{ connexionPro: true }} />;
  }
  return (
    <QueryClientProvider client={client} key={session.utilisateur.id}>
      <Outlet />
    </QueryClientProvider>
  );
}
