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

/** How an adviser names somebody of whom no file is open. */
export const LE_CLIENT =
  "mon client|notre client|mes clients|nos clients|j'ai un client|nous avons un client|on a un client|un de mes clients";
export const LA_CLIENTE =
  "ma cliente|notre cliente|mes clientes|nos clientes|j'ai une cliente|nous avons une cliente|on a une cliente|une de mes clientes";
/** Whoever says these of themselves asks for themselves: a client is who pays them. */
export const DE_SOI =
  "je suis|je gagne|je touche|je percois|je declare|je vends|je facture|je paie|je verse|je travaille|j'ai|j'etais|moi|me|m'a|m'ont|mes|mon|ma|nous|notre|nos|chez moi";
/** A client of a business, and no taxpayer. */
export const DU_COMMERCE =
  'facture|factures|facturer|facturation|facturee|facturees|tva|prestation|prestations|devis|impaye|impayes|impayee|livraison|fournisseur|commande|encaisse|encaissement';
