import { CALCULS, definitionDe, depuisMoteur, estCalcul, type OutilDeCalcul } from '@francis/faits';
import { asSchema } from 'ai';
import { describe, expect, it } from 'vitest';
import { Registre } from '../orchestration/registre.ts';
import { creerOutils } from './outils.ts';

type Schema = Readonly<Record<string, unknown>>;
const estSchema = (v: unknown): v is Schema => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Every path of a value that a JSON schema accepts, with a rank in the place of each list. */
function chemins(schema: Schema, chemin: string): string[] {
  const { properties, items, anyOf } = schema;
  if (estSchema(properties))
    return Object.entries(properties).flatMap(([cle, s]) =>
      estSchema(s) ? chemins(s, chemin === '' ? cle : `${chemin}.${cle}`) : [],
    );
  if (estSchema(items)) return chemins(items, `${chemin}.0`);
  if (Array.isArray(anyOf)) return anyOf.flatMap((s: unknown) => (estSchema(s) ? chemins(s, chemin) : []));
  return [chemin];
}

/** How a comparison is laid out: names of scenarios, what the raise is. Not facts of the person. */
const MISE_EN_FORME = new Set(['scenarios.0.nom', 'supplement']);

async function inconnus(outil: OutilDeCalcul, entree: unknown): Promise<string[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of our own tools.
  const schema = (await asSchema(entree as Parameters<typeof asSchema>[0]).jsonSchema) as Schema;
  return chemins(schema, '')
    .filter((c) => !MISE_EN_FORME.has(c))
    .flatMap((c) => {
      const prefixe = CALCULS[outil];
      return prefixe === '' ? [c] : [`${prefixe}.${c}`];
    })
    .filter((c) => definitionDe(c) === undefined);
}

describe('Le vocabulaire des faits', () => {
  const outils = Object.entries(creerOutils(new Registre(), {}, () => undefined)).filter(
    (entree): entree is [OutilDeCalcul, (typeof entree)[1]] => estCalcul(entree[0]),
  );

  it.each(outils)('nomme tout ce que %s peut recevoir', async (nom, outil) => {
    expect(await inconnus(nom, outil.inputSchema)).toEqual([]);
  });

  it('nomme chaque calcul que les outils offrent', () =>
    expect(outils.map(([nom]) => nom).toSorted()).toEqual(Object.keys(CALCULS).toSorted()));

  it('place les faits d’une comparaison sur ceux du foyer', () => {
    const faits = depuisMoteur('comparer_impots', { scenarios: [{ foyers: [{ declarant1: { salaires: 1 } }] }] });
    expect(faits.map(({ chemin }) => definitionDe(chemin)?.caseDeclaration)).toEqual(['1AJ']);
  });
});
