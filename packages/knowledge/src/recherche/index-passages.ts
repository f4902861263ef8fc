import { type Etapes, terminer } from '../etapes.ts';
import { type Analyse, analyser, estInformatif, motsDesNotions } from './analyse.ts';
import { Correcteur } from './correcteur.ts';
import { apparier, clesDites, contenir, type FormeIndexee, indexerForme } from './formes.ts';
import type { IndexPassages, OptionsRecherche, Passage, ResultatRecherche } from './passage.ts';
import { OreilleDuMetier } from './phonetique.ts';
import { lireQuestion, type UniteQuestion } from './question.ts';
import type { Vocabulaire } from './reparation.ts';

/** BM25F: weight and length normalisation of each part of a passage; k1 saturates repeated words. */
const PARTIES = [
  { nom: 'titre', poids: 4, b: 0.3 },
  { nom: 'formes', poids: 3, b: 0.4 },
  { nom: 'mots', poids: 4, b: 0.2 },
  { nom: 'texte', poids: 0.5, b: 0.7 },
] as const;
const K1 = 2;
/** How much a question that resembles a whole question form is worth, in shares of the BM25F score. */
const POIDS_FORME = 1.5;
/** From there on the question is that form: it comes before those that only look like it. */
const FORME_MEME = 0.97;
const POIDS_MEME = 0.4;
const CANDIDATS_RELUS = 40;
const LIMITE = 10;

interface Postings {
  readonly rangs: Int32Array;
  /** BM25F term frequency, already saturated. */
  readonly notes: Float64Array;
  readonly idf: number;
}

/** What the passages say, counted once: plain data, which a build may write and a start read back. */
export interface Releve {
  readonly passages: readonly Pick<Passage, 'id' | 'juridiction'>[];
  /** Folded word → how often it occurs. */
  readonly formes: ReadonlyMap<string, number>;
  readonly racines: ReadonlySet<string>;
  readonly postings: ReadonlyMap<string, Postings>;
  /** By passage: its title, then its question forms. */
  readonly formesIndexees: readonly (readonly FormeIndexee[])[];
}

/** Builds the index in memory: some 0.5 ms a passage, a question some tens of microseconds. */
export const indexer = (passages: readonly Passage[]): IndexPassages =>
  ouvrirIndex(terminer(releverParEtapes(passages)));

/** Reads the passages, one at a step. */
export function* releverParEtapes(passages: readonly Passage[]): Etapes<Releve> {
  const lus: PassageLu[] = [];
  for (const passage of passages) {
    lus.push(lirePassage(passage));
    yield;
  }
  const moyennes = PARTIES.map((_, i) => moyenne(lus.map(({ parties }) => parties[i]?.mots.length ?? 0)));
  const frequences = new Map<string, Map<number, number>>();
  const formes = new Map<string, number>();
  const racines = new Set<string>();
  for (const [rang, { parties }] of lus.entries()) {
    for (const [i, partie] of parties.entries()) {
      const { poids, b } = PARTIES[i] ?? PARTIES[3];
      const norme = 1 - b + b * (partie.mots.length / (moyennes[i] || 1));
      for (const { forme, racine } of partie.mots) {
        formes.set(forme, (formes.get(forme) ?? 0) + 1);
        racines.add(racine);
      }
      for (const cle of clesDe(partie)) {
        const par = frequences.get(cle) ?? new Map<number, number>();
        par.set(rang, (par.get(rang) ?? 0) + poids / norme);
        frequences.set(cle, par);
      }
    }
    yield;
  }
  for (const { forme, racine } of motsDesNotions()) {
    if (!formes.has(forme)) formes.set(forme, 0);
    racines.add(racine);
  }
  const postings = new Map<string, Postings>();
  for (const [cle, par] of frequences) {
    postings.set(cle, figer(par, passages.length));
    yield;
  }
  for (const cle of frequences.keys()) racines.add(cle);
  const idf = (cle: string): number => postings.get(cle)?.idf ?? 0;
  const formesIndexees: FormeIndexee[][] = [];
  for (const { titre, formes: dites } of lus) {
    formesIndexees.push([titre, ...dites].map((forme) => indexerForme(forme, idf)));
    yield;
  }
  return {
    passages: passages.map(({ id, juridiction }) => ({ id, juridiction })),
    formes,
    racines,
    postings,
    formesIndexees,
  };
}

