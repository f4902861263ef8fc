import { DIZAINES, UNITES } from '../lexique/chiffres.ts';
import { simplifierLeFoyer } from './epuration-foyer.ts';
import { motsDits } from './mots-dits.ts';
import type { TexteSuivi } from './texte-suivi.ts';

/** Sayings that carry a figure without being a fact, and turns of phrase that the rules know under a plainer form. */
type Regle = readonly [RegExp, string | ((trouve: string, ...groupes: string[]) => string)];

const TIERS =
  '(?:mon|ma|mes|notre|un|une|le|la) (?:voisine?|collegues?|amie?s?|comptable|banquier|banquiere|patron|patronne|beau-frere|belle-soeur|cousine?|simulateur|beau-pere|belle-mere|copain|copine|frere|soeur|pere|mere)';
const DIT = "(?:me |m'a |a |m'avait )?(?:dit|affirme|pretend|assure|annonce|soutient|jure|estime|calcule)";

/** What somebody else claims the tax to be. */
const RUMEURS: readonly Regle[] = [
  [
    new RegExp(
      `\\b(?:${TIERS}|on|internet) ${DIT} (?:que|qu') ?(?:je|nous|on|elle|il|ils|elles|mon impot|notre impot|tu|c'est|ce sera|ca fera)? ?[^,.;?\\d]{0,40}\\b(?:paier\\w*|payer\\w*|devr\\w+|impots?|sera|fera)\\b[^,.;?\\d]{0,25}\\d+(?:\\.\\d+)? ?€?(?:, ?(?:et )?${TIERS} (?:dit |plutot )?\\d+(?:\\.\\d+)? ?€?)*`,
      'g',
    ),
    ' ',
  ],
  [/\b(?:ma|notre|sa) (?:voiture|maison|moto) (?:vaut|a coute|coute|est estimee a) \d+(?:\.\d+)? ?€?/g, ' '],
  // A threshold of the law or of a bill, not money of the household.
  [
    /\b(?:forfait|abattement forfaitaire|abattement unique)(?: annuel| unique| fixe)? (?:de|a) \d+(?:\.\d+)? ?€(?! ?par)/g,
    'forfait',
  ],
];

/** A question on French tax asked half in English. */
const ANGLAIS: readonly Regle[] = [
  [/\bincome tax\b(?: (?:do i pay|would i pay|to pay))?(?: in france)?/g, 'impot sur le revenu'],
  [/\bsingle\b/g, 'celibataire'],
  [/\bmarried\b/g, 'marie'],
  [/\b(?:with )?no (?:kids?|children)\b/g, 'sans enfant'],
  [/\bhow much\b/g, 'combien'],
];
const EN_FRANCE = /\bin france\b|\bfrench\b/;

/** Numbers that name a form. */
const FORMULAIRES: Regle = [
  /\b(declarations?|declaration controlee|formulaires?|annexes?|liasse|cerfa|imprime)(?: n°| numero)? 20(?:31|33|35|42|44|47|65|67|72|74|86)(?:[- ]?(?:pro|rici|c|k|sd))?\b/g,
  '$1',
];

const NATURE =
  "(?:de (?:salaires?|chomage|retraite|pension|are|travail|paies?|cdd|cdi|interim)|d'(?:are|interim|allocations?)|au chomage|en (?:cdd|cdi|interim))";
const QUALITE = '(?:nets?|imposables?|bruts?|avant impot)';

const estUneAnnee = (n: number): boolean => Number.isInteger(n) && n >= 2000 && n < 2100;

