import { createHash } from 'node:crypto';
import { asSchema, type ToolSet } from 'ai';
import { ID_LECTURE } from './lecture.v1.ts';

/** What an answer was written with: enough to know, later, what the model was told and could call. */
export interface Versions {
  /** The instructions, by the name of their file. */
  readonly prompt: string;
  /** Start of the SHA-256 of the tools' names, descriptions and schemas. */
  readonly outils: string;
}

type OutilDecrit = readonly [nom: string, description: string | undefined, schema: unknown];

/** A model of this program is told nothing. */
export const SANS_CONSIGNES = 'sans-consignes';
const LONGUEUR = 16;
let connues: { readonly noms: string; readonly versions: Versions } | undefined;

/** Name, description and JSON schema of each tool, as a provider receives them. */
export const decrireOutils = (outils: ToolSet): Promise<OutilDecrit[]> =>
  Promise.all(
    Object.entries(outils).map(
      async ([nom, o]): Promise<OutilDecrit> => [nom, o.description, await asSchema(o.inputSchema).jsonSchema],
    ),
  );

const empreinte = (decrits: readonly OutilDecrit[]): string =>
  createHash('sha256').update(JSON.stringify(decrits)).digest('hex').slice(0, LONGUEUR);

/** The versions of what a hosted model is told and may call. */
export const versionsDeLecture = (decrits: readonly OutilDecrit[]): Versions => ({
  prompt: ID_LECTURE,
  outils: empreinte(decrits),
});

/** The versions of these tools, called without instructions. They are the same at each question: read once. */
export async function versionsDe(outils: ToolSet): Promise<Versions> {
  const noms = Object.keys(outils).join(' ');
  if (connues?.noms !== noms)
    connues = { noms, versions: { prompt: SANS_CONSIGNES, outils: empreinte(await decrireOutils(outils)) } };
  return connues.versions;
}
