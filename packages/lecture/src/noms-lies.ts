import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { DIRES_DE_MONTANTS, NOMS_DE_MONTANTS } from './lexique/noms-de-montants.ts';
import type { Mention } from './mentions/mention.ts';
import type { Portee } from './texte/edition.ts';
import { aplatir } from './texte/normaliser.ts';
import { plier } from './texte/plier.ts';

const INDEX = new IndexDesFormes(NOMS_DE_MONTANTS);
const DIRES = new IndexDesFormes(DIRES_DE_MONTANTS);

export interface NomDit {
  readonly nom: string;
  readonly span: Portee;
  /** The amounts that it is tied to, of those given. */
  readonly montants: readonly string[];
}

/** Words that only look like one of these nouns. */
const AUCUN = '';

const FINS = new Set(['.', '!', '?', ';', '\n', '(', ')']);
/** Words that tie a noun to the amount before it. */
const APRES = new Set(
  'de d des du en euros euro e k ke par an mois net nets brut bruts annuel annuels mensuel mensuels ses mes leurs nos la le les l'.split(
    ' ',
  ),
);
const LIANTS = new Set(['de', 'd', 'des', 'du', 'en']);
/** Words that may stand between a noun and the amount that follows it. */
const AVANT = new Set(
  'de d des du a est sont etait etaient environ pres presque par an mois net nets nette brut bruts brute imposable imposables annuel annuelle annuels mensuel mensuelle mensuels total totale en tout soit la le les l mon ma mes son sa ses notre nos cette annee fait font se monte s eleve eleve montant hauteur'.split(
    ' ',
  ),
);

interface Mot {
  readonly mot: string;
  readonly span: Portee;
}

function mots(texte: string, de: number, a: number): Mot[] {
  const trouves: Mot[] = [];
  for (let i = de; i < a; ) {
    const c = texte[i] ?? '';
    if (!estLettre(c)) {
      i += 1;
      continue;
    }
    let fin = i;
    while (fin < a && estLettre(texte[fin] ?? '')) fin += 1;
    trouves.push({ mot: texte.slice(i, fin), span: [i, fin] });
    i = fin;
  }
  return trouves;
}
const estLettre = (c: string): boolean => c.toUpperCase() !== c.toLowerCase();
const barre = (texte: string, de: number, a: number, signes: ReadonlySet<string>): boolean => {
  for (let i = de; i < a; i += 1) if (signes.has(texte[i] ?? '')) return true;
  return false;
};
const FINS_ET_VIRGULES = new Set([...FINS, ',', '+']);
const FINS_ET_ADDITIONS = new Set([...FINS, '+']);

/** « 7 200 de loyers », « 12 000 € nets par an de dividendes ». */
function suitLeMontant(texte: string, fin: number, nom: Portee): boolean {
  if (nom[0] < fin || barre(texte, fin, nom[0], FINS_ET_VIRGULES)) return false;
  const entre = mots(texte, fin, nom[0]);
  return entre.some(({ mot }) => LIANTS.has(mot)) && entre.every(({ mot }) => APRES.has(mot));
}

/** « salaire de 34 000 », « dividendes : 12 000 ». */
function precedeLeMontant(texte: string, debut: number, nom: Portee): boolean {
  if (nom[1] > debut || barre(texte, nom[1], debut, FINS_ET_VIRGULES)) return false;
  return mots(texte, nom[1], debut).every(({ mot }) => AVANT.has(mot));
}

/** What joins two amounts of one list. */
const JOINTS = new Set(['et', 'puis', 'ou']);
/** Who each amount of a list is of: « 1 640 € de pension et mon époux 2 210 ». */
const GENS = new Set(
  'moi je lui elle mari femme epoux epouse conjoint conjointe compagne compagnon partenaire copine copain monsieur madame mr mme autre'.split(
    ' ',
  ),
);
const MENUS = new Set(
  'euros euro e k ke mon ma mes pour a avec la le l son sa de chez nous on c est ai m par mois an'.split(' '),
);
const QUALITES = new Set('net nets brut bruts imposable imposables annuel annuels mensuel mensuels'.split(' '));

