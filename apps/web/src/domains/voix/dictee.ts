import { creerMagasin, type Magasin } from './magasin.ts';
import { creerMinuterie, DicteeImpossible, type Ecoute, type Horloge, type Moteur, type Panne } from './ports.ts';
import { MICRO_REFUSE, NON_DISPONIBLE, RECONNEXION, RELAIS, TRANSCRIPTION_RATEE } from './textes.ts';

const ERREUR_MS = 5_000;
const SILENCE_MS = 3_000;
const RESEAU_MS = 2_000;
/** What was said last may still be on its way to be written, tried again included. */
const ARRET_MS = 15_000;
/** Browsers end a recognition by themselves: it starts again, not in a tight loop. */
const RELANCE_MS = 300;
/** A recognition without its network fails each time: it is given up. */
const RESEAU_MAX = 3;

export interface EtatDictee {
  readonly nom: 'repos' | 'demarrage' | 'ecoute' | 'arret' | 'erreur';
  /** Who asked for it: the field that it fills. */
  readonly cible: string | undefined;
  /** What is sure, then what may still change. */
  readonly texte: string;
  readonly provisoire: string;
  /** Nothing was heard for three seconds. */
  readonly silence: boolean;
  /** What went wrong, for five seconds. */
  readonly erreur: string | undefined;
  /** What the person should know, and that stops nothing. */
  readonly avis: string | undefined;
}

const REPOS: EtatDictee = {
  nom: 'repos',
  cible: undefined,
  texte: '',
  provisoire: '',
  silence: false,
  erreur: undefined,
  avis: undefined,
};

export interface Dictee {
  readonly etat: Magasin<EtatDictee>;
  /** Listens for a field, from what it holds; another field that was listening stops. */
  demarrer(cible: string, suite: SuiteDictee): void;
  /** Writes what is still to be heard, then stops. */
  arreter(): void;
  /** Stops at once, and writes nothing more. */
  annuler(): void;
  /** The person typed: what is said next comes after. */
  recaler(texte: string): void;
}

export interface SuiteDictee {
  readonly depuis: string;
  /** The whole field: what it held, then what was said. */
  readonly onTexte: (texte: string) => void;
  /** A sentence is sure. */
  readonly onFinal?: () => void;
}

interface Options {
  readonly horloge: Horloge;
  /** The engine, once the microphone is allowed. @throws DicteeImpossible */
  readonly ouvrir: () => Promise<Moteur>;
}

export const joindre = (...textes: readonly string[]): string =>
  textes
    .map((t) => t.trim())
    .filter((t) => t !== '')
    .join(' ');

const PHRASES: Readonly<Record<Exclude<Panne, 'reseau'>, string>> = {
  refus: MICRO_REFUSE,
  indisponible: NON_DISPONIBLE,
  transcription: TRANSCRIPTION_RATEE,
};

