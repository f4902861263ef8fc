import type { EcouteDuFil, Fil } from './fil.ts';
import type { Lu, Nouvelle, Panne, Travail } from './protocole.ts';

/** How a piece of work ended. Stopped from outside, or dead with its thread, what it took is not known but is too much. */
export type Fin =
  | { readonly genre: 'fin'; readonly tempsMs: number }
  | { readonly genre: 'panne'; readonly panne: Panne; readonly tempsMs: number; readonly message: string }
  | { readonly genre: 'arretee' | 'morte'; readonly message: string };

export interface Lecture {
  readonly travail: Travail;
  readonly lu: (lu: Lu) => void;
  readonly fin: (fin: Fin) => void;
}

interface Options {
  readonly ouvrir: (ecoute: EcouteDuFil) => Fil;
  /** Told each time that the place may take work. */
  readonly libre: () => void;
  /** Told when a thread died by itself. */
  readonly mort: (erreur: Error) => void;
  readonly plusTard: (suite: () => void, ms: number) => void;
}

const REOUVERTURE_MS = 1_000;
const REOUVERTURE_MAX_MS = 30_000;

/** A place where one thing is read at a time: a thread, and the next one when it dies. */
export class Poste {
  readonly #options: Options;
  #fil: Fil | undefined;
  #pret = false;
  #lecture: { readonly demandee: Lecture; readonly depuisMs: number } | undefined;
  /** Deaths since a thread was last ready: one that cannot start is not started again and again. */
  #morts = 0;
  #ferme = false;

  constructor(options: Options) {
    this.#options = options;
    this.#ouvrir();
  }

  get estLibre(): boolean {
    return this.#pret && this.#lecture === undefined;
  }

  lire(demandee: Lecture, budgetMs: number): void {
    if (!this.estLibre || this.#fil === undefined) throw new Error('the place is taken');
    this.#lecture = { demandee, depuisMs: this.#fil.tempsMs() };
    this.#fil.envoyer({ genre: 'lire', travail: demandee.travail, budgetMs });
  }

  /** The thread stops at its next step; until then the place stays taken, and what it takes is counted. */
  annuler(demandee: Lecture): void {
    if (this.#lecture?.demandee === demandee) this.#fil?.envoyer({ genre: 'annuler' });
  }

  /** Stops, with its thread, a reading that took more than that. */
  arreterAuDela(limiteMs: number): void {
    if (this.#lecture === undefined || this.#fil === undefined) return;
    if (this.#fil.tempsMs() - this.#lecture.depuisMs <= limiteMs) return;
    this.#pret = false;
    this.#fil.arreter();
    this.#finir({ genre: 'arretee', message: 'stopped with its thread' });
    this.#ouvrir();
  }

  fermer(): void {
    this.#ferme = true;
    this.#pret = false;
    this.#fil?.arreter();
    this.#finir({ genre: 'morte', message: 'the server stops' });
  }

  #ouvrir(): void {
    this.#pret = false;
    this.#fil = this.#options.ouvrir({
      nouvelle: (nouvelle) => this.#recevoir(nouvelle),
      mort: (erreur, memoirePleine) => this.#mourir(erreur, memoirePleine),
    });
  }

  #recevoir(nouvelle: Nouvelle): void {
    if (nouvelle.genre === 'lu') {
      this.#lecture?.demandee.lu(nouvelle.lu);
      return;
    }
    if (nouvelle.genre === 'pret') {
      this.#pret = true;
      this.#morts = 0;
    } else this.#finir(nouvelle);
    this.#options.libre();
  }

  #mourir(erreur: Error, memoirePleine: boolean): void {
    this.#pret = false;
    this.#fil = undefined;
    this.#morts += 1;
    this.#options.mort(erreur);
    this.#finir({ genre: memoirePleine ? 'arretee' : 'morte', message: erreur.message });
    const attente = Math.min(REOUVERTURE_MS * 2 ** (this.#morts - 1), REOUVERTURE_MAX_MS);
    this.#options.plusTard(() => {
      if (!this.#ferme) this.#ouvrir();
    }, attente);
  }

  #finir(fin: Fin): void {
    const lecture = this.#lecture;
    this.#lecture = undefined;
    lecture?.demandee.fin(fin);
  }
}
