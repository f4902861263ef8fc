import { Correcteur, candidatsDeReparation, motsDe, type MotLu, poidsDe, unitesDe } from '@francis/knowledge';
import type { Queries } from '../../platform/database/database.ts';
import type { ChargeGeneration, IndexEnMemoire } from './index-en-memoire.ts';
import { lireTermesVoisins } from './index-repository.ts';

/** A word of the question with the terms of the index that may stand for it. */
export interface UniteCorpus {
  readonly termes: readonly { readonly terme: string; readonly frequence: number; readonly poids: number }[];
  readonly poids: number;
}

export interface QuestionLue {
  readonly charge: ChargeGeneration;
  readonly unites: readonly UniteCorpus[];
}

/** Unknown words of one question that are worth a look in the vocabulary. */
const REPARATIONS_MAX = 3;
const CERTITUDE_CORRIGEE = 0.8;

/** Reads a question against the current index; undefined when nothing was imported yet. */
export async function lireQuestionCorpus(
  queries: Queries,
  memoire: IndexEnMemoire,
  question: string,
): Promise<QuestionLue | undefined> {
  const lus: MotLu[] = motsDe(question).map((mot) => ({ mot, certitude: 1 }));
  const charge = await memoire.interroger(clesDe(lus));
  if (!charge) return undefined;
  const repares = await reparerInconnus(queries, memoire, charge, lus);
  if (!repares) return { charge, unites: unitesDe(lus).map((unite) => peser(unite, charge)) };
  const apres = await memoire.interroger(clesDe(repares));
  return apres && { charge: apres, unites: unitesDe(repares).map((unite) => peser(unite, apres)) };
}

const clesDe = (mots: readonly MotLu[]): string[] => unitesDe(mots).flatMap(({ cles }) => cles.map(({ cle }) => cle));

function peser({ mot, cles }: ReturnType<typeof unitesDe>[number], charge: ChargeGeneration): UniteCorpus {
  const idf = (frequence: number): number => Math.log(1 + (charge.passages - frequence + 0.5) / (frequence + 0.5));
  const termes = cles.flatMap(({ cle, poids }) => {
    const frequence = charge.frequence(cle);
    return frequence === 0 ? [] : { terme: cle, frequence, poids: poids * idf(frequence) };
  });
  return {
    termes,
    poids: poidsDe(
      mot,
      termes.map(({ frequence }) => idf(frequence)),
    ),
  };
}

/** The words with the unknown ones put right; undefined when there is nothing to put right. */
async function reparerInconnus(
  queries: Queries,
  memoire: IndexEnMemoire,
  charge: ChargeGeneration,
  lus: readonly MotLu[],
): Promise<MotLu[] | undefined> {
  const inconnus = unitesDe(lus)
    .filter(({ mot, cles }) => /^[a-z]{4,}$/.test(mot.forme) && !cles.some(({ cle }) => charge.frequence(cle) > 0))
    .map(({ mot }) => mot)
    .slice(0, REPARATIONS_MAX);
  if (inconnus.length === 0) return undefined;
  const candidats = new Map(inconnus.map((mot) => [mot.racine, candidatsDeReparation(mot.forme)]));
  const essayes = await memoire.interroger([...candidats.values()].flat().map(({ mot }) => mot.racine));
  const lectures = new Map<string, MotLu>();
  for (const { racine } of inconnus) {
    const entendu = candidats.get(racine)?.find(({ mot }) => (essayes?.frequence(mot.racine) ?? 0) > 0);
    const lecture = entendu ?? (await corriger(queries, charge.generation, racine));
    if (lecture) lectures.set(racine, lecture);
  }
  return lectures.size === 0 ? undefined : lus.map((lu) => lectures.get(lu.mot.racine) ?? lu);
}

/** The first letters are taken for right: a short range of the key is read rather than the whole vocabulary. */
async function corriger(queries: Queries, generation: number, racine: string): Promise<MotLu | undefined> {
  if (racine.length < 4) return undefined;
  const voisins = await lireTermesVoisins(queries, generation, {
    debut: racine.slice(0, racine.length >= 6 ? 3 : 2),
    longueurs: [racine.length - 2, racine.length + 2],
  });
  const corrigee = new Correcteur(voisins).corriger(racine);
  return corrigee === undefined
    ? undefined
    : { mot: { forme: corrigee, racine: corrigee }, certitude: CERTITUDE_CORRIGEE };
}
