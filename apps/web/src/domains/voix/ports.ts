/** What the state machines of speech ask of the world: a test gives its own. */
export interface Horloge {
  /** @returns what cancels it. */
  apres(ms: number, suite: () => void): () => void;
}

/** One delay at a time: the next one takes the place of the one before. */
export interface Minuterie {
  lancer(ms: number, suite: () => void): void;
  annuler(): void;
}

export function creerMinuterie(horloge: Horloge): Minuterie {
  let annuler: (() => void) | undefined;
  return {
    lancer(ms, suite) {
      annuler?.();
      annuler = horloge.apres(ms, suite);
    },
    annuler() {
      annuler?.();
      annuler = undefined;
    },
  };
}

/** Why an engine of recognition stopped by itself. */
export type Panne = 'refus' | 'reseau' | 'indisponible' | 'transcription';

export interface Ecoute {
  /** Somebody is heard. */
  readonly parole: () => void;
  readonly provisoire: (texte: string) => void;
  readonly final: (texte: string) => void;
  /** It listens no more: after a stop, or by itself, as browsers do after a silence. */
  readonly fin: () => void;
  readonly panne: (panne: Panne) => void;
  /** Another engine took over after a failure. */
  readonly repli: () => void;
}

/** Writes down what is said: the browser's own recognition, or a recorder and a service. */
export interface Moteur {
  demarrer(ecoute: Ecoute): void;
  /** Gives what is still to be given, then `fin`. */
  arreter(): void;
  /** Gives nothing more. */
  abandonner(): void;
}

/** Why nothing can be dictated here, as the person reads it. */
export class DicteeImpossible extends Error {}

export const horlogeDuNavigateur: Horloge = {
  apres: (ms, suite) => {
    const id = setTimeout(suite, ms);
    return () => clearTimeout(id);
  },
};