/** « cinq mois à 3 400 € »: an amount that comes back as many times as said. */
const MENSUALITES: readonly Regle[] = [
  [
    new RegExp(
      `\\b(\\d{1,2}) mois (${NATURE} )?(?:a|de|payes?|payes a) (\\d{3,5}(?:\\.\\d+)?)(?: ?€)?((?: ${QUALITE})*)(?: par mois)?`,
      'g',
    ),
    // « sur les 12 mois de 2025 » is a time.
    (tout, n, nature, montant, qualite) =>
      Number(n) <= 14 && (nature || qualite || tout.includes('€') || !estUneAnnee(Number(montant)))
        ? `${nature ?? ''}${montant} €${qualite ?? ''} par mois sur ${n} mois`
        : tout,
  ],
  [
    new RegExp(
      `\\b(1[2-6]) (?:mensualites|payes?|paies?|salaires|versements) (?:de|a) (\\d{3,5}(?:\\.\\d+)?)(?: ?€)?(?=[^.;]{0,20}\\b${QUALITE})`,
      'g',
    ),
    'salaire $2 € par mois sur $1 mois',
  ],
  [new RegExp(`((?<!\\d)\\d{3,4}(?:\\.\\d+)?(?: ?€)?(?: ${QUALITE})+) (?:/ ?)?moi(?:s)?\\b`, 'g'), '$1 par mois'],
  [
    /(\d|€|mois)? toute (?:l'|par )annee\b( 20\d\d\b)?/g,
    (_, montant, annee = '') =>
      montant === undefined || annee === '' ? `${montant ?? ''}${annee}` : `${montant} en${annee}`,
  ],
];

/** « ça donne combien ? »: nobody gives anything. */
const FAIRE: Regle = [/\b(ca|cela) donne\b/g, '$1 fait'];

const CONJOINT = '(?:femme|mari|epouse|epoux|conjointe?|compagne|compagnon|madame|monsieur|partenaire)';

const FOYER: readonly Regle[] = [
  [new RegExp(`\\b(${CONJOINT}) ?[:=]? ?0(?: ?€)?(?= ?(?:[/,.;?]|$))`, 'g'), '$1 sans revenu'],
  // A trade, not an expense of the household.
  [
    /\b(est|suis|etait) (?:une? )?(?:aide[- ](?:a domicile|menagere|soignante?)|assistante? maternelle|nounou|femme de menage|auxiliaire de vie)\b/g,
    '$1 salarie',
  ],
  [
    new RegExp(
      `\\b((?:ma|mon) ${CONJOINT}),? avec (?:qui|lequel|laquelle) (?:je suis|on est) (pacse|marie)e?s?\\b,?`,
      'g',
    ),
    'nous sommes $2s, $1',
  ],
  [
    /\bun(?:e)? (?:deuxieme|second|troisieme|quatrieme|cinquieme|premier|nouvel|\d ?e(?:me)?) enfant(?: nee?(?: en \d{4})?)? (?=(?:nous |me |m'|m')?(?:ferait|fait|aurait|apport\w+|chang\w+|rapport\w+|economis\w+))/g,
    'un autre enfant ',
  ],
  [
    /\b((?:ferait|fait|fera) (?:economiser|gagner)|(?:rapporterait|apporterait|changerait)) un(?:e)? (?:deuxieme|second|troisieme|quatrieme|cinquieme|premier|nouvel) enfant\b/g,
    '$1 un autre enfant',
  ],
  [/,? ?\bpar rapport a (?:0|zero|aucun|pas d') ?enfants?\b/g, ''],
];

/** Taxable income of the notice or of the household: past every allowance. */
const NET_DU_FOYER = /\b(?:revenu )?net imposable\b(?= ?(?:[^\d.?;]{0,45}) \d{4,6})/g;
const NOTICE =
  /\bavis\b|\bnet imposable (?:de notre|du|de mon) foyer\b|\b(?:une|1|2|3|4|5)(?:\.\d+)? (?:seule )?parts?\b|\bnombre de parts\b|\b(?:apres|post) (?:toutes? )?(?:les |l'|mes |nos )?(?:deductions?|abatt(?:ements?)?)\b/;
const SITUATION =
  /\b(?:celib\w*|mari\w+|pacs\w*|divorc\w*|veu(?:f|ve)s?|separe\w*|concubin\w*|couple|enfants?|conjoint\w*|femme)\b/;

const DE_LA_PAIE = motsDits(
  'salaire|salaires|salarie|salariee|bulletin|bulletins|fiche|fiches|paie|paye|employeur|mensuel|par mois|conjoint|conjointe|femme|mari|compagnon|compagne|chacun|chacune|retraite|retraites|retraitee|pension|pensions|benefice|benefices|per|frais',
);

/**
 * « revenu net imposable 84 700 », with nothing of a pay beside it: the law's name for the income of the household past
 * its allowances, which some say of a pay slip. Taken as the law does, and told with the other reading.
 */
const presumerLeNet = (dit: TexteSuivi): TexteSuivi =>
  DE_LA_PAIE.test(dit.texte) || dit.texte.split('net imposable').length > 2
    ? dit
    : dit.remplacer(NET_DU_FOYER, 'rni presume');

function nommerLeNetDuFoyer(dit: TexteSuivi): TexteSuivi {
  if (!/\brevenu net imposable\b/.test(dit.texte)) return dit;
  if (!NOTICE.test(dit.texte)) return presumerLeNet(dit);
  const nomme = dit.remplacer(NET_DU_FOYER, (m) => (m.startsWith('revenu') ? 'rni' : m));
  const parts = /\b(2\.5|3|4|5) parts?\b|\bparts? ?(?:,|:|=|est de)* ?(2\.5|3|4|5)\b/.exec(nomme.texte);
  // Parts said of a couple give its children: a half for each of the first two, one from the third.
  if (
    parts &&
    /\b(?:mari|pacs)(?:e|es|ee|ees)\b/.test(nomme.texte) &&
    !/\b(?:enfants?|fils|filles?|garcons?|bebe|invalid\w*)\b/.test(nomme.texte)
  ) {
    const enPlus = Number(parts[1] ?? parts[2]) - 2;
    return nomme.ajouter(` ${enPlus < 1 ? 1 : enPlus + 1} enfants a charge.`);
  }
  return /\b(?:une|1) (?:seule )?part\b(?! et demie)/.test(nomme.texte) && !SITUATION.test(nomme.texte)
    ? nomme.ajouter(' celibataire sans enfant.')
    : nomme;
}

const RANGS = ['premier', 'deuxieme', 'troisieme', 'quatrieme', 'cinquieme'];

/** « un troisième enfant nous ferait… »: two are there already, when nothing else counts them. */
function compterAvant(dit: string, net: TexteSuivi): TexteSuivi {
  if (!/\bun autre enfant\b/.test(net.texte)) return net;
  const avec = net
    .remplacer(/\b(en a|en avons) (\d) (?=(?:de |ages )?\d)/g, '$1 $2 enfants de ')
    .remplacer(/ de de /g, ' de ');
  const rang = RANGS.indexOf((/\bun(?:e)? (\w+) enfant\b/.exec(dit)?.[1] ?? '').replace('second', 'deuxieme'));
  const dits = /\b(?:enfants?|fils|filles?|garcons?|bebe|jumeaux)\b/.test(
    avec.texte.replace(/\bun autre enfant\b/g, ''),
  );
  return rang > 0 && !dits ? avec.ajouter(` nous avons ${rang} enfants.`) : avec;
}

/** What is said without being a fact goes; what stays is said plainly. */
export function epurer(dit: TexteSuivi): TexteSuivi {
  const { texte } = dit;
  let net = dit;
  const anglais = EN_FRANCE.test(texte) && /\b(?:i am|i'm|how much|income tax)\b/.test(texte) ? ANGLAIS : [];
  for (const [motif, par] of [...anglais, ...RUMEURS, FORMULAIRES, FAIRE, ...MENSUALITES, ...FOYER])
    net = net.remplacer(motif, par);
  return nommerLeNetDuFoyer(simplifierLeFoyer(compterAvant(texte, net)));
}

/** Punctuation said aloud, and short forms whose accent carries the meaning. */
/** « au taux de huit virgule trois »: the sign of a decimal, when small numbers stand on both sides and nothing is counted. */
function estDecimale(avant: string, apres: string): boolean {
  const [dite = '', suite = ''] = apres.toLowerCase().split(' ');
  const unite = [',', '.', ';', '?', ':'].some((signe) => dite.endsWith(signe)) ? dite.slice(0, -1) : dite;
  const entier = avant.toLowerCase().split(' ').at(-1) ?? '';
  const petit = entier.split('-').every((mot) => mot in UNITES || mot in DIZAINES) && entier !== 'neuf';
  return petit && unite in UNITES && unite !== 'neuf' && !MULTIPLES.has(suite);
}
const MULTIPLES = new Set(['mille', 'cent', 'cents', 'million', 'millions', 'enfants', 'enfant']);

export function ponctuer(brut: TexteSuivi): TexteSuivi {
  return brut
    .remplacer(/(\d) virgule (?=\d)/gi, '$1,')
    .remplacer(/\bpoint d['’]interrogation\b/gi, '?')
    .remplacer(/ virgule (?=\S)/gi, (mots: string, place: number, tout: string) =>
      estDecimale(tout.slice(0, place), tout.slice(place + mots.length)) ? '.' : ', ',
    )
    .remplacer(/ deux[- ]points? (?=\S)/gi, (m) => (/^ deux-points/i.test(m) ? ' : ' : m))
    .remplacer(/ point (?=(?:combien|quel|quelle|je|on|nous|mon|ma|voila|merci)\b)/gi, '. ')
    .remplacer(/(?<=\b(?:on|il|elle|c|ki|qui|tt|fils|fille|mari|femme) )é(?= )/gi, 'est')
    .remplacer(/(?<= )é(?= )/gi, 'et');
}
