/** Above this level (root mean square of the samples, 0 to 1) somebody speaks. */
const SEUIL = 0.015;
/** A pause this long ends a sentence. */
const PAUSE_MS = 900;
/** A sentence without a pause is cut all the same. */
const PHRASE_MAX_MS = 30_000;

export type Coupe = 'rien' | 'parole' | 'couper';

/** Says, level after level, when a sentence ends: what holds no speech is never sent. */
export function creerDecoupe(): { entendre: (niveau: number, ms: number) => Coupe; aParle: () => boolean } {
  let debut: number | undefined;
  let derniere = 0;
  return {
    aParle: () => debut !== undefined,
    entendre: (niveau, ms) => {
      const parle = niveau >= SEUIL;
      if (parle) {
        debut ??= ms;
        derniere = ms;
      }
      if (debut === undefined) return 'rien';
      if (ms - derniere >= PAUSE_MS || ms - debut >= PHRASE_MAX_MS) {
        debut = undefined;
        return 'couper';
      }
      return parle ? 'parole' : 'rien';
    },
  };
}

export function niveauDe(echantillons: Float32Array): number {
  let somme = 0;
  for (const e of echantillons) somme += e * e;
  return Math.sqrt(somme / Math.max(1, echantillons.length));
}
