/**
 * The events of a source, until the signal is aborted: a source that ignores its own signal does not hold us, and is
 * told to stop.
 * @throws the reason of the abort.
 */
export async function* interruptible<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterateur = source[Symbol.asyncIterator]();
  let rejeter: (raison: Error) => void = () => undefined;
  const interruption = new Promise<never>((_, reject) => {
    rejeter = reject;
  });
  const interrompre = (): void => rejeter(signal.reason as Error);
  // The rejection may come when nobody waits any more.
  interruption.catch(() => undefined);
  if (signal.aborted) interrompre();
  else signal.addEventListener('abort', interrompre, { once: true });
  try {
    for (;;) {
      const suivant = await Promise.race([iterateur.next(), interruption]);
      if (suivant.done === true) return;
      yield suivant.value;
    }
  } finally {
    signal.removeEventListener('abort', interrompre);
    // Not awaited: a source stuck in its own wait would never answer.
    void Promise.resolve(iterateur.return?.()).catch(() => undefined);
  }
}
