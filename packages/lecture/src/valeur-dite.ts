import { IndexDesFormes, motsCompares } from './lexique/index-des-formes.ts';
import { APRES_UN_MONTANT, DEMENTIS, PARADIGMES, type Paradigme, POSSESSIFS } from './lexique/paradigmes.ts';
import type { Mention } from './mentions/mention.ts';
import { trouverMentions } from './mentions/trouver.ts';
import { ditDUneAutrePersonne, rolesDits } from './role-dit.ts';
import { lireMotsDeSuite } from './suites.ts';
import type { Portee } from './texte/edition.ts';
import { aplatir } from './texte/normaliser.ts';

/** What a follow-up says alone, and its other words are known. */
export type Valeur =
  | {
      readonly type: 'mention';
      readonly mention: Mention;
      readonly dementi?: Mention;
      readonly idees: readonly string[];
      /** What the amount is, when a word says it. */
      readonly role?: string;
    }
  | { readonly type: 'mot'; readonly paradigme: Paradigme; readonly concept: string; readonly span: Portee }
  | { readonly type: 'facteur'; readonly facteur: number };

/** A bare number under this may be an age or a count. */
const MONTANT_NU_MIN = 200;
const FACTEURS: Readonly<Record<string, number>> = { double: 2, triple: 3, moitie: 0.5 };
export const ECARTS: Readonly<Record<string, number>> = { de_plus: 1, de_moins: -1 };
const TENUS: ReadonlySet<string> = new Set(['essai', 'hypothese', 'correction']);
/** Ideas that may stand beside the value without changing what it is. */
const SANS_SENS: ReadonlySet<string> = new Set(['gagne', 'verse', 'mieux', ...Object.keys(ECARTS)]);

export const INDEX = PARADIGMES.map((p) => ({ paradigme: p, index: new IndexDesFormes(p.mots) }));
const QUEUE = new IndexDesFormes(APRES_UN_MONTANT);
/** Values that stand for one another: « à 4 ans » is an age or a time held. */
export const classeDe = (m: Mention): string => (m.type === 'age' ? 'duree' : m.type);
const REMPLACABLES: ReadonlySet<Mention['type']> = new Set([
  'montant',
  'duree',
  'age',
  'taux',
  'date',
  'personne',
  'quantite',
]);

const sans = (texte: string, spans: readonly Portee[]): string =>
  spans.toSorted((a, b) => b[0] - a[0]).reduce((t, [de, a]) => `${t.slice(0, de)} ${t.slice(a)}`, texte);

function idees(texte: string): readonly string[] | undefined {
  const lue = lireMotsDeSuite(`et ${texte}`);
  return lue === undefined || lue.nombres.length > 0 || lue.idees.some((i) => !SANS_SENS.has(i))
    ? undefined
    : lue.idees;
}

/** The one value that a follow-up says; undefined when it says more, or nothing. */
export function lireValeur(question: string): Valeur | undefined {
  const facteur = lireFacteur(question);
  if (facteur !== undefined) return { type: 'facteur', facteur };
  return lireMot(question) ?? lireMention(question);
}

function lireFacteur(question: string): number | undefined {
  const lue = lireMotsDeSuite(question);
  const [dit, ...autres] = (lue?.idees ?? []).filter((i) => FACTEURS[i] !== undefined);
  const seul = lue?.idees.every((i) => i === dit || SANS_SENS.has(i)) === true && lue.nombres.length === 0;
  return dit !== undefined && autres.length === 0 && seul ? FACTEURS[dit] : undefined;
}

export function motsDu(paradigme: IndexDesFormes, texte: string): { concept: string; span: Portee }[] {
  const dit = aplatir(texte);
  return paradigme.trouver(dit.texte).map(({ concepts: [concept = ''], debut, fin }) => ({
    concept,
    span: dit.origine(debut, fin),
  }));
}

/** Words of a kind that a text says: « vide », « au taux réduit », « célibataire ». */
export const motsDeParadigme = (texte: string): ReadonlySet<string> =>
  new Set(INDEX.flatMap(({ paradigme, index }) => motsDu(index, texte).map((m) => `${paradigme.nom} ${m.concept}`)));

function lireMot(question: string): Valeur | undefined {
  for (const { paradigme, index } of INDEX) {
    const [mot, ...autres] = motsDu(index, question);
    if (mot === undefined || autres.length > 0) continue;
    const essais = trouverMentions(question).flatMap((m) => (m.type === 'mot' && TENUS.has(m.concept) ? [m.span] : []));
    if (idees(sans(question, [mot.span, ...essais]))?.length === 0)
      return { type: 'mot', paradigme, concept: mot.concept, span: mot.span };
  }
  return undefined;
}

