import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { seDeconnecter } from '../../../platform/deconnexion.ts';
import { asContract } from '../../../platform/json.ts';
import type { EtatSecurite } from '../../../platform/second-facteur.ts';
import { appareilsQuery, facteursQuery, passkeysQuery } from './api.ts';

const ICI = '/securite';

/** Why the person was brought here, what to do, and the way back once it is done. */
export function AvisSecondFacteur() {
  const { secondFacteur: retour } = asContract<EtatSecurite>(useLocation().state ?? {});
  return retour === undefined ? null : <Avis retour={retour} />;
}

function Avis({ retour }: { retour: string }) {
  const { data: appareils } = useQuery(appareilsQuery);
  const { data: facteurs } = useQuery(facteursQuery);
  const { data: passkeys } = useQuery(passkeysQuery);
  if (!appareils || !facteurs || !passkeys) return null;
  if (appareils.sessions.some(({ courante, niveau }) => courante && niveau === 'aal2')) {
    return retour === ICI ? null : (
      <Alerte ton="succes">
        <p>La double authentification est faite.</p>
        <p>
          <Link to={retour}>Revenir où vous étiez</Link>
        </p>
      </Alerte>
    );
  }
  const enPossede = passkeys.passkeys.length > 0 || facteurs.facteurs.some(({ confirme }) => confirme);
  return (
    <Alerte ton="attention">
      <p>Authentification à deux facteurs requise</p>
      {enPossede ? (
        <>
          <p className="doux">
            Cette session a été ouverte par le seul mot de passe. Reconnectez-vous avec votre code ou votre clé d’accès.
          </p>
          <p>
            <Bouton taille="petite" onClick={() => void seDeconnecter()}>
              Se déconnecter
            </Bouton>
          </p>
        </>
      ) : (
        <p className="doux">Activez-la ci-dessous{'\u202f'}: vous pourrez ensuite revenir où vous étiez.</p>
      )}
    </Alerte>
  );
}