/** The index of what was counted. */
export function ouvrirIndex({ passages, formes, racines, postings, formesIndexees }: Releve): IndexPassages {
  const vocabulaire: Vocabulaire = {
    connaitForme: (forme) => formes.has(forme),
    connaitRacine: (racine) => racines.has(racine),
    correcteur: new Correcteur(formes),
    oreille: new OreilleDuMetier(formes),
  };
  const idf = (cle: string): number => postings.get(cle)?.idf ?? 0;
  const totaux = new Float64Array(passages.length);
  const couverts = new Float64Array(passages.length);
  return { chercher: (question, options = {}) => chercher(question, options) };

  function chercher(question: string, { juridiction, limite = LIMITE }: OptionsRecherche): ResultatRecherche[] {
    const { unites, poidsTotal } = lireQuestion(question, vocabulaire, idf);
    const dites = clesDites(unites);
    const touches = cumuler(unites);
    const candidats = touches
      .filter((rang) => juridiction === undefined || passages[rang]?.juridiction === juridiction)
      .sort((a, b) => (totaux[b] ?? 0) - (totaux[a] ?? 0))
      .slice(0, Math.max(CANDIDATS_RELUS, limite));
    const resultats = candidats.map((rang) => {
      const forme = ressemblance(unites, formesIndexees[rang] ?? []);
      return {
        id: passages[rang]?.id ?? '',
        score: (totaux[rang] ?? 0) * (1 + POIDS_FORME * forme + (forme >= FORME_MEME ? POIDS_MEME : 0)),
        couverture: poidsTotal === 0 ? 0 : Math.min(1, (couverts[rang] ?? 0) / poidsTotal),
        ressemblance: forme,
        contenance: (formesIndexees[rang] ?? []).slice(1).reduce((max, f) => Math.max(max, contenir(dites, f)), 0),
      };
    });
    for (const rang of touches) {
      totaux[rang] = 0;
      couverts[rang] = 0;
    }
    return resultats.sort((a, b) => b.score - a.score).slice(0, limite);
  }

  /** Adds to `totaux` and `couverts` and returns the passages touched. */
  function cumuler(unites: readonly UniteQuestion[]): number[] {
    const touches: number[] = [];
    const meilleurs = new Map<number, number>();
    for (const unite of unites) {
      meilleurs.clear();
      for (const { cle, poids } of unite.cles) {
        const liste = postings.get(cle);
        if (!liste) continue;
        for (let i = 0; i < liste.rangs.length; i += 1) {
          const rang = liste.rangs[i] ?? 0;
          const note = poids * liste.idf * (liste.notes[i] ?? 0);
          if (note > (meilleurs.get(rang) ?? 0)) meilleurs.set(rang, note);
        }
      }
      for (const [rang, note] of meilleurs) {
        if (totaux[rang] === 0) touches.push(rang);
        totaux[rang] = (totaux[rang] ?? 0) + note;
        couverts[rang] = (couverts[rang] ?? 0) + unite.poids;
      }
    }
    return touches;
  }
}

/** A passage read once: each of its parts, and each of its question forms by itself. */
interface PassageLu {
  readonly titre: Analyse;
  readonly formes: readonly Analyse[];
  readonly parties: readonly Analyse[];
}

function lirePassage(passage: Passage): PassageLu {
  const titre = analyser(passage.titre);
  const formes = (passage.formes ?? []).map(analyser);
  const mots = (passage.mots ?? []).map(analyser);
  return { titre, formes, parties: [titre, reunir(formes), reunir(mots), analyser(passage.texte)] };
}

/** Notions never run from one question form into the next. */
const reunir = (analyses: readonly Analyse[]): Analyse => ({
  mots: analyses.flatMap((a) => a.mots),
  notions: analyses.flatMap((a) => a.notions),
});

function* clesDe({ mots, notions }: Analyse): Generator<string> {
  for (const mot of mots) if (estInformatif(mot)) yield mot.racine;
  for (const { cle } of notions) yield cle;
}

function figer(par: ReadonlyMap<number, number>, nombre: number): Postings {
  return {
    rangs: Int32Array.from(par.keys()),
    notes: Float64Array.from(par.values(), (tf) => (tf * (K1 + 1)) / (tf + K1)),
    idf: Math.log(1 + (nombre - par.size + 0.5) / (par.size + 0.5)),
  };
}

const moyenne = (nombres: readonly number[]): number =>
  nombres.reduce((somme, n) => somme + n, 0) / Math.max(1, nombres.length);

const ressemblance = (unites: readonly UniteQuestion[], formes: readonly FormeIndexee[]): number =>
  formes.reduce((max, forme) => Math.max(max, apparier(unites, forme)), 0);
