import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHashedFiles } from './hashed-files.ts';

const SCRIPT = 'export const taux = 0.3;';
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'francis-fichiers-'));
  await writeFile(join(folder, 'main-Ab12Cd34.js'), SCRIPT);
  await writeFile(join(folder, 'main-Ab12Cd34.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'main-Ab12Cd34.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(folder, 'inter-Ab12Cd34.woff2'), Buffer.from([1, 2, 3]));
  await writeFile(join(folder, 'main-Ab12Cd34.js.map'), '{}');
  app = fastify();
  serveHashedFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string, coding?: string) =>
  await app.inject({ url, headers: coding === undefined ? {} : { 'accept-encoding': coding } });

test('sends the form that the browser reads, for ever', async () => {
  const [br, gzip, plain] = await Promise.all(
    ['gzip, deflate, br', 'gzip;q=1', undefined].map((coding) => get('/assets/main-Ab12Cd34.js', coding)),
  );
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(SCRIPT);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(SCRIPT);
  expect(plain?.body).toBe(SCRIPT);
  expect(br?.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const font = await get('/assets/inter-Ab12Cd34.woff2', 'br');
  expect([...font.rawPayload]).toEqual([1, 2, 3]);
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2' });
  expect(font.headers['content-encoding']).toBeUndefined();
});

test('reads each file once', async () => {
  await writeFile(join(folder, 'main-Ab12Cd34.js'), 'changed');
  expect((await get('/assets/main-Ab12Cd34.js')).body).toBe(SCRIPT);
});

test.each([
  '/assets/absent-Ab12Cd34.js',
  '/assets/main-Ab12Cd34.js.br',
  '/assets/main-Ab12Cd34.js.map',
  '/assets/..%2Fmain-Ab12Cd34.js',
  '/assets/constructor',
  '/assets/',
])('%s is not served', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
