import { CONDITIONS_DE_VENTE } from '@francis/contract/conditions';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Alerte, Bouton, classeBouton } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { messageOf } from '../../platform/erreurs.ts';
import { jourLong } from '../../platform/dates.ts';
import { useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { commander, formulesQuery } from './api.ts';
import { useAdresseConfirmee } from './AvisConfirmation.tsx';
import { detailTva, prix, questionsDe } from './textes.ts';
import './facturation.css';

/** Everything that the law wants said before an order, then the order. */
export function PageCommande() {
  useTitre('Commander');
  const [parametres] = useSearchParams();
  const session = useSession();
  const { data: vente, error } = useQuery(formulesQuery);
  const [accord, setAccord] = useState(false);
  const [occupe, setOccupe] = useState(false);
  const [echec, setEchec] = useState<string>();
  const formule = vente?.formules.find(({ priceId }) => priceId === parametres.get('formule'));
  const confirmee = useAdresseConfirmee();
  const pro = parametres.get('type') === 'pro' || formule?.type === 'professionnel';

  const envoyer = async (evenement: FormEvent): Promise<void> => {
    evenement.preventDefault();
    if (!formule || session.statut !== 'ouverte') return;
    if (!accord) {
      setEchec('Acceptez les conditions de vente pour commander.');
      return;
    }
    setOccupe(true);
    setEchec(undefined);
    try {
      const { url } = await commander({
        priceId: formule.priceId,
        successUrl: pro ? '/success?type=pro' : '/success',
        cancelUrl: `/commander?formule=${formule.priceId}${pro ? '&type=pro' : ''}`,
        customer_email: session.utilisateur.email,
        conditions: CONDITIONS_DE_VENTE,
      });
      location.assign(url);
    } catch (error_) {
      setEchec(messageOf(error_, 'Erreur lors de la création de la session de paiement'));
      setOccupe(false);
    }
  };

  return (
    <CadreCompte etroit className="commande">
      <h1>Votre commande</h1>
      {error && !vente && <Alerte ton="erreur">{messageOf(error, 'Erreur lors du chargement des données')}</Alerte>}
      {vente && !formule && (
        <>
          <Alerte ton="attention">Cette formule n’est pas en vente.</Alerte>
          <Link className={classeBouton()} to="/account?onglet=facturation">
            Voir les formules
          </Link>
        </>
      )}
      {vente && formule && (
        <form onSubmit={(e) => void envoyer(e)} noValidate>
          <div className="feuille bloc">
            <div className="registre">
              <h2>{formule.nom}</h2>
              <b className="n">{prix(formule)}</b>
            </div>
            <p className="doux n">{detailTva(formule, vente.taux_tva)}</p>
            <ul className="recapitulatif">
              <li>{questionsDe(formule)}</li>
              <li>
                {confirmee === false
                  ? 'Votre adresse n’est pas encore confirmée\u202f: l’accès commencera quand vous aurez ouvert le lien reçu par e-mail. La période court dès le paiement, pour'
                  : 'L’accès commence dès le paiement, pour'}{' '}
                {formule.interval === 'year' ? 'un an' : 'un mois'}, puis se renouvelle au même rythme et au même prix
                jusqu’à ce que vous y mettiez fin.
              </li>
              <li>Résiliable en ligne à tout moment, pour la fin de la période payée.</li>
              <li>
                Quatorze jours pour vous rétracter, sans motif, et être remboursé en entier, même si vous avez déjà posé
                des questions.
              </li>
            </ul>
          </div>
          <label className="accord">
            <input
              type="checkbox"
              checked={accord}
              onChange={(e) => {
                setAccord(e.target.checked);
                setEchec(undefined);
              }}
              required
            />
            <span>
              J’accepte les{' '}
              <Link to="/conditions-de-vente" target="_blank">
                conditions de vente
              </Link>{' '}
              du {jourLong(CONDITIONS_DE_VENTE)} et je demande que l’accès commence avant la fin du délai de
              rétractation.
            </span>
          </label>
          {vente.paiement === 'essai' && (
            <Alerte ton="attention">
              <b>Paiement d’essai.</b> Aucun argent ne sera débité{'\u202f'}: ce serveur est une démonstration.
            </Alerte>
          )}
          {echec !== undefined && <Alerte ton="erreur">{echec}</Alerte>}
          <Bouton rang="principal" taille="grande" type="submit" disabled={occupe || vente.paiement === 'indisponible'}>
            {occupe ? 'Ouverture du paiement...' : 'Commander avec obligation de paiement'}
          </Bouton>
        </form>
      )}
    </CadreCompte>
  );
}
