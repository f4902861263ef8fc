import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { ApiError } from '../platform/errors.ts';
import { BudgetDeLecture } from './budget.ts';
import { Canal } from './canal.ts';
import { FileEquitable } from './file.ts';
import type { EcouteDuFil, Fil } from './fil.ts';
import { type Fin, type Lecture, Poste } from './poste.ts';
import type { Lu, Travail } from './protocole.ts';

export interface ReglagesDesLecteurs {
  readonly nombre: number;
  /** Processor time of one piece of work. */
  readonly parQuestionMs: number;
  /** Processor time of the long readings of one account, in a minute. */
  readonly parCompteMs: number;
}

interface Options extends ReglagesDesLecteurs {
  readonly ouvrir: (ecoute: EcouteDuFil) => Fil;
  readonly horloge: Clock;
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

interface Attente extends Lecture {
  readonly compte: string;
  readonly canal: Canal<Lu>;
}

/** Of one account. More than a person opens, less than what would hold memory. */
const EN_ATTENTE_MAX = 40;
const SURVEILLANCE_MS = 50;
/** A reading stops by itself at its budget; one that does not is stopped with its thread. */
const TOLERANCE = 2;

/**
 * The threads where questions are read, so that reading one, however long, holds neither the server nor anybody else: an
 * account is read one question at a time, in turn with the others, within a budget of processor time.
 */
export class Lecteurs {
  readonly #options: Options;
  readonly #budget: BudgetDeLecture;
  readonly #file = new FileEquitable<Attente>();
  readonly #comptesLus = new Set<string>();
  readonly #postes: Poste[] = [];
  #surveillance: NodeJS.Timeout | undefined;
  #direPret: () => void = () => undefined;
  #direTousPrets: () => void = () => undefined;
  /** One thread reads. */
  readonly pret = new Promise<void>((resolve) => {
    this.#direPret = resolve;
  });
  /** They all read, and the machine is quiet again. */
  readonly tousPrets = new Promise<void>((resolve) => {
    this.#direTousPrets = resolve;
  });

  constructor(options: Options) {
    this.#options = options;
    this.#budget = new BudgetDeLecture(options.horloge, options.parCompteMs);
    this.#ouvrirUnPoste();
  }

  /**
   * What a piece of work gives, as it comes.
   * @throws ApiError LECTURE_TROP_LONGUE, LECTURE_EPUISEE, TROP_DE_REQUETES; Error when the reading failed.
   */
  async *lire(compte: string, travail: Travail, signal?: AbortSignal): AsyncGenerator<Lu> {
    signal?.throwIfAborted();
    if (this.#file.combien(compte) >= EN_ATTENTE_MAX) throw new ApiError('TROP_DE_REQUETES');
    this.#refuserLEpuise(compte);
    const canal = new Canal<Lu>();
    const attente: Attente = {
      compte,
      travail,
      canal,
      lu: (lu) => canal.pousser(lu),
      fin: (fin) => this.#conclure(attente, fin),
    };
    const annuler = (): void => this.#annuler(attente);
    signal?.addEventListener('abort', annuler, { once: true });
    this.#file.ajouter(compte, attente);
    this.#distribuer();
    try {
      yield* canal.lire();
    } finally {
      signal?.removeEventListener('abort', annuler);
      annuler();
    }
  }

  fermer(): void {
    clearInterval(this.#surveillance);
    for (const { canal } of this.#file.vider()) canal.finir(new Error('the server stops'));
    for (const poste of this.#postes) poste.fermer();
  }

  /** One after the other: the first one ready answers while the next ones prepare. */
  #ouvrirUnPoste(): void {
    let premiereFois = true;
    const poste = new Poste({
      ouvrir: this.#options.ouvrir,
      libre: () => {
        if (premiereFois) this.#unPretDePlus();
        premiereFois = false;
        this.#distribuer();
      },
      mort: (erreur) => this.#options.logger.error({ err: erreur }, 'a reading thread died'),
      plusTard: (suite, ms) => void setTimeout(suite, ms).unref(),
    });
    this.#postes.push(poste);
  }

  #unPretDePlus(): void {
    this.#direPret();
    if (this.#postes.length < this.#options.nombre) this.#ouvrirUnPoste();
    else this.#direTousPrets();
  }

  #distribuer(): void {
    for (const poste of this.#postes) {
      while (poste.estLibre) {
        const attente = this.#file.prendre((compte) => !this.#comptesLus.has(compte));
        if (attente === undefined) break;
        if (this.#budget.attente(attente.compte) > 0) {
          attente.canal.finir(this.#epuise(attente.compte));
          continue;
        }
        this.#comptesLus.add(attente.compte);
        poste.lire(attente, this.#options.parQuestionMs);
      }
    }
    this.#surveiller();
  }

  /** Looks at what the readings take, while there are some. */
  #surveiller(): void {
    if (this.#surveillance !== undefined || this.#comptesLus.size === 0) return;
    this.#surveillance = setInterval(() => {
      for (const poste of this.#postes) poste.arreterAuDela(TOLERANCE * this.#options.parQuestionMs);
      if (this.#comptesLus.size > 0) return;
      clearInterval(this.#surveillance);
      this.#surveillance = undefined;
    }, SURVEILLANCE_MS);
    this.#surveillance.unref();
  }

  #conclure({ compte, canal }: Attente, fin: Fin): void {
    this.#comptesLus.delete(compte);
    if ('tempsMs' in fin) this.#budget.ajouter(compte, fin.tempsMs);
    else this.#budget.epuiser(compte);
    canal.finir(fin.genre === 'fin' ? undefined : this.#erreurDe(fin));
    this.#distribuer();
  }

  #erreurDe(fin: Exclude<Fin, { genre: 'fin' }>): Error {
    if (fin.genre === 'morte' || (fin.genre === 'panne' && fin.panne === 'erreur'))
      return new Error(`a reading failed: ${fin.message}`);
    if (fin.genre === 'panne' && fin.panne === 'annulee') return new DOMException('cancelled', 'AbortError');
    return new ApiError('LECTURE_TROP_LONGUE', { cause: new Error(fin.message) });
  }

  #annuler(attente: Attente): void {
    this.#file.retirer(attente.compte, attente);
    attente.canal.finir(new DOMException('cancelled', 'AbortError'));
    for (const poste of this.#postes) poste.annuler(attente);
  }

  #refuserLEpuise(compte: string): void {
    if (this.#budget.attente(compte) > 0) throw this.#epuise(compte);
  }

  #epuise(compte: string): ApiError {
    return new ApiError('LECTURE_EPUISEE', { retryAfterSeconds: Math.ceil(this.#budget.attente(compte) / 1000) });
  }
}
