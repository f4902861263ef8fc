export { contientMotPourMot } from './citation.ts';
export {
  type OptionsCorpus,
  type PassageCorpus,
  type PassageTrouve,
  type RechercheCorpus,
  SOURCES_CORPUS,
  type SourceCorpus,
} from './passage-corpus.ts';
