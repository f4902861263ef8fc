export { CATALOGUE } from './references/catalogue.ts';
export { estPerime, PARAMETRES_RELUS_LE, VALIDITE_JOURS } from './references/fraicheur.ts';
export { type CitationDemandee, lireCitationDemandee } from './references/citation-demandee.ts';
export { reconnaitreCitation, trouverReference } from './references/recherche.ts';
export type { ReferenceLegale } from './references/reference.ts';
export { chargerNotes } from './notes/charger.ts';
export { ecrireFonds, NOTES_LUES } from './notes/fonds.ts';
export type { Epoque, FigureNote } from './notes/figures.ts';
export { jourEnLettres, remplacerFigures } from './notes/figures.ts';
export {
  compterMotsInformatifs,
  type DemandeNotes,
  estQuestionDesNotes,
  type EtatNote,
  type NoteTrouvee,
  preparerNotes,
  rechercherNotes,
  trouverNote,
} from './notes/rechercher.ts';
export { commenceParOuiOuNon, estCrueDans, type Ouverture, ouvertureDe, ouvrirPar } from './notes/ouvertures.ts';
export type { IdeeRecue, JuridictionNote, Note, SectionNote } from './notes/note.ts';
export {
  candidatsDeReparation,
  Correcteur,
  indexer,
  type IndexPassages,
  type MotLu,
  motsDe,
  motsPartages,
  type OptionsRecherche,
  type Passage,
  poidsDe,
  type ResultatRecherche,
  unitesDe,
} from './recherche/index.ts';
export {
  contientMotPourMot,
  type OptionsCorpus,
  type PassageCorpus,
  type PassageTrouve,
  type RechercheCorpus,
  SOURCES_CORPUS,
  type SourceCorpus,
} from './corpus/index.ts';
export {
  Classement,
  ConstructeurIndex,
  Documents,
  ecrireDocuments,
  jourDe,
  lireOccurrences,
  numerosDeSources,
  type Occurrences,
  type UniteClassee,
  VERSION_ANALYSE,
} from './corpus/index-inverse/index.ts';
export {
  FormeInattendue,
  type Lecture,
  lireBofip,
  lireLegi,
  lireServicePublic,
  TAILLE_MAX_OCTETS,
  type TexteOfficiel,
} from './corpus/lecture/index.ts';
