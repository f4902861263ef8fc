import { creerMinuterie, type Horloge } from './ports.ts';

/** Held longer, the key is a push-to-talk; shorter, it turns the microphone on or off. */
const APPUI_LONG_MS = 400;

export interface Appui {
  enfoncer(): void;
  relacher(): void;
}

interface Options {
  readonly horloge: Horloge;
  readonly ecoute: () => boolean;
  readonly demarrer: () => void;
  readonly arreter: () => void;
}

/** The Space key on the microphone's own button: held, it speaks; let go, it stops. */
export function creerAppui({ horloge, ecoute, demarrer, arreter }: Options): Appui {
  let tenu = false;
  let long = false;
  let ecoutait = false;
  const duree = creerMinuterie(horloge);
  return {
    enfoncer() {
      // A key held repeats itself.
      if (tenu) return;
      tenu = true;
      long = false;
      ecoutait = ecoute();
      if (!ecoutait) demarrer();
      duree.lancer(APPUI_LONG_MS, () => {
        long = true;
      });
    },
    relacher() {
      if (!tenu) return;
      tenu = false;
      duree.annuler();
      if (ecoutait || long) arreter();
    },
  };
}
