import {
  jourDe,
  numerosDeSources,
  type OptionsCorpus,
  type PassageTrouve,
  type RechercheCorpus,
  type UniteClassee,
} from '@francis/knowledge';
import type { Queries } from '../../platform/database/database.ts';
import { type ChargeGeneration, IndexEnMemoire } from './index-en-memoire.ts';
import { lirePassagesEnVigueur, lireTexteEnVigueur } from './passages-repository.ts';
import { presenterPassage, presenterTexte } from './presenter.ts';
import { lireQuestionCorpus, type UniteCorpus } from './question-corpus.ts';

const LIMITE = 5;
/** A long text may not fill the results alone. */
const PIECES_PAR_TEXTE = 2;
const CLASSES_PAR_RESULTAT = 3;
/**
 * Occurrences that one question may read. The rarest words come first: those left out are so common that they barely
 * change the order (decision 0013).
 */
const BUDGET_OCCURRENCES = 60_000;
const TERMES_TOUJOURS_LUS = 2;

/** Searches what the importer read, and nothing else. */
export function creerRechercheCorpus(queries: Queries): RechercheCorpus {
  const memoire = new IndexEnMemoire(queries);
  return {
    chercher: (question, options) => chercher(queries, memoire, question, options),
    lire: async (identifiant, date) => {
      const piece = /^(.+)#(\d{1,6})$/.exec(identifiant);
      const cherche = piece ? { identifiant: piece[1] ?? '', piece: Number(piece[2]) } : { identifiant };
      const lignes = await lireTexteEnVigueur(queries, cherche, date);
      const [premiere] = lignes;
      return piece && premiere ? presenterPassage(premiere) : presenterTexte(lignes);
    },
  };
}

async function chercher(
  queries: Queries,
  memoire: IndexEnMemoire,
  question: string,
  { date, juridiction = 'FR', sources, limite = LIMITE, signal }: OptionsCorpus,
): Promise<readonly PassageTrouve[]> {
  if (juridiction !== 'FR') return [];
  signal?.throwIfAborted();
  const lue = await lireQuestionCorpus(queries, memoire, question);
  if (!lue) return [];
  signal?.throwIfAborted();
  const { charge } = lue;
  const { unites, total } = await lireUnites(charge, lue.unites);
  signal?.throwIfAborted();
  const classes = charge.classement.classer(unites, {
    jour: jourDe(date),
    sources: numerosDeSources(sources),
    limite: limite * CLASSES_PAR_RESULTAT,
  });
  if (classes.length === 0) return [];
  const ids = classes.map(({ rang }) => charge.documents.ids[rang] ?? 0);
  const lignes = new Map((await lirePassagesEnVigueur(queries, ids, date)).map((ligne) => [ligne.id, ligne]));
  const parTexte = new Map<string, number>();
  const trouves: PassageTrouve[] = [];
  for (const [i, { score, couvert }] of classes.entries()) {
    const ligne = lignes.get(ids[i] ?? 0);
    if (!ligne || trouves.length >= limite) continue;
    const deja = parTexte.get(ligne.identifiant) ?? 0;
    parTexte.set(ligne.identifiant, deja + 1);
    if (deja >= PIECES_PAR_TEXTE) continue;
    trouves.push({ ...presenterPassage(ligne), score, couverture: total === 0 ? 0 : Math.min(1, couvert / total) });
  }
  return trouves;
}

/** The words with their occurrences, the rarest terms first until the budget is spent. */
async function lireUnites(
  charge: ChargeGeneration,
  unites: readonly UniteCorpus[],
): Promise<{ unites: UniteClassee[]; total: number }> {
  const termes = unites.flatMap((unite) => unite.termes).sort((a, b) => a.frequence - b.frequence);
  const lus = new Set<string>();
  let budget = BUDGET_OCCURRENCES;
  for (const { terme, frequence } of termes) {
    if (lus.has(terme)) continue;
    budget -= frequence;
    if (budget < 0 && lus.size >= TERMES_TOUJOURS_LUS) break;
    lus.add(terme);
  }
  const occurrences = await charge.occurrencesDe([...lus]);
  let total = 0;
  const classees = unites.flatMap((unite): UniteClassee[] => {
    const siens = unite.termes.flatMap(({ terme, poids }) => {
      const trouvees = occurrences.get(terme);
      return trouvees ? { occurrences: trouvees, poids } : [];
    });
    // A word too common to be read neither helps nor hurts; an unknown one lowers the coverage.
    if (siens.length > 0 || unite.termes.length === 0) total += unite.poids;
    return siens.length > 0 ? [{ termes: siens, poids: unite.poids }] : [];
  });
  return { unites: classees, total };
}
