import { masquerAdresses } from './adresses.ts';
import { aplatir, type Genre, type IdentiteConnue, MARQUE } from './genres.ts';
import { masquerNoms } from './noms.ts';
import { masquerNumeros } from './numeros.ts';

interface Entree {
  readonly marque: string;
  readonly original: string;
  readonly mots: ReadonlySet<string>;
}

const compact = (genre: Genre, valeur: string): string =>
  genre === 'PERSONNE' || genre === 'ADRESSE'
    ? aplatir(valeur)
        .replace(/[\s,.]+/g, ' ')
        .trim()
    : aplatir(valeur).replace(/[^a-z0-9@]/g, '');

const PARTICULES = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'd',
  'l',
  'von',
  'van',
  'et',
  'der',
  'den',
  'el',
  'al',
  'ben',
]);
const motsDe = (valeur: string): ReadonlySet<string> =>
  new Set(
    aplatir(valeur)
      .split(/[^a-z0-9]+/)
      .filter((m) => m.length > 1 && !PARTICULES.has(m)),
  );
const contenu = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && [...a].every((m) => b.has(m));

/** Family names that are words too: in small letters, alone, they are the word. */
const NOMS_COMMUNS = new Set(
  'petit grand blanc noir roux brun gris rose juste bon roi boulanger marchand berger meunier charpentier tailleur maison dubien rente impot france paris marie mari part foyer fort long court jeune vieux neuf leger doux riche bas haut moulin fontaine bois pont ville montant salaire garde avril mars mai aout noel martin lundi vendredi'.split(
    ' ',
  ),
);

/**
 * The identities of one conversation and their placeholders, numbered in order of appearance: the same conversation
 * read again gives the same placeholders. Numbers are looked for first, then known values, then what French forms reveal.
 */
export class Pseudonymes {
  readonly #parCle = new Map<string, Entree>();
  readonly #parMarque = new Map<string, Entree>();
  readonly #rangs = new Map<Genre, number>();
  readonly #connues: readonly { readonly genre: Genre; readonly valeur: string; readonly motif: RegExp }[];

  constructor(connues: readonly IdentiteConnue[] = []) {
    this.#connues = connues.flatMap(({ genre, valeur }) =>
      motifs(genre, valeur).map((motif) => ({ genre, valeur, motif })),
    );
  }

  /** The text without its identities. Amounts, articles, years and places of taxation stay. */
  masquer(texte: string): string {
    // A placeholder typed by somebody would be given back as an identity.
    const neutre = texte.replace(MARQUE, '($1 $2)');
    const nommer = (genre: Genre, valeur: string): string => this.#nommer(genre, valeur);
    // Numbers and e-mails first: a name inside an address of mail would leave its other half behind.
    let masque = masquerNumeros(neutre, nommer);
    for (const { genre, valeur, motif } of this.#connues)
      masque = masque.replace(motif, (trouve) => (estNomCommun(trouve) ? trouve : nommer(genre, valeur)));
    return masquerNoms(masquerAdresses(masque, nommer), nommer);
  }

  /** The whole value is an identity, whatever it looks like. */
  masquerValeur(genre: Genre, valeur: string): string {
    return valeur.trim() === '' ? valeur : this.#nommer(genre, valeur);
  }

  /** The text for the reader. A placeholder that nobody has is said in words. */
  rendre(texte: string): string {
    return texte.replace(MARQUE, (marque) => this.#parMarque.get(marque)?.original ?? 'cette donnée');
  }

  /** The same inside a JSON text. */
  rendreJson(json: string): string {
    return json.replace(MARQUE, (marque) => JSON.stringify(this.rendre(marque)).slice(1, -1));
  }

  #nommer(genre: Genre, valeur: string): string {
    const cle = `${genre}:${compact(genre, valeur)}`;
    const connue = this.#parCle.get(cle) ?? (genre === 'PERSONNE' ? this.#memePersonne(valeur) : undefined);
    if (connue) {
      this.#parCle.set(cle, connue);
      return connue.marque;
    }
    const rang = (this.#rangs.get(genre) ?? 0) + 1;
    this.#rangs.set(genre, rang);
    const entree = { marque: `[${genre}_${rang}]`, original: valeur.trim(), mots: motsDe(valeur) };
    this.#parCle.set(cle, entree);
    this.#parMarque.set(entree.marque, entree);
    return entree.marque;
  }

  /** « Canari », « CANARI Zoé » and « Zoé Canari » are one person; « Paul Canari » is another. */
  #memePersonne(valeur: string): Entree | undefined {
    const mots = motsDe(valeur);
    for (const entree of this.#parMarque.values())
      if (entree.marque.startsWith('[PERSONNE') && (contenu(mots, entree.mots) || contenu(entree.mots, mots)))
        return entree;
    return undefined;
  }
}

const estNomCommun = (trouve: string): boolean => trouve === trouve.toLowerCase() && NOMS_COMMUNS.has(aplatir(trouve));

const echapper = (t: string): string => t.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const VARIANTES: Readonly<Record<string, string>> = {
  a: '[aàâäáãå]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iîïí]',
  n: '[nñ]',
  o: '[oôöóõ]',
  u: '[uùûüú]',
  y: '[yÿý]',
};
/** A value whatever its accents, hyphens and spaces. */
const souple = (mot: string): string =>
  Array.from(aplatir(mot))
    .map((c) => VARIANTES[c] ?? (/[\s'-]/.test(c) ? "[\\s\\u00a0'’‘-]*" : echapper(c)))
    .join('');
const borne = (corps: string): RegExp => new RegExp(`(?<![\\p{L}\\d_[])(?:${corps})(?![\\p{L}\\d_])`, 'giu');

/** How a known value may be written: whole, in the other order, then each of its words when it is a person. */
function motifs(genre: Genre, valeur: string): RegExp[] {
  const propre = valeur.trim();
  if (propre.length < 2) return [];
  if (genre !== 'PERSONNE') {
    const chiffres = propre.replace(/[\s.-]/g, '');
    // A number is found however its digits are grouped.
    return /^[A-Z]{0,2}\d[\dA-Z]*$/i.test(chiffres) && chiffres.length >= 8
      ? [borne(Array.from(chiffres).map(echapper).join('[ .\\u00a0\\u202f-]?'))]
      : propre.length >= 4 && !/^\d+$/.test(chiffres)
        ? [borne(souple(propre))]
        : [];
  }
  const mots = propre.split(/[\s\u00a0]+/);
  const tous = [propre, [...mots].toReversed().join(' '), ...mots.filter((m) => m.length >= 3 && motsDe(m).size > 0)];
  const tirets = mots.flatMap((m) => m.split('-')).filter((m) => m.length >= 4);
  return [...new Set([...tous, ...tirets])].map((t) => borne(souple(t)));
}
