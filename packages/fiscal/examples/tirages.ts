/** How many random households a property sees: enough to be worth running often, 100 000 on a long run. */
const LONG = process.env['FRANCIS_TEST_LONG'] === '1';

export const TIRAGES = { numRuns: LONG ? 100_000 : 200 } as const;

/** For properties that compute dozens of taxes per household. */
export const TIRAGES_LENTS = { numRuns: LONG ? 100_000 : 30 } as const;

/** Time allowed to one property, in milliseconds. */
export const DUREE = LONG ? 3_600_000 : 30_000;
