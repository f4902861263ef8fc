import type { Readable, Writable } from 'node:stream';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a command may touch of the outside. */
export interface Terminal {
  readonly entree: Readable;
  readonly sortie: Writable;
  readonly erreur: Writable;
  readonly environnement: Readonly<Record<string, string | undefined>>;
}

/** The command line is off; the message is a French sentence for the person who typed it. */
export class UsageError extends Error {}

/** `parseArgs` whose refusals are French usage errors. */
export function lireOptions<T extends ParseArgsConfig['options']>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (erreur) {
    const option = /'(-[^' ]*)/.exec(erreur instanceof Error ? erreur.message : '')?.[1];
    throw new UsageError(option ? `option inconnue ou incomplète : ${option}` : 'options illisibles');
  }
}

/** Waits for the reader: a slow pipe never makes us buffer a whole portfolio. */
export async function ecrire(sortie: Writable, texte: string): Promise<void> {
  if (sortie.write(texte)) return;
  await new Promise<void>((suite) => sortie.once('drain', suite));
}
