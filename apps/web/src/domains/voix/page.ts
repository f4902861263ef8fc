import { auVidage } from '../../platform/brouillons.ts';
import { useEffect, useRef } from 'react';
import { capacites, sonDe } from './api.ts';
import { creerDictee } from './dictee.ts';
import { creerModeVocal } from './mode-vocal.ts';
import { creerParole, voixDuNavigateur, voixDuService } from './parole.ts';
import { autoriserLeMicro } from './permission.ts';
import { horlogeDuNavigateur } from './ports.ts';

const service = voixDuService(sonDe);

/** One microphone and one voice for the page: whoever takes them has them. */
export const dictee = creerDictee({
  horloge: horlogeDuNavigateur,
  // The engines come with their first use.
  ouvrir: async () => (await import('./micro.ts')).ouvrirMoteur(),
});

export const parole = creerParole({
  service: async () => ((await capacites()).lecture === 'disponible' ? service : undefined),
  navigateur: voixDuNavigateur(horlogeDuNavigateur),
});

/** The field that the voice mode fills. */
interface CiblePrincipale {
  readonly lire: () => string;
  readonly ecrire: (texte: string) => void;
}
export const CIBLE_PRINCIPALE = 'saisie';
let principale: CiblePrincipale | undefined;

export function ecouterPourLaCible(): void {
  if (principale) dictee.demarrer(CIBLE_PRINCIPALE, { depuis: principale.lire(), onTexte: principale.ecrire });
}

/** Makes a field the one that the voice mode fills, as long as it is on screen. */
export function useCiblePrincipale(cible: CiblePrincipale): void {
  const courante = useRef(cible);
  useEffect(() => {
    courante.current = cible;
  });
  useEffect(() => {
    const ici: CiblePrincipale = {
      lire: () => courante.current.lire(),
      ecrire: (texte) => courante.current.ecrire(texte),
    };
    principale = ici;
    return () => {
      if (principale === ici) principale = undefined;
    };
  }, []);
}

export const modeVocal = creerModeVocal({
  horloge: horlogeDuNavigateur,
  parole,
  dictee,
  ecouter: ecouterPourLaCible,
  autoriser: autoriserLeMicro,
});

// Whoever leaves is heard no more, and nothing more is read to who comes next.
auVidage(() => {
  modeVocal.couper();
  parole.annuler();
});
