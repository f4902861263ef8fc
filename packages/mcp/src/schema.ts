import { CALCULS, definitionDe, estCalcul } from '@francis/faits';
import { z } from 'zod';

export type SchemaObjet = { readonly type: 'object' } & Readonly<Record<string, unknown>>;
type Schema = Record<string, unknown>;

const estSchema = (v: unknown): v is Schema => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Where the shared definitions of the household stand in the vocabulary. */
const DEFINITIONS: Readonly<Record<string, string>> = { Foyer: 'foyer', Declarant: 'foyer.declarant1' };
const PERIODES = { an: 'par an', total: 'en tout', jour: 'à cette date' } as const;

/** The same letters without accents nor signs: a label that only repeats its field says nothing. */
const plier = (texte: string): string =>
  texte
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** What the vocabulary says of a field: its name, and over what an amount is told; the household says it once for all. */
function decrire(chemin: string): string | undefined {
  const fait = definitionDe(chemin);
  if (fait === undefined) return undefined;
  const { libelle, unite, periode } = fait;
  const duree = unite !== 'EUR' && unite !== 'CHF' ? undefined : periode;
  const nom = plier(libelle) === plier(chemin.split('.').at(-1) ?? '') ? undefined : libelle;
  if (duree === undefined || chemin.startsWith('foyer.')) return nom;
  return `${nom === undefined ? '' : `${nom}, `}${PERIODES[duree]}`;
}

/** Each field under the words of the vocabulary, when its own schema says nothing of it. */
function nommer(schema: Schema, chemin: string): void {
  const { properties, items, $defs } = schema;
  if (estSchema(properties))
    for (const [cle, champ] of Object.entries(properties)) {
      if (!estSchema(champ)) continue;
      const fils = chemin === '' ? cle : `${chemin}.${cle}`;
      const dit = decrire(fils) ?? decrire(`${fils}.0`);
      if (dit !== undefined) champ['description'] ??= dit;
      nommer(champ, fils);
    }
  if (estSchema(items)) nommer(items, `${chemin}.0`);
  if (estSchema($defs))
    for (const [nom, definition] of Object.entries($defs))
      if (estSchema(definition)) nommer(definition, DEFINITIONS[nom] ?? nom);
}

/** Bounds that say nothing: those of a safe integer, and the expression that `format` already says. */
function taire(schema: Schema): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['format'] === 'date') delete schema['pattern'];
}

/**
 * What is announced of a tool's input: an object that refuses what it does not know, whatever the schema that parses it
 * does with it; each field in the words of the vocabulary.
 */
export function schemaDEntree(outil: string, schema: z.ZodType): SchemaObjet {
  const { $schema: _dialecte, ...brut } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      taire(jsonSchema);
      if (jsonSchema.type === 'object' && jsonSchema.properties) jsonSchema.additionalProperties = false;
    },
  });
  nommer(brut, estCalcul(outil) ? CALCULS[outil] : '');
  return { ...brut, type: 'object' };
}

/** What is announced of an answer. A reader of it is not held to refuse what a later version adds. */
export function schemaDeSortie(schema: z.ZodType): SchemaObjet {
  const { $schema: _dialecte, ...brut } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      taire(jsonSchema);
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return { ...brut, type: 'object' };
}
