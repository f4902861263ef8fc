const REPOS_MS = 60 * 60_000;

interface Passage {
  readonly ms: number;
  readonly finLe: number;
}

/** Who reads next: whoever took the reader least since they last left it an hour, however many files they deposit, and one at a time each. */
export class Tour {
  readonly #passages = new Map<string, Passage>();
  readonly #enCours = new Set<string>();

  /** @param quiAttend whoever waited longest first. @returns whose turn it is, held until `rendre`. */
  prendre(quiAttend: readonly string[], maintenant: Date): string | undefined {
    this.#oublier(maintenant.getTime());
    const [qui] = quiAttend
      .filter((un) => !this.#enCours.has(un))
      .toSorted((a, b) => (this.#passages.get(a)?.ms ?? 0) - (this.#passages.get(b)?.ms ?? 0));
    if (qui !== undefined) this.#enCours.add(qui);
    return qui;
  }

  rendre(qui: string, depuis: Date, maintenant: Date): void {
    this.#enCours.delete(qui);
    const finLe = maintenant.getTime();
    const ms = (this.#passages.get(qui)?.ms ?? 0) + finLe - depuis.getTime();
    // Last served, last of the map: the oldest are forgotten first.
    this.#passages.delete(qui);
    this.#passages.set(qui, { ms, finLe });
  }

  #oublier(maintenant: number): void {
    for (const [qui, { finLe }] of this.#passages) {
      if (maintenant - finLe < REPOS_MS) return;
      this.#passages.delete(qui);
    }
  }
}
