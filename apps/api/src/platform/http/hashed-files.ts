import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Encoded, sendEncoded } from './encoded.ts';

/** What the build puts there; anything else is not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built files whose name changes with their content, each read from the disk once, as the build compressed
 * it: a first visit asks for dozens, and its worker for all those that open offline.
 * @param directory the folder of those files, in the built application
 */
export function serveHashedFiles(app: FastifyInstance, directory: string): void {
  const names = new Set(existsSync(directory) ? readdirSync(directory) : []);
  const kept = new Map<string, Promise<Encoded>>();
  const read = async (name: string): Promise<Encoded> => {
    const form = async (suffix: string) =>
      names.has(name + suffix) ? await readFile(join(directory, name + suffix)) : undefined;
    const [plain, br, gzip] = await Promise.all([readFile(join(directory, name)), form('.br'), form('.gz')]);
    return { plain, br, gzip };
  };
  app.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    const type = TYPES[extname(file)];
    if (type === undefined || !names.has(file)) return reply.callNotFound();
    const reading = kept.get(file) ?? read(file);
    kept.set(file, reading);
    // A disk that failed is asked again.
    reading.catch(() => kept.delete(file));
    return sendEncoded(request, reply.header('cache-control', FOR_EVER).type(type), await reading);
  });
}
