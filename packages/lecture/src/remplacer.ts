import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { GENERATIONS, PARADIGMES } from './lexique/paradigmes.ts';
import type { Mention } from './mentions/mention.ts';
import { trouverMentions } from './mentions/trouver.ts';
import { ditDUneAutrePersonne, montantsDuRole } from './role-dit.ts';
import type { Portee } from './texte/edition.ts';
import { aplatir } from './texte/normaliser.ts';
import { classeDe, ECARTS, etendue, INDEX, lireValeur, motsDu, queueDe, type Valeur } from './valeur-dite.ts';

/** A turn said again with one thing in the place of another. */
export interface Remplacement {
  readonly tours: readonly string[];
  /** Rank of the turn that changed. */
  readonly rang: number;
  readonly ancien: string;
  readonly nouveau: string;
  /** Where the new words stand in the changed turn, and in the follow-up. */
  readonly place: Portee;
  readonly dite: Portee;
  /** What else the follow-up says, each word in its place. */
  readonly reste?: string;
}

export interface CadreDeRemplacement {
  /** The last calculation is that of a household: some words change more than themselves. */
  readonly foyer: boolean;
}

/** An amount farther than that from the one it would replace, and near another one, may be said of that one. */
const LOIN = 6;
const PRES = 2;
const INDEX_DES_TAUX = new IndexDesFormes(PARADIGMES.find((p) => p.nom === 'taux')?.mots ?? []);

const memeValeur = (a: Mention, b: Mention): boolean =>
  'valeur' in a && 'valeur' in b
    ? a.valeur === b.valeur
    : a.type === 'date' && b.type === 'date'
      ? a.annee === b.annee
      : a.type === 'personne' && b.type === 'personne' && a.lien === b.lien;

type ValeurDite = Valeur & { readonly type: 'mention' };

/** Mentions of a turn that a value may replace. */
function placesDe(tour: string, { mention: nouvelle, dementi, role }: ValeurDite): readonly Mention[] {
  const memes = trouverMentions(tour).filter((m) => classeDe(m) === classeDe(nouvelle));
  if (role !== undefined) return montantsDuRole(tour, memes, role);
  if (dementi !== undefined) return memes.filter((m) => memeValeur(m, dementi));
  if (nouvelle.type === 'duree') return memes.filter((m) => m.type !== 'duree' || m.unite === nouvelle.unite);
  if (nouvelle.type === 'date')
    return nouvelle.annee === undefined || nouvelle.mois !== undefined
      ? []
      : memes.filter((m) => m.type === 'date' && m.annee !== undefined && m.mois === undefined);
  if (nouvelle.type === 'quantite')
    return nouvelle.objet === '' ? [] : memes.filter((m) => m.type === 'quantite' && m.objet === nouvelle.objet);
  if (nouvelle.type !== 'personne') return memes;
  const generation = GENERATIONS[nouvelle.lien];
  // « elle a déjà reçu… »: what is said of the one is not said of the other.
  if (ditDUneAutrePersonne(tour) && montantsDe([tour]).length > 1) return memes.length > 0 ? [...memes, ...memes] : [];
  const siennes = memes.flatMap((m) => (m.type === 'personne' ? [{ m, g: GENERATIONS[m.lien] }] : []));
  const pareilles = siennes.filter(({ g }) => g !== undefined && g === generation);
  const gardees = pareilles.length > 0 ? pareilles : siennes.filter(({ g }) => g === 'meme' || generation === 'meme');
  return generation === undefined ? [] : gardees.map(({ m }) => m);
}

const montantsDe = (tours: readonly string[]): number[] =>
  tours.flatMap((tour) => trouverMentions(tour).flatMap((m) => (m.type === 'montant' && m.certain ? [m.valeur] : [])));
const rapport = (a: number, b: number): number => Math.max(a, b) / Math.max(1, Math.min(a, b));

/** An amount of the order of another one, told elsewhere, may be said of that one. */
const ditDUnAutre = (tours: readonly string[], ancien: number, nouveau: number): boolean =>
  rapport(ancien, nouveau) > LOIN && montantsDe(tours).some((v) => v !== ancien && rapport(v, nouveau) <= PRES);