/** Dictation: idle, listening (again each time that the engine ends), stopping, error. One at a time on the page. */
export function creerDictee({ horloge, ouvrir }: Options): Dictee {
  const magasin = creerMagasin(REPOS);
  let moteur: Moteur | undefined;
  let suite: SuiteDictee | undefined;
  let depuis = '';
  let essai = 0;
  let coupures = 0;
  /** The engine runs: not between its end and its next start. */
  let tourne = false;
  /** The person typed over words that were not sure yet: they are not written twice. */
  let ignorer = false;
  const silence = creerMinuterie(horloge);
  const attente = creerMinuterie(horloge);

  const modifier = (apres: Partial<EtatDictee>): void => magasin.poser({ ...magasin.lire(), ...apres });
  const ecrire = (): void => {
    const { texte, provisoire } = magasin.lire();
    suite?.onTexte(joindre(depuis, texte, provisoire));
  };
  const guetterSilence = (): void => {
    silence.lancer(SILENCE_MS, () => modifier({ silence: true }));
  };
  const fermer = (): void => {
    silence.annuler();
    attente.annuler();
    essai += 1;
    moteur = undefined;
    tourne = false;
    suite = undefined;
    ignorer = false;
  };
  const reposer = (): void => {
    fermer();
    magasin.poser(REPOS);
  };
  const echouer = (erreur: string): void => {
    moteur?.abandonner();
    fermer();
    modifier({ nom: 'erreur', erreur, provisoire: '', silence: false });
    attente.lancer(ERREUR_MS, () => magasin.poser(REPOS));
  };

  const entendre = (): void => {
    coupures = 0;
    guetterSilence();
    if (magasin.lire().silence || magasin.lire().avis === RECONNEXION) modifier({ silence: false, avis: undefined });
  };
  const ecouteDe = (numero: number): Ecoute => {
    const vif = (): boolean => numero === essai;
    return {
      parole: () => vif() && entendre(),
      provisoire: (texte) => {
        if (!vif()) return;
        entendre();
        if (ignorer) return;
        modifier({ provisoire: texte });
        ecrire();
      },
      final: (texte) => {
        if (!vif()) return;
        entendre();
        const neuf = !ignorer;
        ignorer = false;
        modifier({ provisoire: '', texte: neuf ? joindre(magasin.lire().texte, texte) : magasin.lire().texte });
        if (!neuf) return;
        ecrire();
        suite?.onFinal?.();
      },
      fin: () => {
        if (!vif()) return;
        if (magasin.lire().nom === 'arret') reposer();
        else relancer(RELANCE_MS);
      },
      panne: (panne) => {
        if (!vif()) return;
        if (panne !== 'reseau') return echouer(PHRASES[panne]);
        coupures += 1;
        if (magasin.lire().nom === 'arret') return reposer();
        if (coupures > RESEAU_MAX) return echouer(NON_DISPONIBLE);
        modifier({ avis: RECONNEXION });
        relancer(RESEAU_MS);
      },
      repli: () => vif() && modifier({ avis: RELAIS }),
    };
  };

  /** The same engine, started again; what the ended one still says is not heard. */
  function relancer(ms: number): void {
    tourne = false;
    essai += 1;
    const numero = essai;
    attente.lancer(ms, () => {
      if (numero === essai) lancer(numero);
    });
  }

  function lancer(numero: number): void {
    tourne = true;
    moteur?.demarrer(ecouteDe(numero));
  }

  return {
    etat: magasin,
    demarrer(cible, suivante) {
      moteur?.abandonner();
      fermer();
      const numero = essai;
      suite = suivante;
      depuis = suivante.depuis;
      coupures = 0;
      magasin.poser({ ...REPOS, nom: 'demarrage', cible });
      void (async () => {
        try {
          const ouvert = await ouvrir();
          if (numero !== essai) return ouvert.abandonner();
          moteur = ouvert;
          modifier({ nom: 'ecoute' });
          guetterSilence();
          lancer(numero);
        } catch (cause) {
          if (numero === essai) echouer(cause instanceof DicteeImpossible ? cause.message : NON_DISPONIBLE);
        }
        return undefined;
      })();
    },
    arreter() {
      const { nom } = magasin.lire();
      if (nom === 'demarrage' || (nom === 'ecoute' && !tourne)) return reposer();
      if (nom !== 'ecoute') return;
      silence.annuler();
      attente.annuler();
      modifier({ nom: 'arret', silence: false });
      moteur?.arreter();
      // An engine that says nothing more does not hold the field.
      attente.lancer(ARRET_MS, reposer);
    },
    annuler() {
      moteur?.abandonner();
      reposer();
    },
    recaler(texte) {
      if (magasin.lire().nom !== 'ecoute' && magasin.lire().nom !== 'arret') return;
      ignorer = magasin.lire().provisoire !== '';
      depuis = texte;
      modifier({ texte: '', provisoire: '' });
    },
  };
}
