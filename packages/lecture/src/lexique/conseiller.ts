/** What it takes to speak of somebody's client to his adviser: second person → « votre client ». */

/** Feminine names after « votre », before a consonant. */
export const FEMININS: ReadonlySet<string> = new Set([
  'tranche',
  'décote',
  'réduction',
  'situation',
  'déclaration',
  'classe',
  'résidence',
  'fille',
  'femme',
  'pension',
]);

/** What is the adviser's own. */
export const DU_CONSEILLER: ReadonlySet<string> = new Set(['question', 'client', 'place']);

/** Verbs whose subject is the client. */
export const VERBES: ReadonlyMap<string, string> = new Map([
  ['avez', 'a'],
  ['n’avez', 'n’a'],
  ['êtes', 'est'],
  ['n’êtes', 'n’est'],
  ['payez', 'paie'],
  ['paieriez', 'paierait'],
  ['devez', 'doit'],
  ['pouvez', 'peut'],
  ['choisissez', 'choisit'],
  ['versez', 'verse'],
  ['vivez', 'vit'],
  ['touchez', 'touche'],
  ['gagnez', 'gagne'],
  ['recevez', 'reçoit'],
  ['déclarez', 'déclare'],
]);

/** What « vous » does or receives as the one who asks. */
export const DE_QUI_DEMANDE: ReadonlySet<string> = new Set([
  'demandez',
  'venez',
  'parlez',
  'aider',
  'dire',
  'donner',
  'garantir',
]);

export const PREPOSITIONS: ReadonlySet<string> = new Set(['pour', 'chez', 'avec', 'à', 'de', 'et']);
