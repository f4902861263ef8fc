import type { Message } from '@francis/contract';
import { memo, useRef, useState } from 'react';
import { Bouton } from '../../design-system/index.ts';
import { CeQueJaiLu } from './lecture/CeQueJaiLu.tsx';
import { Essai } from './lecture/Essai.tsx';
import { FormulaireDuSujet } from './lecture/FormulaireDuSujet.tsx';
import type { Garde } from './lecture/garde.ts';
import { Precisions } from './lecture/Precisions.tsx';
import { Question } from './lecture/Question.tsx';
import { cleDuFait } from './lecture/segments.ts';
import { MessageFrancis } from './MessageFrancis.tsx';
import { useProche } from './proche.ts';
import type { Corriger, Trancher } from './useCorrection.ts';

interface Props {
  question: Message | undefined;
  message: Message | undefined;
  /** Of the answer in its conversation, from 1. */
  rang: number;
  /** One of the last of the conversation: drawn at once. */
  recent: boolean;
  dernier: boolean;
  occupe: boolean;
  onSuite: (question: string) => void;
  onCorriger: Corriger;
  onTrancher: Trancher;
  /** Where a corrected fact may be kept. */
  garde: Garde | undefined;
}

/** A corrected fact changes its key, and stays the one that is open. */
const cleOuverte = (lecture: Message['lecture'], ouvert: string | undefined): string | undefined => {
  const fait = lecture?.faits.find((f) => ouvert?.endsWith(`:${f.chemin}`));
  return fait && cleDuFait(fait);
};

/**
 * A question and its answer, whose words are lit by each other's facts. One that is screens away is its words alone,
 * until one comes near: then the same elements are filled, for a new one would be laid out twice as it comes.
 */
export const Tour = memo(function Tour({
  question,
  message,
  rang,
  recent,
  dernier,
  occupe,
  onSuite,
  onCorriger,
  onTrancher,
  garde,
}: Props) {
  const attente = useRef<HTMLElement>(null);
  const proche = useProche(attente, recent || !message);
  const [vise, setVise] = useState<string>();
  const [ouvert, setOuvert] = useState<string>();
  // Once open it stays: what is corrected makes the reading sure, and the person is still at it.
  const [formulaire, setFormulaire] = useState<'ouvert' | 'ferme'>();
  const texte = question?.content ?? '';
  const { lecture } = message ?? {};
  return (
    <>
      {question && (
        <Question
          texte={texte}
          lecture={proche ? lecture : undefined}
          vise={vise ?? cleOuverte(lecture, ouvert)}
          onViser={setVise}
          ancienne={!recent}
        />
      )}
      {message && (
        <MessageFrancis
          ref={attente}
          message={message}
          rang={rang}
          motsSeuls={!proche}
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
