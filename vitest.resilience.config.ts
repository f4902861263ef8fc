import { defineConfig } from 'vitest/config';

/** Bounded attacks on a running server, one after the other: each one wants the machine for itself. */
export default defineConfig({
  test: {
    include: ['tests/resilience/scenarios/**/*.test.ts'],
    globalSetup: 'tests/resilience/construire-serveurs.mjs',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
