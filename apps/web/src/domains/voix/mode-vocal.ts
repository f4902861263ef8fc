import type { Dictee } from './dictee.ts';
import { creerMagasin, type Magasin } from './magasin.ts';
import type { Parole } from './parole.ts';
import { creerMinuterie, DicteeImpossible, type Horloge } from './ports.ts';
import { MICRO_REFUSE, REPETER, SANS_VOIX } from './textes.ts';
import { creerTour } from './tour.ts';

const ACCUEIL_MS = 100;
const ERREUR_MS = 5_000;
export const ACCUEIL = 'Bonjour, je vous écoute. Dites votre question, puis envoyez-la.';

export interface EtatModeVocal {
  readonly nom: 'coupe' | 'ouverture' | 'parle' | 'attente' | 'ecoute' | 'question' | 'erreur';
  readonly erreur: string | undefined;
}

const COUPE: EtatModeVocal = { nom: 'coupe', erreur: undefined };

export interface ModeVocal {
  readonly etat: Magasin<EtatModeVocal>;
  activer(): void;
  couper(): void;
  /** A question left: nobody listens until its answer. */
  questionPosee(): void;
  /** The answer came: it is read, then the next question is listened to. */
  repondre(texte: string): void;
  /** Silences a voice that speaks; otherwise asks the person to say it again. */
  repeter(): void;
}

interface Options {
  readonly horloge: Horloge;
  readonly parole: Parole;
  readonly dictee: Pick<Dictee, 'annuler'>;
  /** Listens for the question. */
  readonly ecouter: () => void;
  /** Asks for the microphone. @throws DicteeImpossible */
  readonly autoriser: () => Promise<void>;
}

/** Hands free: the voice answers, the microphone takes the next question. */
export function creerModeVocal({ horloge, parole, dictee, ecouter, autoriser }: Options): ModeVocal {
  const magasin = creerMagasin(COUPE);
  let rang = 0;
  const attente = creerMinuterie(horloge);
  const poser = (nom: EtatModeVocal['nom']): void => magasin.poser({ nom, erreur: undefined });
  const estActif = (): boolean => !['coupe', 'erreur'].includes(magasin.lire().nom);
  const tour = creerTour({
    parole,
    horloge,
    onParole: () => poser('parle'),
    onAttente: () => poser('attente'),
    onEcoute: () => {
      poser('ecoute');
      ecouter();
    },
  });
  const cesser = (): void => {
    rang += 1;
    attente.annuler();
    tour.cesser();
    dictee.annuler();
  };
  const echouer = (erreur: string): void => {
    cesser();
    magasin.poser({ nom: 'erreur', erreur });
    attente.lancer(ERREUR_MS, () => magasin.poser(COUPE));
  };
  return {
    etat: magasin,
    activer() {
      if (estActif()) return;
      cesser();
      const ici = rang;
      poser('ouverture');
      void (async () => {
        try {
          if (!(await parole.possible())) throw new DicteeImpossible(SANS_VOIX);
          await autoriser();
          if (ici === rang) attente.lancer(ACCUEIL_MS, () => tour.dire(ACCUEIL));
        } catch (cause) {
          if (ici === rang) echouer(cause instanceof DicteeImpossible ? cause.message : MICRO_REFUSE);
        }
      })();
    },
    couper() {
      cesser();
      magasin.poser(COUPE);
    },
    questionPosee() {
      if (!estActif()) return;
      cesser();
      poser('question');
    },
    repondre(texte) {
      if (!estActif()) return;
      cesser();
      tour.dire(texte);
    },
    repeter() {
      if (!estActif()) return;
      if (parole.enCours.lire()) {
        // The voice is cut: its turn goes on to the microphone.
        parole.annuler();
        return;
      }
      dictee.annuler();
      tour.dire(REPETER);
    },
  };
}
