import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { resumeSession, useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { echanger } from './api.ts';
import { lireRetour, phraseDEchec } from './retour.ts';
import '../comptes/comptes.css';

const VERS_TABLEAU_MS = 2_000;

type Etat = { readonly genre: 'attente' | 'succes' } | { readonly genre: 'erreur'; readonly phrase: string };

/** Where a bank sends the browser back. */
export function RetourBanque() {
  useTitre('Connexion bancaire');
  const [parametres] = useSearchParams();
  const aller = useNavigate();
  const session = useSession();
  const [lu] = useState(() => lireRetour(parametres));
  const [recu, setRecu] = useState<Etat>(lu.genre === 'erreur' ? lu : { genre: 'attente' });
  const { statut } = session;
  const enAttente = statut === 'inconnue' || statut === 'verification';
  // Lost once the bank is connected, it changes nothing to what is shown.
  const sansSession = recu.genre === 'attente' && !enAttente && statut !== 'ouverte';
  const etat: Etat = sansSession ? { genre: 'erreur', phrase: 'Token d’authentification manquant' } : recu;

  useEffect(() => {
    // The code is of no use to whoever reads the history of this browser.
    history.replaceState(history.state, '', location.pathname);
    void resumeSession();
  }, []);
  useEffect(() => {
    if (lu.genre === 'erreur' || statut !== 'ouverte') return;
    const { code, state, provider_id } = lu;
    void echanger({ code, state, provider_id }).then(
      () => setRecu({ genre: 'succes' }),
      (error: unknown) => setRecu({ genre: 'erreur', phrase: phraseDEchec(error) }),
    );
  }, [lu, statut]);
  useEffect(() => {
    if (recu.genre !== 'succes') return undefined;
    const attente = setTimeout(() => void aller('/dashboard', { replace: true }), VERS_TABLEAU_MS);
    return () => clearTimeout(attente);
  }, [recu, aller]);

  return (
    <CadrePublic etroit>
      <h1>Connexion bancaire</h1>
      <div className="retour-lien">
        {etat.genre === 'attente' && (
          <p className="voix" role="status">
            Connexion à votre banque en cours...
          </p>
        )}
        {etat.genre === 'succes' && <Alerte ton="succes">Compte bancaire connecté avec succès{'\u202f'}!</Alerte>}
        {etat.genre === 'erreur' && (
          <>
            <Alerte ton="erreur">{etat.phrase}</Alerte>
            <p>
              <Link className={classeBouton()} to="/dashboard">
                Retour au dashboard
              </Link>
            </p>
          </>
        )}
      </div>
    </CadrePublic>
  );
}
