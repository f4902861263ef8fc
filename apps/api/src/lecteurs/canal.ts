/** What one side pushes and the other reads as it comes; what was pushed before an end or a failure is read first. */
export class Canal<T> {
  readonly #recus: T[] = [];
  #fini = false;
  #erreur: unknown;
  #reveiller: () => void = () => undefined;

  pousser(valeur: T): void {
    this.#recus.push(valeur);
    this.#reveiller();
  }

  finir(erreur?: unknown): void {
    if (this.#fini) return;
    this.#fini = true;
    this.#erreur = erreur;
    this.#reveiller();
  }

  async *lire(): AsyncGenerator<T> {
    for (;;) {
      while (this.#recus.length > 0) yield* this.#recus.splice(0);
      if (this.#fini) break;
      await new Promise<void>((resolve) => {
        this.#reveiller = resolve;
      });
    }
    if (this.#erreur !== undefined) throw this.#erreur;
  }
}
