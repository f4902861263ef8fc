import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BoutonIcone } from '../../../design-system/index.ts';
import { useSession } from '../../../platform/session.ts';
import { BoutonDictee, dictee, PanneauDictee, useDictee } from '../../voix/index.ts';
import { DU_CHAT_PRO } from '../adresses.ts';
import { conversationQuery } from '../api.ts';
import { Fil } from '../Fil.tsx';
import { useJuridiction } from '../juridiction.ts';
import { sansQuestion } from '../messages.ts';
import { TAILLE_MAX_QUESTION, type TEXTES_DU_COPILOTE } from '../textes.ts';
import { useCorrection, useEssai } from '../useCorrection.ts';
import { useEchange } from '../useEchange.ts';
import { useGarder } from '../useGarder.ts';
import '../chat.css';
import './professionnel.css';

type Textes = { readonly [cle in keyof typeof TEXTES_DU_COPILOTE]: string };

interface Props {
  /** The client of whom the page speaks. */
  client?: string | undefined;
  textes: Textes;
  /** Said before the sentence of a failure. */
  prefixe?: string;
  placeholder: string;
}

/** Questions asked without leaving a page; the conversation is one of the chat, and goes on there. */
export function Discussion({ client, textes, prefixe = '', placeholder }: Props) {
  const session = useSession();
  const utilisateurId = session.statut === 'ouverte' ? session.utilisateur.id : '';
  const [juridiction] = useJuridiction();
  const [id, setId] = useState<string | null>(null);
  // One draft for each panel: a failed question comes back where it was typed, unless something was typed since.
  const [texte, setTexte] = useState('');
  const champ = useId();
  const fil = useRef<HTMLDivElement>(null);
  const { echange, erreur, occupe, envoyer, arreter } = useEchange({
    onOuverture: setId,
    onReponse: () => undefined,
    textes,
    brouillonIci: true,
  });
  const enCours = echange && echange.conversationId === id ? echange : undefined;
  const { data: conversation } = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== null && !enCours });
  const messages = sansQuestion((id !== null && conversation?.messages) || [], enCours?.question);
  const corriger = useCorrection(id);
  const trancher = useEssai(id);
  const garde = useGarder(utilisateurId, client);
  const voix = useDictee({ cible: `discussion-${champ}`, lire: () => texte, ecrire: setTexte });

  // The last question at the top of the panel, whenever the thread has one more.
  const longueur = messages.length + (enCours ? 1 : 0);
  useEffect(() => {
    const element = fil.current;
    const vu = longueur > 0 && element && [...element.querySelectorAll('.tour')].at(-1);
    if (element && vu instanceof HTMLElement) element.scrollTo({ top: vu.offsetTop - element.offsetTop });
  }, [longueur]);

  const poser = async (question: string): Promise<void> => {
    if (question.trim() === '' || question.length > TAILLE_MAX_QUESTION || occupe) return;
    dictee.annuler();
    setTexte('');
    const posee = question.trim();
    const demande = { question: posee, conversationId: id, juridiction, utilisateurId, clientId: client };
    if ((await envoyer(demande)) === 'rendue') setTexte((avant) => avant || posee);
  };
  const surTouche = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' || e.shiftKey || e.nativeEvent.isComposing) return;
    e.preventDefault();
    void poser(texte);
  };
  return (
    <div className="discussion sans-marge">
      <div className="fil-discussion" ref={fil}>
        <Fil
          messages={messages}
          enCours={enCours}
          occupe={false}
          onSuite={setTexte}
          onReposer={(question) => void poser(question)}
          onCorriger={corriger}
          onTrancher={trancher}
          garde={garde}
        />
        {erreur && (
          <p className="erreur-francis" role="alert">
            {prefixe}
            {erreur.message}
          </p>
        )}
      </div>
      {voix.etat && <PanneauDictee etat={voix.etat} onFermer={() => dictee.annuler()} />}
      <form
        aria-label={placeholder}
        onSubmit={(e) => {
          e.preventDefault();
          void poser(texte);
        }}
      >
        <label className="vh" htmlFor={champ}>
          Votre question
        </label>
        <textarea
          id={champ}
          rows={1}
          value={texte}
          placeholder={placeholder}
          maxLength={TAILLE_MAX_QUESTION}
          onChange={(e) => {
            setTexte(e.target.value);
            if (voix.ecoute) dictee.recaler(e.target.value);
          }}
          onKeyDown={surTouche}
        />
        <BoutonDictee ecoute={voix.ecoute} demarrer={voix.demarrer} arreter={voix.arreter} />
        {occupe ? (
          <BoutonIcone icone="arret" libelle="Arrêter la réponse" onClick={arreter} />
        ) : (
          <BoutonIcone type="submit" icone="envoi" libelle="Envoyer" rang="principal" disabled={texte.trim() === ''} />
        )}
      </form>
      {id !== null && (
        <p className="petit">
          <Link to={DU_CHAT_PRO.conversation(id)}>Poursuivre dans le chat</Link>
        </p>
      )}
    </div>
  );
}