/** Farther than that, an amount is of another kind of thing. */
const D_UN_AUTRE_ORDRE = 20;
/** « 42 000 €, don de 300 € », then « plutôt 250 »: one amount only is of that order. */
function deCetOrdre(places: readonly Mention[], valeur: Valeur): readonly Mention[] {
  if (valeur.type !== 'mention' || valeur.mention.type !== 'montant' || valeur.idees.length > 0) return places;
  const { valeur: nouveau, periode } = valeur.mention;
  if (valeur.role !== undefined || valeur.dementi !== undefined || periode !== undefined) return places;
  const ecart = (m: Mention): number => (m.type === 'montant' ? rapport(m.valeur, nouveau) : Infinity);
  const [proche, ...autres] = places.filter((m) => ecart(m) <= D_UN_AUTRE_ORDRE);
  return proche !== undefined && autres.length === 0 && ecart(proche) <= PRES ? [proche] : places;
}

const enFrancs = (m: Mention): boolean => m.type === 'montant' && m.devise !== 'EUR';
const ecrire = (valeur: number, francs: boolean): string =>
  `${valeur.toLocaleString('fr-FR').replaceAll('\u202f', ' ')} ${francs ? 'CHF' : '€'}`;

const PAYES = ['salaire', 'pension'];

/** The words that take the place of an amount; undefined when its unit cannot be said. */
function motsDuMontant(question: string, tour: string, ancien: Mention, valeur: Valeur): string | undefined {
  if (ancien.type !== 'montant') return undefined;
  const avant = queueDe(tour, ancien.span[1]);
  const suite = `${avant.qualite}${avant.periode}`;
  if (valeur.type === 'facteur') return `${ecrire(ancien.valeur * valeur.facteur, enFrancs(ancien))}${suite}`;
  if (valeur.type !== 'mention' || valeur.mention.type !== 'montant') return undefined;
  const { mention } = valeur;
  if (mention.devise !== ancien.devise && mention.devise !== 'EUR') return undefined;
  const [ecart] = valeur.idees.flatMap((i) => ECARTS[i] ?? []);
  const dite = queueDe(question, mention.span[1]);
  if (ecart !== undefined) {
    const total = ancien.valeur + ecart * mention.valeur;
    const autrePeriode = mention.periode !== undefined && mention.periode !== ancien.periode;
    return autrePeriode || total <= 0 ? undefined : `${ecrire(total, enFrancs(ancien))}${suite}`;
  }
  // « 36 000 € », then « et 3 500 ? »: of a month, perhaps.
  const dUnePaye = PAYES.some((role) => montantsDuRole(tour, [ancien], role).length > 0);
  if (dUnePaye && dite.periode === '' && rapport(ancien.valeur, mention.valeur) > LOIN) return undefined;
  const periode = dite.periode === '' ? avant.periode : dite.periode;
  return `${ecrire(mention.valeur, enFrancs(ancien))}${dite.qualite === '' ? avant.qualite : dite.qualite}${periode}`;
}

interface Piece {
  readonly span: Portee;
  readonly texte: string;
}

function pieceDe(
  question: string,
  tours: readonly string[],
  tour: string,
  valeur: Valeur,
): Piece | undefined | 'aucune' {
  if (valeur.type === 'mot') return pieceDuMot(tour, valeur, question);
  const type = valeur.type === 'facteur' ? 'montant' : classeDe(valeur.mention);
  const places =
    valeur.type === 'facteur'
      ? trouverMentions(tour).filter((m) => m.type === 'montant')
      : deCetOrdre(placesDe(tour, valeur), valeur);
  const [place, ...autres] = places;
  if (place === undefined)
    return autreTaux(question, tour, valeur) ?? pendantDesMois(question, tour, valeur) ?? 'aucune';
  if (autres.length > 0) return undefined;
  if (type !== 'montant' || place.type !== 'montant') {
    if (valeur.type === 'facteur') return undefined;
    return { span: etendue(tour, place), texte: question.slice(...etendue(question, valeur.mention)) };
  }
  if (
    valeur.type === 'mention' &&
    valeur.mention.type === 'montant' &&
    valeur.idees.length === 0 &&
    valeur.role === undefined &&
    ditDUnAutre(tours, place.valeur, valeur.mention.valeur)
  )
    return undefined;
  const texte = motsDuMontant(question, tour, place, valeur);
  return texte === undefined ? undefined : { span: [place.span[0], queueDe(tour, place.span[1]).fin], texte };
}

