import { motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import { bornesDesPhrases } from '../comprehension/mentions.ts';
import type { DateLue } from './dates.ts';
import type { QuestionLue } from './question.ts';

/** The words that give each role, from the least to the most precise; `plusieurs` may be told of more than one amount. */
export type Roles<R extends string> = Readonly<Record<R, RegExp | string>>;

interface Place {
  readonly debut: number;
  readonly fin: number;
}

interface Mot extends Place {
  readonly role: number;
}

interface Indices {
  readonly mots: readonly Mot[];
  /** Roles that several things may have. */
  readonly multiples: ReadonlySet<number>;
  /** What a word that comes after costs. */
  readonly suit: number;
}

/** Beyond this many, the others keep no role: nobody tells more of one sale. */
const OBJETS_MAX = 9;
/** A role is not looked for farther than that; leaving something without a role costs as much. */
const SANS_ROLE = 110;
/** A word that follows is a little less sure than one that comes before. */
const APRES = 6;
/** The word that follows a date tells the amount that comes next: « en 2026, achetées 24 000 ». */
const APRES_UNE_DATE = 30;
/** What a comma, then a bracket or a semicolon, between the word and what it tells costs. */
const VIRGULE = { avant: 9, apres: 40 } as const;

/** How far a word is from what it may tell, the punctuation between them counted. */
function distance(texte: string, mot: Place, objet: Place, suit: number): number {
  if (mot.debut < objet.fin && mot.fin > objet.debut) return 0;
  const avant = mot.fin <= objet.debut;
  const entre = avant ? texte.slice(mot.fin, objet.debut) : texte.slice(objet.fin, mot.debut);
  const virgules = entre.replace(/\d[.,]\d/g, '').match(/[,;()]/g)?.length ?? 0;
  // « 9 600 de loyers », « 10 000 versés »: nothing between them but a preposition.
  const colle = !avant && /^ ?€? ?(?:de |d'|en |des |dans la |dessus )?$/.test(entre);
  const cote = avant ? 0 : suit === APRES && colle ? 1 : suit;
  return entre.length + virgules * (avant ? VIRGULE.avant : VIRGULE.apres) + cote;
}

/** What may stand between a word and the thing that it is said of. */
const COLLES = new Set(['', 'a', 'de', "d'", 'en', 'des', 'pour', ':', '=']);
const entre = (texte: string, de: number, a: number): string => texte.slice(de, a).replace('€', '').trim();

/** « acheté 60 000 en 2010, 150 000 »: the word said of the thing that it touches is said of no other one. */
function estColle(texte: string, mot: Place, objets: readonly Place[], objet: Place): boolean {
  const suivant = objets.find((o) => o.debut >= mot.fin);
  if (suivant === undefined || suivant === objet || !COLLES.has(entre(texte, mot.fin, suivant.debut))) return false;
  // « 9 600 de loyers 1 200 de charges »: it comes after its own.
  const avant = objets.findLast((o) => o.fin <= mot.debut);
  return avant === undefined || !COLLES.has(entre(texte, avant.fin, mot.debut));
}

/** The role of each thing told, so that all together are as near as possible to the words that tell them. */
function attribuer(
  texte: string,
  objets: readonly Place[],
  { mots, multiples, suit }: Indices,
): readonly (number | undefined)[] {
  const phrases = bornesDesPhrases(texte);
  const rang = ({ debut }: Place): number => phrases.findIndex(([a, b]) => debut >= a && debut < b);
  const lus = objets.slice(0, OBJETS_MAX);
  // Farther, a word is said of none of them.
  const [depuis, jusque] = [(lus[0]?.debut ?? 0) - SANS_ROLE, (lus.at(-1)?.fin ?? 0) + SANS_ROLE];
  const proches = mots.filter((mot) => mot.fin > depuis && mot.debut < jusque);
  const candidats = lus.map((objet, i) => {
    const [precedent, suivant] = [objets[i - 1], objets[i + 1]];
    return (
      proches
        .filter((mot) => rang(mot) === rang(objet))
        .filter((mot) => !estColle(texte, mot, objets, objet))
        // Words stand between this one and its neighbours.
        .filter((mot) => mot.debut >= (precedent?.fin ?? 0) - 12 && mot.debut < (suivant?.debut ?? texte.length))
        .map((mot) => ({ mot, cout: distance(texte, mot, objet, suit) }))
        .filter(({ cout }) => cout < SANS_ROLE)
        .toSorted((a, b) => a.cout - b.cout)
        .slice(0, 5)
    );
  });
  let meilleur: { cout: number; choix: readonly (number | undefined)[] } = {
    cout: Number.POSITIVE_INFINITY,
    choix: [],
  };
  const essayer = (i: number, cout: number, choix: readonly (number | undefined)[], pris: readonly Mot[]): void => {
    if (cout >= meilleur.cout) return;
    if (i === candidats.length) {
      meilleur = { cout, choix };
      return;
    }
    for (const { mot, cout: sien } of candidats[i] ?? []) {
      if (pris.some((p) => p === mot || (p.role === mot.role && !multiples.has(mot.role)))) continue;
      essayer(i + 1, cout + sien, [...choix, mot.role], [...pris, mot]);
    }
    essayer(i + 1, cout + SANS_ROLE, [...choix, undefined], pris);
  };
  essayer(0, 0, [], []);
  return objets.map((_, i) => meilleur.choix[i]);
}

/** Words of a role, written as those of `motsDits`, or an expression. */
const motifDe = (role: RegExp | string): string => (typeof role === 'string' ? `\\b(?:${role})\\b` : role.source);

function motsDe<R extends string>(texte: string, roles: Roles<R>): { noms: R[]; mots: Mot[] } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record itself.
  const noms = Object.keys(roles) as R[];
  const mots = noms.flatMap((nom, role) =>
    [...texte.matchAll(new RegExp(motifDe(roles[nom]), 'g'))].map((m) => ({
      debut: m.index,
      fin: m.index + m[0].length,
      role,
    })),
  );
  // Of two words at one place, the longer says more: « prix de vente » before « vente », « frais de notaire » before « frais ».
  return { noms, mots: lesPlusLongs(mots) };
}

/** Those that stand in no longer one, in their order. */
function lesPlusLongs(mots: readonly Mot[]): Mot[] {
  const gardes = new Set<Mot>();
  let couvert = -1;
  let dernier: Mot | undefined;
  for (const mot of mots.toSorted((a, b) => a.debut - b.debut || b.fin - a.fin)) {
    const double = dernier?.debut === mot.debut && dernier.fin === mot.fin;
    if (mot.fin <= couvert && !double) continue;
    gardes.add(mot);
    dernier = mot;
    couvert = Math.max(couvert, mot.fin);
  }
  return mots.filter((mot) => gardes.has(mot));
}

/** Where each turn of the person starts in the whole text. */
function tourDe(q: QuestionLue): (place: Place) => number {
  const debuts: number[] = [];
  let debut = 0;
  for (const phrase of q.phrases) {
    debuts.push(debut);
    debut += phrase.length + SEPARATEUR;
  }
  return ({ debut: d }) => debuts.findLastIndex((x) => x <= d);
}
/** « . » between two turns. */
const SEPARATEUR = 2;

/** What a follow-up adds to what was said before. */
const EN_PLUS = motsDits("en plus|j'ajoute|et aussi");

/** The role of each thing told, turn by turn; what a later turn says replaces what was said before. */
function attribuerParTour<T extends Place>(
  q: QuestionLue,
  objets: readonly T[],
  indices: Indices,
): { readonly de: (role: number) => readonly T[]; readonly sansRole: readonly T[] } {
  const tour = tourDe(q);
  const parTour = q.phrases.map((_, rang) => {
    const siens = objets.filter((o) => tour(o) === rang);
    const roles = attribuer(q.texte, siens, indices);
    return siens.map((objet, i) => ({ objet, role: roles[i] }));
  });
  return {
    de: (role) =>
      indices.multiples.has(role) && EN_PLUS.test(q.phrases.at(-1) ?? '')
        ? parTour.flatMap((dits) => dits.flatMap((d) => (d.role === role ? [d.objet] : [])))
        : (parTour.findLast((dits) => dits.some((d) => d.role === role)) ?? []).flatMap((d) =>
            d.role === role ? [d.objet] : [],
          ),
    sansRole: parTour.flatMap((dits) => dits.flatMap((d) => (d.role === undefined ? [d.objet] : []))),
  };
}

/** Amounts by role; what has none is under `sansRole`. */
export interface MontantsLus<R extends string> {
  readonly de: (role: R) => number | undefined;
  /** All those of a role, added. */
  readonly somme: (role: R) => number | undefined;
  readonly tous: (role: R) => readonly Mention[];
  readonly sansRole: readonly Mention[];
}

/** What each amount of the question is, by the words around it. */
export function lireRoles<R extends string>(
  q: QuestionLue,
  roles: Roles<R>,
  plusieurs: readonly NoInfer<R>[] = [],
): MontantsLus<R> {
  const { noms, mots } = motsDe(q.texte, roles);
  const multiples = new Set(plusieurs.map((r) => noms.indexOf(r)));
  const lus = attribuerParTour(q, q.montants, { mots, multiples, suit: APRES });
  const tous = (role: R): readonly Mention[] => lus.de(noms.indexOf(role));
  return {
    de: (role) => tous(role)[0]?.montant,
    somme: (role) => (tous(role).length === 0 ? undefined : tous(role).reduce((n, m) => n + m.montant, 0)),
    tous,
    sansRole: lus.sansRole,
  };
}

/** What each date of the question is, by the words around it. */
export function lireRolesDesDates<R extends string>(q: QuestionLue, roles: Roles<R>): (role: R) => DateLue | undefined {
  const { noms, mots } = motsDe(q.texte, roles);
  const lus = attribuerParTour(q, q.dates, { mots, multiples: new Set(noms.keys()), suit: APRES_UNE_DATE });
  return (role) => {
    const dites = lus.de(noms.indexOf(role));
    return dites.findLast((d) => d.precision !== 'annee') ?? dites.at(-1);
  };
}
