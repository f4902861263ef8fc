import type { QuestionsConscience } from '@francis/contract';
import { useState } from 'react';
import { Alerte, Bouton, Fenetre, Progression } from '../../design-system/index.ts';

interface Props {
  questions: QuestionsConscience;
  reponses: Readonly<Record<string, string>>;
  envoi: boolean;
  echec: string | undefined;
  onRepondre: (id: string, reponse: string) => void;
  onTerminer: () => void;
  onFermer: () => void;
}

/** One question at a time, with the way back; the last button sends. */
export function FenetreQuiz({ questions, reponses, envoi, echec, onRepondre, onTerminer, onFermer }: Props) {
  const [index, setIndex] = useState(0);
  const liste = Object.entries(questions);
  const [id, question] = liste[index] ?? liste[0] ?? ['', { question: '', reponses: {} }];
  const dernier = index === liste.length - 1;
  return (
    <Fenetre
      titre="Test de conscience fiscale"
      onFermer={onFermer}
      actions={
        <>
          <Bouton disabled={index === 0 || envoi} onClick={() => setIndex(index - 1)}>
            Précédent
          </Bouton>
          <Bouton
            rang="principal"
            disabled={reponses[id] === undefined || envoi}
            onClick={() => (dernier ? onTerminer() : setIndex(index + 1))}
          >
            {envoi ? 'Calcul...' : dernier ? 'Terminer' : 'Suivant'}
          </Bouton>
        </>
      }
    >
      <div className="quiz">
        <Progression numero={index + 1} sur={liste.length} fait={index} />
        <fieldset key={id} disabled={envoi}>
          <legend>{question.question}</legend>
          <div className="options">
            {Object.entries(question.reponses).map(([cle, { texte }]) => (
              <label key={cle} className="option">
                <input
                  type="radio"
                  name={id}
                  value={cle}
                  checked={reponses[id] === cle}
                  onChange={() => onRepondre(id, cle)}
                />
                <span>{texte}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {echec !== undefined && <Alerte ton="erreur">{echec}</Alerte>}
      </div>
    </Fenetre>
  );
}
