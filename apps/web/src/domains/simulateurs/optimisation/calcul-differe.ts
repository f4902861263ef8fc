import { useSyncExternalStore } from 'react';
import type { calculer as Calculer } from '@francis/presentation/optimisation/calcul';

/** The engine of the levers: it is fetched beside the inputs, which do not wait for it. */
let calcul: typeof Calculer | Error | undefined;
const listeners = new Set<() => void>();

/** Never rejects: the screen says that it could not load. */
export async function chargerCalcul(): Promise<null> {
  calcul = await import('@francis/presentation/optimisation/calcul').then(
    ({ calculer }) => calculer,
    (cause: unknown) => new Error('The engine of the levers did not load', { cause }),
  );
  for (const listener of listeners) listener();
  return null;
}

const ecouter = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const lire = (): typeof calcul => calcul;

/** Undefined until it has come. @throws when it did not load: a new visit asks again. */
export function useCalcul(): typeof Calculer | undefined {
  const lu = useSyncExternalStore(ecouter, lire, lire);
  if (lu instanceof Error) throw lu;
  return lu;
}
