import { Article, ArticleRequete } from '@francis/contract';
import type { RechercheCorpus } from '@francis/knowledge';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { jourDeParis } from '../assistant/index.ts';
import { lireArticle } from './articles.ts';

interface Options {
  readonly horloge: Clock;
  readonly corpus: RechercheCorpus;
  readonly articlesParMinute?: number;
}

const MINUTE = 60_000;
/** A reader opens one at a time; a long answer names a dozen. */
const ARTICLES_PAR_MINUTE = 120;

/** The law is open to everyone: the simulators cite it as well. */
export function monterConnaissances(
  app: TypedServer,
  { horloge, corpus, articlesParMinute = ARTICLES_PAR_MINUTE }: Options,
): void {
  const limite = new RateLimiter(horloge, articlesParMinute, MINUTE);

  app.get(
    '/api/articles',
    {
      onRequest: [async (request) => limite.consume(addressKey(request.ip))],
      schema: {
        tags: ['Textes'],
        summary: 'Un texte cité : importé avec sa version, ou résumé, et son adresse officielle.',
        querystring: ArticleRequete,
        response: { 200: Article, ...refusals(404, 422, 429) },
      },
    },
    async (request) => {
      const aujourdhui = jourDeParis(horloge.now());
      const article = await lireArticle(corpus, { ...request.query, aujourdhui });
      if (!article) throw new ApiError('INTROUVABLE');
      return article;
    },
  );
}
