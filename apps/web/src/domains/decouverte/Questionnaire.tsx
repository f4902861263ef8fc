import type { Profil } from '@francis/contract';
import { useEffect, useRef, useState } from 'react';
import { Alerte, Bouton, Icone, Interrupteur, Progression } from '../../design-system/index.ts';
import { QUESTIONS } from './questionnaire.ts';
import { ReponseLibre } from './ReponseLibre.tsx';
import { useQuestionnaire } from './useQuestionnaire.ts';
import './decouverte.css';

interface Props {
  profil: Profil;
  utilisateurId: string;
  onFini: () => void;
}

/** One question of the welcome questionnaire, its answers, the way back. */
export function Questionnaire({ profil, utilisateurId, onFini }: Props) {
  const q = useQuestionnaire({ profil, utilisateurId, onFini });
  const { question, index, choisies } = q;
  const [vocal, setVocal] = useState(false);
  const titre = useRef<HTMLLegendElement>(null);
  const affichee = useRef(index);
  // The arrows of a keyboard pass over the answers without choosing one: only a pointer moves on.
  const pointeur = useRef(false);
  useEffect(() => {
    const noter = ({ type }: Event): void => {
      pointeur.current = type === 'pointerdown';
    };
    document.addEventListener('pointerdown', noter, { capture: true });
    document.addEventListener('keydown', noter, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', noter, { capture: true });
      document.removeEventListener('keydown', noter, { capture: true });
    };
  }, []);
  // A new question is read from its title; the first one leaves the focus where the window put it.
  useEffect(() => {
    if (affichee.current !== index) titre.current?.focus();
    affichee.current = index;
  }, [index]);
  const dernier = index === QUESTIONS.length - 1;

  return (
    <form
      className="questionnaire"
      onSubmit={(e) => {
        e.preventDefault();
        if (q.repondue) q.avancer();
      }}
    >
      <Progression numero={index + 1} sur={QUESTIONS.length} fait={index} />
      <fieldset key={question.id} disabled={q.envoi} aria-describedby={`aide-${question.id}`}>
        <legend ref={titre} tabIndex={-1}>
          {question.question}
        </legend>
        <p className="doux petit" id={`aide-${question.id}`}>
          {question.aide}
        </p>
        <div className="options">
          {question.options.map(({ valeur, libelle }) => (
            <label key={valeur} className="option">
              <input
                type={question.plusieurs ? 'checkbox' : 'radio'}
                name={question.id}
                value={valeur}
                checked={choisies.includes(valeur)}
                // The answer that was already chosen: nothing changes, and one moves on all the same.
                onClick={() => {
                  if (!question.plusieurs && pointeur.current && choisies.includes(valeur)) q.repondre(valeur, true);
                }}
                onChange={() => q.repondre(valeur, pointeur.current)}
              />
              <span>{libelle}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="assistant-vocal">
        <span id="assistant-vocal">Activer l’assistant vocal Francis</span>
        <Interrupteur nommePar="assistant-vocal" actif={vocal} onBasculer={() => setVocal(!vocal)} />
      </p>
      <ReponseLibre
        key={`libre-${question.id}`}
        question={question}
        garde={q.libre}
        vocal={vocal}
        onCouper={() => setVocal(false)}
        onLu={q.adopter}
        onGarder={q.garderTexte}
      />
      {q.echec !== undefined && <Alerte ton="erreur">{q.echec}</Alerte>}
      <div className="pas">
        {index > 0 ? (
          <Bouton rang="discret" onClick={q.reculer}>
            ← Question précédente
          </Bouton>
        ) : (
          <span />
        )}
        <Bouton rang="principal" type="submit" disabled={!q.repondue || q.envoi}>
          {q.envoi ? 'Enregistrement...' : dernier ? 'Terminer' : 'Continuer'}
          {!dernier && <Icone nom="droite" petite />}
        </Bouton>
      </div>
    </form>
  );
}
