import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './html.ts';
import type { Mailbox, MailboxEntry } from './mailbox-repository.ts';

/** `/boite-aux-lettres`, in demonstration only: a page for the browser, JSON for a program. `?a=` keeps one address. */
export function mountMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { a?: unknown } }>(
    '/boite-aux-lettres',
    { schema: { hide: true } },
    async (request, reply) => {
      const { a } = request.query;
      const entries = await mailbox.list(typeof a === 'string' ? a.toLowerCase() : undefined);
      void reply.header('cache-control', 'no-store');
      if (!(request.headers.accept ?? '').includes('text/html')) {
        return { courriers: entries.map(({ html: _html, rang, ...entry }) => ({ id: rang, ...entry })) };
      }
      return reply.type('text/html; charset=utf-8').send(page(entries));
    },
  );
}

const page = (entries: readonly MailboxEntry[]): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Boîte aux lettres — démonstration</title></head><body>
<h1>Boîte aux lettres de la démonstration</h1>
<p>Ces e-mails ne sont pas partis : ils restent ici pour être lus.</p>
${entries.map(article).join('\n') || '<p>Aucun e-mail.</p>'}
</body></html>`;

const article = ({ destinataire, sujet, texte, envoyeLe }: MailboxEntry): string =>
  `<article><h2>${escapeHtml(sujet)}</h2><p>Pour ${escapeHtml(destinataire)}, le ${envoyeLe.toISOString()}</p>
<pre>${withLinks(texte)}</pre></article><hr>`;

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" rel="noopener noreferrer">${url}</a>`);
