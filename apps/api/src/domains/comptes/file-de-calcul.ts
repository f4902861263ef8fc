/**
 * Runs at most so many tasks at once, in the order in which they came. Hashing a password takes a whole core for some
 * ten milliseconds and 19 MiB: unbounded, a volley of logins would leave nothing to the other requests.
 */
export class FileDeCalcul {
  readonly #simultanes: number;
  #enCours = 0;
  readonly #attente: (() => void)[] = [];

  constructor(simultanes: number) {
    this.#simultanes = simultanes;
  }

  async executer<T>(travail: () => Promise<T>): Promise<T> {
    if (this.#enCours >= this.#simultanes) await new Promise<void>((suivant) => this.#attente.push(suivant));
    else this.#enCours += 1;
    try {
      return await travail();
    } finally {
      const suivant = this.#attente.shift();
      // The place goes from hand to hand: whoever comes meanwhile does not overtake.
      if (suivant) suivant();
      else this.#enCours -= 1;
    }
  }
}
