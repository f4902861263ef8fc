/** Where a term occurs: rank of each passage, ascending, and its weighted frequency there (1 to 255). */
export interface Occurrences {
  readonly rangs: Uint32Array;
  readonly frequences: Uint8Array;
}

/** Writes occurrences as bytes: gap to the previous rank on seven bits a byte, then the frequency. */
export class EcritureOccurrences {
  #octets = new Uint8Array(8);
  #longueur = 0;
  #dernier = -1;
  #nombre = 0;

  /** @param rang greater than the previous one. */
  ajouter(rang: number, frequence: number): void {
    let ecart = rang - this.#dernier;
    this.#dernier = rang;
    this.#nombre += 1;
    while (ecart >= 0x80) {
      this.#octet((ecart & 0x7f) | 0x80);
      ecart >>>= 7;
    }
    this.#octet(ecart);
    this.#octet(Math.min(0xff, Math.max(1, frequence)));
  }

  get nombre(): number {
    return this.#nombre;
  }

  get octets(): Uint8Array {
    return this.#octets.subarray(0, this.#longueur);
  }

  #octet(valeur: number): void {
    if (this.#longueur === this.#octets.length) {
      const agrandi = new Uint8Array(this.#octets.length * 2);
      agrandi.set(this.#octets);
      this.#octets = agrandi;
    }
    this.#octets[this.#longueur] = valeur;
    this.#longueur += 1;
  }
}

/** @throws RangeError when the bytes do not hold exactly `nombre` occurrences. */
export function lireOccurrences(octets: Uint8Array, nombre: number): Occurrences {
  const rangs = new Uint32Array(nombre);
  const frequences = new Uint8Array(nombre);
  let position = 0;
  let rang = -1;
  for (let i = 0; i < nombre; i += 1) {
    let ecart = 0;
    let decalage = 0;
    let octet = octets[position++] ?? 0;
    while (octet >= 0x80) {
      ecart |= (octet & 0x7f) << decalage;
      decalage += 7;
      octet = octets[position++] ?? 0;
    }
    rang += ecart | (octet << decalage);
    rangs[i] = rang;
    frequences[i] = octets[position++] ?? 0;
  }
  if (position !== octets.length) throw new RangeError('occurrences do not match their count');
  return { rangs, frequences };
}
