/** A signal for one piece of work, aborted by any of several longer-lived ones, by a deadline or by its owner. */
export interface LinkedSignal {
  readonly signal: AbortSignal;
  readonly abort: (reason?: unknown) => void;
  /** Whether the deadline passed. */
  readonly expired: () => boolean;
  /** To be called when the work ends: nothing of it is held any longer. */
  readonly release: () => void;
}

/**
 * `AbortSignal.any` and `AbortSignal.timeout` keep a signal, and all that listens to it, as long as its sources live: the
 * server's own stop signal would hold every answer ever given.
 */
export function linkSignals(sources: readonly AbortSignal[], timeoutMs?: number): LinkedSignal {
  const controller = new AbortController();
  let expired = false;
  const expire = (): void => {
    expired = true;
    controller.abort(new DOMException('The deadline passed.', 'TimeoutError'));
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs);
  timer?.unref();
  const links = sources.map((source) => {
    const abort = (): void => controller.abort(source.reason);
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { once: true });
    return { source, abort };
  });
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    expired: () => expired,
    release: () => {
      clearTimeout(timer);
      for (const { source, abort } of links) source.removeEventListener('abort', abort);
    },
  };
}
