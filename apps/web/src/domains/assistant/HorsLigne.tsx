import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { mettreEnAttente, retirerDeLAttente, useEnAttente } from '../../platform/envois-en-attente.ts';
import { MESSAGE_RESEAU } from '../../platform/erreurs.ts';
import { ListeEnAttente } from '../../platform/ListeEnAttente.tsx';
import { useRetourDuServeur } from '../../platform/retour-du-serveur.ts';
import { dernierUtilisateur, refreshSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { nouvelleQuestion } from './attente.ts';
import { cleBrouillon, rendreQuestion, useBrouillon } from './brouillon.ts';
import { useJuridiction } from './juridiction.ts';
import { TAILLE_MAX_QUESTION } from './textes.ts';
import '../../platform/hors-ligne.css';

const DU_CHAT = new Set(['/dashboard', '/chat']);

/**
 * The server does not answer: the address stays, so that it opens where the person was going as soon as it does. From the
 * chat, a question is written meanwhile and waits here.
 */
export function HorsLigne({ onReessayer }: { onReessayer: () => void }) {
  const { pathname, search } = useLocation();
  const utilisateurId = dernierUtilisateur() ?? '';
  const attendues = useEnAttente(utilisateurId);
  const cle = cleBrouillon(utilisateurId, new URLSearchParams(search).get('conversation'));
  useTitre('Serveur injoignable');
  // Quietly: the page stays as it is until there is a session.
  useRetourDuServeur(true, refreshSession);
  return (
    <main className="page etroite message-page" id="contenu" tabIndex={-1}>
      <p className="chapeau">Connexion</p>
      <h1>Le serveur ne répond pas</h1>
      <p className="voix">{MESSAGE_RESEAU}</p>
      <p className="rangee">
        <Bouton rang="principal" onClick={onReessayer}>
          Réessayer
        </Bouton>
        <Link to="/simulateur-impot">Calculer sans le serveur</Link>
      </p>
      {utilisateurId !== '' && (
        <>
          {DU_CHAT.has(pathname) && <QuestionEnAttendant cle={cle} utilisateurId={utilisateurId} />}
          <ListeEnAttente
            attendues={attendues}
            onAnnuler={(envoyee) => {
              retirerDeLAttente(envoyee.cle);
              rendreQuestion(cleBrouillon(utilisateurId, envoyee.ouverte), envoyee.corps.question);
            }}
          />
        </>
      )}
    </main>
  );
}

function QuestionEnAttendant({ cle, utilisateurId }: { cle: string; utilisateurId: string }) {
  const { search } = useLocation();
  const [texte, setTexte] = useBrouillon(cle);
  const [juridiction] = useJuridiction();
  const [plein, setPlein] = useState(false);
  const question = texte.trim();
  const mettre = (e: FormEvent): void => {
    e.preventDefault();
    const conversationId = new URLSearchParams(search).get('conversation');
    const gardee = mettreEnAttente(nouvelleQuestion({ question, conversationId, juridiction, utilisateurId }));
    setPlein(!gardee);
    if (gardee) setTexte('');
  };
  return (
    <form className="question-en-attendant" aria-label="Poser une question" onSubmit={mettre}>
      <label htmlFor="saisie">Votre question</label>
      <textarea
        id="saisie"
        rows={3}
        value={texte}
        maxLength={TAILLE_MAX_QUESTION}
        aria-describedby="saisie-attente"
        onChange={(e) => setTexte(e.target.value)}
      />
      <p className="petit doux" id="saisie-attente">
        Elle partira une seule fois, dès que le serveur répondra. D’ici là elle reste dans ce navigateur{'\u202f'}: vous
        déconnecter l’efface.
      </p>
      {plein && (
        <Alerte ton="attention">
          <p>Ce navigateur ne peut pas garder une question de plus. Elle reste ci-dessus.</p>
        </Alerte>
      )}
      <Bouton type="submit" disabled={question === ''}>
        Envoyer au retour du serveur
      </Bouton>
    </form>
  );
}
