import { ConstructeurIndex, ecrireDocuments, VERSION_ANALYSE } from '@francis/knowledge';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  abandonnerGeneration,
  analyser,
  ecrireBloc,
  ecrireTermes,
  lireEtatIndex,
  type OccurrencesEcrites,
  ouvrirGeneration,
  publierGeneration,
} from './index-repository.ts';
import { empreinteDuCorpus, lirePassagesApres } from './passages-repository.ts';

const PASSAGES_LUS = 1_000;
const PASSAGES_PAR_BLOC = 16_384;
const TERMES_PAR_ECRITURE = 2_000;
const OCTETS_PAR_ECRITURE = 2_000_000;

export interface ProgressionIndex {
  readonly etape: 'lecture' | 'ecriture';
  readonly faits: number;
}

/**
 * Builds the search index of all that was imported and publishes it at once; until then, questions use the previous one.
 * Nothing to do when the corpus and the reading of texts are those of the current index.
 * @returns whether an index was built.
 */
export async function reconstruireIndex(
  base: Database,
  horloge: Clock,
  surProgression: (progression: ProgressionIndex) => void = () => undefined,
): Promise<boolean> {
  const empreinte = `${VERSION_ANALYSE}.${await empreinteDuCorpus(base.queries)}`;
  if ((await lireEtatIndex(base.queries, []))?.empreinte === empreinte) return false;
  const constructeur = await lireCorpus(base, surProgression);
  const generation = await ouvrirGeneration(base.queries, {
    empreinte,
    passages: constructeur.documents.length,
    longueurMoyenne: constructeur.longueurMoyenne,
    creeeLe: horloge.now(),
  });
  try {
    await ecrire(base, generation, constructeur, surProgression);
    await base.transaction((queries) => publierGeneration(queries, generation));
    await analyser(base.queries);
  } catch (error) {
    await abandonnerGeneration(base.queries, generation);
    throw error;
  }
  return true;
}

async function lireCorpus(
  base: Database,
  surProgression: (progression: ProgressionIndex) => void,
): Promise<ConstructeurIndex> {
  const constructeur = new ConstructeurIndex();
  let dernier = 0;
  for (;;) {
    const lignes = await lirePassagesApres(base.queries, dernier, PASSAGES_LUS);
    for (const { id, source, titre, texte, debut, fin } of lignes) {
      constructeur.ajouter({ id, source, titre, texte, debut, fin: fin ?? undefined });
      dernier = id;
    }
    surProgression({ etape: 'lecture', faits: constructeur.documents.length });
    if (lignes.length < PASSAGES_LUS) return constructeur;
  }
}

async function ecrire(
  base: Database,
  generation: number,
  { documents, termes }: ConstructeurIndex,
  surProgression: (progression: ProgressionIndex) => void,
): Promise<void> {
  for (let bloc = 0; bloc * PASSAGES_PAR_BLOC < documents.length; bloc += 1) {
    const tranche = documents.slice(bloc * PASSAGES_PAR_BLOC, (bloc + 1) * PASSAGES_PAR_BLOC);
    await ecrireBloc(base.queries, generation, bloc, ecrireDocuments(tranche));
  }
  let lot: OccurrencesEcrites[] = [];
  let octets = 0;
  let faits = 0;
  for (const [terme, ecriture] of termes) {
    const occurrences = ecriture.octets;
    lot.push({ terme, frequence: ecriture.nombre, occurrences });
    octets += occurrences.length;
    faits += 1;
    if (lot.length < TERMES_PAR_ECRITURE && octets < OCTETS_PAR_ECRITURE && faits < termes.size) continue;
    await ecrireTermes(base.queries, generation, lot);
    surProgression({ etape: 'ecriture', faits });
    lot = [];
    octets = 0;
  }
}
