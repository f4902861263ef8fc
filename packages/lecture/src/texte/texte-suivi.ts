import { developper, type Edition, intervalles, type Portee, preciser, rapprocher } from './edition.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the type of String.prototype.replace's own argument.
type Remplacant = string | ((trouve: string, ...reste: any[]) => string);

/** New words for the stretch [debut, fin[ of a match. */
export interface Piece {
  readonly debut: number;
  readonly fin: number;
  readonly texte: string;
}

/** The same expressions with the places of their groups, made once. */
const AVEC_PLACES = new WeakMap<RegExp, RegExp>();

/**
 * A text that remembers where each of its characters comes from in what the person wrote, whatever was replaced since:
 * what is read in it can be shown in the question.
 */
export class TexteSuivi {
  readonly texte: string;
  readonly #debuts: Uint32Array;
  readonly #fins: Uint32Array;

  private constructor(texte: string, debuts: Uint32Array, fins: Uint32Array) {
    this.texte = texte;
    this.#debuts = debuts;
    this.#fins = fins;
  }

  static de(brut: string): TexteSuivi {
    const debuts = new Uint32Array(brut.length);
    const fins = new Uint32Array(brut.length);
    for (let i = 0; i < brut.length; i += 1) {
      debuts[i] = i;
      fins[i] = i + 1;
    }
    return new TexteSuivi(brut, debuts, fins);
  }

