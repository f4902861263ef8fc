import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StreamStorage } from './stream.ts';

const absent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const EXTENSION = '.scelle';
const PARTIAL = '.partiel';

/** Large files of a folder that only the server reads. Keys are identifiers of ours, never names of people's. */
export function folderStreamStorage(folder: string): StreamStorage {
  const pathOf = (key: string): string => join(folder, `${key}${EXTENSION}`);
  return {
    async write(key, blocks) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = `${pathOf(key)}${PARTIAL}`;
      try {
        await pipeline(Readable.from(blocks, { objectMode: false }), createWriteStream(partial, { mode: 0o600 }));
        await rename(partial, pathOf(key));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        // Opened before it is answered: whoever removes it later takes nothing from who reads it.
        const file = await open(pathOf(key), 'r');
        return createReadStream('', { fd: file });
      } catch (error) {
        if (absent(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}${PARTIAL}`, { force: true });
    },
    async keys() {
      try {
        const names = (await readdir(folder)).map((name) =>
          name.endsWith(PARTIAL) ? name.slice(0, -PARTIAL.length) : name,
        );
        return [...new Set(names.filter((name) => name.endsWith(EXTENSION)).map((n) => n.slice(0, -EXTENSION.length)))];
      } catch (error) {
        if (absent(error)) return [];
        throw error;
      }
    },
  };
}
