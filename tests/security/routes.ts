import type { ApplicationDeTest } from '../../apps/api/src/testing/application-de-test.ts';

export interface Route {
  readonly methode: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the OpenAPI document, `/api/conversations/{id}`. */
  readonly chemin: string;
  readonly protegee: boolean;
  readonly corps: boolean;
  readonly parametres: readonly string[];
}

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: unknown;
}

const METHODES = [
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
] as const;

/** Every route of the application: one that appears tomorrow is attacked tomorrow. */
export async function lireRoutes(t: ApplicationDeTest): Promise<Route[]> {
  const { paths } = (await t.injecter({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Partial<Record<(typeof METHODES)[number][0], Operation>>>;
  }>();
  return Object.entries(paths).flatMap(([chemin, operations]) =>
    METHODES.flatMap(([nom, methode]) => {
      const operation = operations[nom];
      if (!operation) return [];
      return [
        {
          methode,
          chemin,
          protegee: operation.security?.some((s) => 'jeton' in s) ?? false,
          corps: operation.requestBody !== undefined,
          parametres: Array.from(chemin.matchAll(/\{(\w+)\}/g), ([, nomParametre]) => nomParametre ?? ''),
        },
      ];
    }),
  );
}

export const adresse = (route: Route, valeur: string): string =>
  route.chemin.replace(/\{\w+\}/g, encodeURIComponent(valeur));

/**
 * Their refusal does not name the field: the engine reads the body itself and names its first fault, or the body is one
 * of two shapes.
 */
export const SANS_NOM_DE_CHAMP: readonly string[] = ['POST /api/simulations/impot-revenu', 'POST /api/test-francis'];
