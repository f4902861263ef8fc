import { type ChampDicte, extraire, type Extraction, type Proposition } from '@francis/contract';
import { useState } from 'react';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { BoutonDictee, dictee, PanneauDictee, useDictee } from '../../voix/index.ts';
import { AccordDesPersonnes } from './AccordDesPersonnes.tsx';
import { GuideEntretien } from './GuideEntretien.tsx';
import { useAccord } from './useAccord.ts';
import './entretien-client.css';

interface Props {
  libelle: (champ: ChampDicte) => string;
  /** Puts the proposals that were kept in the form; nothing is saved. */
  onReporter: (champs: Readonly<Partial<Record<ChampDicte, string>>>) => void;
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

/** The interview of a new client: written as it is said, then read into proposals that the adviser keeps or not. */
export function AssistantEntretien({ libelle, onReporter, entretien, onEntretien }: Props) {
  const [actif, setActif] = useState(false);
  const [guide, setGuide] = useState(false);
  const [texte, setTexte] = useState('');
  const [extraction, setExtraction] = useState<Extraction>();
  const voix = useDictee({ cible: 'entretien-client', lire: () => texte, ecrire: setTexte });
  const effacer = (): void => {
    setTexte('');
    setExtraction(undefined);
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
              <Bouton onClick={() => setExtraction(extraire(texte))}>Analyser avec Francis</Bouton>
            </div>
          )}
          {extraction && (
            <Alerte ton={extraction.etat === 'lu' ? 'succes' : 'attention'}>
              <p>{extraction.phrase}</p>
            </Alerte>
          )}
          {extraction?.etat === 'lu' && (
            <Propositions
              key={texte}
              texte={texte}
              propositions={extraction.propositions}
              libelle={libelle}
              onReporter={(champs) => {
                onReporter(champs);
                setExtraction(undefined);
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

interface PropsPropositions extends Pick<Props, 'libelle' | 'onReporter'> {
  texte: string;
  propositions: readonly Proposition[];
}

function Propositions({ texte, propositions, libelle, onReporter }: PropsPropositions) {
  const [refuses, setRefuses] = useState<ReadonlySet<ChampDicte>>(new Set());
  const gardees = propositions.filter(({ champ }) => !refuses.has(champ));
  return (
    <>
      <ul className="propositions">
        {propositions.map(({ champ, valeur, debut, fin }) => (
          <li key={champ}>
            <label>
              <input
                type="checkbox"
                checked={!refuses.has(champ)}
                onChange={(e) => {
                  const suite = new Set(refuses);
                  if (e.target.checked) suite.delete(champ);
                  else suite.add(champ);
                  setRefuses(suite);
                }}
              />
              <span>{libelle(champ)}</span>
            </label>
            <b>{valeur}</b>
            <span className="doux petit">
              «{'\u00a0'}…{texte.slice(Math.max(0, debut - 24), debut)}
              <mark>{texte.slice(debut, fin)}</mark>…{'\u00a0'}»
            </span>
          </li>
        ))}
      </ul>
      <Bouton
        disabled={gardees.length === 0}
        onClick={() => onReporter(Object.fromEntries(gardees.map(({ champ, valeur }) => [champ, valeur])))}
      >
        Reporter dans le dossier
      </Bouton>
    </>
  );
}