/**
 * Whether a second amount goes on with the first: joined to it, or told of somebody else, and nothing more. A noun that
 * comes last names the amount before it only for somebody else: « 71 000 et 9 500 de dividendes » is a wage and dividends.
 */
function seSuivent(texte: string, [, fin]: Portee, [debut]: Portee, sens: 'apres' | 'avant'): boolean {
  if (fin > debut || barre(texte, fin, debut, FINS_ET_ADDITIONS)) return false;
  const entre = mots(texte, fin, debut).map(({ mot }) => mot);
  return (
    entre.some((mot) => (sens === 'apres' && JOINTS.has(mot)) || GENS.has(mot)) &&
    entre.every((mot) => JOINTS.has(mot) || GENS.has(mot) || MENUS.has(mot) || (sens === 'apres' && QUALITES.has(mot)))
  );
}

/** The nouns of a text that say what an amount is, each with the amounts that it is tied to. */
export function nomsLies(question: string, mentions: readonly Mention[]): NomDit[] {
  const plat = aplatir(question);
  const texte = plier(question.normalize('NFC'));
  if (texte.length !== question.length) return [];
  const montants = mentions.filter((m) => m.type === 'montant').toSorted((a, b) => a.span[0] - b.span[0]);
  const noms = INDEX.trouver(plat.texte).map(({ concepts, debut, fin }) => ({
    concepts,
    span: plat.origine(debut, fin),
  }));
  const trouves = noms.filter(({ concepts }) => !concepts.includes(AUCUN));
  const directs = trouves.map(({ span }) => directement(texte, montants, span));
  const pris = new Set(directs.flatMap((m) => m?.id ?? []));
  return trouves.flatMap(({ concepts, span }, i) => {
    const direct = directs[i];
    const lies = direct === undefined ? [] : [direct.id, ...deLaListe(texte, { montants, noms }, direct, pris)];
    return concepts.map((nom) => ({ nom, span, montants: lies }));
  });
}

function directement(texte: string, montants: readonly Mention[], span: Portee): Mention | undefined {
  const avant = montants.findLast((m) => m.span[1] <= span[0]);
  if (avant !== undefined && suitLeMontant(texte, avant.span[1], span)) return avant;
  const apres = montants.find((m) => m.span[0] >= span[1]);
  return apres !== undefined && precedeLeMontant(texte, apres.span[0], span) ? apres : undefined;
}

interface Dits {
  readonly montants: readonly Mention[];
  readonly noms: readonly { readonly span: Portee }[];
}

/** The other amounts of its list, that no noun of their own names. */
function deLaListe(texte: string, { montants, noms }: Dits, direct: Mention, pris: ReadonlySet<string>): string[] {
  const rang = montants.indexOf(direct);
  const suite: string[] = [];
  let dernier = direct;
  for (const m of montants.slice(rang + 1)) {
    if (pris.has(m.id) || !seSuivent(texte, sautLeNom(texte, dernier, noms), m.span, 'apres')) break;
    suite.push(m.id);
    dernier = m;
  }
  let premier = direct;
  for (const m of montants.slice(0, rang).toReversed()) {
    if (pris.has(m.id) || !seSuivent(texte, m.span, premier.span, 'avant')) break;
    suite.push(m.id);
    premier = m;
  }
  return suite;
}

/** Past the noun that follows an amount: « 1 640 € de pension imposable et … ». */
function sautLeNom(texte: string, m: Mention, noms: Dits['noms']): Portee {
  const nom = noms.find(({ span }) => span[0] >= m.span[1]);
  return nom !== undefined && suitLeMontant(texte, m.span[1], nom.span) ? nom.span : m.span;
}

/** Every kind of amount that the words of a text speak of. */
export function montantsDits(texte: string): ReadonlySet<string> {
  const plat = aplatir(texte).texte;
  return new Set([...INDEX.trouver(plat), ...DIRES.trouver(plat)].flatMap(({ concepts }) => concepts));
}
