import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Relevee } from './relever.ts';

export const FICHIER = new URL('./verifiees.json', import.meta.url);

export const empreinteDe = ({ expression: { source, flags } }: Relevee): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16);

const verifiees = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(FICHIER, 'utf8'))));

/** Those that no complete attack has been through: an expression that did not change does not become slower. */
export const nouvelles = (relevees: readonly Relevee[]): readonly Relevee[] =>
  relevees.filter((une) => !verifiees.has(empreinteDe(une)));
