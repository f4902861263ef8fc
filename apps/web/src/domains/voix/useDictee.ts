import { useEffect, useRef } from 'react';
import type { EtatDictee } from './dictee.ts';
import { useMagasin } from './magasin.ts';
import { dictee } from './page.ts';

interface Options {
  /** Name of the field, one of the page. */
  readonly cible: string;
  readonly lire: () => string;
  readonly ecrire: (texte: string) => void;
  /** The person stopped, and everything that was said is written. */
  readonly onFinie?: () => void;
}

interface DicteeDuChamp {
  /** Undefined while another field listens, or none. */
  readonly etat: EtatDictee | undefined;
  readonly ecoute: boolean;
  readonly demarrer: () => void;
  readonly arreter: () => void;
}

const arreter = (): void => dictee.arreter();

/** The page's microphone, for one field: it stops when the field leaves the screen. */
export function useDictee(options: Options): DicteeDuChamp {
  const { cible } = options;
  const courantes = useRef(options);
  const courant = useMagasin(dictee.etat);
  const etat = courant.cible === cible ? courant : undefined;
  useEffect(() => {
    courantes.current = options;
  });
  // Followed step by step: an engine may end before the screen is drawn.
  useEffect(() => {
    let avant = dictee.etat.lire();
    return dictee.etat.suivre(() => {
      const arretait = avant.cible === cible && avant.nom === 'arret';
      avant = dictee.etat.lire();
      if (arretait && avant.nom === 'repos') courantes.current.onFinie?.();
    });
  }, [cible]);
  useEffect(
    () => () => {
      if (dictee.etat.lire().cible === cible) dictee.annuler();
    },
    [cible],
  );
  const ecoute = etat !== undefined && etat.nom !== 'erreur';
  const demarrer = (): void =>
    dictee.demarrer(cible, {
      depuis: courantes.current.lire(),
      onTexte: (texte) => courantes.current.ecrire(texte),
    });
  return { etat, ecoute, demarrer, arreter };
}
