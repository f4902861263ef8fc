import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, typographier } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { ApiError } from '../../../platform/erreurs.ts';
import type { EtatConnexion } from '../../../platform/EspaceConnecte.tsx';
import { type Fragment, useFragment } from '../../../platform/fragment.ts';
import { useTitre } from '../../../platform/titre.ts';
import { CaseFermerTout } from '../champs/CaseFermerTout.tsx';
import { EtapeDefi } from '../connexion/EtapeDefi.tsx';
import { type Issue, type Retour, retourDe } from './retours.ts';
import { useRedirection } from './useRedirection.ts';
import '../comptes.css';

const INVALIDE = 'Lien d’activation invalide ou expiré';
const VERS_CONNEXION_MS = 3_000;
const VERS_ESPACE_MS = 2_000;

type Etat =
  | { genre: 'question' }
  | { genre: 'attente' }
  | { genre: 'fini'; issue: Issue }
  | { genre: 'invalide' }
  | { genre: 'echec'; phrase: string; detail: string | undefined };

/** One call for one link, whatever the number of renders: it serves once. */
const appels = new Map<string, Promise<Issue>>();
function agirUneFois(cle: string, retour: Retour, option: boolean): Promise<Issue> {
  const appel = appels.get(cle) ?? retour.agir(option);
  appels.set(cle, appel);
  return appel;
}

async function suivre(cle: string, retour: Retour, option: boolean): Promise<Etat> {
  try {
    return { genre: 'fini', issue: await agirUneFois(cle, retour, option) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'LIEN_INVALIDE') return { genre: 'invalide' };
    // Not the link's fault: it is still good, the same call may be made again.
    appels.delete(cle);
    if (!(error instanceof ApiError)) return { genre: 'echec', phrase: retour.panne, detail: undefined };
    return {
      genre: 'echec',
      phrase: error.status === 0 ? retour.panne : retour.refus,
      detail: typographier(error.message),
    };
  }
}

const cleDe = ({ ticket, retour }: Fragment): string => ticket ?? retour?.['state'] ?? '';

/** `/auth/callback`: what the links of the e-mails open, and where the providers send back. */
export function RetourLien() {
  const fragment = useFragment();
  const retour = retourDe(fragment);
  return retour ? (
    <Suite key={cleDe(fragment)} cle={cleDe(fragment)} retour={retour} />
  ) : (
    <Invalide titre="Activation du compte" renvoi />
  );
}

function Suite({ cle, retour }: { cle: string; retour: Retour }) {
  useTitre(retour.titre);
  const [etat, setEtat] = useState<Etat>({ genre: retour.confirmation ? 'question' : 'attente' });
  const message = etat.genre === 'fini' && 'vers' in etat.issue ? etat.issue.message : undefined;
  const vers = etat.genre === 'fini' && 'vers' in etat.issue ? etat.issue.vers : undefined;
  useRedirection(vers, retour.immediat && !message ? 0 : VERS_ESPACE_MS);
  const [option, setOption] = useState(true);
  const lancer = useCallback(() => {
    setEtat({ genre: 'attente' });
    void suivre(cle, retour, option).then(setEtat);
    // oxlint-disable-next-line react/exhaustive-deps -- the key says which link, the rest follows from it
  }, [cle, option]);
  const direct = retour.confirmation === undefined;
  useEffect(() => {
    if (direct) lancer();
  }, [direct, lancer]);

  if (etat.genre === 'invalide') return <Invalide titre={retour.titre} renvoi={retour.renvoi} />;
  if (etat.genre === 'fini' && 'defi' in etat.issue) {
    return (
      <CadrePublic etroit>
        <h1>{retour.titre}</h1>
        <div className="retour-lien">
          <EtapeDefi defi={etat.issue.defi} />
        </div>
      </CadrePublic>
    );
  }
  return (
    <CadrePublic etroit>
      <h1>{retour.titre}</h1>
      <div className="retour-lien">
        {etat.genre === 'question' && retour.confirmation && (
          <>
            <p>{retour.confirmation.texte}</p>
            <CaseFermerTout libelle={retour.confirmation.option} valeur={option} onChange={setOption} />
            <p>
              <Bouton rang="principal" onClick={lancer}>
                {retour.confirmation.bouton}
              </Bouton>
            </p>
          </>
        )}
        {etat.genre === 'attente' && (
          <p className="voix" role="status">
            {retour.attente}
          </p>
        )}
        {etat.genre === 'fini' && 'vers' in etat.issue && (
          <>
            <Alerte ton="succes">
              <p>{typographier(etat.issue.message ?? retour.succes)}</p>
            </Alerte>
            <p>
              <Link to={etat.issue.vers} replace>
                Continuer
              </Link>
            </p>
          </>
        )}
        {etat.genre === 'echec' && (
          <>
            <Alerte ton="erreur">
              <p>{etat.phrase}</p>
              {etat.detail && <p className="doux">{etat.detail}</p>}
            </Alerte>
            <p className="rangee">
              {!retour.sansReprise && (
                <Bouton rang="principal" onClick={lancer}>
                  Réessayer
                </Bouton>
              )}
              <Link to="/login">Aller à la connexion</Link>
            </p>
          </>
        )}
      </div>
    </CadrePublic>
  );
}

function Invalide({ titre, renvoi = false }: { titre: string; renvoi?: boolean | undefined }) {
  useTitre('Lien invalide');
  const etat: EtatConnexion = { message: INVALIDE, ...(renvoi && { renvoi: 'verification' as const }) };
  useRedirection('/login', VERS_CONNEXION_MS, { state: etat });
  return (
    <CadrePublic etroit>
      <h1>{titre}</h1>
      <div className="retour-lien">
        <Alerte ton="erreur">
          <p>{INVALIDE}</p>
          <p className="doux">
            Vous allez être conduit à la connexion{renvoi && ', d’où vous pourrez demander un nouveau lien'}.
          </p>
        </Alerte>
        <p>
          <Link to="/login" replace state={etat}>
            Aller à la connexion
          </Link>
        </p>
      </div>
    </CadrePublic>
  );
}
