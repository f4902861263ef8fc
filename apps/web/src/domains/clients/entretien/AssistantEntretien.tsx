import { extraire, type NoteLue } from '@francis/contract';
import { useRef, useState } from 'react';
import { Alerte, Bouton, typographier } from '../../../design-system/index.ts';
import { lireNote } from '../../reunions/api.ts';
import { BoutonDictee, dictee, PanneauDictee, useDictee } from '../../voix/index.ts';
import { AccordDesPersonnes } from './AccordDesPersonnes.tsx';
import { GuideEntretien } from './GuideEntretien.tsx';
import { PropositionsDeLaNote } from './PropositionsDeLaNote.tsx';
import { useAccord } from './useAccord.ts';
import './entretien-client.css';

interface Props {
  /** Puts the proposals that were kept in the form; nothing is saved. */
  onReporter: (champs: Readonly<Record<string, string | number>>) => void;
  /** The agreement of those who are there, once the server has kept it. */
  entretien: string | undefined;
  onEntretien: (id: string | undefined) => void;
}

const VU = 'francis.guide-client';

function guideVu(): boolean {
  try {
    return localStorage.getItem(VU) !== null;
  } catch {
    return true;
  }
}
function noterGuide(): void {
  try {
    localStorage.setItem(VU, '1');
  } catch {
    // Storage refused: the guide opens again.
  }
}

/** Read, or being read. */
type Lecture = NoteLue | 'en_cours';

const ECHEC = '❌ Erreur lors de l’extraction automatique';
/** Below, there is nothing to ask the server. */
const TROP_COURTE = extraire('').phrase;
function refusAvantLecture(texte: string): string | undefined {
  const { phrase } = extraire(texte);
  return phrase === TROP_COURTE ? phrase : undefined;
}

/** The interview of a new client: written as it is said, then read into proposals that the adviser keeps or not. */
export function AssistantEntretien({ onReporter, entretien, onEntretien }: Props) {
  const [actif, setActif] = useState(false);
  const [guide, setGuide] = useState(false);
  const [texte, setTexte] = useState('');
  const [lecture, setLecture] = useState<Lecture>();
  const demande = useRef(0);
  const voix = useDictee({ cible: 'entretien-client', lire: () => texte, ecrire: setTexte });
  const effacer = (): void => {
    demande.current += 1;
    setTexte('');
    setLecture(undefined);
  };
  const analyser = async (): Promise<void> => {
    const courte = refusAvantLecture(texte);
    if (courte !== undefined) {
      setLecture({ propositions: [], phrase: courte, questions: [] });
      return;
    }
    demande.current += 1;
    const mienne = demande.current;
    setLecture('en_cours');
    const lue = await lireNote(texte).catch((): NoteLue => ({ propositions: [], phrase: ECHEC, questions: [] }));
    // Erased, or asked again, meanwhile.
    if (demande.current === mienne) setLecture(lue);
  };
  const { occupe, coche, accord, changerAccord } = useAccord({
    entretien,
    onEntretien,
    onAccord: voix.demarrer,
    effacer,
  });
  const basculer = (): void => {
    if (actif) dictee.annuler();
    else if (!guideVu()) setGuide(true);
    setActif(!actif);
  };
  return (
    <section className="assistant-entretien" aria-labelledby="assistant-entretien">
      <div className="registre">
        <h2 id="assistant-entretien">Assistant Francis</h2>
        <Bouton rang="discret" taille="petite" onClick={() => setGuide(true)}>
          Guide
        </Bouton>
        <Bouton taille="petite" icone="micro" aria-expanded={actif} onClick={basculer}>
          {actif ? 'Fermer l’assistant' : 'Activer l’assistant'}
        </Bouton>
      </div>
      {actif && (
        <>
          <AccordDesPersonnes
            coche={coche}
            accord={accord}
            occupe={occupe}
            onChange={(oui) => void changerAccord(oui)}
          />
          {voix.etat && <PanneauDictee etat={voix.etat} onFermer={() => dictee.annuler()} />}
          <div className="saisie transcription">
            <textarea
              rows={4}
              aria-label="Transcription"
              placeholder="Parlez maintenant pour que Francis commence à écouter..."
              value={texte}
              onChange={(e) => {
                setTexte(e.target.value);
                if (voix.ecoute) dictee.recaler(e.target.value);
              }}
            />
            <BoutonDictee
              libelle="Écouter l’entretien"
              ecoute={voix.ecoute}
              demarrer={voix.demarrer}
              arreter={voix.arreter}
              disabled={!accord}
              raccourci
            />
          </div>
          {texte.trim() !== '' && (
            <div className="actes-entretien">
              <Bouton
                onClick={() => {
                  if (voix.ecoute) dictee.recaler('');
                  effacer();
                }}
              >
                Effacer
              </Bouton>
              <Bouton disabled={lecture === 'en_cours'} onClick={() => void analyser()}>
                {lecture === 'en_cours' ? 'Analyse en cours...' : 'Analyser avec Francis'}
              </Bouton>
            </div>
          )}
          {typeof lecture === 'object' && (
            <Alerte ton={lecture.propositions.length > 0 ? 'succes' : 'attention'}>
              <p>{lecture.phrase}</p>
            </Alerte>
          )}
          {typeof lecture === 'object' && lecture.questions.length > 0 && (
            <Alerte ton="attention">
              {lecture.questions.map((question) => (
                <p key={question}>{typographier(question)}</p>
              ))}
            </Alerte>
          )}
          {typeof lecture === 'object' && lecture.propositions.length > 0 && (
            <PropositionsDeLaNote
              propositions={lecture.propositions}
              onReporter={(champs) => {
                onReporter(champs);
                setLecture(undefined);
              }}
            />
          )}
        </>
      )}
      {guide && (
        <GuideEntretien
          onFermer={() => {
            noterGuide();
            setGuide(false);
          }}
        />
      )}
    </section>
  );
}
