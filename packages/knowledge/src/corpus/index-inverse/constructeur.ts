import { analyser, estInformatif } from '../../recherche/analyse.ts';
import type { DocumentIndexe } from './documents.ts';
import { EcritureOccurrences } from './occurrences.ts';

/** A title says what its passage is about. */
const POIDS_TITRE = 3;

/** Changes when the reading of texts changes: an index built by another reading is not searched. */
export const VERSION_ANALYSE = '1';

interface PassageAIndexer extends Omit<DocumentIndexe, 'longueur'> {
  readonly titre: string;
  readonly texte: string;
}

/** Builds the inverted index of a corpus, passage by passage; 100 000 passages hold in some 100 MB meanwhile. */
export class ConstructeurIndex {
  readonly documents: DocumentIndexe[] = [];
  readonly #termes = new Map<string, EcritureOccurrences>();
  #mots = 0;

  ajouter({ titre, texte, ...document }: PassageAIndexer): void {
    const rang = this.documents.length;
    const frequences = new Map<string, number>();
    let longueur = 0;
    for (const [contenu, poids] of [
      [titre, POIDS_TITRE],
      [texte, 1],
    ] as const) {
      const { mots, notions } = analyser(contenu);
      longueur += mots.length;
      for (const mot of mots) if (estInformatif(mot)) compter(frequences, mot.racine, poids);
      for (const { cle } of notions) compter(frequences, cle, poids);
    }
    for (const [terme, frequence] of frequences) {
      let ecriture = this.#termes.get(terme);
      if (!ecriture) {
        ecriture = new EcritureOccurrences();
        this.#termes.set(terme, ecriture);
      }
      ecriture.ajouter(rang, frequence);
    }
    this.documents.push({ ...document, longueur });
    this.#mots += longueur;
  }

  get longueurMoyenne(): number {
    return this.documents.length === 0 ? 1 : Math.max(1, this.#mots / this.documents.length);
  }

  get termes(): ReadonlyMap<string, EcritureOccurrences> {
    return this.#termes;
  }
}

function compter(frequences: Map<string, number>, cle: string, poids: number): void {
  frequences.set(cle, (frequences.get(cle) ?? 0) + poids);
}
