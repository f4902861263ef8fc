#!/usr/bin/env node
// The one command: installs and builds what is missing, then serves. Variables: docs/operations/configuration.md
import { construire } from './lib/construire.mjs';
import { installer } from './lib/installer.mjs';

await installer();
await construire();
await import('../apps/api/dist/main.js');
