import { createHash } from 'node:crypto';
import { asSchema, type ToolSet } from 'ai';
import { ID_SYSTEME } from './systeme.v2.ts';

/** What an answer was written with: enough to know, later, what the model was told and could call. */
export interface Versions {
  /** The instructions, by the name of their file. */
  readonly prompt: string;
  /** Start of the SHA-256 of the tools' names, descriptions and schemas. */
  readonly outils: string;
}

const LONGUEUR = 16;
let connues: { readonly noms: string; readonly versions: Versions } | undefined;

/** Name, description and JSON schema of each tool, as a provider receives them. */
export const decrireOutils = (outils: ToolSet): Promise<(readonly [string, string | undefined, unknown])[]> =>
  Promise.all(
    Object.entries(outils).map(
      async ([nom, o]) => [nom, o.description, await asSchema(o.inputSchema).jsonSchema] as const,
    ),
  );

/** The versions of the instructions and of these tools. The tools are the same at each question: read once. */
export async function versionsDe(outils: ToolSet): Promise<Versions> {
  const noms = Object.keys(outils).join(' ');
  if (connues?.noms !== noms) {
    const decrits = await decrireOutils(outils);
    const empreinte = createHash('sha256').update(JSON.stringify(decrits)).digest('hex').slice(0, LONGUEUR);
    connues = { noms, versions: { prompt: ID_SYSTEME, outils: empreinte } };
  }
  return connues.versions;
}
