import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One process per core keeps the modules that it loaded from one file to the next: loading them was a third of the run.
    isolate: false,
    maxWorkers: '100%',
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: on a busy machine, later.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'produit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/examples/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
            'tests/security/**/*.test.ts',
            'tests/confiance/**/*.test.ts',
          ],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'resilience',
          include: ['tests/resilience/*.test.ts'],
          globalSetup: 'tests/resilience/construire-serveurs.mjs',
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
