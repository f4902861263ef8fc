import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/examples/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'tests/architecture/**/*.test.ts',
      'tests/security/**/*.test.ts',
      'tests/resilience/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
