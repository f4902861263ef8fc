import { creerMinuterie, type Horloge } from './ports.ts';
import type { Parole } from './parole.ts';

/** Between the end of the voice and the microphone, so that it does not hear itself. */
const AVANT_ECOUTE_MS = 1_000;

export interface Tour {
  /** Speaks, then listens; a voice that fails does not keep from listening. */
  dire(texte: string): void;
  /** Speaks no more and does not listen. */
  cesser(): void;
}

interface Options {
  readonly parole: Parole;
  readonly horloge: Horloge;
  readonly onParole: () => void;
  readonly onAttente: () => void;
  readonly onEcoute: () => void;
}

/** One turn of speech after another: the voice, a second, the microphone. */
export function creerTour({ parole, horloge, onParole, onAttente, onEcoute }: Options): Tour {
  let rang = 0;
  const attente = creerMinuterie(horloge);
  return {
    dire(texte) {
      rang += 1;
      const ici = rang;
      attente.annuler();
      onParole();
      void (async () => {
        await parole.dire(texte);
        if (ici !== rang) return;
        onAttente();
        attente.lancer(AVANT_ECOUTE_MS, onEcoute);
      })();
    },
    cesser() {
      rang += 1;
      attente.annuler();
      parole.annuler();
    },
  };
}
