import type { ExtractionVocale, QuestionEntretien } from '@francis/contract';
import {
  creerMagasin,
  creerMinuterie,
  creerTour,
  type Dictee,
  DicteeImpossible,
  type Horloge,
  type Magasin,
  type Parole,
  REPETER,
  type ReponseDite,
} from '../../voix/index.ts';
import { BIENVENUE, FIN, QUESTIONS_DITES } from './questions.ts';

export const CIBLE_ENTRETIEN = 'entretien';
const ACCUEIL_MS = 100;
/** After a sentence, the time to say another one before the answer is read. */
const FIN_DE_REPONSE_MS = 1_500;
/** What was understood stays on screen this long before the next question. */
const ENTRE_QUESTIONS_MS = 700;
/** An answer not understood is asked for once more, then kept as it was said. */
const ESSAIS_MAX = 2;

export interface EtatEntretien {
  readonly nom: 'repos' | 'parle' | 'attente' | 'ecoute' | 'analyse' | 'compris' | 'relecture';
  /** 0 to 5. */
  readonly etape: number;
  /** What was heard, or typed, of the question on screen. */
  readonly texte: string;
  readonly dites: Readonly<Partial<Record<QuestionEntretien, string>>>;
  /** What this step understood, or why it did not. */
  readonly phrase: string | undefined;
  /** Nobody can listen here: the answers are typed. */
  readonly sansMicro: string | undefined;
  /** At the end. */
  readonly extraction: ExtractionVocale | undefined;
}

const REPOS: EtatEntretien = {
  nom: 'repos',
  etape: 0,
  texte: '',
  dites: {},
  phrase: undefined,
  sansMicro: undefined,
  extraction: undefined,
};

export const GARDEE = 'Votre réponse est conservée telle quelle\u202f: vous la relirez à la fin.';
const LECTURE_RATEE = 'La lecture n’a pas abouti. Votre réponse est conservée\u202f: vous la relirez à la fin.';

export interface Entretien {
  readonly etat: Magasin<EtatEntretien>;
  lancer(): void;
  /** Stops the voice and the microphone, and goes back to the first question. */
  arreter(): void;
  repeter(): void;
  ecrire(texte: string): void;
  /** The answer on screen is the one. */
  valider(): void;
  passer(): void;
  reculer(): void;
  /** From the end, all over again. */
  recommencer(): void;
  /** Starts the microphone again for the question on screen. */
  ecouter(): void;
}

interface Options {
  readonly horloge: Horloge;
  readonly parole: Parole;
  readonly dictee: Pick<Dictee, 'demarrer' | 'annuler' | 'recaler'>;
  readonly autoriser: () => Promise<void>;
  readonly lire: (reponses: readonly ReponseDite[]) => Promise<ExtractionVocale>;
}

