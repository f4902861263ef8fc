import type { Message } from '@francis/contract';
import { memo } from 'react';
import { Bouton, Reponse, typographier } from '../../design-system/index.ts';
import { Balisage } from './balisage/Balisage.tsx';
import { partieLisible } from './balisage/flux.ts';
import { MessageFrancis } from './MessageFrancis.tsx';
import { REFLEXION } from './textes.ts';
import type { Echange } from './useEchange.ts';

interface Props {
  messages: readonly Message[];
  enCours: Echange | undefined;
  occupe: boolean;
  onSuite: (question: string) => void;
  onReposer: (question: string) => void;
}

/** Questions at the right, answers at the left. */
export function Fil({ messages, enCours, occupe, onSuite, onReposer }: Props) {
  return (
    <>
      {messages.map((message) =>
        message.role === 'user' ? (
          <Question key={message.id} texte={message.content} />
        ) : (
          <MessageFrancis key={message.id} message={message} onSuite={onSuite} />
        ),
      )}
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

const Question = memo(function Question({ texte }: { texte: string }) {
  return (
    <div className="tour duo">
      <p className="question">
        <span className="vh">Vous{'\u202f'}: </span>
        {typographier(texte)}
      </p>
    </div>
  );
});

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
        <Balisage prefixe="en-cours" markdown={visible} />
      )}
    </Reponse>
  );
}

function Arretee({ echange, onReposer }: { echange: Echange; onReposer: (question: string) => void }) {
  const visible = partieLisible(echange.balisage);
  return (
    <Reponse signe={<b>Francis</b>}>
      {visible !== '' && <Balisage prefixe="arretee" markdown={visible} />}
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
