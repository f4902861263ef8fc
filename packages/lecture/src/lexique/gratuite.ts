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

/** Told of two who were just named. */
export const ILS_ME_FONT_UN_DON = [
  croiser(
    'ils veulent|ils souhaitent|ils vont|ils comptent|ils pensent|ils aimeraient|ils voudraient|ils proposent de',
    "m'offrir|me donner|me verser|me virer|me faire|nous offrir|nous donner|nous verser|nous virer|nous faire",
  ),
  "ils m'offrent|ils me donnent|ils me versent|ils me virent|ils nous offrent|ils nous donnent|ils nous versent",
].join('|');

/** Both of a couple give. */
export const NOUS_DONNONS = croiser(
  'on|nous',
  'va faire|va donner|va filer|va virer|va verser|allons faire|allons donner|allons virer|allons verser|fait|faisons|file|filons|vire|virons|verse|versons|donne|donnons|veut faire|voulons faire|compte donner|comptons donner|veut virer|veut verser|offre|offrons|souhaite faire|souhaitons faire|veut donner|voulons donner|veut filer',
);

/** The child’s other parent, seen from who gives: they are no parent of who gives. */
export const AUTRE_PARENT = croiser('son|sa|leur|leurs|ses', 'papa|maman|pere|mere|parents');

/** The child’s other parent gives as well. */
export const AVEC_L_AUTRE_PARENT = croiser(
  'son pere|sa mere|son papa|sa maman|leur pere|leur mere|leur papa|leur maman',
  'et moi',
);

/** A child and whoever they live with: two ties, which one amount does not share. */
export const ENFANT_ET_CONJOINT = croiser(
  'fils|fille|enfant|enfants|filles|neveu|niece|petit-fils|petite-fille|frere|soeur',
  'et sa femme|et son mari|et son epouse|et son epoux|et sa conjointe|et son conjoint|et sa compagne|et son compagnon|et sa copine|et son copain|et leurs conjoints',
);

/** Whose child is given to: a nephew, or a grandchild. */
export const ENFANTS_DE: readonly (readonly [dits: string, lien: string])[] = [
  [
    croiser(
      'fils|fille|filles|enfant|enfants|garcon|garcons',
      'de mon frere|de ma soeur|de mes freres|de mes soeurs|de notre frere|de notre soeur',
    ),
    'neveu',
  ],
  [
    croiser(
      'fils|fille|filles|enfant|enfants|garcon|garcons',
      'de mon fils|de ma fille|de mes fils|de mes filles|de mes enfants|de notre fils|de notre fille',
    ),
    'petit-enfant',
  ],
];

/** One of a couple, and not the other. */
export const SANS_L_AUTRE =
  'moi toute seule|moi tout seul|moi seul|moi seule|que de moi|juste moi|juste de moi|je donne seul|je donne seule|sans mon mari|sans ma femme|sans mon conjoint|uniquement moi|seulement moi';

/** A gift made before, as a file tells it. */
export const DON_ANTECEDENT = 'antecedent|antecedents|historique|dons anterieurs|don anterieur|precedemment';

/** Another gift made before, told without its amount. */
export const AUTRE_DON_SANS_MONTANT = croiser(
  "m'en a|m'en avait|m'en ont|m'a|m'ont|lui en ai|lui ai|leur ai|en a|en avait|en ai",
  'deja fait un autre|deja fait un|deja fait une|deja donne un autre|deja fait un cheque|deja fait un don|deja fait une donation|fait un autre|deja fait plusieurs',
);

/** The duties of a gift are asked, without their name or without a question. */
export const DEMANDE_DES_DROITS =
  "chacun paiera|chacun paie|chacun paye|chacun va payer|qui paie quoi|qui paye quoi|paiera|paieront|paient|paierons|va payer|vont payer|doit chacun|doit combien|doivent combien|doivent quoi|que doit|prend combien|l'etat prend|le fisc prend|a regler|devoir regler|rien a payer|des droits|droits totaux|total des droits|droits dus|droits total|en droits|taxe combien|quelque chose a payer|paie quelque chose|paye quelque chose|combien il paye|combien il paie|c'est bon|c'est imposable|c'est taxable|ce sera taxe|ce sera imposable|est-ce imposable|est-ce taxable|y aura quoi comme droits|montant de droits|montant des droits";

/** The exemption of gifts of money, said not to apply. */
export const SANS_DON_FAMILIAL =
  '790 g exclu|pas applicable|non applicable|trop jeune pour le don familial|ne parle pas de don familial|ne parle pas du don familial|' +
  croiser(
    'hors|sans|pas de|pas|sans le|hors le|pas le|pas du|ni|sans invoquer|sans invoquer le|sans utiliser le|sans recourir au',
    '790 g|790g|don sarkozy|don familial|dons familiaux|don familial de sommes|exoneration des dons familiaux',
  );

/** Said to who answers, and no gift: « pouvez-vous me donner le total ». */
export const DONNEZ_MOI = [
  ...croiser(
    'pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|tu peux|vous pouvez|merci de|veuillez',
    'me donner|nous donner',
  ).split('|'),
  ...croiser(
    'me donner|nous donner|me donne|me donnez',
    'le total|le montant|le chiffre|la reponse|le calcul|le resultat|une estimation|le detail|un ordre|une idee',
  ).split('|'),
];

/** Whoever pays so owes it: an employer, a fund, an insurer. */
export const PAYE_PAR_L_EMPLOYEUR =
  "licenciement|licencie|licenciee|licencies|rupture conventionnelle|solde de tout compte|indemnite de depart|indemnites de depart|indemnite de fin de contrat|indemnite de rupture|indemnites de rupture|depart en retraite|depart a la retraite|mon employeur|l'employeur|mon patron|ma patronne|ma boite|la boite|mon entreprise|prud'hommes|prudhommes|prime de partage|interessement|treizieme mois|13e mois|rappel de salaire|rappel de traitement|france travail|pole emploi|allocation chomage|allocations chomage|are";

/** Words that only a gift has: what is given, and between whom. */
export const RECOIT_OU_DONNE =
  'donation|donations|don|dons|don manuel|donateur|donatrice|heritier|heritiers|heritage|mon fils|ma fille|mes enfants|mes filles|mes parents|mon pere|ma mere|mon petit-fils|ma petite-fille|mes petits-enfants|mon neveu|ma niece|mon frere|ma soeur|mon oncle|ma tante|mon cousin|ma cousine|mon ami|ma grand-mere|mon grand-pere|mes grands-parents|notre fils|notre fille|nos enfants|nos filles|mon gendre|ma belle-fille|donner|donne|offrir|offre|transmettre|cadeau';
