import { type Concept, notion } from './concept.ts';

/** What moves up an amount that is already there. */
export const VERBES_DE_HAUSSE =
  'augmente augmentent augmentait augmentaient augmentons augmenter augmentera augmenterait augmenteraient augmentee augmentation hausse haussait rehausse releve relevait majore majoree grimpe grimpent grimpait progresse progressait monte montent montait montaient monter montera monterait';

/** What moves it down. */
export const VERBES_DE_BAISSE =
  'baisse baissent baissait baissaient baissons baisser baissera baisserait baisseraient diminue diminuent diminuait diminuaient diminuer diminuera diminuerait diminution reduit reduite reduisent reduisait reduire reduisant ampute descend descendent descendait descendre tombe tombent tombait';

/** What moves to an amount: « passe à 75 000 € ». */
export const VERBES_DE_PASSAGE = 'passe passent passait passais passaient passerait passerais passeraient passer';

/** What takes the amount that follows away: « perd 5 000 € ». */
export const VERBES_DE_PERTE = 'perd perds perdait perdais perdrait perdrais perdre';

/** As much again. */
export const DOUBLENT =
  'double|doublait|doublent|doublaient|doubler|doublera|doublerait|doubles|multiplie par 2|multipliait par 2';
/** Half as much. */
export const DE_MOITIE =
  'de moitie|de la moitie|divise par 2|divisait par 2|divises par 2|divisee par 2|divisees par 2';

/** What a follow-up says of an amount that is already there. */
export const VARIATIONS: readonly Concept[] = [
  notion(
    'varie',
    'passe à',
    'passe a|passent a|passait a|passais a|passaient a|passerait a|passerais a|monte a|montent a|montait a|montais a|monter a|tombe a|tombait a|tombais a|descend a|descendait a|baisse a|baissait a|augmente a|augmentait a|grimpe a|grimpait a',
  ),
  notion(
    'plus',
    'de plus',
    'en plus|de plus|supplementaire|supplementaires|augmentation|augmentation de|prime|primes|prime de|bonus|bonus de|treizieme mois de|de mieux|une rallonge de',
  ),
  notion('moins', 'de moins', 'en moins|de moins'),
  notion('double', 'double', DOUBLENT),
  notion('moitie', 'de moitié', DE_MOITIE),
  notion('variation', 'varie de', `${VERBES_DE_HAUSSE} ${VERBES_DE_BAISSE} ${VERBES_DE_PERTE}`.replaceAll(' ', '|')),
];
