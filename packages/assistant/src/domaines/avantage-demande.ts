import { motsDits } from '@francis/lecture';
import type { QuestionLue } from './question.ts';

const AVANTAGE = motsDits(
  "quel credit d'impot|quel credit|quelle reduction d'impot|quelle reduction|quelle deduction|credit d'impot ?|credit d'impot?|credit d'impot|montant du credit|montant de la reduction|combien de credit|combien de reduction|reduction ?|reduction?|de reduction|reduction d'impot|reduction impot|reduction ir|de combien mon impot baissera|de combien mon impot va baisser|ri|ci|ri ?|ci ?|me revient|combien je recupere|je recupere combien|on me rend combien|me rend combien|va me rendre|ils vont recuperer|me fait combien en moins|recuperer",
);
/** What the household earns: its tax is asked, or may be. */
const GAGNE = motsDits(
  "gagne|gagnons|salaires|salaire|net imposable|nets imposables|revenus fonciers|quel impot|impot sur le revenu de|mon impot total|notre impot|impot a payer|combien d'impot|decote|parts fiscales",
);
const AUTRE = motsDits('ifi|donation|succession|pinel|malraux|girardin|denormandie');
const COMPTE = /\d/;

/** The credit or the reduction of an expense is what is asked, whoever is told with it: no income is. */
export const demandeLAvantage = ({ texte }: QuestionLue): boolean =>
  AVANTAGE.test(texte) && !GAGNE.test(texte) && !AUTRE.test(texte) && COMPTE.test(texte);
