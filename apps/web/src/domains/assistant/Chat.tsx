import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EntetePapier } from '../../platform/EntetePapier.tsx';
import { useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { documentQuery } from '../documents/api.ts';
import { ongletDe } from '../panneaux/onglets.ts';
import { OngletsDuChat } from '../panneaux/OngletsDuChat.tsx';
import { Panneau } from '../panneaux/Panneau.tsx';
import { CarteSituation } from '../profil/index.ts';
import { dictee, modeVocal } from '../voix/index.ts';
import { DU_CHAT, DU_CHAT_PRO } from './adresses.ts';
import { conversationQuery } from './api.ts';
import { questionEnvoyee } from './attente.ts';
import { preparerBalisage } from './balisage/BalisageDiffere.tsx';
import { enTexte } from './balisage/texte.ts';
import { Barre } from './Barre.tsx';
import { Bienvenue } from './Bienvenue.tsx';
import { cleBrouillon, ecrireBrouillon, rendreQuestion } from './brouillon.ts';
import { Composeur, donnerLaMain } from './Composeur.tsx';
import { EnvoisEnAttente } from './EnvoisEnAttente.tsx';
import { ErreurConversation, ErreurDeQuestion } from './Erreurs.tsx';
import { Fil } from './Fil.tsx';
import { sansQuestion } from './messages.ts';
import { useJuridiction } from './juridiction.ts';
import { detacher, suivreLaConversation, usePiecesJointes } from './pieces-jointes.ts';
import { Rail, Tiroir } from './Rail.tsx';
import { TEXTES_PRO } from './textes.ts';
import { useGarder } from './useGarder.ts';
import { useCorrection, useEssai } from './useCorrection.ts';
import { useEchange } from './useEchange.ts';
import { useSuivi } from './useSuivi.ts';
import './chat.css';

/** Only an adviser has the header of their area and speaks of a client; only who hands a document over needs what reads it. */
const EntetePro = lazy(async () => ({ default: (await import('../clients/EntetePro.tsx')).EntetePro }));
const BandeauClient = lazy(async () => ({
  default: (await import('./professionnel/BandeauClient.tsx')).BandeauClient,
}));
const ClientAbsent = lazy(async () => ({
  default: (await import('./professionnel/ClientAbsent.tsx')).ClientAbsent,
}));
const PieceJointe = lazy(async () => ({ default: (await import('./PieceJointe.tsx')).PieceJointe }));

/**
 * The chat: one screen for /dashboard, /chat and /pro/chat; `?conversation=` says which one is open, and `?client=`
 * of whom a professional's new one speaks.
 */
export function Chat() {
  const session = useSession();
  const aller = useNavigate();
  const client = useQueryClient();
  const [parametres] = useSearchParams();
  const id = parametres.get('conversation');
  const [tiroir, setTiroir] = useState(false);
  const [juridiction, choisirJuridiction] = useJuridiction();
  const [annonce, setAnnonce] = useState('');
  // The conversation that the last question opened: an answer may be quicker than the change of address.
  const [ouverteIci, setOuverteIci] = useState<string>();
  if (ouverteIci !== undefined && id !== null && id !== ouverteIci) setOuverteIci(undefined);

  useEffect(preparerBalisage, []);

  const utilisateur = session.statut === 'ouverte' ? session.utilisateur : undefined;
  const utilisateurId = utilisateur?.id ?? '';
  const pro = utilisateur?.taper === 'professionnel';
  // The panels are an individual's.
  const onglet = pro ? 'chat' : ongletDe(parametres);
  const adresses = pro ? DU_CHAT_PRO : DU_CHAT;

  const { echange, erreur, occupe, envoyer, reprendre, arreter, effacerErreur } = useEchange({
    attendLeServeur: true,
    onOuverture: (ouverte) => {
      // What had waited goes while something else is read: it takes its place in the history.
      if (id !== null) return;
      setOuverteIci(ouverte);
      suivreLaConversation(cleBrouillon(utilisateurId, id), cleBrouillon(utilisateurId, ouverte));
      void aller(adresses.conversation(ouverte));
    },
    onReponse: (message) => {
      const reponse = enTexte(message.content);
      setAnnonce(`Réponse de Francis. ${reponse}`);
      modeVocal.repondre(reponse);
      donnerLaMain();
    },
    ...(pro && { textes: TEXTES_PRO }),
  });
  // A conversation that is being opened has nothing to fetch yet.
  const enCours = echange && echange.conversationId === id ? echange : undefined;
  const lecture = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== null && !enCours });
  const conversation = id === null ? undefined : lecture.data;
  const messages = sansQuestion(conversation?.messages ?? [], enCours?.question);
  const cle = cleBrouillon(utilisateurId, id);
  // A conversation says of whom it speaks; a new one, its address.
  const visee = conversation ? conversation.client_id : (parametres.get('client') ?? undefined);
  const clientVise = pro ? visee : undefined;
  const [clientAbsent, setClientAbsent] = useState<string>();
  const sansClient = clientAbsent !== undefined && clientAbsent === clientVise;

  const pieces = usePiecesJointes(cle);
  useEffect(() => {
    const envoyee = questionEnvoyee(utilisateurId, id);
    if (envoyee) void reprendre(envoyee, id);
    // A page that opens on this conversation: what it had sent before it was left.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [utilisateurId, id]);

  // Whoever leaves the chat is neither heard nor spoken to.
  useEffect(() => () => modeVocal.couper(), []);

  const corriger = useCorrection(id);
  const trancher = useEssai(id);
  const garde = useGarder(utilisateurId, clientVise);
  useTitre(conversation?.titre ?? 'Chat');
  useSuivi(id, messages.length, enCours?.question, enCours?.balisage);

  // The composer says it, with what is left: not twice.
  const epuise = erreur?.code === 'QUOTA_EPUISE';

  const poser = (question: string): void => {
    // What is said from now on is no part of it.
    dictee.annuler();
    modeVocal.questionPosee();
    ecrireBrouillon(cle, '');
    // What went to the situation has done its work: the answer that comes uses it.
    for (const piece of pieces)
      if (client.getQueryData(documentQuery(piece).queryKey)?.etat === 'confirme') detacher(cle, piece);
    void envoyer({ question, conversationId: id, juridiction, utilisateurId, clientId: clientVise });
  };
  const preremplir = (question: string): void => {
    ecrireBrouillon(cle, question);
    document.getElementById('saisie')?.focus();
  };
  const sujet = pro ? (clientVise === undefined ? 'general' : 'client') : 'soi';
  const vide =
    !sansClient && messages.length === 0 && !enCours && !lecture.error && !(id !== null && lecture.isPending);

  return (
    <div className={pro ? 'ecran-chat pro' : 'ecran-chat'}>
      <a className="saut" href={onglet === 'chat' ? '#saisie' : '#contenu'}>
        {onglet === 'chat' ? 'Aller à la saisie' : 'Aller au contenu'}
      </a>
      <EntetePapier />
      {pro && (
        <Suspense fallback={<div className="tete" />}>
          <EntetePro />
        </Suspense>
      )}
      {pro ? (
        <div className="cote-pro">
          <Suspense fallback={<div className="bandeau-client" />}>
            <BandeauClient
              client={clientVise}
              onAbsent={setClientAbsent}
              onChoisir={(choisi) => {
                effacerErreur();
                void aller(DU_CHAT_PRO.nouvelle(choisi));
              }}
            />
          </Suspense>
          <Rail courante={id} client={clientVise} />
        </div>
      ) : (
        <Rail courante={id} client={clientVise} />
      )}
      {tiroir && <Tiroir courante={id} client={clientVise} onFermer={() => setTiroir(false)} />}
      <div className="scene">
        <Barre
          id={messages.length > 0 ? conversation?.id : undefined}
          titre={conversation?.titre}
          onMenu={() => setTiroir(true)}
          professionnel={pro}
        />
        <OngletsDuChat />
        {onglet !== 'chat' && (
          <main className="fil" id="contenu" tabIndex={-1}>
            <Panneau nom={onglet} />
          </main>
        )}
        <main className="fil" id={onglet === 'chat' ? 'contenu' : undefined} tabIndex={-1} hidden={onglet !== 'chat'}>
          {sansClient && (
            <Suspense fallback={null}>
              <ClientAbsent />
            </Suspense>
          )}
          {vide && clientVise === undefined && <CarteSituation />}
          {vide && <Bienvenue nom={utilisateur?.fullName ?? ''} sujet={sujet} onChoisir={preremplir} />}
          {id !== null && lecture.error && !enCours && <ErreurConversation erreur={lecture.error} />}
          <Fil
            messages={messages}
            enCours={enCours}
            occupe={occupe}
            onSuite={preremplir}
            onReposer={poser}
            onCorriger={corriger}
            onTrancher={trancher}
            garde={garde}
          />
          {pieces.length > 0 && (
            <Suspense fallback={null}>
              {pieces.map((piece) => (
                <PieceJointe key={piece} id={piece} onDetacher={() => detacher(cle, piece)} />
              ))}
            </Suspense>
          )}
        </main>
        <div className="composeur" hidden={onglet !== 'chat' || sansClient}>
          {erreur && erreur.conversationId === id && !epuise && (
            <ErreurDeQuestion erreur={erreur} onFermer={effacerErreur} />
          )}
          <EnvoisEnAttente
            utilisateurId={utilisateurId}
            occupe={echange !== undefined}
            reprendre={reprendre}
            onAnnuler={({ corps }) => rendreQuestion(cle, corps.question)}
          />
          <Composeur
            key={cle}
            cle={cle}
            auParticulier={!pro}
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
