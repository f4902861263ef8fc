import { motsDits } from '@francis/lecture';
import type { Role } from './lexique.ts';
import type { Mention } from './mentions.ts';

const PAR_RAPPORT = [' par rapport a', ' par rapport aux', ' par rapport a mes', ' par rapport a ces', ' compare aux'];
const REVENU = motsDits('salaire|salaires|revenu|revenus|pension|retraite|net|imposable|brut|gagne|gagnais');

/** « gain en plus par rapport aux 4 000 »: what the new amount is set beside, and no amount of its own. */
export const estCompare = ({ gauche, droite }: Mention): boolean =>
  PAR_RAPPORT.some((mots) => ` ${gauche.trimEnd()}`.endsWith(mots)) && !REVENU.test(droite);

const GARDE = motsDits(
  'assistante maternelle|assistant maternel|nounou|creche|micro-creche|assmat|garderie|nourrice|faire garder|frais de garde',
);
const AIDE_OTEE = motsDits(
  "une fois l'aide de la caf enlevee|une fois l'aide de la caf deduite|une fois l'aide de la caf retiree|une fois la caf deduite|une fois le cmg deduit|une fois le cmg enleve|aide de la caf deduite|aide caf deduite|aides deduites|aides de la caf deduites|apres l'aide de la caf|apres aide de la caf|apres aide caf|apres la caf|apres les aides|apres aides|apres cmg|apres le cmg|cmg deduit|paje deduite|hors aide de la caf|sans l'aide de la caf|net d'aide|nets d'aide|net des aides|nets des aides|net de caf|nets de caf",
);
/** « la nounou nous a coûté 2 860 €, une fois l’aide de la CAF enlevée »: what was paid for care, and no aid. */
export const estUneGardeNette = ({ phrase, droite }: Mention): boolean => GARDE.test(phrase) && AIDE_OTEE.test(droite);

const EN_LOCATION_MEUBLEE = motsDits('lmnp|micro bic|micro-bic|loueur en meuble|loue en meuble|loue meuble');
const DE_LOYER = ['de loyer', 'loyer', 'par an de loyer', 'par mois de loyer'];
/** Whether the words after an amount make it a rent, where who speaks lets furnished: no rent that is paid. */
export const loueEnMeuble = (role: Role, { droite }: Mention, texte: string): boolean =>
  role === 'prive' &&
  EN_LOCATION_MEUBLEE.test(texte) &&
  DE_LOYER.some((mots) => droite.replace('€', '').trimStart().startsWith(mots));
