import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { resumeSession, useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { lireAbonnements } from './api.ts';
import './facturation.css';

/** The provider tells us of a payment a moment after the browser comes back. */
const PAUSE_MS = 2_000;
const ESSAIS = 15;

type Suite = 'attente' | 'active' | 'lente';

/** After a payment. What it opened is read, not supposed. */
export function PageSucces() {
  useTitre('Votre commande');
  const session = useSession();
  const ouverte = session.statut === 'ouverte';
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
        if (abonnements.some(({ offert }) => !offert)) return setSuite('active');
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
      <h1>{ouverte && suite === 'active' ? 'Merci, votre commande est enregistrée' : 'Votre commande'}</h1>
      <div className="succes">
        {ouverte && suite === 'active' && <Alerte ton="succes">Votre abonnement est actif.</Alerte>}
        {ouverte && suite === 'attente' && <Alerte>Nous attendons la confirmation du paiement…</Alerte>}
        {ouverte && suite === 'lente' && (
          <Alerte ton="attention">
            Aucun paiement ne nous est encore confirmé. Si vous venez de payer, la confirmation arrivera d’elle-même, et
            un e-mail vous le dira{'\u202f'}; vous n’avez rien à refaire.
          </Alerte>
        )}
        <p>
          Dès qu’un paiement nous est confirmé, la confirmation de commande part par e-mail. Si votre adresse n’est pas
          encore confirmée, le lien du message ouvre votre abonnement.
        </p>
        <div className="rangee">
          <Link className={classeBouton('principal')} to="/dashboard">
            Aller au tableau de bord
          </Link>
          <Link className={classeBouton()} to="/chat">
            Poser une question
          </Link>
        </div>
      </div>
    </CadrePublic>
  );
}
