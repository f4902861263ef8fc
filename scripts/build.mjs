#!/usr/bin/env node
// Builds the web application, the server and the template of the embedded database: npm run build [-- --force]
import { construire } from './lib/construire.mjs';
import { installer } from './lib/installer.mjs';

await installer();
await construire({ tout: process.argv.includes('--force') });
