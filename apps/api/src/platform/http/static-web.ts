import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { targetOf } from './path.ts';

export interface WebOptions {
  /** Folder of the built application; it may be absent (the API alone). */
  readonly directory: string;
  /** Paths of pages, with `:param`; anything else that is not a file is a 404 that the application draws. */
  readonly pages: readonly string[];
  readonly redirects: (path: string, query: URLSearchParams) => string | undefined;
}

const HASHED = /[-.][A-Za-z0-9_-]{8,64}\.\w{1,8}$/;

/** Serves the web application: hashed files for ever, everything else checked at each visit. */
export async function serveWeb(app: FastifyInstance, { directory, pages, redirects }: WebOptions): Promise<void> {
  const shell = join(directory, 'index.html');
  const built = existsSync(shell);
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/') && HASHED.test(path.replace(/\.(br|gz)$/, ''));
        void reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const known = pages.map((page) => new RegExp(`^${page.replace(/\/$/, '').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`));

  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { pathname, searchParams } = targetOf(request.url);
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|healthz)(\/|$)/.test(pathname);
    if (!wantsPage) return app.answerUnknownRoute(request, reply);
    const target = redirects(pathname, searchParams);
    if (target !== undefined) return reply.redirect(target, 302);
    const status = known.some((pattern) => pattern.test(pathname)) ? 200 : 404;
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!built) return reply.status(status === 200 ? 503 : 404).send(NOT_BUILT);
    return reply.status(status).send(readFileSync(pageFile(directory, pathname) ?? shell));
  };
  app.setNotFoundHandler(answer);
}

/** The prerendered file of a page, when the build made one. */
function pageFile(directory: string, pathname: string): string | undefined {
  if (!/^\/[a-z0-9/-]*$/.test(pathname)) return undefined;
  const candidate = join(directory, pathname, 'index.html');
  return existsSync(candidate) ? candidate : undefined;
}

const NOT_BUILT = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Francis</title></head>
<body><h1>L’interface n’est pas construite</h1><p>Lancez « npm start », qui la construit, ou « npm run build ».</p></body></html>`;
