import type { DonneesProfil } from '@francis/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { request } from '../../platform/http.ts';
import { BoutonDictee, dictee, PanneauDictee, useDictee } from '../voix/index.ts';
import { type IdQuestion, type Question, QUESTIONS } from './questionnaire.ts';
import type { Reponses } from './reponses.ts';

interface Props {
  question: Question;
  garde: string | undefined;
  /** The voice assistant is on: what is said is written here, then understood. */
  vocal: boolean;
  onCouper: () => void;
  onLu: (lues: Reponses) => void;
  onGarder: (texte: string | undefined) => void;
}

type Etat = { nom: 'repos' } | { nom: 'analyse' } | { nom: 'lu'; phrase: string } | { nom: 'garde' };

const TAILLE_MAX = 2_000;

const libelleDe = (id: IdQuestion, valeurs: readonly string[]): string =>
  (QUESTIONS.find((q) => q.id === id)?.options ?? [])
    .filter(({ valeur }) => valeurs.includes(valeur))
    .map(({ libelle }) => libelle)
    .join(', ');

function lire({ data }: { data: DonneesProfil }): Reponses {
  return Object.fromEntries(
    QUESTIONS.flatMap(({ id }) => {
      const valeur = data[id];
      const choisies = Array.isArray(valeur) ? valeur : valeur ? [valeur] : [];
      return choisies.length > 0 ? [[id, choisies]] : [];
    }),
  );
}

/** An answer in one's own words. What is not understood is kept as it was written, and said so. */
export function ReponseLibre({ question, garde, vocal, onCouper, onLu, onGarder }: Props) {
  const id = useId();
  const [texte, setTexte] = useState(garde ?? '');
  const [etat, setEtat] = useState<Etat>({ nom: garde ? 'garde' : 'repos' });

  const analyser = async (): Promise<void> => {
    const propre = texte.trim();
    if (propre === '' || etat.nom === 'analyse') return;
    setEtat({ nom: 'analyse' });
    try {
      const lues = lire(
        await request<{ data: DonneesProfil }>('/api/ai/analyze-profile-text', {
          body: { text: propre, question_type: question.id, extract_all: true },
        }),
      );
      onLu(lues);
      const ici = lues[question.id];
      if (ici) {
        onGarder(undefined);
        setEtat({ nom: 'lu', phrase: libelleDe(question.id, ici) });
        return;
      }
    } catch {
      // Kept as it is: nothing that was written is lost.
    }
    onGarder(propre);
    setEtat({ nom: 'garde' });
  };

  const cible = `libre-${question.id}`;
  const voix = useDictee({ cible, lire: () => texte, ecrire: setTexte, onFinie: () => void analyser() });
  const { demarrer } = voix;
  const lancer = useRef(demarrer);
  useEffect(() => {
    lancer.current = demarrer;
  });
  useEffect(() => {
    if (vocal) lancer.current();
    else if (dictee.etat.lire().cible === cible) dictee.arreter();
  }, [vocal, cible]);

  return (
    <details className="libre" open={vocal || etat.nom !== 'repos' || undefined}>
      <summary>Dire autrement</summary>
      <label className="vh" htmlFor={id}>
        Votre réponse, avec vos mots
      </label>
      <div className="saisie">
        <textarea
          id={id}
          rows={2}
          maxLength={TAILLE_MAX}
          placeholder={'Par exemple\u202f: infirmière libérale, je loue aussi un studio'}
          value={texte}
          onChange={(e) => {
            setTexte(e.target.value);
            if (voix.ecoute) dictee.recaler(e.target.value);
            if (e.target.value.trim() === '') onGarder(undefined);
          }}
        />
        <BoutonDictee
          ecoute={voix.ecoute}
          demarrer={voix.demarrer}
          arreter={voix.arreter}
          disabled={etat.nom === 'analyse'}
        />
      </div>
      {(vocal || voix.etat) && (
        <PanneauDictee
          etat={voix.etat}
          statut={etat.nom === 'analyse' ? 'Analyse en cours…' : undefined}
          onFermer={() => {
            dictee.annuler();
            onCouper();
          }}
        />
      )}
      <div className="rangee">
        <Bouton
          taille="petite"
          disabled={texte.trim() === '' || etat.nom === 'analyse'}
          onClick={() => void analyser()}
        >
          {etat.nom === 'analyse' ? 'Analyse en cours…' : 'Comprendre ce texte'}
        </Bouton>
      </div>
      {etat.nom === 'lu' && (
        <Alerte ton="succes">
          <p>
            Compris{'\u202f'}: {etat.phrase}. Vérifiez, puis continuez.
          </p>
        </Alerte>
      )}
      {etat.nom === 'garde' && (
        <Alerte>
          <p>Aucune réponse de la liste n’y correspond{'\u202f'}: votre texte est conservé tel quel.</p>
        </Alerte>
      )}
    </details>
  );
}