/** « et si le loyer passait à 700 € ? » */
function avecSonRole(question: string, mention: Mention, dits: readonly Portee[]): Valeur | undefined {
  const [role, second] = mention.type === 'montant' ? rolesDits(sans(question, dits)) : [];
  if (role === undefined || second !== undefined || ditDUneAutrePersonne(question)) return undefined;
  const lie = idees(sans(sans(question, dits), [role.span]));
  return lie && { type: 'mention', mention, idees: lie, role: role.role };
}

const AVEC = 'avec';
const clesDe = (texte: string): string[] => motsCompares(aplatir(texte).texte).map((m) => m.cle);

function lireMention(question: string): Valeur | undefined {
  const lues = trouverMentions(question);
  const dites = lues.filter((m) => m.type !== 'mot' && m.type !== 'negation');
  const [mention, autre, ...reste] = dites;
  if (mention === undefined || reste.length > 0 || !REMPLACABLES.has(mention.type)) return undefined;
  if (mention.type === 'montant' && !mention.certain && mention.valeur < MONTANT_NU_MIN) return undefined;
  // « avec mon mari »: beside who was named, not in their place.
  if (mention.type === 'personne' && clesDe(question).includes(AVEC)) return undefined;
  const decisifs = lues.flatMap((m) =>
    m.type === 'mot' && (TENUS.has(m.concept) || TAXES.has(m.concept)) ? [m.span] : [],
  );
  const etendues = dites.map((m) => etendue(question, m));
  const lie = idees(sans(question, [...etendues, ...decisifs, ...pronomDUnAge(question, mention)]));
  if (lie === undefined)
    return autre === undefined ? avecSonRole(question, mention, [...etendues, ...decisifs]) : undefined;
  if (autre === undefined) return { type: 'mention', mention, idees: lie };
  if (classeDe(autre) !== classeDe(mention)) return undefined;
  const entre = aplatir(question.slice(mention.span[1], autre.span[0])).texte;
  const avant = aplatir(question.slice(0, mention.span[0])).texte;
  if (finitPar(entre, DEMENTIS)) return { type: 'mention', mention, dementi: autre, idees: lie };
  return finitPar(avant, DEMENTIS) ? { type: 'mention', mention: autre, dementi: mention, idees: lie } : undefined;
}

/** « finalement il a 25 ans »: whoever it is, the age is theirs. */
const A_UN_AGE = ['il a', 'elle a', 'il avait', 'elle avait', 'il aura', 'elle aura', 's’il a', "s'il a", 'si elle a'];
function pronomDUnAge(question: string, m: Mention): Portee[] {
  if (m.type !== 'age') return [];
  const avant = question.slice(0, m.span[0]).trimEnd();
  const dit = A_UN_AGE.find((mots) => ` ${avant.toLowerCase()}`.endsWith(` ${mots}`));
  return dit === undefined ? [] : [[avant.length - dit.length, avant.length]];
}
const TAXES: ReadonlySet<string> = new Set(['ht', 'ttc']);

const finitPar = (texte: string, formes: readonly string[]): boolean => {
  const mots = motsCompares(texte)
    .map((m) => texte.slice(m.debut, m.fin))
    .join(' ');
  return formes.some((f) => mots === f || mots.endsWith(` ${f}`));
};

interface Queue {
  readonly qualite: string;
  readonly periode: string;
  readonly fin: number;
}

/** « net par mois » after an amount. */
export function queueDe(texte: string, fin: number): Queue {
  const dit = aplatir(texte.slice(fin));
  const mots = motsCompares(dit.texte);
  const lu = { qualite: '', periode: '' };
  let jusque = fin;
  for (let rang = 0; rang < mots.length; ) {
    const forme = QUEUE.a(mots, rang);
    const [premier, dernier] = [mots[rang], mots[rang + (forme?.mots ?? 1) - 1]];
    const role = forme?.concepts[0];
    if (premier === undefined || dernier === undefined || (role !== 'qualite' && role !== 'periode')) break;
    if (!premier.suit || lu[role] !== '') break;
    const [de, a] = dit.origine(premier.debut, dernier.fin);
    // « / mois »: the stroke goes with it.
    lu[role] = `${texte.slice(jusque, fin + de).includes('/') ? '/' : ' '}${texte.slice(fin + de, fin + a)}`;
    jusque = fin + a;
    rang += forme?.mots ?? 1;
  }
  return { ...lu, fin: jusque };
}

/** An amount with its period, a person with « mon »: what is put in the place of the other. */
export function etendue(texte: string, m: Mention): Portee {
  if (m.type === 'montant') return [m.span[0], m.periode === undefined ? m.span[1] : queueDe(texte, m.span[1]).fin];
  if (m.type !== 'personne') return m.span;
  const avant = texte.slice(0, m.span[0]).trimEnd();
  const mot = avant.slice(avant.lastIndexOf(' ') + 1);
  return POSSESSIFS.includes(mot.toLowerCase()) ? [avant.length - mot.length, m.span[1]] : m.span;
}
