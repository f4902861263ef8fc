import { motsDits } from '@francis/lecture';

const LIVRET_EXONERE = motsDits(
  "livret a|livrets a|ldds|ldd|lep|livret jeune|livret bleu|livret d'epargne populaire|codevi",
);
const PLACEMENT_IMPOSE = motsDits(
  'compte a terme|comptes a terme|compte sur livret|comptes sur livret|csl|compte remunere|cat|super livret|superlivret|livret bancaire|livrets bancaires|livret fiscalise|obligations|pel|cel',
);
/** A placement whose interest is taxed, whatever exempt one is spoken of beside. */
export const ditUnPlacementImpose = (phrase: string): boolean => PLACEMENT_IMPOSE.test(phrase);
/** « 5 000 € dont 2 000 de livret A »: the rest is of something else. */
const EN_PARTIE = ' dont ';

/**
 * « 380 € d’intérêts mais c’est un livret A »: exempt (CGI art. 157, 7° and 9° quater), whatever stands first.
 * @param phrase the sentence that tells the interest
 */
export const estDUnLivret = (phrase: string): boolean =>
  !phrase.includes(EN_PARTIE) && LIVRET_EXONERE.test(phrase) && !PLACEMENT_IMPOSE.test(phrase);
