import type { Message } from '@francis/contract';
import { Bouton, Reponse } from '../../design-system/index.ts';
import { BalisageDiffere } from './balisage/BalisageDiffere.tsx';
import { partieLisible } from './balisage/flux.ts';
import type { Garde } from './lecture/garde.ts';
import { Question } from './lecture/Question.tsx';
import { enTours, rangsDes } from './messages.ts';
import { REFLEXION } from './textes.ts';
import { Tour } from './Tour.tsx';
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

/** What one has before the eyes when a conversation opens, and a few screens above. */
const DESSINES = 10;

/** Questions at the right, answers at the left. */
export function Fil({ messages, enCours, occupe, onSuite, onReposer, onCorriger, onTrancher, garde }: Props) {
  const tours = enTours(messages);
  const rangs = rangsDes(tours);
  return (
    <>
      {tours.map(({ question, message }, i) => (
        <Tour
          key={question?.id ?? message?.id}
          question={question}
          message={message}
          rang={rangs[i] ?? 0}
          recent={i >= tours.length - DESSINES}
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
