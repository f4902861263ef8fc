import {
  CALCULS,
  CATALOGUE,
  definitionDe,
  depuisMoteur,
  estCalcul,
  type OutilDeCalcul,
  sansRangs,
} from '@francis/faits';
import { asSchema } from 'ai';
import { describe, expect, it } from 'vitest';
import { Registre } from '../orchestration/registre.ts';
import { creerOutils } from './outils.ts';
import { EntreeCalcul } from './schemas.ts';

type Schema = Readonly<Record<string, unknown>>;
const estSchema = (v: unknown): v is Schema => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Every path of a value that a JSON schema accepts, with a rank in the place of each list. */
function chemins(schema: Schema, chemin: string, racine: Schema = schema): string[] {
  const { properties, items, allOf, anyOf = allOf, $ref } = schema;
  const { definitions } = racine;
  if (typeof $ref === 'string' && estSchema(definitions)) {
    const visee = definitions[$ref.split('/').at(-1) ?? ''];
    return estSchema(visee) ? chemins(visee, chemin, racine) : [chemin];
  }
  if (estSchema(properties))
    return Object.entries(properties).flatMap(([cle, s]) =>
      estSchema(s) ? chemins(s, chemin === '' ? cle : `${chemin}.${cle}`, racine) : [],
    );
  if (estSchema(items)) return chemins(items, `${chemin}.0`, racine);
  if (Array.isArray(anyOf)) return anyOf.flatMap((s: unknown) => (estSchema(s) ? chemins(s, chemin, racine) : []));
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

  it('tout ce qu’il dit du foyer entre dans le calcul : rien n’est perdu en chemin', async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of our own tools.
    const schema = (await asSchema(EntreeCalcul as Parameters<typeof asSchema>[0]).jsonSchema) as Schema;
    const recus = new Set(chemins(schema, '').map(sansRangs));
    const duFoyer = CATALOGUE.filter((d) => d.chemin.startsWith('foyer.')).map((d) => d.chemin);
    expect(duFoyer.length).toBeGreaterThan(60);
    expect(duFoyer.filter((chemin) => !recus.has(chemin))).toEqual([]);
  });

  it('nomme chaque calcul que les outils offrent', () =>
    expect(outils.map(([nom]) => nom).toSorted()).toEqual(Object.keys(CALCULS).toSorted()));

  it('place les faits d’une comparaison sur ceux du foyer', () => {
    const faits = depuisMoteur('comparer_impots', { scenarios: [{ foyers: [{ declarant1: { salaires: 1 } }] }] });
    expect(faits.map(({ chemin }) => definitionDe(chemin)?.caseDeclaration)).toEqual(['1AJ']);
  });
});
