import type { Message } from '@francis/contract';
import { memo, useState } from 'react';
import { Bouton, Reponse } from '../../design-system/index.ts';
import { BalisageDiffere } from './balisage/BalisageDiffere.tsx';
import { partieLisible } from './balisage/flux.ts';
import { Essai } from './lecture/Essai.tsx';
import { CeQueJaiLu } from './lecture/CeQueJaiLu.tsx';
import type { Garde } from './lecture/garde.ts';
import { FormulaireDuSujet } from './lecture/FormulaireDuSujet.tsx';
import { Precisions } from './lecture/Precisions.tsx';
import { Question } from './lecture/Question.tsx';
import { cleDuFait } from './lecture/segments.ts';
import { MessageFrancis } from './MessageFrancis.tsx';
import { enTours } from './messages.ts';
import { REFLEXION } from './textes.ts';
import type { Corriger, Trancher } from './useCorrection.ts';
import type { Echange } from './useEchange.ts';

interface Props {
  messages: readonly Message[];
  enCours: Echange | undefined;
  occupe: boolean;
  onSuite: (question: string) => void;
  onReposer: (question: string) => void;
  onCorriger: Corriger;
  onTrancher: Trancher;
  /** Where a corrected fact may be kept. */
  garde: Garde | undefined;
}

interface PropsTour extends Pick<Props, 'occupe' | 'onSuite' | 'onCorriger' | 'onTrancher' | 'garde'> {
  question: Message | undefined;
  message: Message | undefined;
  /** Of the answer in its conversation, from 1. */
  rang: number;
  dernier: boolean;
}

/** Questions at the right, answers at the left. */
export function Fil({ messages, enCours, occupe, onSuite, onReposer, onCorriger, onTrancher, garde }: Props) {
  const tours = enTours(messages);
  return (
    <>
      {tours.map(({ question, message }, i) => (
        <Tour
          key={question?.id ?? message?.id}
          question={question}
          message={message}
          rang={tours.slice(0, i + 1).filter((t) => t.message).length}
          dernier={i === tours.length - 1 && !enCours}
          occupe={occupe}
          onSuite={onSuite}
          onCorriger={onCorriger}
          onTrancher={onTrancher}
          garde={garde}
        />
      ))}
      {enCours && (
        <>
          <Question texte={enCours.question} />
          {enCours.arrete ? <Arretee echange={enCours} onReposer={onReposer} /> : <EnCours echange={enCours} />}
        </>
      )}
      {/* Room for the next lines, so that the composer does not jump at each one. */}
      {occupe && <div className="reserve" />}
    </>
  );
}

/** A corrected fact changes its key, and stays the one that is open. */
const cleOuverte = (lecture: Message['lecture'], ouvert: string | undefined): string | undefined => {
  const fait = lecture?.faits.find((f) => ouvert?.endsWith(`:${f.chemin}`));
  return fait && cleDuFait(fait);
};

/** One question and its answer: the words of the one are lit by the facts of the other. */
const Tour = memo(function Tour({
  question,
  message,
  rang,
  dernier,
  occupe,
  onSuite,
  onCorriger,
  onTrancher,
  garde,
}: PropsTour) {
  const [vise, setVise] = useState<string>();
  const [ouvert, setOuvert] = useState<string>();
  // Once open it stays: what is corrected makes the reading sure, and the person is still at it.
  const [formulaire, setFormulaire] = useState<'ouvert' | 'ferme'>();
  const texte = question?.content ?? '';
  const { lecture } = message ?? {};
  return (
    <>
      {question && (
        <Question texte={texte} lecture={lecture} vise={vise ?? cleOuverte(lecture, ouvert)} onViser={setVise} />
      )}
      {message && (
        <MessageFrancis
          message={message}
          rang={rang}
          onSuite={onSuite}
          lu={
            lecture && (
              <CeQueJaiLu
                message={message}
                question={texte}
                vise={vise}
                onViser={setVise}
                ouvert={ouvert}
                onOuvrir={setOuvert}
                onCorriger={dernier && !occupe && message.version !== undefined ? onCorriger : undefined}
                garde={garde}
              />
            )
          }
          essai={
            <Essai
              message={message}
              occupe={occupe}
              onTrancher={dernier && message.version !== undefined ? onTrancher : undefined}
            />
          }
          precisions={
            dernier && texte !== '' && message.version === undefined ? (
              <Ancienne onReprendre={() => onSuite(texte)} />
            ) : (
              dernier &&
              lecture &&
              message.version !== undefined && (
                <>
                  <Precisions manques={lecture.manques} occupe={occupe} onDonner={onCorriger} />
                  {formulaire !== 'ferme' && (message.formulaire?.a_verifier || formulaire === 'ouvert') && (
                    <FormulaireDuSujet
                      message={message}
                      onCorriger={(chemin, valeur) => {
                        setFormulaire('ouvert');
                        return onCorriger(chemin, valeur);
                      }}
                      onFermer={() => setFormulaire('ferme')}
                    />
                  )}
                </>
              )
            )
          }
        />
      )}
    </>
  );
});

/** An answer kept from before its reading was: nothing says what to correct. */
function Ancienne({ onReprendre }: { onReprendre: () => void }) {
  return (
    <p className="petit doux">
      Cette réponse a été gardée sans ce qui en avait été lu{'\u202f'}: elle ne se corrige pas d’un clic.{' '}
      <Bouton rang="discret" taille="petite" onClick={onReprendre}>
        Reprendre cette question
      </Bouton>
    </p>
  );
}

function EnCours({ echange }: { echange: Echange }) {
  const visible = partieLisible(echange.balisage);
  return (
    <Reponse
      occupee
      signe={
        <>
          {visible !== '' && <b>Francis</b>}
          <span role="status">{visible === '' ? REFLEXION : ''}</span>
          {visible === '' && echange.etape && <span className="etape-cours">{echange.etape}</span>}
        </>
      }
    >
      {visible === '' ? (
        <div className="squelette" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ) : (
        <BalisageDiffere prefixe="en-cours" markdown={visible} />
      )}
    </Reponse>
  );
}

function Arretee({ echange, onReposer }: { echange: Echange; onReposer: (question: string) => void }) {
  const visible = partieLisible(echange.balisage);
  return (
    <Reponse signe={<b>Francis</b>}>
      {visible !== '' && <BalisageDiffere prefixe="arretee" markdown={visible} />}
      <div className="pied-reponse">
        <p className="petit doux" role="status">
          Réponse arrêtée. {visible !== '' && 'Ce début n’est pas vérifié.'}
        </p>
        <div className="suites">
          <Bouton rang="discret" taille="petite" onClick={() => onReposer(echange.question)}>
            Reposer la question
          </Bouton>
        </div>
      </div>
    </Reponse>
  );
}
