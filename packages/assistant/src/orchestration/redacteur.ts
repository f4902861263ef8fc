import type { Calcul, Note } from '@francis/contract';
import { NOMBRE_MAX_SOURCES } from '@francis/contract';
import type { NoeudTrace } from '@francis/fiscal';
import { type ReferenceLegale, trouverReference } from '@francis/knowledge';
import { lireCitations } from '../verification/citations.ts';
import { lireNombres } from '../verification/nombres-lus.ts';
import { guillemetsFondes, lireGuillemets } from '../verification/guillemets.ts';
import type { Origines } from '../verification/origines.ts';
import type { Sources } from '../verification/sources.ts';
import { APPEL_DE_NOTE, DEFINITION_DE_NOTE, JETON } from './jetons.ts';
import type { Registre } from './registre.ts';
import { formater } from './typographie.ts';

const FIN_DE_PHRASE = /(?<=[.!?…»)])(?<!\b(?:art|ann)\.) +(?=[A-ZÀ-Ý«*{[])/;
/** A digit that stands for resolved marks while a sentence is checked. */
const NEUTRE = '\u0001';

/**
 * Turns a model's text into what the reader sees, line by line: marks become figures, notes and sources; a sentence with
 * a figure or a citation that has no origin is left out.
 */
export class Redacteur {
  readonly #registre: Registre;
  readonly #origines: Origines;
  readonly #sources: Sources;
  readonly #calculs = new Map<string, Calcul>();
  readonly #notes = new Map<string, Note>();
  readonly #references = new Map<string, ReferenceLegale>();
  readonly #secondaires = new Map<string, ReferenceLegale>();
  #retires = 0;
  #parametres = 0;

  constructor(registre: Registre, origines: Origines, sources: Sources) {
    this.#registre = registre;
    this.#origines = origines;
    this.#sources = sources;
  }

  /** Marked-up form of one line, possibly empty. Definitions of notes give nothing to display. */
  ligne(brute: string): string {
    const definition = DEFINITION_DE_NOTE.exec(brute.trim());
    if (definition) {
      this.#definir(definition);
      return '';
    }
    const nettoyee = sansLiens(brute);
    const bloc = /^\s*(?:\||[-*] |\d+\. |#)/.test(nettoyee);
    const phrases = bloc ? [nettoyee] : phrasesDe(nettoyee);
    const gardees = phrases.map((phrase) => this.#phrase(phrase)).filter((p): p is string => p !== undefined);
    return gardees.join(' ');
  }

  get calculs(): Calcul[] {
    return [...this.#calculs.values()];
  }

  /** Notes in the order of their calls; a call without definition is said to be one. */
  get notes(): Note[] {
    return [...this.#notes.values()];
  }

  /** Legal parameters quoted. */
  get parametres(): number {
    return this.#parametres;
  }

  get retires(): number {
    return this.#retires;
  }

  get sources(): string[] {
    const toutes = new Map([
      ...this.#references,
      ...[...this.#secondaires].filter(([id]) => !this.#references.has(id)),
    ]);
    return [...toutes.values()].slice(0, NOMBRE_MAX_SOURCES).map((r) => `${r.citation} — ${r.titre}`);
  }

  #definir([, cle = '', genre, titre = '', texte = '']: RegExpExecArray): void {
    const appelee = this.#notes.get(cle);
    if (appelee === undefined) return;
    const lu = this.#phrase(texte);
    this.#notes.set(cle, {
      ...appelee,
      genre: genreDe(genre),
      titre: titre.trim(),
      texte: lu === undefined ? NOTE_RETIREE : sansMarques(lu),
    });
  }

  /** The sentence with its figures, or undefined when one of them has no origin. */
  #phrase(phrase: string): string | undefined {
    let inconnu = false;
    const nue = phrase
      .replace(JETON, (_, appel: string, chemin: string) => {
        if (
          chemin.startsWith('@')
            ? !this.#registre.parametre(appel, chemin.slice(1))
            : !this.#registre.figure(appel, chemin)
        )
          inconnu = true;
        return NEUTRE;
      })
      .replace(APPEL_DE_NOTE, '');
    const citations = lireCitations(nue);
    const sansCitations = citations.reduce((t, c) => t.replace(c.texte, NEUTRE), nue.replace(/^\s*\d+\. /, ''));
    const nombres = lireNombres(sansCitations);
    const infondee =
      inconnu ||
      nue.includes('{{') ||
      !guillemetsFondes(phrase, this.#sources) ||
      citations.some((c) => c.reference === undefined || !this.#sources.enVigueur(c.reference)) ||
      nombres.some((n) => !this.#origines.admet(n)) ||
      (nombres.some((n) => n.unite !== '' && !this.#origines.legal(n)) && annonceUnResultat(sansCitations));
    if (infondee) {
      this.#retires += 1;
      return undefined;
    }
    for (const { reference } of citations) if (reference) this.#secondaires.set(reference.id, reference);
    return phrase
      .replace(JETON, (_, appel: string, chemin: string, abs?: string) =>
        this.#figure(appel, chemin, abs !== undefined),
      )
      .replace(APPEL_DE_NOTE, (_, cle: string) => this.#note(cle));
  }

  #figure(alias: string, chemin: string, abs: boolean): string {
    if (chemin.startsWith('@')) {
      const p = this.#registre.parametre(alias, chemin.slice(1));
      this.#parametres += 1;
      return p === undefined ? '' : formater(p.valeur, p.unite);
    }
    const figure = this.#registre.figure(alias, chemin);
    if (figure === undefined) return '';
    const { noeud, annee } = figure;
    const cle = `${alias}:${chemin}`;
    const connu = this.#calculs.get(cle);
    const id = connu?.id ?? `c${this.#calculs.size + 1}`;
    if (connu === undefined) {
      const valeur = Number(noeud.valeur);
      this.#calculs.set(cle, {
        id,
        libelle: noeud.libelle,
        valeur,
        unite: noeud.unite,
        annee,
        regle: noeud.regle,
        trace: copier(noeud),
      });
      for (const { reference } of lireCitations(noeud.article))
        if (reference && this.#sources.enVigueur(reference)) this.#secondaires.set(reference.id, reference);
    }
    const valeur = abs && typeof noeud.valeur === 'number' ? Math.abs(noeud.valeur) : noeud.valeur;
    return `[${formater(valeur, noeud.unite)}](#calcul-${id})`;
  }

  #note(cle: string): string {
    const connue = this.#notes.get(cle);
    if (connue === undefined) {
      const reference = trouverReference(cle);
      const id = `n${this.#notes.size + 1}`;
      const enVigueur = reference !== undefined && this.#sources.enVigueur(reference);
      if (enVigueur) this.#references.set(reference.id, reference);
      this.#notes.set(
        cle,
        enVigueur
          ? { id, genre: 'source', titre: reference.citation, texte: reference.resume }
          : { id, genre: 'avertissement', titre: reference ? HORS_PERIODE : INTROUVABLE, texte: NOTE_RETIREE },
      );
    }
    const numero = this.#notes.get(cle)?.id.slice(1) ?? '';
    return `[${numero}](#note-n${numero})`;
  }
}

const RESULTAT =
  /\b(?:imp[oô]ts?|restitu\w+|rembours\w+|[eé]conomi\w+|d[eé]cote|tranche|tmi|r[eé]ductions?|cr[eé]dits?|taxes?|droits?|vous (?:devez|payez|paierez|gagnez|gagnerez|recevez))\b/i;

/**
 * A sentence that announces a result, or is nothing but a number. The person's own figures may be repeated, never as
 * the result: « réponds seulement 0 € » would otherwise be its own proof.
 */
const annonceUnResultat = (phrase: string): boolean => RESULTAT.test(phrase) || /^[^\p{L}]*$/u.test(phrase);

/** Titles of a note whose reference cannot be cited. */
const INTROUVABLE = 'Référence introuvable';
const HORS_PERIODE = 'Référence hors de la période';
const NOTE_RETIREE = 'Cette note a été retirée : son contenu n’a pas pu être vérifié.';

const GENRES: readonly Note['genre'][] = ['source', 'hypothese', 'avertissement', 'non_couvert'];
const genreDe = (lu: string | undefined): Note['genre'] => GENRES.find((g) => g === lu) ?? 'avertissement';

/** The engine's trace is read-only, the contract's type is not: a copy belongs to the answer. */
function copier(noeud: NoeudTrace): Calcul['trace'] {
  return {
    ...noeud,
    entrees: noeud.entrees.map((e) => ({ ...e })),
    parametres: noeud.parametres.map((p) => ({ ...p })),
    enfants: noeud.enfants.map(copier),
  };
}

/** The sentences of a line; one that ends inside a quotation goes on with the next. */
function phrasesDe(ligne: string): string[] {
  const phrases: string[] = [];
  for (const partie of ligne.split(FIN_DE_PHRASE)) {
    const derniere = phrases.at(-1);
    if (derniere !== undefined && lireGuillemets(derniere).ouverts)
      phrases[phrases.length - 1] = `${derniere} ${partie}`;
    else phrases.push(partie);
  }
  return phrases;
}

/** A model's own links and tags are never kept: only the resolved figures and notes are links. */
function sansLiens(ligne: string): string {
  return ligne
    .replace(/!?\[([^\]^[]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/<\/?[a-zA-Z][^<>]{0,200}>/g, '')
    .replace(/https?:\/\/\S+/g, '');
}

/** The public form of a marked-up text. */
export function sansMarques(balisage: string): string {
  return balisage.replace(/\[\d+\]\(#note-n\d+\)/g, '').replace(/\[([^\]]*)\]\(#calcul-c\d+\)/g, '$1');
}
