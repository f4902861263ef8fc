/**
 * How a folded French word sounds, near enough for a word spelt by ear to meet the right one: « donasion » and « donation »,
 * « étudian » and « étudiant ». Capital letters are sounds of several letters. The key is only compared with other keys.
 */
export function cleSonore(mot: string): string {
  return REGLES.reduce((cle, [motif, par]) => cle.replace(motif, par), mot);
}

const REGLES: readonly (readonly [RegExp, string])[] = [
  [/^h/, ''],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/chr/g, 'kr'],
  [/s?ch/g, 'C'],
  [/gn/g, 'N'],
  [/gu(?=[eiy])/g, 'G'],
  [/g(?=[eiy])/g, 'j'],
  [/je(?=[aou])/g, 'j'],
  [/sc(?=[eiy])/g, 's'],
  [/cc(?=[eiy])/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/qu?|ck|c/g, 'k'],
  [/(?<!s|^)ti(?=on|el|eu|aire|en)/g, 'si'],
  [/z/g, 's'],
  [/eau|au/g, 'o'],
  [/ou/g, 'U'],
  [/oi|oy/g, 'wa'],
  [/ill(?=[aeiou])|(?<=[aeiouU])ll?(?=e?s?$)(?<=il)/g, 'i'],
  [/ien(?![aeiouynm])/g, 'iI'],
  [/(?:ain|aim|ein|eim|in|im|yn|ym|un|um)(?![aeiouynm])/g, 'I'],
  [/(?:en|em|an|am)(?![aeiouynm])/g, 'A'],
  [/(?:on|om)(?![aeiouynm])/g, 'O'],
  [/ai|ei|ay|ey|oeu|eu|oe|ae/g, 'e'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/([a-zA-Z])\1+/g, '$1'],
  [/(?:er|et|es|e)$/, ''],
  [/[stdxp]s?$/, ''],
  // A mute e, between two consonants of which the second opens a syllable.
  [/(?<=[b-df-hj-np-tv-zCGN])e(?=[b-df-hj-np-tv-zCGN](?:[aeiouUAIO]|$))/g, ''],
];

const LONGUEUR_MIN = 4;
const CLE_MIN = 3;

/** The most frequent known word that sounds like an unknown one. */
export class OreilleDuMetier {
  readonly #parCle = new Map<string, { readonly mot: string; readonly poids: number }>();

  /** @param vocabulaire folded word → how often it occurs */
  constructor(vocabulaire: ReadonlyMap<string, number>) {
    for (const [mot, poids] of vocabulaire) {
      if (mot.length < LONGUEUR_MIN || /\d/.test(mot)) continue;
      const cle = cleSonore(mot);
      const connu = this.#parCle.get(cle);
      if (connu === undefined || connu.poids < poids) this.#parCle.set(cle, { mot, poids });
    }
  }

  entendre(mot: string): string | undefined {
    if (mot.length < LONGUEUR_MIN || /\d/.test(mot)) return undefined;
    const cle = cleSonore(mot);
    return cle.length < CLE_MIN ? undefined : this.#parCle.get(cle)?.mot;
  }
}
