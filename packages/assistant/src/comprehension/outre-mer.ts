import type { DepartementOutreMer } from '@francis/fiscal';
import { motsDits } from '@francis/lecture';

const LIEUX: readonly (readonly [DepartementOutreMer, RegExp])[] = [
  [
    'guadeloupe_martinique_reunion',
    /\bguadeloupe\b|\bmartinique\b|\b(?:a|de|ile de|dans|sur) la reunion\b|\bla reunion \(|\b(?:habit\w+|vi(?:s|t|vons)|resid\w+) la reunion\b|\breunionnais\w*\b|\bfort-de-france\b|\bpointe-a-pitre\b|\bsaint-denis de la reunion\b|\bles abymes\b|\ble lamentin\b|\bbasse-terre\b|\b97[124]\d\d\b/,
  ],
  ['guyane_mayotte', /\bguyane\b|\bcayenne\b|\bkourou\b|\bmayotte\b|\bmamoudzou\b|\b97[36]\d\d\b/],
];
/** The same, named by a town, a number or an aside: « au CHU de Saint-Denis (Réunion) ». */
const NOMMES: readonly (readonly [DepartementOutreMer, readonly string[]])[] = [
  [
    'guadeloupe_martinique_reunion',
    '(reunion)|(la reunion)|(ile de la reunion)|(la reunion|(reunion|(974)|(971)|(972)|dans le 974|dans le 971|dans le 972|du 974|du 971|du 972|saint denis reunion|saint-denis reunion|st denis reunion|st-denis reunion|saint pierre reunion|saint-pierre reunion|saint paul reunion|saint-paul reunion|saint-denis de la reunion|st denis de la reunion|st-denis de la reunion|habitant la reunion|habitants de la reunion|ile reunion|le tampon|le gosier|baie-mahault|baie mahault|fort de france|pointe a pitre|schoelcher|capesterre|aux antilles|antillais|antillaise|guadeloupeen|guadeloupeenne|martiniquais|martiniquaise'.split(
      '|',
    ),
  ],
  [
    'guyane_mayotte',
    '(973)|(976)|dans le 973|dans le 976|du 973|du 976|saint-laurent-du-maroni|saint laurent du maroni|remire-montjoly|matoury|dzaoudzi|guyanais|guyanaise|mahorais|mahoraise'.split(
      '|',
    ),
  ],
];
/** Where somebody comes from, goes on holiday or owns a house is not where he lives. */
const PAS_LE_DOMICILE =
  /\b(?:nee?s?|originaires?|vacances|voyage|viens|venons|quitte\w*|demenage\w* de|ancien(?:ne)?ment|maison|appartement|terrain|loue\w*|location|studio|bien) (?:\w+ ){0,3}(?:a|en|de|dans|la|d') ?(?:la )?$/;

const NATAL = [
  'ne a',
  'nee a',
  'nes a',
  'nees a',
  'ne en',
  'nee en',
  'ne de',
  'originaire de',
  'originaires de',
  'vacances a',
  'vacances en',
];
const AVANT_LE_LIEU = 14;
/** « je suis né à la Réunion »: where from, and not where. */
function natal(texte: string, place: number, lieu: string): boolean {
  const dit = ` ${texte.slice(Math.max(0, place - AVANT_LE_LIEU), place + lieu.length)}`;
  return NATAL.some((mots) => dit.includes(` ${mots} `));
}

/** Overseas department where the household lives. */
export function lireOutreMer(texte: string): DepartementOutreMer | undefined {
  for (const [departement, motif] of LIEUX) {
    const m = motif.exec(texte);
    if (m && !natal(texte, m.index, m[0]) && !PAS_LE_DOMICILE.test(texte.slice(Math.max(0, m.index - 50), m.index)))
      return departement;
  }
  for (const [departement, formes] of NOMMES)
    for (const forme of formes) {
      const place = motsDits(forme).test(texte) ? texte.indexOf(forme) : -1;
      if (place >= 0 && !PAS_LE_DOMICILE.test(texte.slice(Math.max(0, place - 50), place))) return departement;
    }
  return undefined;
}
