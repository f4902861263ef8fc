import { ErreurModele } from './erreurs.ts';

/** What one answer took from a provider, in tokens. */
export interface Consommation {
  readonly entree: number;
  readonly sortie: number;
}

/** A token is about four characters of French; counting three never counts too few. */
const CARACTERES_PAR_JETON = 3;
export const estimerJetons = (caracteres: number): number => Math.ceil(caracteres / CARACTERES_PAR_JETON);

const RIEN: Consommation = { entree: 0, sortie: 0 };

/** Counts the tokens of one answer, over all its requests, and stops it at its cap. */
export class Compteur {
  readonly #maximum: number;
  #clos = RIEN;
  /** Of the request in progress, estimated: what is cut is paid for too. */
  #cours = RIEN;

  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  get total(): Consommation {
    return { entree: this.#clos.entree + this.#cours.entree, sortie: this.#clos.sortie + this.#cours.sortie };
  }

  get reste(): number {
    return Math.max(0, this.#maximum - this.total.entree - this.total.sortie);
  }

  /** @throws ErreurModele when the request in progress passes the cap. */
  suivre(cours: Consommation): void {
    this.#cours = cours;
    const { entree, sortie } = this.total;
    if (entree + sortie > this.#maximum) throw new ErreurModele('MODELE_PLAFOND_JETONS');
  }

  /** Ends the request in progress with what it took, or with its estimate. */
  clore(reel: Consommation = this.#cours): void {
    this.#clos = { entree: this.#clos.entree + reel.entree, sortie: this.#clos.sortie + reel.sortie };
    this.#cours = RIEN;
  }
}
