import type { FormulesEnVente } from '@francis/contract';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { Lien } from '../../platform/navigation.tsx';
import { useVente } from '../facturation/useVente.ts';

const SUJET = encodeURIComponent('Francis pour les professionnels');

/** What an open sale and a closed one say, and the address that the configuration gives. */
export function CorpsContactPro({ vente: donnee }: { vente?: FormulesEnVente }) {
  const { vente } = useVente(donnee);
  const bientot = vente?.paiement === 'indisponible';
  return (
    <>
      <h1>{bientot ? 'L’offre professionnelle arrive bientôt' : 'Parler à Francis'}</h1>
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
        <Lien className={classeBouton()} to="/pro-landing">
          Retour à l’accueil
        </Lien>
      </div>
    </>
  );
}
