import type { FaitLu, FaitManquant, Message, ValeurLue } from '@francis/contract';
import { useRef, useState } from 'react';
import { Bouton, FINE, typographier } from '../../../design-system/index.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { ChampDuFait } from './ChampDuFait.tsx';
import { DeuxCalculs, deuxCalculs } from './DeuxCalculs.tsx';
import { EffetDeLaCorrection, ERREUR_DE_RECALCUL } from './EffetDeLaCorrection.tsx';
import { ecrireValeur, lireSaisie } from './saisie.ts';

interface Props {
  message: Message;
  onCorriger: (chemin: string, valeur: ValeurLue) => Promise<void>;
  onFermer: () => void;
}

/** What a default of nothing says: it fills the form and informs nobody. */
const utile = ({ source, valeur, affiche }: FaitLu): boolean =>
  affiche !== '' && !(source === 'defaut' && (valeur === 0 || valeur === false));

/** What was read of a subject as its own small form: each field computes again, and the figure stays beside it. */
export function FormulaireDuSujet({ message, onCorriger, onFermer }: Props) {
  const { lecture, formulaire, calculs } = message;
  const [resultat] = calculs ?? [];
  const deux = deuxCalculs(calculs);
  const file = useRef<Promise<void>>(Promise.resolve());
  if (!lecture || !formulaire) return null;
  // One after the other: each one is made on the version that the one before gave.
  const corriger = (chemin: string, valeur: ValeurLue): Promise<void> => {
    const suite = file.current.catch(() => undefined).then(() => onCorriger(chemin, valeur));
    file.current = suite;
    return suite;
  };
  return (
    <section className="petit-f" aria-label="À vérifier avec vous">
      <header>
        <h2>À vérifier avec vous</h2>
        <p className="doux">Le sujet est sûr, la lecture l’est moins. Corrigez ou complétez{FINE}: le chiffre suit.</p>
      </header>
      <div className="deux-c">
        <div className="gauche-f">
          <div className="champs-f">
            {lecture.faits.filter(utile).map((fait) => (
              <ChampVivant key={fait.chemin} fait={fait} initial={ecrireValeur(fait)} onCorriger={corriger} />
            ))}
          </div>
          {formulaire.ajouts.length > 0 && (
            <details>
              <summary>Ajouter ce qui n’a pas été lu</summary>
              <div className="champs-f">
                {formulaire.ajouts.map((ajout) => (
                  <ChampVivant key={ajout.chemin} fait={ajout} initial="" onCorriger={corriger} />
                ))}
              </div>
            </details>
          )}
        </div>
        <div className="droite-f">
          {deux && <DeuxCalculs avant={deux[0]} apres={deux[1]} libelles={['Premier calcul', 'Second calcul']} />}
          <EffetDeLaCorrection resultat={resultat} />
        </div>
      </div>
      <div className="actes-f">
        <Bouton taille="petite" onClick={onFermer}>
          C’est juste
        </Bouton>
      </div>
    </section>
  );
}

interface PropsChamp {
  fait: Pick<FaitLu, 'chemin' | 'libelle' | 'unite' | 'choix'> | FaitManquant;
  initial: string;
  onCorriger: (chemin: string, valeur: ValeurLue) => Promise<void>;
}

function ChampVivant({ fait, initial, onCorriger }: PropsChamp) {
  const { chemin = '', unite = 'nombre', libelle, choix } = fait;
  const [texte, setTexte] = useState(initial);
  const [erreur, setErreur] = useState<string>();
  const envoye = useRef(initial);
  const calculer = (saisi: string): void => {
    const lue = lireSaisie(saisi, unite);
    setErreur(lue && 'erreur' in lue ? lue.erreur : undefined);
    if (!lue || 'erreur' in lue || saisi === envoye.current) return;
    envoye.current = saisi;
    onCorriger(chemin, lue.valeur).catch((e: unknown) => {
      envoye.current = initial;
      setErreur((e instanceof ApiError ? e.champs[0]?.message : undefined) ?? messageOf(e, ERREUR_DE_RECALCUL));
    });
  };
  const entier = unite === 'choix' || unite === 'oui_non';
  const vide = entier && initial === '' ? [{ valeur: '', libelle: 'Non dit' }] : [];
  return (
    <ChampDuFait
      fait={{
        libelle: typographier(libelle.charAt(0).toUpperCase() + libelle.slice(1)),
        unite,
        ...(choix && { choix: [...vide, ...choix] }),
      }}
      texte={texte}
      erreur={erreur}
      onChange={(saisi) => {
        setTexte(saisi);
        if (entier && saisi !== '') calculer(saisi);
      }}
      onValider={() => calculer(texte)}
    />
  );
}