function pieceDuMot(tour: string, valeur: Valeur & { type: 'mot' }, question: string): Piece | undefined | 'aucune' {
  const { paradigme, concept } = valeur;
  if (demandeLePrix(question, valeur)) return undefined;
  const index = INDEX.find((i) => i.paradigme === paradigme)?.index;
  const texte = paradigme.mots.find((m) => m.concept === concept)?.libelle ?? '';
  const [mot, ...autres] = index === undefined ? [] : motsDu(index, tour);
  if (mot !== undefined) return autres.length > 0 || mot.concept === concept ? undefined : { span: mot.span, texte };
  const taux = autreTaux(question, tour, valeur);
  if (taux !== undefined) return taux;
  const [montant, second] = trouverMentions(tour).filter((m) => m.type === 'montant');
  // A pay said without its kind: the kind is said now.
  if (paradigme.nom !== PAYE || montant === undefined || second !== undefined) return 'aucune';
  return { span: [montant.span[1], montant.span[1]], texte: ` ${texte}` };
}
/** « donc en TTC, ça fait ? »: the price with the tax is asked, no price is said to hold it. */
const EN = 'en';
const demandeLePrix = (question: string, { concept, span }: Valeur & { type: 'mot' }): boolean =>
  concept === 'ttc' &&
  question.slice(0, span[0]).trimEnd().toLowerCase().endsWith(` ${EN}`) &&
  INTERROGENT.some((mots) => aplatir(question).texte.includes(mots));
const INTERROGENT = ['combien', 'ca fait', 'ca donne', 'ca ferait', 'ca donnerait', 'quel prix'];

const PAYE = 'paye';
const TAUX = 'taux';
/** Of a household, they may be said of several people. */
const PROPRES_AU_SUJET: ReadonlySet<Mention['type']> = new Set(['personne', 'age', 'quantite']);

/** « au taux réduit » and « à 10 % » stand for one another. */
function autreTaux(question: string, tour: string, valeur: Valeur): Piece | undefined {
  const [dit, second] = motsDu(INDEX_DES_TAUX, tour);
  const [taux, autre] = trouverMentions(tour).filter((m) => m.type === 'taux');
  if (valeur.type === 'mot' && valeur.paradigme.nom === TAUX && taux !== undefined && autre === undefined)
    return { span: taux.span, texte: question.slice(...valeur.span) };
  if (valeur.type !== 'mention' || valeur.mention.type !== 'taux' || dit === undefined || second !== undefined)
    return undefined;
  return { span: dit.span, texte: question.slice(...valeur.mention.span) };
}

/** « 800 € par mois », then « je l’ai loué 9 mois »: paid that many times. */
function pendantDesMois(question: string, tour: string, valeur: Valeur): Piece | undefined {
  if (valeur.type !== 'mention' || valeur.mention.type !== 'duree' || valeur.mention.unite !== 'mois') return undefined;
  const [montant, autre] = trouverMentions(tour).filter((m) => m.type === 'montant' && m.periode === 'mois');
  if (montant === undefined || autre !== undefined || valeur.mention.valeur > MOIS) return undefined;
  const { fin } = queueDe(tour, montant.span[1]);
  return { span: [fin, fin], texte: ` pendant ${question.slice(...valeur.mention.span)}` };
}
const MOIS = 12;

/** Ages said in the whole conversation. */
const agesDe = (tours: readonly string[]): number =>
  tours.flatMap((tour) => trouverMentions(tour).filter((m) => m.type === 'age')).length;

/**
 * « plutôt 10 ans », « et si c’était TTC ? », « le double ? »: the last turn that holds such a thing, said again with this
 * one. Undefined unless every other word is known and exactly one place can be meant.
 */
export function remplacerDansLesTours(
  tours: readonly string[],
  question: string,
  { foyer }: CadreDeRemplacement,
): Remplacement | undefined {
  const valeur = lireValeur(question);
  if (valeur === undefined) return undefined;
  if (valeur.type === 'mot' && valeur.paradigme.horsFoyer === true && foyer) return undefined;
  if (valeur.type === 'mention' && foyer) {
    const seulAge = valeur.mention.type === 'age' && agesDe(tours) === 1;
    if (PROPRES_AU_SUJET.has(valeur.mention.type) && !seulAge) return undefined;
    // More pay is a raise, which has its own answer.
    if (valeur.idees.some((i) => ECARTS[i] !== undefined)) return undefined;
  }
  for (let rang = tours.length - 1; rang >= 0; rang -= 1) {
    const tour = tours[rang] ?? '';
    const piece = pieceDe(question, tours, tour, valeur);
    if (piece === 'aucune') continue;
    if (piece === undefined) return undefined;
    const [de, a] = piece.span;
    const ancien = tour.slice(de, a);
    if (ancien === piece.texte) return undefined;
    return {
      tours: tours.with(rang, `${tour.slice(0, de)}${piece.texte}${tour.slice(a)}`),
      rang,
      ancien,
      nouveau: piece.texte,
      place: [de, de + piece.texte.length],
      dite:
        valeur.type === 'mention' ? valeur.mention.span : valeur.type === 'mot' ? valeur.span : [0, question.length],
    };
  }
  return undefined;
}
