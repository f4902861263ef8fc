import { estCalcul } from '@francis/faits';
import {
  lireMotsDecisifs,
  lireValeur,
  lireVariation,
  motsDits,
  normaliserTexte,
  type Remplacement,
  remplacerDansLesTours,
  remplacerLaPeriode,
  remplacerLeDementi,
  trouverMentions,
} from '@francis/lecture';
import { lireDomaine } from '../domaines/lire-domaine.ts';
import type { LectureProuvee } from '../lecteurs/lire-reponse.ts';
import type { AppelOutil, DemandeAssistant, EvenementAssistant, ReponseAssistant } from '../types.ts';
import { leFil } from './fils.ts';

/** Words of a try. */
export const estEssai = (texte: string): boolean => lireMotsDecisifs(texte).includes('essai');

/** Whether the last of these turns is about a household, and not a subject of its own. */
export function estDuFoyer(demande: DemandeAssistant, tours: readonly string[]): boolean {
  const contexte = {
    juridiction: demande.juridiction,
    aujourdhui: demande.aujourdhui,
    profilContexte: {},
    profilEnregistre: {},
  };
  return lireDomaine({ question: tours.at(-1) ?? '', precedents: tours.slice(0, -1), contexte }) === undefined;
}

/** Subjects in which a bare number is a rate. */
const TVA = motsDits('tva|ht|ttc|hors taxe|hors taxes|taxe sur la valeur ajoutee');
/** No rate of that tax is higher. */
const TAUX_MAX = 30;
/** « et si c’est du 10 ? », « et en 5,5 ? »: another rate, put where there was one, or said when there was none. */
function unTauxDeTva(tours: readonly string[], question: string): Remplacement | undefined {
  const rang = tours.findLastIndex((tour) => TVA.test(normaliserTexte(tour)));
  const tour = tours[rang];
  const [dit, ...autres] = trouverMentions(question).filter((m) => m.type === 'quantite' || m.type === 'montant');
  if (tour === undefined || autres.length > 0 || (dit?.type !== 'quantite' && dit?.type !== 'montant'))
    return undefined;
  if (dit.valeur > TAUX_MAX || (dit.type === 'quantite' ? dit.objet !== '' : dit.certain)) return undefined;
  const taux = `${question.slice(...dit.span)} %`;
  const dite = `${question.slice(0, dit.span[0])}${taux}${question.slice(dit.span[1])}`;
  if (lireValeur(dite)?.type !== 'mention') return undefined;
  const remplace = remplacerDansLesTours(tours, dite, { foyer: false });
  if (remplace !== undefined) return { ...remplace, dite: dit.span };
  if (trouverMentions(tour).some((m) => m.type === 'taux')) return undefined;
  const nouveau = ` à ${taux}`;
  const sans = tour.trimEnd();
  const fin = sans.endsWith('?') ? sans.slice(0, -1).trimEnd() : sans;
  return {
    tours: tours.with(rang, `${fin}${nouveau} ?`),
    rang,
    ancien: '',
    nouveau: taux,
    place: [fin.length, fin.length + nouveau.length],
    dite: dit.span,
  };
}

/** Whether, and how, the question takes back what a turn before it said. */
const dementir = (tours: readonly string[], question: string): Remplacement | undefined =>
  remplacerLeDementi(tours, question) ?? remplacerLaPeriode(tours, question);

const remplacer = (demande: DemandeAssistant, tours: readonly string[], question: string): Remplacement | undefined => {
  // What is denied says surely what is replaced.
  const nie = dementir(tours, question);
  if (nie !== undefined) return nie;
  // Read for nothing, nine times in ten, without what it is about.
  const pour = (foyer: boolean) => remplacerDansLesTours(tours, question, { foyer });
  const large = pour(false) ?? unTauxDeTva(tours, question);
  return large === undefined || !estDuFoyer(demande, tours) ? large : pour(true);
};

/**
 * The person's turns that the question goes on from, each one that only replaces something said again in the place of what
 * it replaces.
 */
export function consolider(demande: DemandeAssistant, dits: readonly string[]): readonly string[] {
  let tours: readonly string[] = [];
  for (const [i, tour] of dits.entries()) {
    const fil = leFil({ ...demande, question: tour }, tours);
    const remplace = i === 0 ? undefined : remplacer(demande, fil, tour);
    // The turns of another subject stay where they are.
    const poses = remplace === undefined ? tours : replacer(tours, fil[remplace.rang], remplace);
    const reste = remplace === undefined ? tour : remplace.reste;
    tours = reste === undefined ? poses : [...poses, reste];
  }
  return leFil(demande, tours);
}