/** Six questions read aloud, their answers heard, what was read of them shown: nothing is saved from here. */
export function creerEntretien({ horloge, parole, dictee, autoriser, lire }: Options): Entretien {
  const magasin = creerMagasin(REPOS);
  let rang = 0;
  let essais = 0;
  const attente = creerMinuterie(horloge);
  const modifier = (apres: Partial<EtatEntretien>): void => magasin.poser({ ...magasin.lire(), ...apres });
  const question = () => QUESTIONS_DITES[magasin.lire().etape];

  const ecouter = (): void => {
    attente.annuler();
    if (magasin.lire().sansMicro !== undefined) {
      modifier({ nom: 'ecoute' });
      return;
    }
    modifier({ nom: 'ecoute' });
    dictee.demarrer(CIBLE_ENTRETIEN, {
      depuis: '',
      onTexte: (texte) => {
        attente.annuler();
        modifier({ texte });
      },
      onFinal: () => {
        attente.lancer(FIN_DE_REPONSE_MS, valider);
      },
    });
  };
  const tour = creerTour({
    parole,
    horloge,
    onParole: () => modifier({ nom: 'parle' }),
    onAttente: () => modifier({ nom: 'attente' }),
    onEcoute: ecouter,
  });
  const cesser = (): void => {
    rang += 1;
    attente.annuler();
    tour.cesser();
    dictee.annuler();
  };
  const poserQuestion = (etape: number, avant = ''): void => {
    cesser();
    essais = 0;
    const suivante = QUESTIONS_DITES[etape];
    if (!suivante) return;
    modifier({ etape, texte: magasin.lire().dites[suivante.id] ?? '', phrase: undefined, extraction: undefined });
    tour.dire(`${avant} ${suivante.question}`.trim());
  };
  const finir = async (): Promise<void> => {
    cesser();
    const ici = rang;
    const { dites } = magasin.lire();
    const reponses = QUESTIONS_DITES.flatMap(({ id }) => {
      const texte = dites[id];
      return texte === undefined ? [] : [{ question: id, texte }];
    });
    modifier({ nom: 'analyse', phrase: undefined, texte: '' });
    let extraction: ExtractionVocale;
    try {
      if (reponses.length === 0) throw new Error('no answer');
      extraction = await lire(reponses);
    } catch {
      extraction = illisible(reponses);
    }
    if (ici !== rang) return;
    modifier({ nom: 'relecture', extraction });
    void parole.dire(FIN);
  };
  const avancer = (): void => {
    const { etape } = magasin.lire();
    if (etape === QUESTIONS_DITES.length - 1) void finir();
    else poserQuestion(etape + 1);
  };
  const retenir = (texte: string, phrase: string | undefined): void => {
    const ici = question();
    if (!ici) return;
    modifier({ nom: 'compris', dites: { ...magasin.lire().dites, [ici.id]: texte }, phrase });
    attente.lancer(ENTRE_QUESTIONS_MS, avancer);
  };

  async function comprendre(texte: string): Promise<void> {
    const posee = question();
    if (!posee) return;
    cesser();
    const ici = rang;
    modifier({ nom: 'analyse', phrase: undefined });
    essais += 1;
    try {
      const [lue] = (await lire([{ question: posee.id, texte }])).reponses;
      if (ici !== rang) return;
      if (lue?.etat === 'incompris' && essais < ESSAIS_MAX) {
        modifier({ texte: '', phrase: lue.raison ?? undefined });
        tour.dire(lue.raison ?? REPETER);
      } else retenir(texte, lue?.etat === 'incompris' ? GARDEE : undefined);
    } catch {
      if (ici === rang) retenir(texte, LECTURE_RATEE);
    }
  }
  function valider(): void {
    const texte = magasin.lire().texte.trim();
    if (texte === '' || !['ecoute', 'attente', 'parle'].includes(magasin.lire().nom)) return;
    void comprendre(texte);
  }

  return {
    etat: magasin,
    lancer() {
      cesser();
      const ici = rang;
      magasin.poser(REPOS);
      void (async () => {
        let sansMicro: string | undefined;
        try {
          await autoriser();
        } catch (cause) {
          sansMicro = cause instanceof DicteeImpossible ? cause.message : String(cause);
        }
        if (ici !== rang) return;
        modifier({ nom: 'attente', sansMicro });
        attente.lancer(ACCUEIL_MS, () => poserQuestion(0, BIENVENUE));
      })();
    },
    arreter() {
      cesser();
      magasin.poser(REPOS);
    },
    repeter() {
      if (parole.enCours.lire()) {
        // The voice is cut: its turn goes on to the microphone.
        parole.annuler();
        return;
      }
      if (magasin.lire().nom === 'relecture') return;
      cesser();
      modifier({ texte: '' });
      tour.dire(REPETER);
    },
    ecrire(texte) {
      attente.annuler();
      dictee.recaler(texte);
      modifier({ texte });
    },
    valider,
    passer: avancer,
    reculer: () => poserQuestion(Math.max(0, magasin.lire().etape - 1)),
    recommencer() {
      modifier({ dites: {} });
      poserQuestion(0);
    },
    ecouter,
  };
}

/** Nothing could be read: what was said is still there to be typed over. */
const illisible = (reponses: readonly ReponseDite[]): ExtractionVocale => ({
  error:
    reponses.length === 0
      ? 'Aucune réponse n’a été donnée.'
      : 'La lecture n’a pas abouti. Vos réponses sont ci-dessous, à compléter.',
  confiance: 0,
  validation_notes: [],
  reponses: reponses.map(({ question, texte }) => ({
    question,
    texte,
    valeur: null,
    formule: null,
    preuves: [],
    etat: 'incompris',
    raison: null,
  })),
});
