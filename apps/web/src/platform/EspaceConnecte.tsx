import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { Attente } from './Attente.tsx';
import { effacerTraces } from './deconnexion.ts';
import { ApiError } from './erreurs.ts';
import { phraseDeFin } from './fin-de-session.ts';
import { ecouterSecondFacteur, type EtatSecurite } from './second-facteur.ts';
import { aUnEspacePro, finieAilleurs, resumeSession, suivreFin, useSession } from './session.ts';
import { VeilleSession } from './VeilleSession.tsx';

/** What the sign-in page is told when it is reached from elsewhere. */
export interface EtatConnexion {
  message?: string;
  retour?: string;
  /** A link that no longer works: the page offers another one. */
  renvoi?: 'verification' | 'activation' | 'activation_payee';
}

/** Reached from a message or a bookmark: signing in leads there. From the others, a visitor goes to the home page. */
const AVEC_CONNEXION = new Set([
  '/account',
  '/autoriser',
  '/change-password',
  '/commander',
  '/securite',
  '/mes-donnees',
  '/pro/invitation',
]);

/** To whoever a firm invited, and who is not signed in. */
const INVITE =
  'Un cabinet vous invite. Connectez-vous avec l’adresse qui a reçu l’invitation, ou créez-lui un compte professionnel.';

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
export function EspaceConnecte({ horsLigne: HorsLigne }: { horsLigne: ComponentType<{ onReessayer: () => void }> }) {
  const session = useSession();
  const lieu = useLocation();
  const [client] = useState(newClient);
  const pro = lieu.pathname.startsWith('/pro/');
  const retour = lieu.pathname + lieu.search;

  useEffect(() => {
    void resumeSession();
  }, []);
  useEffect(() => {
    const auRetour = (evenement: PageTransitionEvent): void => {
      if (evenement.persisted && finieAilleurs()) suivreFin('sortie');
    };
    addEventListener('pageshow', auRetour);
    return () => removeEventListener('pageshow', auRetour);
  }, []);
  const aller = useNavigate();
  // Whatever was asked: the security page says why it was refused and how to go on.
  useEffect(
    () =>
      ecouterSecondFacteur(() => {
        const { pathname, search } = location;
        void aller('/securite', { replace: true, state: { secondFacteur: pathname + search } satisfies EtatSecurite });
      }),
    [aller],
  );
  const sorti = session.statut === 'fermee' && session.motif === 'sortie';
  useEffect(() => {
    if (sorti) effacerTraces();
  }, [sorti]);

  if (session.statut === 'inconnue' || session.statut === 'verification') {
    return <Attente texte={pro ? 'Vérification de l’accès en cours...' : 'Vérification de l’accès...'} />;
  }
  if (session.statut === 'sortie') return <Attente texte="Déconnexion en cours..." />;
  if (session.statut === 'injoignable') return <HorsLigne onReessayer={() => void resumeSession()} />;
  if (session.statut === 'fermee') {
    if (session.perdue) {
      const etat: EtatConnexion = { message: phraseDeFin(session.motif), retour };
      return <Navigate to={pro ? '/pro/login' : '/login'} replace state={etat} />;
    }
    if (!sorti && AVEC_CONNEXION.has(lieu.pathname)) {
      const etat: EtatConnexion = { retour, ...(pro && { message: INVITE }) };
      return <Navigate to={pro ? '/pro/login' : '/login'} replace state={etat} />;
    }
    return <Navigate to="/pro-landing" replace state={pro && !sorti ? { connexionPro: true, retour } : {}} />;
  }
  if (pro && !aUnEspacePro(session.utilisateur)) {
    return <Navigate to="/pro-landing" replace state={{ connexionPro: true, retour }} />;
  }
  return (
    <QueryClientProvider client={client} key={session.utilisateur.id}>
      <Outlet />
      <VeilleSession />
    </QueryClientProvider>
  );
}
