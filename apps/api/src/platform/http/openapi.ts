import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { DOCS_STYLE, renderDocs } from './docs-page.ts';

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

/** The document is generated from the schemas that validate; the page is a plain rendering of it, without script. */
export async function describeApi(app: FastifyInstance, info: OpenApiInfo): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      components: {
        securitySchemes: {
          jeton: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cle: { type: 'http', scheme: 'bearer', bearerFormat: 'frk_…' },
          application: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          rafraichissement: { type: 'apiKey', in: 'cookie', name: 'francis-session' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  // The routes do not change once the server answers: each is written at its first visit.
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderDocs(app.swagger());
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs/style.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
}
