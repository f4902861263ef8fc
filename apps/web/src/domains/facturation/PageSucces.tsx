import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { aUnEspacePro, resumeSession, useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { lireAbonnements } from './api.ts';
import { AvisConfirmation } from './AvisConfirmation.tsx';
import './facturation.css';

/** The provider tells us of a payment a moment after the browser comes back. */
const PAUSE_MS = 2_000;
const ESSAIS = 15;

type Suite = 'attente' | 'active' | 'a_confirmer' | 'lente';

/** After a payment. What it opened is read, not supposed. */
export function PageSucces() {
  useTitre('Votre commande');
  const session = useSession();
  const ouverte = session.statut === 'ouverte';
  const pro = ouverte && aUnEspacePro(session.utilisateur);
  const [suite, setSuite] = useState<Suite>('attente');
  useEffect(() => {
    void resumeSession();
  }, []);
  useEffect(() => {
    if (!ouverte) return undefined;
    let reste = ESSAIS;
    let attente: ReturnType<typeof setTimeout> | undefined;
    const arret = new AbortController();
    const lire = async (): Promise<void> => {
      try {
        const { abonnements } = await lireAbonnements(arret.signal);
        const paye = abonnements.find(({ offert }) => !offert);
        if (paye) return setSuite(paye.statut === 'a_confirmer' ? 'a_confirmer' : 'active');
      } catch {
        // Asked again below: the payment does not depend on it.
      }
      reste -= 1;
      if (arret.signal.aborted) return undefined;
      if (reste === 0) return setSuite('lente');
      attente = setTimeout(() => void lire(), PAUSE_MS);
      return undefined;
    };
    void lire();
    return () => {
      arret.abort();
      clearTimeout(attente);
    };
  }, [ouverte]);
  return (
    <CadrePublic etroit>
      <h1>
        {ouverte && (suite === 'active' || suite === 'a_confirmer')
          ? 'Merci, votre commande est enregistrée'
          : 'Votre commande'}
      </h1>
      <div className="succes">
        {ouverte && suite === 'active' && <Alerte ton="succes">Votre abonnement est actif.</Alerte>}
        {ouverte && suite === 'a_confirmer' && <AvisConfirmation />}
        {ouverte && suite === 'attente' && <Alerte>Nous attendons la confirmation du paiement…</Alerte>}
        {ouverte && suite === 'lente' && (
          <Alerte ton="attention">
            Aucun paiement ne nous est encore confirmé. Si vous venez de payer, la confirmation arrivera d’elle-même, et
            un e-mail vous le dira{'\u202f'}; vous n’avez rien à refaire.
          </Alerte>
        )}
        <p>
          {suite === 'active' || suite === 'a_confirmer'
            ? 'La confirmation de commande vous est envoyée par e-mail.'
            : 'Dès qu’un paiement nous est confirmé, la confirmation de commande part par e-mail. Si votre adresse n’est pas encore confirmée, un second message porte le lien qui ouvre l’abonnement.'}
        </p>
        <div className="rangee">
          <Link className={classeBouton('principal')} to={pro ? '/pro/dashboard' : '/dashboard'}>
            Aller au tableau de bord
          </Link>
          <Link className={classeBouton()} to={pro ? '/pro/chat' : '/chat'}>
            Poser une question
          </Link>
        </div>
      </div>
    </CadrePublic>
  );
}
