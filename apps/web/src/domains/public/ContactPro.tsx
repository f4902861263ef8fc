import { Link } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { useTitre } from '../../platform/titre.ts';
import { useVente } from '../facturation/useVente.ts';

const SUJET = encodeURIComponent('Francis pour les professionnels');

/** Where a professional writes to us, and what is said while the plans are closed. */
export function ContactPro() {
  const { vente } = useVente();
  const bientot = vente?.paiement === 'indisponible';
  const titre = bientot ? 'L’offre professionnelle arrive bientôt' : 'Parler à Francis';
  useTitre(titre);
  return (
    <CadrePublic etroit>
      <h1>{titre}</h1>
      <p className="sous-titre">
        {bientot
          ? 'Les abonnements ne sont pas encore ouverts ici. Écrivez-nous\u202f: nous vous préviendrons de l’ouverture.'
          : 'Une question sur l’offre, un cabinet de plusieurs conseillers, une reprise de vos données\u202f: écrivez-nous.'}
      </p>
      {vente && vente.contact === null && (
        <Alerte>Aucune adresse de contact n’est donnée sur ce serveur. Adressez-vous à qui le tient.</Alerte>
      )}
      <div className="rangee">
        {vente?.contact && (
          <a className={classeBouton('principal')} href={`mailto:${vente.contact}?subject=${SUJET}`}>
            Écrire à {vente.contact}
          </a>
        )}
        <Link className={classeBouton()} to="/pro-landing">
          Retour à l’accueil
        </Link>
      </div>
    </CadrePublic>
  );
}
