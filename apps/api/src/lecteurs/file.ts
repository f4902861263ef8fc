/** Pieces of work that wait, account by account: whoever sends twenty waits behind oneself, not in front of the others. */
export class FileEquitable<T> {
  readonly #parCompte = new Map<string, T[]>();

  combien(compte: string): number {
    return this.#parCompte.get(compte)?.length ?? 0;
  }

  ajouter(compte: string, travail: T): void {
    const file = this.#parCompte.get(compte);
    if (file) file.push(travail);
    else this.#parCompte.set(compte, [travail]);
  }

  /** The oldest work of the account that was not served for the longest time, among those that `libre` lets pass. */
  prendre(libre: (compte: string) => boolean): T | undefined {
    for (const [compte, file] of this.#parCompte) {
      if (!libre(compte)) continue;
      const travail = file.shift();
      // Served: behind the others, if it still waits.
      this.#parCompte.delete(compte);
      if (file.length > 0) this.#parCompte.set(compte, file);
      return travail;
    }
    return undefined;
  }

  retirer(compte: string, travail: T): void {
    const file = this.#parCompte.get(compte)?.filter((autre) => autre !== travail) ?? [];
    if (file.length > 0) this.#parCompte.set(compte, file);
    else this.#parCompte.delete(compte);
  }

  /** Everything that waits, which waits no more. */
  vider(): T[] {
    const restants = [...this.#parCompte.values()].flat();
    this.#parCompte.clear();
    return restants;
  }
}
