import { useSyncExternalStore } from 'react';

type Moteur = typeof import('./moteur.ts');

/** The engine of the levers and its result: they are fetched beside the inputs, which do not wait for them. */
let moteur: Moteur | Error | undefined;
const listeners = new Set<() => void>();

/** Never rejects: the screen says that it could not load. */
export async function chargerCalcul(): Promise<null> {
  moteur = await import('./moteur.ts').catch(
    (cause: unknown) => new Error('The engine of the levers did not load', { cause }),
  );
  for (const listener of listeners) listener();
  return null;
}

const ecouter = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const lire = (): typeof moteur => moteur;

/** Undefined until it has come. @throws when it did not load: a new visit asks again. */
export function useMoteur(): Moteur | undefined {
  const lu = useSyncExternalStore(ecouter, lire, lire);
  if (lu instanceof Error) throw lu;
  return lu;
}
