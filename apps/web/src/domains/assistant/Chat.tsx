import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EntetePapier } from '../../platform/EntetePapier.tsx';
import { useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { ongletDe } from '../panneaux/onglets.ts';
import { OngletsDuChat } from '../panneaux/OngletsDuChat.tsx';
import { Panneau } from '../panneaux/Panneau.tsx';
import { CarteSituation } from '../profil/index.ts';
import { conversationQuery } from './api.ts';
import { questionEnvoyee } from './attente.ts';
import { enTexte } from './balisage/texte.ts';
import { Barre } from './Barre.tsx';
import { Bienvenue } from './Bienvenue.tsx';
import { cleBrouillon, ecrireBrouillon } from './brouillon.ts';
import { Composeur, donnerLaMain } from './Composeur.tsx';
import { ErreurConversation, ErreurDeQuestion } from './Erreurs.tsx';
import { Fil } from './Fil.tsx';
import { sansQuestion } from './messages.ts';
import { useJuridiction } from './juridiction.ts';
import { Rail, Tiroir } from './Rail.tsx';
import { useGarder } from './useGarder.ts';
import { useCorrection } from './useCorrection.ts';
import { useEchange } from './useEchange.ts';
import { useSuivi } from './useSuivi.ts';
import './chat.css';

/** The chat: one screen for /dashboard, /chat and /pro/dashboard; `?conversation=` says which one is open. */
export function Chat() {
  const session = useSession();
  const aller = useNavigate();
  const [parametres] = useSearchParams();
  const id = parametres.get('conversation');
  const onglet = ongletDe(parametres);
  const [tiroir, setTiroir] = useState(false);
  const [juridiction, choisirJuridiction] = useJuridiction();
  const [annonce, setAnnonce] = useState('');
  // The conversation that the last question opened: an answer may be quicker than the change of address.
  const [ouverteIci, setOuverteIci] = useState<string>();
  if (ouverteIci !== undefined && id !== null && id !== ouverteIci) setOuverteIci(undefined);

  const { echange, erreur, occupe, envoyer, reprendre, arreter, effacerErreur } = useEchange({
    onOuverture: (ouverte) => {
      setOuverteIci(ouverte);
      void aller(`/chat?conversation=${ouverte}`);
    },
    onReponse: (message) => {
      setAnnonce(`Réponse de Francis. ${enTexte(message.content)}`);
      donnerLaMain();
    },
  });
  // A conversation that is being opened has nothing to fetch yet.
  const enCours = echange && echange.conversationId === id ? echange : undefined;
  const lecture = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== null && !enCours });
  const conversation = id === null ? undefined : lecture.data;
  const messages = sansQuestion(conversation?.messages ?? [], enCours?.question);
  const utilisateur = session.statut === 'ouverte' ? session.utilisateur : undefined;
  const cle = cleBrouillon(utilisateur?.id ?? '', id);

  const utilisateurId = utilisateur?.id ?? '';
  useEffect(() => {
    const envoyee = questionEnvoyee(utilisateurId, id);
    if (envoyee) void reprendre(envoyee, id);
    // A page that opens on this conversation: what it had sent before it was left.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [utilisateurId, id]);

  const corriger = useCorrection(id);
  const garder = useGarder(utilisateurId);
  useTitre(conversation?.titre ?? 'Chat');
  useSuivi(id, messages.length, enCours?.question, enCours?.balisage);

  // The composer says it, with what is left: not twice.
  const epuise = erreur?.code === 'QUOTA_EPUISE';

  const poser = (question: string): void => {
    ecrireBrouillon(cle, '');
    void envoyer({ question, conversationId: id, juridiction, utilisateurId: utilisateur?.id ?? '' });
  };
  const preremplir = (question: string): void => {
    ecrireBrouillon(cle, question);
    document.getElementById('saisie')?.focus();
  };
  const vide = messages.length === 0 && !enCours && !lecture.error && !(id !== null && lecture.isPending);

  return (
    <div className="ecran-chat">
      <a className="saut" href={onglet === 'chat' ? '#saisie' : '#contenu'}>
        {onglet === 'chat' ? 'Aller à la saisie' : 'Aller au contenu'}
      </a>
      <EntetePapier />
      <Rail courante={id} />
      {tiroir && <Tiroir courante={id} onFermer={() => setTiroir(false)} />}
      <div className="scene">
        <Barre titre={conversation?.titre} onMenu={() => setTiroir(true)} />
        <OngletsDuChat />
        {onglet !== 'chat' && (
          <main className="fil" id="contenu" tabIndex={-1}>
            <Panneau nom={onglet} />
          </main>
        )}
        <main className="fil" id={onglet === 'chat' ? 'contenu' : undefined} tabIndex={-1} hidden={onglet !== 'chat'}>
          {vide && <CarteSituation />}
          {vide && <Bienvenue nom={utilisateur?.fullName ?? ''} onChoisir={preremplir} />}
          {id !== null && lecture.error && !enCours && <ErreurConversation erreur={lecture.error} />}
          <Fil
            messages={messages}
            enCours={enCours}
            occupe={occupe}
            onSuite={preremplir}
            onReposer={poser}
            onCorriger={corriger}
            onGarder={conversation?.client_id === undefined ? garder : undefined}
          />
        </main>
        <div className="composeur" hidden={onglet !== 'chat'}>
          {erreur && erreur.conversationId === id && !epuise && (
            <ErreurDeQuestion erreur={erreur} onFermer={effacerErreur} />
          )}
          <Composeur
            key={cle}
            cle={cle}
            enSuite={id !== null && id === ouverteIci}
            occupe={occupe}
            epuise={epuise}
            juridiction={juridiction}
            onJuridiction={choisirJuridiction}
            onEnvoyer={poser}
            onArreter={arreter}
          />
        </div>
      </div>
      <p className="vh" role="status">
        {annonce}
      </p>
    </div>
  );
}
