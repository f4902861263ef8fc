/**
 * Finds the known word that an unknown one was meant to be: distance 1 from four letters on, 2 from eight on, a swap of
 * neighbours counting for one. Candidates come from shared trigrams, so that a vocabulary of 100 000 words costs a
 * fraction of a millisecond.
 */
export class Correcteur {
  readonly #mots: string[] = [];
  readonly #poids: number[] = [];
  readonly #parTrigramme = new Map<string, number[]>();
  readonly #communs: Uint8Array;

  /** @param vocabulaire folded word → how often it occurs; of two words as near, the more frequent one wins. */
  constructor(vocabulaire: ReadonlyMap<string, number>) {
    for (const [mot, poids] of vocabulaire) {
      if (mot.length < LONGUEUR_MIN - 1 || /\d/.test(mot)) continue;
      const rang = this.#mots.push(mot) - 1;
      this.#poids.push(poids);
      for (const trigramme of trigrammes(mot)) {
        const liste = this.#parTrigramme.get(trigramme);
        if (liste) liste.push(rang);
        else this.#parTrigramme.set(trigramme, [rang]);
      }
    }
    this.#communs = new Uint8Array(this.#mots.length);
  }

  corriger(mot: string): string | undefined {
    if (mot.length < LONGUEUR_MIN || /\d/.test(mot)) return undefined;
    const tolerance = mot.length >= LONGUEUR_DEUX_FAUTES ? 2 : 1;
    let meilleur: string | undefined;
    let meilleureNote = Number.POSITIVE_INFINITY;
    for (const rang of this.#candidats(mot, tolerance)) {
      const candidat = this.#mots[rang] ?? '';
      const distance = distanceOsa(mot, candidat, tolerance);
      if (distance > tolerance) continue;
      // A first letter is seldom the wrong one.
      const note = distance + (candidat[0] === mot[0] ? 0 : 0.6) - Math.log1p(this.#poids[rang] ?? 0) / 50;
      if (note < meilleureNote) {
        meilleureNote = note;
        meilleur = candidat;
      }
    }
    return meilleur;
  }

  #candidats(mot: string, tolerance: number): number[] {
    const siens = trigrammes(mot);
    const touches: number[] = [];
    for (const trigramme of siens) {
      for (const rang of this.#parTrigramme.get(trigramme) ?? []) {
        if (this.#communs[rang] === 0) touches.push(rang);
        this.#communs[rang] = (this.#communs[rang] ?? 0) + 1;
      }
    }
    // One fault touches at most four trigrams (a swap), so a near word shares the others.
    const seuil = Math.max(1, siens.size - 4 * tolerance);
    const retenus = touches.filter(
      (rang) =>
        (this.#communs[rang] ?? 0) >= seuil && Math.abs((this.#mots[rang]?.length ?? 0) - mot.length) <= tolerance,
    );
    for (const rang of touches) this.#communs[rang] = 0;
    return retenus;
  }
}

const LONGUEUR_MIN = 4;
const LONGUEUR_DEUX_FAUTES = 8;

function trigrammes(mot: string): Set<string> {
  const borde = `^${mot}$`;
  const trouves = new Set<string>();
  for (let i = 0; i + 3 <= borde.length; i += 1) trouves.add(borde.slice(i, i + 3));
  return trouves;
}

/** Optimal string alignment distance; gives up and returns `plafond + 1` once it is passed. */
export function distanceOsa(a: string, b: string, plafond: number): number {
  if (Math.abs(a.length - b.length) > plafond) return plafond + 1;
  let avant: number[] = [];
  let ligne = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const suivante = [i];
    let minimum = i;
    for (let j = 1; j <= b.length; j += 1) {
      const egal = a[i - 1] === b[j - 1];
      let cout = Math.min((ligne[j] ?? 0) + 1, (suivante[j - 1] ?? 0) + 1, (ligne[j - 1] ?? 0) + (egal ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cout = Math.min(cout, (avant[j - 2] ?? 0) + 1);
      suivante.push(cout);
      minimum = Math.min(minimum, cout);
    }
    if (minimum > plafond) return plafond + 1;
    avant = ligne;
    ligne = suivante;
  }
  return ligne[b.length] ?? plafond + 1;
}
