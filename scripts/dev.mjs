#!/usr/bin/env node
// For development: the API restarts and the interface reloads at each change. http://localhost:5173
import { spawn } from 'node:child_process';
import { outil, RACINE } from './lib/commande.mjs';
import { installer } from './lib/installer.mjs';

await installer();
const enfants = [
  spawn(outil('tsx'), ['watch', '--clear-screen=false', 'apps/api/src/main.ts'], { cwd: RACINE, stdio: 'inherit' }),
  spawn(outil('vite', 'apps/web'), ['apps/web'], { cwd: RACINE, stdio: 'inherit' }),
];
const arreter = () => {
  for (const enfant of enfants) enfant.kill('SIGTERM');
};
process.on('SIGINT', arreter);
process.on('SIGTERM', arreter);
// One without the other is of no use.
for (const enfant of enfants) enfant.on('exit', arreter);
