import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkSignals } from './linked-signal.ts';

describe('A linked signal', () => {
  afterEach(() => vi.useRealTimers());

  it('follows any of its sources, with its reason, even one already aborted', () => {
    const [client, stop] = [new AbortController(), new AbortController()];
    const { signal, expired } = linkSignals([client.signal, stop.signal], 1000);
    stop.abort(new Error('stopping'));
    expect([signal.aborted, signal.reason, expired()]).toEqual([true, new Error('stopping'), false]);
    expect(linkSignals([stop.signal], 1000).signal.aborted).toBe(true);
  });

  it('aborts at its deadline and says so', () => {
    vi.useFakeTimers();
    const { signal, expired } = linkSignals([], 1000);
    vi.advanceTimersByTime(1000);
    expect([signal.aborted, expired()]).toEqual([true, true]);
  });

  it('once released, leaves nothing on its sources and never aborts', () => {
    vi.useFakeTimers();
    const stop = new AbortController();
    const remove = vi.spyOn(stop.signal, 'removeEventListener');
    const { signal, release } = linkSignals([stop.signal], 1000);
    release();
    expect(remove).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    stop.abort();
    expect(signal.aborted).toBe(false);
  });
});
