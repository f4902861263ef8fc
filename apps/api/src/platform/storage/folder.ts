import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from './storage.ts';

const absent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const EXTENSION = '.scelle';

/** Files of a folder that only the server reads, made at the first one. Keys are identifiers of ours, never names of people's. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => join(folder, `${key}${EXTENSION}`);
  return {
    async put(key, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = `${pathOf(key)}.partiel`;
      await writeFile(partial, content, { mode: 0o600 });
      await rename(partial, pathOf(key));
    },
    async get(key) {
      try {
        return await readFile(pathOf(key), 'utf8');
      } catch (error) {
        if (absent(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async keys() {
      try {
        const names = await readdir(folder);
        return names.filter((name) => name.endsWith(EXTENSION)).map((name) => name.slice(0, -EXTENSION.length));
      } catch (error) {
        if (absent(error)) return [];
        throw error;
      }
    },
  };
}
