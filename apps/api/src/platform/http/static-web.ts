import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoded, sendEncoded } from './encoded.ts';
import { serveHashedFiles } from './hashed-files.ts';
import { escapeHtml, unescapeHtml } from './html.ts';
import { targetOf } from './path.ts';

export interface WebOptions {
  /** Folder of the built application; it may be absent (the API alone). */
  readonly directory: string;
  /** Paths of pages, with `:param`; anything else that is not a file is a 404 that the application draws. */
  readonly pages: readonly string[];
  /** Among the pages, those that exist only where the build wrote one, e.g. the articles. */
  readonly written?: readonly string[];
  /** Address of the site, for what must name it; without one, addresses stay relative. */
  readonly origin: string | undefined;
  readonly redirects: (path: string, query: URLSearchParams) => string | undefined;
  /** What a page that the build did not write tells those who show its address. */
  readonly head?: (path: string) => Promise<Head | undefined>;
  /** Writes in a page of the build what only this server knows; once, when the page is first asked for. */
  readonly fill?: (html: string) => Promise<string>;
  /** Draws the picture of a page that the build wrote. */
  readonly drawCard?: (card: { surtitre: string; titre: string; sous: string }) => Promise<Buffer>;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

/** Serves the web application: hashed files for ever, everything else checked at each visit. */
export async function serveWeb(
  app: FastifyInstance,
  { directory, pages, written = [], origin = '', redirects, head, fill, drawCard }: WebOptions,
): Promise<void> {
  const shell = join(directory, 'index.html');
  const built = existsSync(shell);
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['assets/**', '**/*.html', '**/*.xml', 'robots.txt', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
    serveHashedFiles(app, join(directory, 'assets'));
  }
  const known = pages.map(patternOf);
  const onlyWritten = written.map(patternOf);
  const withOrigin = (file: string): string => namingTheSite(readFileSync(file, 'utf8'), origin);
  const texts = new Map<string, Promise<Encoded>>();
  const prepareFile = async (file: string): Promise<Encoded> => {
    const html = withOrigin(file);
    return prepare(fill ? await fill(html) : html);
  };
  const textsOf = (file: string): Promise<Encoded> => {
    const kept = texts.get(file) ?? prepareFile(file);
    texts.set(file, kept);
    // What could not be written is tried again at the next visit.
    kept.catch(() => texts.delete(file));
    return kept;
  };

  if (built)
    for (const [path, type] of Object.entries(NAMING_THE_SITE)) {
      const file = join(directory, path);
      if (!existsSync(file)) continue;
      app.get(path, { schema: { hide: true } }, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type(type).send(withOrigin(file)),
      );
    }

  if (built && drawCard) serveCards(app, directory, drawCard);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname, searchParams } = targetOf(request.url);
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|healthz)(\/|$)/.test(pathname);
    if (!wantsPage) return app.answerUnknownRoute(request, reply);
    const target = redirects(pathname, searchParams);
    if (target !== undefined) return reply.redirect(target, 302);
    const page = built ? pageFile(directory, pathname) : undefined;
    const missing = built && page === undefined && onlyWritten.some((pattern) => pattern.test(pathname));
    const status = known.some((pattern) => pattern.test(pathname)) && !missing ? 200 : 404;
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!built) return reply.status(status === 200 ? 503 : 404).send(NOT_BUILT);
    const told = page === undefined && status === 200 ? await head?.(pathname) : undefined;
    if (told) return reply.status(status).send(telling(withOrigin(shell), told, origin));
    return sendEncoded(request, reply.status(status), await textsOf(page ?? shell));
  };
  app.setNotFoundHandler(answer);
}

/** The shell of the application with the head of one address; such a page is in no index. */
function telling(html: string, { title, description, image }: Head, origin: string): string {
  const metas = [
    `<meta name="robots" content="noindex">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:image" content="${escapeHtml(origin + image)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ');
  return html.replace('</head>', () => `  ${metas}\n  </head>`);
}

const CARDS = '/cartes';
const TITLE = '<meta property="og:title" content="';
const DESCRIPTION = '<meta property="og:description" content="';

/** The picture of each page that the build wrote, drawn from its own title when it is first asked for, then kept. */
function serveCards(app: FastifyInstance, directory: string, draw: NonNullable<WebOptions['drawCard']>): void {
  const drawn = new Map<string, Promise<Buffer>>();
  app.get(`${CARDS}/*`, { schema: { hide: true } }, async (request, reply) => {
    const { pathname } = targetOf(request.url);
    const path = pathname.slice(CARDS.length).replace('.png', '');
    const page = pageFile(directory, path);
    if (page === undefined) return app.answerUnknownRoute(request, reply);
    const kept = drawn.get(path) ?? draw(cardOf(readFileSync(page, 'utf8')));
    drawn.set(path, kept);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(await kept);
  });
}

function cardOf(html: string): { surtitre: string; titre: string; sous: string } {
  const read = (start: string): string => {
    const from = html.indexOf(start) + start.length;
    return unescapeHtml(html.slice(from, html.indexOf('"', from)));
  };
  return {
    surtitre: 'La réponse fiscale et le calcul qui la prouve',
    titre: read(TITLE).replace(' — Francis', ''),
    sous: read(DESCRIPTION),
  };
}

/** What the build wrote in a page, and what this server says in it, do not change while it runs: it is compressed once. */
function prepare(text: string): Encoded {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain, { level: 9 }) };
}

/** What must be a whole address is left out when the site does not know its own. */
const WHOLE = ['<link rel="canonical"', 'Sitemap:'] as const;
function namingTheSite(text: string, origin: string): string {
  if (origin !== '') return text.replaceAll('%ORIGINE%', origin);
  const lines = text.split('\n').filter((line) => !WHOLE.some((start) => line.trimStart().startsWith(start)));
  return lines.join('\n').replaceAll('%ORIGINE%', '');
}

const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.replace(/\/$/, '').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`);

/** Files that name the site, and their type. */
const NAMING_THE_SITE: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/blog/flux.xml': 'application/rss+xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
};

/** The prerendered file of a page, when the build made one. */
function pageFile(directory: string, pathname: string): string | undefined {
  if (!/^\/[a-z0-9/-]*$/.test(pathname)) return undefined;
  const candidate = join(directory, pathname, 'index.html');
  return existsSync(candidate) ? candidate : undefined;
}

const NOT_BUILT = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Francis</title></head>
<body><h1>L’interface n’est pas construite</h1><p>Lancez « npm start », qui la construit, ou « npm run build ».</p></body></html>`;
