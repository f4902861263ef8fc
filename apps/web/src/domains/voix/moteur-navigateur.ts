import type { Ecoute, Moteur, Panne } from './ports.ts';

/** The part of the browser's recognition that is used; no type of the platform describes it yet. */
interface Resultat {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string };
}
interface Reconnaissance {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onspeechstart: (() => void) | null;
  onresult: ((e: { resultIndex: number; results: ArrayLike<Resultat> }) => void) | null;
  onerror: ((e: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
type Fabrique = new () => Reconnaissance;

declare global {
  interface Window {
    SpeechRecognition?: Fabrique;
    webkitSpeechRecognition?: Fabrique;
  }
}

const fabrique = (): Fabrique | undefined => window.SpeechRecognition ?? window.webkitSpeechRecognition;
export const navigateurEcoute = (): boolean => fabrique() !== undefined;

/** Errors of the recognition that are no failure: a silence, or our own stop. */
const BENINES = new Set(['no-speech', 'aborted']);
const PANNES: Readonly<Record<string, Panne>> = {
  'not-allowed': 'refus',
  'audio-capture': 'refus',
  network: 'reseau',
};

/** Three readings of each sentence are asked for where every word counts; the first one is kept. */
const ALTERNATIVES_SENSIBLES = 3;

export function moteurDuNavigateur({ sensible = false }: { sensible?: boolean } = {}): Moteur | undefined {
  const Reconnaissance = fabrique();
  if (!Reconnaissance) return undefined;
  let courante: Reconnaissance | undefined;
  const detacher = (): Reconnaissance | undefined => {
    const avant = courante;
    courante = undefined;
    if (avant) [avant.onspeechstart, avant.onresult, avant.onerror, avant.onend] = [null, null, null, null];
    return avant;
  };
  return {
    demarrer(ecoute: Ecoute) {
      detacher()?.abort();
      const r = new Reconnaissance();
      courante = r;
      r.lang = 'fr-FR';
      r.continuous = true;
      r.interimResults = true;
      r.maxAlternatives = sensible ? ALTERNATIVES_SENSIBLES : 1;
      let enPanne = false;
      r.onspeechstart = () => ecoute.parole();
      r.onresult = ({ resultIndex, results }) => {
        let provisoire = '';
        for (let i = resultIndex; i < results.length; i += 1) {
          const resultat = results[i];
          if (resultat?.isFinal) ecoute.final(resultat[0].transcript);
          else provisoire += resultat?.[0].transcript ?? '';
        }
        if (provisoire !== '') ecoute.provisoire(provisoire);
      };
      r.onerror = ({ error }) => {
        if (BENINES.has(error)) return;
        enPanne = true;
        ecoute.panne(PANNES[error] ?? 'indisponible');
      };
      // After a failure the machine already decided what comes next.
      r.onend = () => {
        if (!enPanne) ecoute.fin();
      };
      try {
        r.start();
      } catch {
        enPanne = true;
        ecoute.panne('indisponible');
      }
    },
    arreter: () => courante?.stop(),
    abandonner: () => detacher()?.abort(),
  };
}
