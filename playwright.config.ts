import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { portLibre } from './scripts/lib/port-libre.mjs';

// This file is read again by each worker: what it chooses is kept in the environment that they inherit.
process.env['E2E_PORT'] ??= String(await portLibre());
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'francis-e2e-donnees-'));

/** An address given from outside is tested as it is; otherwise the built server is started on an empty database. */
const given = process.env['BASE_URL'];
const baseURL = given ?? `http://127.0.0.1:${process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: 'tests/e2e',
  // Every test has its own account: they share nothing but the server.
  fullyParallel: true,
  // A journey waits for the page and the server more than it computes: two at a time on each core.
  workers: 2 * availableParallelism(),
  // What fails does so because it is wrong, not because the machine is slow: these only end what would never come.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  // The long run leaves nothing out (tests/e2e/README.md).
  ...(process.env['FRANCIS_TEST_LONG'] === '1' ? {} : { grepInvert: /@long/ }),
  reporter: 'list',
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    baseURL,
    locale: 'fr-FR',
    // The journey of the installed site asks for it; elsewhere a page must not come from a cache.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Paris',
    // A trace of every journey costs a fifth of the run: ask for one with `npx playwright test --trace on <file>`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-default-apps',
        '--no-first-run',
      ],
    },
  },
  ...(given
    ? {}
    : {
        webServer: {
          command: 'node scripts/start.mjs',
          url: `${baseURL}/pro-landing`,
          timeout: 600_000,
          stdout: 'ignore' as const,
          stderr: 'pipe' as const,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
          env: {
            PORT: process.env['E2E_PORT'],
            DATA_DIR: process.env['E2E_DATA_DIR'],
            LOG_LEVEL: 'error',
            // Each thread that reads warms itself up for as long as five journeys, and one answers all of theirs.
            LECTEURS: '1',
            // All the journeys come from one address: its limits are not what they test.
            INSCRIPTIONS_PAR_HEURE: '100000',
            CONNEXION_ECHECS_PAR_ADRESSE: '100000',
            QUESTIONS_PAR_MINUTE: '100000',
            SIMULATIONS_PAR_MINUTE: '100000',
          },
        },
      }),
});
