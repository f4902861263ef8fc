import { creerMagasin, type Magasin } from './magasin.ts';
import type { Horloge } from './ports.ts';

const DEBIT = 0.9;
/** A voice that does not begin by then never will: some systems announce one and have none. */
const DEMARRAGE_MS = 4_000;
/** The service takes this many characters at once. */
const TAILLE_MAX = 5_000;

export type FinDeParole = 'finie' | 'annulee' | 'erreur';

export interface Parole {
  readonly enCours: Magasin<boolean>;
  /** Reads aloud; what was being read stops. */
  dire(texte: string): Promise<FinDeParole>;
  annuler(): void;
  /** Something can read here. */
  possible(): Promise<boolean>;
}

/** A voice: the service's, or the browser's. @throws when it cannot */
export interface Voix {
  lire(texte: string, signal: AbortSignal): Promise<void>;
}

interface Options {
  /** Undefined when the server reads nothing for this person. */
  readonly service: () => Promise<Voix | undefined>;
  readonly navigateur: Voix | undefined;
}

async function essayer(voix: Voix | undefined, texte: string, signal: AbortSignal): Promise<boolean> {
  if (!voix || signal.aborted) return false;
  try {
    await voix.lire(texte, signal);
    return true;
  } catch {
    return false;
  }
}

/** « 1 851 » is one number: voices stop at its thin spaces. */
export const prononcable = (texte: string): string => texte.replaceAll(/(\d)[\u202f\u00a0](?=\d{3})/g, '$1');

/** The service first, then the browser; a failure is never more than a silence. */
export function creerParole({ service, navigateur }: Options): Parole {
  const enCours = creerMagasin(false);
  let courante: AbortController | undefined;
  return {
    enCours,
    possible: async () => navigateur !== undefined || (await service()) !== undefined,
    async dire(ecrit) {
      const texte = prononcable(ecrit);
      courante?.abort();
      const controle = new AbortController();
      courante = controle;
      const { signal } = controle;
      enCours.poser(true);
      const court = texte.slice(0, TAILLE_MAX);
      const lue = (await essayer(await service(), court, signal)) || (await essayer(navigateur, texte, signal));
      if (signal.aborted) return 'annulee';
      courante = undefined;
      enCours.poser(false);
      return lue ? 'finie' : 'erreur';
    },
    annuler() {
      courante?.abort();
      courante = undefined;
      if (enCours.lire()) enCours.poser(false);
    },
  };
}

/** A sound of the server, played. */
export const voixDuService = (demander: (texte: string, signal: AbortSignal) => Promise<Blob>): Voix => ({
  async lire(texte, signal) {
    const adresse = URL.createObjectURL(await demander(texte, signal));
    const son = new Audio(adresse);
    try {
      await new Promise<void>((resolve, reject) => {
        const finir = (): void => {
          son.pause();
          resolve();
        };
        signal.addEventListener('abort', finir, { once: true });
        son.addEventListener('ended', finir, { once: true });
        son.addEventListener('error', () => reject(new Error('unreadable sound')), { once: true });
        if (signal.aborted) finir();
        else son.play().catch(reject);
      });
    } finally {
      URL.revokeObjectURL(adresse);
    }
  },
});

/** Sentences, a few at a time: browsers cut a voice that speaks too long. */
export function enMorceaux(texte: string, taille = 220): string[] {
  const morceaux: string[] = [];
  for (const phrase of texte.split(/(?<=[.!?;:\n])\s/)) {
    const dernier = morceaux.at(-1);
    if (dernier !== undefined && dernier.length + phrase.length < taille) morceaux[morceaux.length - 1] += ` ${phrase}`;
    else if (phrase.trim() !== '') morceaux.push(phrase.trim());
  }
  return morceaux;
}

/** The browser's own voice: French when it has one, else its default. */
export function voixDuNavigateur(horloge: Horloge): Voix | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const { speechSynthesis } = globalThis;
  const direUn = (morceau: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const dit = new SpeechSynthesisUtterance(morceau);
      dit.lang = 'fr-FR';
      dit.rate = DEBIT;
      const francaise = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith('fr'));
      if (francaise) dit.voice = francaise;
      const muette = horloge.apres(DEMARRAGE_MS, () => {
        speechSynthesis.cancel();
        reject(new Error('no voice'));
      });
      dit.addEventListener('start', muette);
      dit.addEventListener('end', () => {
        muette();
        resolve();
      });
      dit.addEventListener('error', () => {
        muette();
        reject(new Error('speech failed'));
      });
      signal.addEventListener(
        'abort',
        () => {
          muette();
          speechSynthesis.cancel();
          resolve();
        },
        { once: true },
      );
      speechSynthesis.speak(dit);
    });
  return {
    async lire(texte, signal) {
      speechSynthesis.cancel();
      for (const morceau of enMorceaux(texte)) {
        if (signal.aborted) return;
        await direUn(morceau, signal);
      }
    },
  };
}
