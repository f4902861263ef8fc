import { motsDits } from '../texte/mots-dits.ts';

/** Towns and words that say under which law somebody lives, in a normalised text, beside the names of the countries. */
export const DU_PAYS = {
  CH: motsDits(
    'verbier|sion|fribourg|neuchatel|lugano|winterthour|winterthur|montreux|nyon|bienne|carouge|morges|yverdon|vevey|zermatt|delemont|martigny|sierre|zoug|lamal|ifd|tva ch|vat ch|canton de',
  ),
  LU: motsDits('esch|differdange|dudelange|ettelbruck|tva lu|classe 1a'),
  AD: motsDits('la massana|escaldes|encamp|ordino|pas de la case|canillo|irpf|sant julia'),
} as const;

/** Letters of a country or of a canton, said alone at the head of a question. */
export const CODES_DU_PAYS: Readonly<Record<string, 'CH' | 'LU' | 'AD'>> = {
  ch: 'CH',
  ge: 'CH',
  vd: 'CH',
  vs: 'CH',
  zh: 'CH',
  lu: 'LU',
  ad: 'AD',
};

/** A class of tax is of the Grand Duchy alone, beside what is earned there. */
export const CLASSE_D_IMPOT = motsDits('classe 1|classe 2|classe 1a|classe 1 a|cl. 1|cl. 2|cl. 1a|cl 1|cl 2|cl 1a');
export const GAIN_DE_CLASSE = motsDits('brut|bruts|imposable|imposables|revenu ajuste');

/** The canton of each town. */
export const VILLES_DES_CANTONS = {
  ZH: motsDits('winterthour|winterthur'),
  GE: motsDits('carouge|meyrin|lancy|vernier|onex'),
  VD: motsDits('morges|yverdon|vevey|renens|pully|nyon|montreux|lausanne'),
  VS: motsDits('verbier|sion|martigny|sierre|monthey|zermatt'),
  BE: motsDits('bienne|thoune|koniz'),
} as const;
