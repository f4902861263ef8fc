import { ARGENT, LIAISONS } from '../lexique/argent.ts';
import { IndexDesFormes, type MotCompare, motsCompares } from '../lexique/index-des-formes.ts';
import { REPERES, SUITES_D_ARTICLE } from '../lexique/reperes.ts';
import { UNITES_COMPTEES, UNITES_DE_TEMPS } from '../lexique/unites.ts';
import type { Jeton } from './jetons.ts';

const TEMPS = new IndexDesFormes(UNITES_DE_TEMPS);
const COMPTEES = new IndexDesFormes(UNITES_COMPTEES);
const REPERE = new IndexDesFormes(REPERES);
const SUITE = new IndexDesFormes(SUITES_D_ARTICLE);
const SOMME = new IndexDesFormes(ARGENT);

/** Words that may part a number from what it counts: « 2 petits enfants », « 3 beaux appartements ». */
const QUALIFICATIFS = new Set(
  'autre autres petit petits petite petites grand grands grande grandes jeune jeunes beau beaux belle belles derniers dernieres premiers premieres anciens nouveaux propres gros seul seule seuls seules mes nos ses'.split(
    ' ',
  ),
);

/** How far a word of money is looked for before a number. */
const PORTEE_AVANT = 6;
/** Longest form that is looked for around a number, in words. */
const FORME_MAX = 4;

export interface Reconnu {
  readonly concept: string;
  /** Rank of the token after the words. */
  readonly suite: number;
}

/** The words around the numbers of one text. */
export class Contexte {
  readonly jetons: readonly Jeton[];
  readonly #brut: (debut: number, fin: number) => string;
  #crie: boolean | undefined;

  constructor(jetons: readonly Jeton[], brut: (debut: number, fin: number) => string) {
    this.jetons = jetons;
    this.#brut = brut;
  }

  /** Text of a token, empty beyond the ends. */
  en(rang: number): string {
    return this.jetons[rang]?.texte ?? '';
  }

  nombre(rang: number): boolean {
    return this.jetons[rang]?.sorte === 'nombre';
  }

  colle(rang: number): boolean {
    return this.jetons[rang]?.colle === true;
  }

  /** The words that were typed there. */
  dit(rang: number): string {
    const jeton = this.jetons[rang];
    return jeton === undefined ? '' : this.#brut(jeton.debut, jeton.fin);
  }

  /** Whether the token was typed with a capital, in a text that is not all capitals. */
  capitale(rang: number): boolean {
    const jeton = this.jetons[rang];
    if (jeton?.sorte !== 'mot') return false;
    this.#crie ??= this.jetons.every(({ sorte }, k) => sorte !== 'mot' || this.dit(k) === this.dit(k).toUpperCase());
    if (this.#crie && this.jetons.length > 2) return false;
    const initiale = this.dit(rang).slice(0, 1);
    return initiale !== initiale.toLowerCase();
  }

  unite(rang: number): Reconnu | undefined {
    return this.#forme(COMPTEES, rang) ?? this.#apresQualificatif(rang);
  }

  #apresQualificatif(rang: number): Reconnu | undefined {
    return QUALIFICATIFS.has(this.en(rang)) ? this.#forme(COMPTEES, rang + 1) : undefined;
  }

  temps(rang: number): Reconnu | undefined {
    // « 58 a., 61 a »: the trade's short form of years.
    if (
      this.en(rang) === 'a' &&
      this.nombre(rang - 1) &&
      (this.jetons[rang + 1]?.sorte ?? 'signe') === 'signe' &&
      !"'/".includes(this.en(rang + 1) || '.')
    )
      return { concept: 'an', suite: rang + 1 };
    return this.#forme(TEMPS, rang) ?? (QUALIFICATIFS.has(this.en(rang)) ? this.#forme(TEMPS, rang + 1) : undefined);
  }

  suiteDArticle(rang: number): boolean {
    return this.#forme(SUITE, rang) !== undefined;
  }

  /** Whether the words just before name a text, a form or a box. */
  repereAvant(rang: number): boolean {
    let mots = 0;
    for (let k = rang - 1; k >= 0 && mots < 2; k -= 1) {
      const texte = this.en(k);
      if (texte === '°' && this.en(k - 1) === 'n') return true;
      if (this.jetons[k]?.sorte === 'signe') {
        if (!'.:°-('.includes(texte)) return false;
        continue;
      }
      if (this.jetons[k]?.sorte !== 'mot') return false;
      const repere = this.#forme(REPERE, k);
      if (repere !== undefined) return true;
      if (texte.length > 1 && texte !== 'du' && texte !== 'no') return false;
      mots += 1;
    }
    return false;
  }

  /** The kind of word of money that stands before the number, with only small words between. */
  argentAvant(rang: number): string | undefined {
    for (let k = rang - 1; k >= Math.max(0, rang - PORTEE_AVANT); k -= 1) {
      const { sorte, texte } = this.jetons[k] ?? { sorte: 'signe', texte: '' };
      if (sorte === 'nombre') return undefined;
      if (sorte === 'signe') {
        if (!":='(~".includes(texte)) return undefined;
        continue;
      }
      const lu = this.#forme(SOMME, k) ?? this.#forme(SOMME, k - 1);
      if (lu !== undefined && lu.suite >= k + 1) return lu.concept;
      if (!LIAISONS.has(texte)) return undefined;
    }
    return undefined;
  }

  #forme(index: IndexDesFormes, rang: number): Reconnu | undefined {
    const mots: MotCompare[] = [];
    // « 1 040 j'ai »: an elision, not days.
    if (this.en(rang).length === 1 && this.en(rang + 1) === "'") return undefined;
    for (let k = rang; k < rang + FORME_MAX * 2 && mots.length < FORME_MAX; k += 1) {
      const jeton = this.jetons[k];
      if (jeton === undefined) break;
      if (jeton.sorte === 'signe') {
        if (k === rang || !"-'/²".includes(jeton.texte)) break;
        continue;
      }
      const [mot] = motsCompares(jeton.sorte === 'nombre' ? jeton.texte.replaceAll(' ', '') : jeton.texte);
      if (mot !== undefined) mots.push({ ...mot, debut: k, fin: k + 1, suit: true });
    }
    const trouve = index.a(mots, 0);
    const concept = trouve?.concepts[0];
    return trouve === undefined || concept === undefined
      ? undefined
      : { concept, suite: mots[trouve.mots - 1]?.fin ?? rang + 1 };
  }
}
