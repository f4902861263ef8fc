/** Navigation state of the security page: where a call was refused for want of the second factor. */
export interface EtatSecurite {
  secondFacteur?: string;
}

const listeners = new Set<() => void>();

/** The server refused a call because the session showed a password only. */
export function annoncerSecondFacteur(): void {
  for (const listener of listeners) listener();
}

export function ecouterSecondFacteur(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
