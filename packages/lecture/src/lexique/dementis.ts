import { notion } from './concept.ts';

/** Words before the value that was wrong, when the right one was said just before. */
export const DEMENTENT: readonly string[] = [
  'pas',
  'et pas',
  'non',
  'et non',
  'non pas',
  'et non pas',
  'au lieu',
  'au lieu de',
  'a la place',
  'a la place de',
  'plutot que',
  'plutot qu',
  'et plus',
  'et plus de',
];

/** Words before the value that was wrong, when the right one comes after. */
export const NIENT: readonly string[] = [
  ...DEMENTENT,
  'c est pas',
  'cest pas',
  'ce n est pas',
  'n est pas',
  'n etait pas',
  'c etait pas',
  'n est plus',
  'ne sont plus',
  'ne sont pas',
  'n y a plus',
  'n a pas',
  'n ai pas',
];

/** Words between the value that was wrong and the right one. */
export const RETABLISSENT: ReadonlySet<string> = new Set(
  'mais c est cest etait cetait on en passe passait plutot bien de des d a au du le la les un une sera serait sont etaient et je j il elle ai avait a avais mets met mettons non'.split(
    ' ',
  ),
);

/** Small words that may stand between what denies and the value. */
export const LEGERS: ReadonlySet<string> = new Set(
  'de des d du a au aux en les le la l un une cela comme que sur'.split(' '),
);

/** Every way to say how often an amount comes. */
export const PERIODES_DITES = [
  notion(
    'mois',
    'par mois',
    'mensuel|mensuelle|mensuels|mensuelles|mensuellement|chaque mois|tous les mois|le mois|du mois|au mois',
  ),
  notion(
    'trimestre',
    'par trimestre',
    'trimestriel|trimestrielle|trimestriels|trimestrielles|chaque trimestre|tous les trimestres|le trimestre|du trimestre|au trimestre',
  ),
  notion(
    'an',
    'par an',
    'annuel|annuelle|annuels|annuelles|annuellement|chaque annee|tous les ans|par annee|a l annee|l annee|de l annee|sur l annee|a l an|l an|pour l annee|au total sur l annee',
  ),
] as const;
