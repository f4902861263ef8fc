/**
 * The events of a source, until the signal is aborted: a source that ignores its own signal does not hold us, and is
 * told to stop.
 * @throws the reason of the abort.
 */
export async function* interruptible<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterateur = source[Symbol.asyncIterator]();
  const interruption = interruptionDe(signal);
  // The rejection may come when nobody waits any more.
  interruption.catch(() => undefined);
  try {
    for (;;) {
      const suivant = await Promise.race([iterateur.next(), interruption]);
      if (suivant.done === true) return;
      yield suivant.value;
    }
  } finally {
    // Not awaited: a source stuck in its own wait would never answer.
    void Promise.resolve(iterateur.return?.()).catch(() => undefined);
  }
}

const interruptionDe = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const rejeter = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('interrupted'));
    if (signal.aborted) rejeter();
    else signal.addEventListener('abort', rejeter, { once: true });
  });
