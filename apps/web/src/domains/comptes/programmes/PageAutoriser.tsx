import type { ApplicationDemandee } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { CadreCompte } from '../../../platform/CadreCompte.tsx';
import { dateLongue } from '../../../platform/dates.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { useSession } from '../../../platform/session.ts';
import { useTitre } from '../../../platform/titre.ts';
import { useAction } from '../../../platform/useAction.ts';
import { choisir, demandeQuery, lireDemande } from './api.ts';
import './programmes.css';

/** A program asks for access: who it says it is, what it wants, where it comes back. Nothing happens without a click. */
export function PageAutoriser() {
  useTitre('Autoriser un programme');
  const demande = lireDemande(useLocation().search);
  const { data, error } = useQuery(demandeQuery(demande));
  const { occupe, agir } = useAction();

  const repondre = (accord: boolean): void =>
    void agir(async () => location.assign((await choisir(demande, accord)).redirection));

  return (
    <CadreCompte etroit className="autoriser">
      <h1>Autoriser un programme</h1>
      {error && (
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Cette demande n’a pas pu être lue.')}</p>
        </Alerte>
      )}
      {data && <Demande demande={data} occupe={occupe} onChoix={repondre} />}
    </CadreCompte>
  );
}

interface Props {
  demande: ApplicationDemandee;
  occupe: boolean;
  onChoix: (accord: boolean) => void;
}

function Demande({ demande: { nom, retour, local, enregistreeLe, delaMaison, portees }, occupe, onChoix }: Props) {
  const session = useSession();
  return (
    <>
      <p>
        Un programme qui se nomme{' '}
        <b>
          «{'\u202f'}
          {nom}
          {'\u202f'}»
        </b>{' '}
        demande à se servir de Francis avec votre compte
        {session.statut === 'ouverte' && <> {session.utilisateur.email}</>}.{' '}
        {delaMaison ? 'C’est une extension de Francis.' : 'Ce nom n’est pas vérifié.'}
      </p>
      <section className="section-compte" aria-labelledby="ce-qu-il-pourra">
        <div className="registre">
          <h2 id="ce-qu-il-pourra">Ce qu’il pourra faire</h2>
        </div>
        <ul className="lignes">
          {portees.map(({ nom: portee, description }) => (
            <li key={portee}>
              <div>{description}</div>
            </li>
          ))}
        </ul>
        <p className="doux">
          {delaMaison ? 'Des dossiers, elle ne voit que le nom. ' : 'Il n’écrit rien et ne voit aucun dossier client. '}
          Vous pourrez le retirer à tout moment dans «{'\u202f'}
          Sécurité{'\u202f'}».
        </p>
      </section>
      <p>
        Vous serez renvoyé vers <b>{retour}</b>
        {local && ' (cet ordinateur)'}.{!delaMaison && ` Programme enregistré le ${dateLongue(enregistreeLe)}.`}
      </p>
      <Alerte ton="attention">
        <p>N’autorisez que si vous venez de lancer vous-même cette connexion.</p>
      </Alerte>
      <div className="actions">
        <Bouton rang="principal" disabled={occupe} onClick={() => onChoix(true)}>
          Autoriser
        </Bouton>
        <Bouton disabled={occupe} onClick={() => onChoix(false)}>
          Refuser
        </Bouton>
      </div>
    </>
  );
}