  /** Stretch of the original text that [debut, fin[ of this one comes from. Words that were added come from nowhere. */
  origine(debut: number, fin: number): Portee {
    let premier = Number.POSITIVE_INFINITY;
    let dernier = -1;
    for (let i = Math.max(0, debut); i < Math.min(fin, this.texte.length); i += 1) {
      const [a, b] = [this.#debuts[i] ?? 0, this.#fins[i] ?? 0];
      if (a === b) continue;
      premier = Math.min(premier, a);
      dernier = Math.max(dernier, b);
    }
    if (dernier >= 0) return [premier, dernier];
    const place = this.#debuts[debut] ?? this.#fins.at(-1) ?? 0;
    return [place, place];
  }

  /** As String.prototype.replace does, templates and functions included. */
  remplacer(motif: RegExp, par: Remplacant): TexteSuivi {
    const editions: Edition[] = [];
    if (typeof par === 'string') {
      for (const m of this.#trouver(motif, par.includes('$')))
        editions.push(preciser({ debut: m.index, fin: m.index + m[0].length, morceaux: developper(par, m) }, m.input));
    } else
      for (const m of this.#trouver(motif, false)) {
        const reste: unknown[] = [...m.slice(1), m.index, m.input];
        const nouveau = par(m[0], ...reste, ...(m.groups === undefined ? [] : [m.groups]));
        if (nouveau === m[0]) continue;
        editions.push({
          debut: m.index,
          fin: m.index + m[0].length,
          morceaux: rapprocher(m[0], nouveau, m.index),
        });
      }
    return this.#editer(editions);
  }

  /** Each match rewritten piece by piece, each piece standing for its own stretch of the match. */
  remplacerParMorceaux(motif: RegExp, par: (trouve: string, place: number) => readonly Piece[]): TexteSuivi {
    const editions = this.#trouver(motif, false).flatMap((m) =>
      par(m[0], m.index).map(({ debut, fin, texte }): Edition => {
        const de = m.index + debut;
        return { debut: de, fin: m.index + fin, morceaux: rapprocher(m[0].slice(debut, fin), texte, de) };
      }),
    );
    return this.#editer(editions);
  }

  /** Lower case. */
  minuscules(): TexteSuivi {
    return this.#parCaractere((texte) => texte.toLowerCase());
  }

  /** Without accents; the letter that remains covers the accent that was written after it. */
  sansAccents(): TexteSuivi {
    const nu = this.#parCaractere((texte) => texte.normalize('NFD'));
    if (!MARQUE.test(nu.texte)) return nu;
    const lettres: string[] = [];
    const debuts = nu.#debuts.slice();
    const fins = nu.#fins.slice();
    let place = 0;
    let lu = 0;
    for (let i = 0; i < nu.texte.length; ) {
      const taille = tailleEn(nu.texte, i);
      const code = nu.texte.charCodeAt(i);
      if (code >= PREMIERE_MARQUE && (code <= DERNIER_ACCENT || MARQUE.test(nu.texte.slice(i, i + taille)))) {
        if (place > 0) fins[place - 1] = Math.max(fins[place - 1] ?? 0, nu.#fins[i] ?? 0);
        lettres.push(nu.texte.slice(lu, i));
        lu = i + taille;
      } else
        for (let k = i; k < i + taille; k += 1) {
          debuts[place] = nu.#debuts[k] ?? 0;
          fins[place] = nu.#fins[k] ?? 0;
          place += 1;
        }
      i += taille;
    }
    lettres.push(nu.texte.slice(lu));
    return new TexteSuivi(lettres.join(''), debuts.slice(0, place), fins.slice(0, place));
  }

  /** As String.prototype.slice does. */
  tranche(debut: number, fin?: number): TexteSuivi {
    return new TexteSuivi(this.texte.slice(debut, fin), this.#debuts.slice(debut, fin), this.#fins.slice(debut, fin));
  }

  /** As String.prototype.trim does. */
  rogner(): TexteSuivi {
    const debut = this.texte.length - this.texte.trimStart().length;
    return this.tranche(debut, debut + this.texte.trim().length);
  }

  /** The same without the sentences for which `garder` says no; `fins`: a global expression that finds their ends. */
  filtrer(fins: RegExp, garder: (phrase: string) => boolean): TexteSuivi {
    const bornes = [0, ...[...this.texte.matchAll(fins)].map((m) => m.index + m[0].length), this.texte.length];
    const editions = bornes.slice(1).flatMap((fin, i): Edition[] => {
      const debut = bornes[i] ?? 0;
      return garder(this.texte.slice(debut, fin)) ? [] : [{ debut, fin, morceaux: [] }];
    });
    return this.#editer(editions);
  }

  /** With words added at the end, that nobody wrote. */
  ajouter(mots: string): TexteSuivi {
    const fin = this.texte.length;
    return this.#editer([{ debut: fin, fin, morceaux: [{ texte: mots, de: undefined }] }]);
  }

  #trouver(motif: RegExp, places: boolean): readonly RegExpExecArray[] {
    const exact = places ? avecPlaces(motif) : motif;
    if (exact.global) {
      exact.lastIndex = 0;
      const tous: RegExpExecArray[] = [];
      // As matchAll finds them, without the copy of the expression that it makes for each text.
      for (let m = exact.exec(this.texte); m !== null; m = exact.exec(this.texte)) {
        tous.push(m);
        if (m[0] === '') exact.lastIndex += exact.unicode ? tailleEn(this.texte, exact.lastIndex) : 1;
      }
      motif.lastIndex = 0;
      return tous;
    }
    if (exact !== motif) exact.lastIndex = motif.lastIndex;
    const m = exact.exec(this.texte);
    if (exact !== motif && motif.sticky) motif.lastIndex = exact.lastIndex;
    return m === null ? [] : [m];
  }

  /** A rewriting of the whole text that changes each character by itself. */
  #parCaractere(ecrire: (texte: string) => string): TexteSuivi {
    const entier = ecrire(this.texte);
    if (entier === this.texte) return this;
    const debuts = new Uint32Array(entier.length);
    const fins = new Uint32Array(entier.length);
    let place = 0;
    let i = 0;
    for (const caractere of this.texte) {
      const fin = i + caractere.length;
      // The length of each character alone, the letters of the whole: a final sigma is not written like another.
      const taille = caractere < ASCII ? 1 : ecrire(caractere).length;
      debuts.fill(this.#debuts[i] ?? 0, place, place + taille);
      fins.fill(this.#fins[fin - 1] ?? 0, place, place + taille);
      place += taille;
      i = fin;
    }
    return new TexteSuivi(entier, debuts, fins);
  }

  #editer(editions: readonly Edition[]): TexteSuivi {
    if (editions.length === 0) return this;
    let taille = this.texte.length;
    for (const { debut, fin, morceaux } of editions)
      taille += morceaux.reduce((n, m) => n + m.texte.length, 0) - (fin - debut);
    const debuts = new Uint32Array(taille);
    const fins = new Uint32Array(taille);
    const textes: string[] = [];
    let place = 0;
    const copier = (debut: number, fin: number): void => {
      debuts.set(this.#debuts.subarray(debut, fin), place);
      fins.set(this.#fins.subarray(debut, fin), place);
      place += fin - debut;
    };
    let lu = 0;
    for (const edition of editions) {
      textes.push(this.texte.slice(lu, edition.debut));
      copier(lu, edition.debut);
      const bornes = intervalles(edition);
      let memo: { de: number; vers: number; origine: Portee } = { de: -1, vers: -1, origine: [0, 0] };
      for (const [rang, { texte, de: copie }] of edition.morceaux.entries()) {
        textes.push(texte);
        if (copie !== undefined) copier(copie, copie + texte.length);
        else {
          const [de, vers] = bornes[rang] ?? [edition.debut, edition.fin];
          // Words in a row stand for the same stretch: it is looked at once.
          if (de !== memo.de || vers !== memo.vers) memo = { de, vers, origine: this.origine(de, vers) };
          const [a, b] = memo.origine;
          debuts.fill(a, place, place + texte.length);
          fins.fill(b, place, place + texte.length);
          place += texte.length;
        }
      }
      lu = edition.fin;
    }
    textes.push(this.texte.slice(lu));
    copier(lu, this.texte.length);
    return new TexteSuivi(textes.join(''), debuts, fins);
  }
}

const MARQUE = /\p{M}/u;
const PREMIERE_MARQUE = 0x300;
/** Every code from the first mark to this one is a mark. */
const DERNIER_ACCENT = 0x36f;
/** Units of the character at that place. */
const tailleEn = (texte: string, i: number): number => ((texte.codePointAt(i) ?? 0) > 0xffff ? 2 : 1);
/** Below, one character stays one character. */
const ASCII = '\u0080';

function avecPlaces(motif: RegExp): RegExp {
  let exact = AVEC_PLACES.get(motif);
  if (exact === undefined) {
    exact = motif.hasIndices ? motif : new RegExp(motif.source, `${motif.flags}d`);
    AVEC_PLACES.set(motif, exact);
  }
  return exact;
}
