import { type Article, composer } from '../article.ts';
import { baremeOuPfu } from './bareme-ou-pfu.ts';
import { domicile } from './domicile.ts';
import { donner } from './donner.ts';
import { dons } from './dons.ts';
import { fraisReels } from './frais-reels.ts';
import { location } from './location.ts';
import { per } from './per.ts';

/** The seven articles, the first to read first. */
export const ARTICLES: readonly Article[] = [per, donner, domicile, baremeOuPfu, fraisReels, location, dons]
  .map(composer)
  .toSorted((a, b) => b.priorite - a.priorite);

export const articleDe = (id: string | undefined): Article | undefined => ARTICLES.find((a) => a.id === id);
