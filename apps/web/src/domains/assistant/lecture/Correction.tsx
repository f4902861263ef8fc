import type { Calcul, FaitLu, ValeurLue } from '@francis/contract';
import { useEffect, useRef, useState } from 'react';
import { Bouton, BoutonIcone, FINE, typographier } from '../../../design-system/index.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { ChampDuFait } from './ChampDuFait.tsx';
import type { Garde } from './garde.ts';
import { EffetDeLaCorrection, ERREUR_DE_RECALCUL } from './EffetDeLaCorrection.tsx';
import { ecrireValeur, lireSaisie } from './saisie.ts';

interface Props {
  fait: FaitLu;
  question: string;
  /** The figure of the answer, which moves with the correction. */
  resultat: Calcul | undefined;
  onCorriger: (chemin: string, valeur: ValeurLue) => Promise<void>;
  /** Keeps the fact beyond the conversation; absent when there is no place for it. */
  onGarder?: (() => Promise<void>) | undefined;
  textesDeGarde?: Garde['textes'] | undefined;
  onFermer: () => void;
}

/** A pause in the typing: each figure typed need not be computed. */
const PAUSE_MS = 450;

/** The field of one fact, under the line: what is typed is computed at once, and the old figure stays beside the new one. */
export function Correction({ fait, question, resultat, onCorriger, onGarder, textesDeGarde, onFermer }: Props) {
  const [texte, setTexte] = useState(() => ecrireValeur(fait));
  const [erreur, setErreur] = useState<string>();
  const envoye = useRef<ValeurLue>(fait.valeur);
  const attente = useRef<ReturnType<typeof setTimeout>>(undefined);
  const file = useRef<Promise<void>>(Promise.resolve());
  const racine = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    racine.current?.querySelector<HTMLElement>('input, select')?.focus();
    return () => clearTimeout(attente.current);
  }, []);

  const calculer = (saisi: string): void => {
    clearTimeout(attente.current);
    const lue = lireSaisie(saisi, fait.unite);
    setErreur(lue && 'erreur' in lue ? lue.erreur : undefined);
    if (!lue || 'erreur' in lue || lue.valeur === envoye.current) return;
    const { valeur } = lue;
    envoye.current = valeur;
    // One after the other: each one is made on the version that the one before gave.
    file.current = file.current
      .then(() => onCorriger(fait.chemin, valeur))
      .catch((e: unknown) => {
        envoye.current = fait.valeur;
        setErreur(messageOf(e, ERREUR_DE_RECALCUL));
      });
  };
  const changer = (saisi: string): void => {
    setTexte(saisi);
    clearTimeout(attente.current);
    if (fait.unite === 'choix' || fait.unite === 'oui_non') calculer(saisi);
    else attente.current = setTimeout(() => calculer(saisi), PAUSE_MS);
  };

  const mots = fait.preuves.map(({ debut, fin }) => question.slice(debut, fin)).filter((m) => m !== '');
  return (
    // Escape, from anywhere in it.
    <div
      role="presentation"
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onFermer();
      }}
    >
      <fieldset className="corr" ref={racine}>
        <legend className="vh">
          Corriger{FINE}: {typographier(fait.libelle)}
        </legend>
        <div className="tete-corr">
          {mots.length > 0 && <span className="doux">lu dans {typographier(`« ${mots.join(' », « ')} »`)}</span>}
          <BoutonIcone icone="fermer" libelle="Fermer la correction" onClick={onFermer} />
        </div>
        <div className="calcul-corr">
          <ChampDuFait fait={fait} texte={texte} erreur={erreur} onChange={changer} onValider={() => calculer(texte)} />
        </div>
        <EffetDeLaCorrection resultat={resultat} />
        {onGarder && textesDeGarde && <Garder valeur={fait.affiche} onGarder={onGarder} textes={textesDeGarde} />}
      </fieldset>
    </div>
  );
}

interface PropsGarder {
  valeur: string;
  onGarder: () => Promise<void>;
  textes: Garde['textes'];
}

/** One more click: what was corrected here is known everywhere. */
function Garder({ valeur, onGarder, textes }: PropsGarder) {
  const [gardee, setGardee] = useState<string>();
  const [erreur, setErreur] = useState<string>();
  const [envoi, setEnvoi] = useState(false);
  const fait = gardee === valeur;
  return (
    <div className="actes-f">
      <Bouton
        taille="petite"
        aria-pressed={fait}
        disabled={envoi}
        onClick={() => {
          setEnvoi(true);
          setErreur(undefined);
          onGarder()
            .then(() => setGardee(valeur))
            .catch((e: unknown) => setErreur(messageOf(e, textes.echec)))
            .finally(() => setEnvoi(false));
        }}
      >
        {fait ? textes.fait : textes.repos}
      </Bouton>
      {erreur && (
        <p className="erreur-precision" role="alert">
          {erreur}
        </p>
      )}
    </div>
  );
}
