import { asSchema, type Schema, type ToolSet } from 'ai';

/** JSON schemas already written, by the schema that they come from: writing forty of them takes longer than an answer. */
const PRETS = new WeakMap<object, Schema>();

function pret(schema: object & Parameters<typeof asSchema>[0]): Schema {
  const connu = PRETS.get(schema);
  if (connu) return connu;
  const neuf = asSchema(schema);
  PRETS.set(schema, neuf);
  return neuf;
}

/** The same tools, whose input schemas are turned into JSON once for all the questions. */
export function avecSchemasPrets<O extends ToolSet>(outils: O): O {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, each with an equivalent schema
  return Object.fromEntries(
    Object.entries(outils).map(([nom, outil]) => [
      nom,
      typeof outil.inputSchema === 'object' ? { ...outil, inputSchema: pret(outil.inputSchema) } : outil,
    ]),
  ) as O;
}
