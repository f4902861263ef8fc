/** Giving, in the words of every day: « me file 40 000 », « font un chèque de ». */
const DE_MA_MAIN = 'je|on|nous|j';
const VERBES_A_MOI = 'donne|file|refile|vire|offre|verse|fais|transmets|avance';
const GESTES = 'un cheque|un virement|un don|don|cadeau|un cadeau|un gros cheque|une donation';

const croiser = (avant: string, apres: string): string =>
  avant
    .split('|')
    .flatMap((a) => apres.split('|').map((b) => `${a} ${b}`))
    .join('|');

/** What only a gift is called: money handed over once. */
export const GESTES_DU_DON = [
  'filer|filent|refiler|refile|je file|on file|nous filons|offrir de l argent',
  croiser('faire|fait|font|fais|faisons|fera|feront|ferai|ai fait', GESTES),
].join('|');

/** The verb of a gift, whoever gives. */
export const VERBES_DU_DON = [
  GESTES_DU_DON,
  'file|files|filons|virent|vire|virons|donnera|donneront|offrir|verseront|vireront',
  croiser(DE_MA_MAIN, VERBES_A_MOI),
].join('|');

const VERS_MOI =
  'file|filent|filer|refile|refilent|vire|virent|virer|font|avance|avancent|envoie|envoient|fait un cheque|fait un virement|fait un don';
const M_ONT = 'ont fait|a fait|ont vire|a vire|ont file|a file|ont donne|a donne|ont verse|a verse';

/** The gift, told by who receives it. */
export const DON_RECU = [
  croiser('me|nous', VERS_MOI),
  croiser('nous', M_ONT),
  ...M_ONT.split('|').map((verbe) => `m'${verbe}`),
].join('|');

/** Both of a couple give. */
export const NOUS_DONNONS = croiser(
  'on|nous',
  'va faire|va donner|va filer|va virer|va verser|allons faire|allons donner|allons virer|allons verser|fait|faisons|file|filons|vire|virons|verse|versons|donne|donnons|veut faire|voulons faire|compte donner|comptons donner|veut virer|veut verser|offre|offrons|souhaite faire|souhaitons faire|veut donner|voulons donner|veut filer',
);

/** The child’s other parent, seen from who gives: they are no parent of who gives. */
export const AUTRE_PARENT = croiser('son|sa|leur|leurs|ses', 'papa|maman|pere|mere|parents');

/** One of a couple, and not the other. */
export const SANS_L_AUTRE =
  'moi toute seule|moi tout seul|moi seul|moi seule|que de moi|juste moi|juste de moi|je donne seul|je donne seule|sans mon mari|sans ma femme|sans mon conjoint|uniquement moi|seulement moi';

/** A gift made before, as a file tells it. */
export const DON_ANTECEDENT = 'antecedent|antecedents|historique|dons anterieurs|don anterieur|precedemment';
