import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { BoutonIcone, classeBouton, Icone, Jauge } from '../../design-system/index.ts';
import { BasculeTheme } from '../../platform/BasculeTheme.tsx';
import { LienMarque } from '../../platform/Tete.tsx';
import { seDeconnecter } from '../../platform/deconnexion.ts';
import { useSession } from '../../platform/session.ts';
import { useAdresses } from './adresses.ts';
import { quotaQuery } from './api.ts';
import { Historique } from './Historique.tsx';

/** The conversation that is open, and the client of whom it speaks. */
interface Ouverte {
  courante: string | null;
  client: string | undefined;
}

/** Conversations, quota and account: a column on a wide screen. */
export function Rail(ouverte: Ouverte) {
  return (
    <aside className="rail" aria-label="Conversations et compte">
      <Contenu {...ouverte} />
    </aside>
  );
}

/** The same in a dialog, below 1024 px. */
export function Tiroir({ onFermer, ...ouverte }: Ouverte & { onFermer: () => void }) {
  const dialogue = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialogue.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    // The dialog itself is only hit outside its content: on the backdrop.
    const surFond = (e: MouseEvent): void => {
      if (e.target === element) onFermer();
    };
    element.addEventListener('click', surFond);
    return () => {
      element.removeEventListener('click', surFond);
      element.close();
    };
  }, [onFermer]);
  return (
    <dialog ref={dialogue} className="tiroir" aria-label="Conversations et compte" onCancel={onFermer}>
      <div className="rail">
        <BoutonIcone className="fermer-tiroir" icone="fermer" libelle="Fermer" onClick={onFermer} />
        <Contenu {...ouverte} onChoix={onFermer} />
      </div>
    </dialog>
  );
}

/** An adviser finds the mark, the simulators and the account in the header of their area. */
function Contenu({ courante, client, onChoix }: Ouverte & { onChoix?: () => void }) {
  const session = useSession();
  const adresses = useAdresses();
  const pro = session.statut === 'ouverte' && session.utilisateur.taper === 'professionnel';
  return (
    <>
      {!pro && <LienMarque vers="/dashboard" />}
      <Link className={`${classeBouton()} nouvelle`} to={adresses.nouvelle(pro ? client : undefined)} onClick={onChoix}>
        <Icone nom="plus" petite />
        Nouvelle conversation
      </Link>
      {!pro && (
        <Link className="vers-simulateurs" to="/simulateurs" onClick={onChoix}>
          Simulateurs
          <Icone nom="droite" petite />
        </Link>
      )}
      <Historique courante={courante} client={client} onChoix={onChoix} />
      <div className="bas">
        <BlocQuota />
        {!pro && <Compte />}
      </div>
    </>
  );
}

function BlocQuota() {
  const { data: quota } = useQuery(quotaQuery);
  if (!quota) return <div className="quota" aria-hidden="true" />;
  if (quota.unlimited || quota.quota_limit === null) {
    return <p className="quota">Accès illimité (Compte Pro)</p>;
  }
  const restantes = quota.questions_remaining ?? 0;
  const pluriel = restantes > 1 ? 's' : '';
  return (
    <div className="quota">
      <p>
        <b>
          {restantes} question{pluriel} restante{pluriel}
        </b>
        <span className="doux n">sur {quota.quota_limit}</span>
      </p>
      {quota.pending_plan && (
        <p className="petit">
          <Link to="/account?onglet=facturation">{quota.pending_plan}</Link>
          {'\u202f'}: payé, s’ouvre dès votre adresse confirmée.
        </p>
      )}
      <Jauge utilisees={quota.questions_used} limite={quota.quota_limit} />
    </div>
  );
}

function Compte() {
  const session = useSession();
  if (session.statut !== 'ouverte') return null;
  const { fullName, email } = session.utilisateur;
  return (
    <div className="compte">
      <Icone nom="personne" />
      <div className="identite">
        {fullName}
        <span>{email}</span>
      </div>
      <BasculeTheme />
      <BoutonIcone icone="sortie" libelle="Se déconnecter" onClick={() => void seDeconnecter()} />
    </div>
  );
}
