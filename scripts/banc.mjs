#!/usr/bin/env node
// Runs the question bench against a running server: npm run banc [-- --url http://127.0.0.1:3000 --cas fichier.json …]
// Without --cas, the three files of the project: public (90), francis (210), aveugle (470). Without --token, a token of the professional demo account.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { RACINE } from './lib/commande.mjs';

const FICHIERS = ['bench/banc/public.json', 'bench/banc/francis.json', 'bench/banc/aveugle.json'];
const options = process.argv.slice(2);
const valeur = (nom) => (options.includes(nom) ? options[options.indexOf(nom) + 1] : undefined);
const reste = options.filter(
  (o, i) => !['--url', '--cas', '--token'].includes(o) && !['--url', '--cas', '--token'].includes(options[i - 1] ?? ''),
);
const url = valeur('--url') ?? 'http://127.0.0.1:3000';

function demanderJeton() {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(RACINE, 'apps/cli/src/main.ts'), 'jeton', '--compte', 'demo-pro', '--url', url],
    { encoding: 'utf8', cwd: RACINE },
  );
  if (status !== 0) {
    console.error(stderr || `Aucun jeton : le serveur répond-il à ${url} ?`);
    process.exit(1);
  }
  return stdout.trim();
}

const jeton = valeur('--token') ?? demanderJeton();
let code = 0;
for (const cas of valeur('--cas') === undefined ? FICHIERS : [valeur('--cas')]) {
  console.log(`\n▸ ${cas}`);
  const { status } = spawnSync(
    process.execPath,
    [join(RACINE, 'bench/banc/noter.mjs'), '--cas', cas, '--url', url, '--token', jeton, ...reste],
    { stdio: 'inherit', cwd: RACINE },
  );
  code ||= status ?? 1;
}
process.exit(code);
