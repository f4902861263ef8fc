import type { Clock } from '../clock.ts';
import { ApiError } from '../errors.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

const SWEEP_EVERY = 1_000;

/**
 * Counts by key in fixed windows, in the memory of this instance. Several instances each have their own count: a limit
 * of comfort. What must never be exceeded (quota, login failures) is counted in the database.
 */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #max: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();
  #calls = 0;

  constructor(clock: Clock, max: number, windowMs: number) {
    this.#clock = clock;
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** @throws ApiError TROP_DE_REQUETES with the delay before the next try. */
  consume(key: string): void {
    const waitMs = this.#take(key);
    if (waitMs > 0) throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  /** For what must not tell its caller that it was refused. @returns false beyond the limit. */
  tryConsume(key: string): boolean {
    return this.#take(key) === 0;
  }

  /** @returns milliseconds to wait, 0 when the call is within the limit. */
  #take(key: string): number {
    const now = this.#clock.now().getTime();
    this.#sweep(now);
    const current = this.#windows.get(key);
    // A window that ends later than any that begins now is from a clock that went back.
    if (!current || current.endsAt <= now || current.endsAt > now + this.#windowMs) {
      this.#windows.set(key, { count: 1, endsAt: now + this.#windowMs });
      return 0;
    }
    current.count += 1;
    return current.count > this.#max ? current.endsAt - now : 0;
  }

  #sweep(now: number): void {
    this.#calls += 1;
    if (this.#calls % SWEEP_EVERY !== 0) return;
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}

/** One person usually holds a whole IPv6 /64: limits count that, not each of its addresses. */
export const addressKey = (address: string): string => networkKey(address, 64);

/** What a provider gives to one customer at most: an IPv6 /48. For what a single network must not fill. */
export const siteKey = (address: string): string => networkKey(address, 48);

/** What a provider gives to one household at most: an IPv6 /56. For what a person could otherwise take again and again. */
export const householdKey = (address: string): string => networkKey(address, 56);

function networkKey(address: string, bits: 48 | 56 | 64): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  const kept = groups.slice(0, Math.ceil(bits / 16)).map((group) => Number.parseInt(group, 16));
  // Half of the fourth group is the customer's own.
  if (bits === 56) kept[3] = (kept[3] ?? 0) & 0xff00;
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
