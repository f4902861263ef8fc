import type { DepartementOutreMer } from '@francis/fiscal';

const LIEUX: readonly (readonly [DepartementOutreMer, RegExp])[] = [
  [
    'guadeloupe_martinique_reunion',
    /\bguadeloupe\b|\bmartinique\b|\b(?:a|de|ile de|dans|sur) la reunion\b|\bla reunion \(|\b(?:habit\w+|vi(?:s|t|vons)|resid\w+) la reunion\b|\breunionnais\w*\b|\bfort-de-france\b|\bpointe-a-pitre\b|\bsaint-denis de la reunion\b|\bles abymes\b|\ble lamentin\b|\bbasse-terre\b|\b97[124]\d\d\b/,
  ],
  ['guyane_mayotte', /\bguyane\b|\bcayenne\b|\bkourou\b|\bmayotte\b|\bmamoudzou\b|\b97[36]\d\d\b/],
];
/** Where somebody comes from, goes on holiday or owns a house is not where he lives. */
const PAS_LE_DOMICILE =
  /\b(?:nee?s?|originaires?|vacances|voyage|viens|venons|quitte\w*|demenage\w* de|ancien(?:ne)?ment|maison|appartement|terrain|loue\w*|location|studio|bien) (?:\w+ ){0,3}(?:a|en|de|dans|la|d') ?(?:la )?$/;

/** Overseas department where the household lives. */
export function lireOutreMer(texte: string): DepartementOutreMer | undefined {
  for (const [departement, motif] of LIEUX) {
    const m = motif.exec(texte);
    if (m && !PAS_LE_DOMICILE.test(texte.slice(Math.max(0, m.index - 50), m.index))) return departement;
  }
  return undefined;
}
