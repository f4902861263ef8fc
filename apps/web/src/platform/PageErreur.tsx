import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { Bouton, classeBouton } from '../design-system/index.ts';
import { CadrePublic } from './CadrePublic.tsx';
import { useTitre } from './titre.ts';

export function PageIntrouvable() {
  useTitre('Page introuvable');
  return (
    <CadrePublic etroit>
      <div className="message-page">
        <p className="chapeau">Erreur 404</p>
        <h1>Cette page n’existe pas</h1>
        <p className="voix">L’adresse est peut-être incomplète, ou la page a été déplacée.</p>
        <p>
          <Link className={classeBouton('principal')} to="/pro-landing">
            Revenir à l’accueil
          </Link>
        </p>
      </div>
    </CadrePublic>
  );
}

/** What remains when a screen fails: the sentence, and two ways out. */
export function PageErreur() {
  const erreur = useRouteError();
  if (isRouteErrorResponse(erreur) && erreur.status === 404) return <PageIntrouvable />;
  return <PannePage />;
}

function PannePage() {
  useTitre('Erreur');
  return (
    <main className="page etroite message-page">
      <p className="chapeau">Erreur</p>
      <h1>Cet écran n’a pas pu s’afficher</h1>
      <p className="voix">
        Rechargez la page. Si l’erreur revient, une nouvelle version est peut-être en cours d’installation{'\u202f'}:
        réessayez dans un instant.
      </p>
      <p className="rangee">
        <Bouton rang="principal" onClick={() => location.reload()}>
          Recharger la page
        </Bouton>
        <a className={classeBouton()} href="/">
          Revenir à l’accueil
        </a>
      </p>
    </main>
  );
}
