import { fileURLToPath } from 'node:url';
import { type Configuration, parseConfiguration } from './config.ts';
import { StartupError } from './platform/errors.ts';

// The same from `src/` (tsx) and from `dist/` (bundle).
const RACINE = fileURLToPath(new URL('../../../', import.meta.url));

/** The configuration of this process; without one, it ends. */
export function configurer(): Configuration {
  try {
    return parseConfiguration(process.env, RACINE);
  } catch (error) {
    return refuser(error);
  }
}

/** A start that cannot be is one sentence and an exit code of 1. */
export function refuser(error: unknown): never {
  console.error(error instanceof StartupError ? `\n${error.message}\n` : error);
  process.exit(1);
}