/** Whether the question only takes back a value that a turn before it said. */
export const seDementit = (demande: DemandeAssistant, dits: readonly string[]): boolean =>
  dementir(consolider(demande, dits), demande.question) !== undefined;

/** The turns with the one that changed in its place. */
function replacer(tours: readonly string[], ancien: string | undefined, { rang, tours: dits }: Remplacement): string[] {
  const place = tours.findLastIndex((tour) => tour === ancien);
  return tours.map((tour, i) => (i === place ? (dits[rang] ?? tour) : tour));
}

/** The conversation as if the follow-up had been said from the start; undefined when it says more than one value. */
export interface Relue {
  readonly demande: DemandeAssistant;
  readonly remplacement: Remplacement;
}

/** Told apart from the amount that it moves: « de plus », « en moins ». */
const ECARTS = motsDits('de plus|en plus|de moins|en moins');
/** « le prix monte de 30 000 », « 5 ans de plus »: what it makes of what was said takes the place of nothing. */
const deplaceAutrement = (question: string): boolean =>
  trouverMentions(question).some((m) => {
    const sens = m.type === 'montant' || m.type === 'duree' ? lireVariation(question, m) : undefined;
    if (sens === undefined || sens === 'vers') return false;
    return m.type === 'duree' || !ECARTS.test(normaliserTexte(question));
  });

export function relireAvec(demande: DemandeAssistant, dits: readonly string[]): Relue | undefined {
  if (deplaceAutrement(demande.question)) return undefined;
  const remplacement = remplacer(demande, consolider(demande, dits), demande.question);
  if (remplacement === undefined) return undefined;
  const { precedent: _, ...reste } = demande;
  const { reste: dit } = remplacement;
  const avant = dit === undefined ? remplacement.tours.slice(0, -1) : remplacement.tours;
  return {
    remplacement,
    demande: {
      ...reste,
      question: dit ?? remplacement.tours.at(-1) ?? '',
      historique: avant.map((content) => ({ role: 'user', content })),
    },
  };
}

export const calculsDe = (appels: readonly AppelOutil[]): readonly AppelOutil[] =>
  appels.filter((a) => estCalcul(a.outil));

/** What was read of the conversation as it is told again, with the words that the person wrote this time. */
function lectureDite(lecture: LectureProuvee, { rang, tours, place, dite, reste }: Remplacement): LectureProuvee {
  if (reste !== undefined) return lecture;
  const dansLaQuestion = rang === tours.length - 1;
  const mentions = lecture.mentions.flatMap((m) =>
    dansLaQuestion && m.span[0] >= place[0] && m.span[1] <= place[1] ? [{ ...m, span: dite }] : [],
  );
  const gardees = new Map(mentions.map((m) => [m.id, m]));
  return {
    ...lecture,
    mentions,
    suite: true,
    ecartees: lecture.ecartees.flatMap(({ mention, raison }) => {
      const m = gardees.get(mention.id);
      return m === undefined ? [] : [{ mention: m, raison }];
    }),
    restes: lecture.restes.flatMap(({ id }) => gardees.get(id) ?? []),
  };
}

const PENDANT = ' pendant';
const citee = (mots: string): string => `« ${mots.trim()} »`;

/** The answer to the conversation told again, as the answer to the follow-up. */
export function* repondreRelue(
  evenements: readonly EvenementAssistant[],
  remplacement: Remplacement,
): Generator<EvenementAssistant> {
  const { ancien, nouveau } = remplacement;
  const introduction =
    ancien === ''
      ? `Le même calcul, ${nouveau.startsWith(PENDANT) ? '' : nouveau.endsWith('%') ? 'à ' : 'en '}${nouveau.trim()}. `
      : `Le même calcul, avec ${citee(nouveau)} au lieu de ${citee(ancien)}. `;
  let dite = false;
  for (const e of evenements) {
    if (e.type === 'texte' && !dite) {
      dite = true;
      yield { ...e, delta: `${introduction}${e.delta}` };
    } else if (e.type === 'reponse') {
      const reponse: ReponseAssistant = {
        ...e.reponse,
        answer: `${introduction}${e.reponse.answer}`,
        balisage: `${introduction}${e.reponse.balisage}`,
        lecture: lectureDite(e.reponse.lecture, remplacement),
      };
      yield { ...e, reponse };
    } else yield e;
  }
}
