import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const FLOU_MAX_MS = 25;

/**
 * A refusal comes at a moment that nothing ties to the work behind it. An address that has an account and one that has
 * none do the same work; what is left, a row longer to read, is of some microseconds, which enough tries would tell apart.
 */
export const flouterLInstant = (): Promise<void> => setTimeout(randomInt(FLOU_MAX_MS));
