import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROMESSES } from './gardes.ts';

// Usage: [DATABASE_URL_GARDES=postgres://…] npx tsx tests/security/gardes/verifier.ts [T005 T022 …]
// Takes each guard away, in a copy of the project, and expects its test to fail. A test that stays green proves nothing.
const RACINE = fileURLToPath(new URL('../../../', import.meta.url));
const IGNORES = /(^|\/)(node_modules|dist|\.git|\.francis)(\/|$)/;

/** Where the guards that only two connections show are taken away; without it, they are named and count as failures. */
const POSTGRESQL = process.env['DATABASE_URL_GARDES'] ?? '';

const choix = process.argv.slice(2);
const copie = mkdtempSync(join(tmpdir(), 'francis-gardes-'));
// Inside the copy, so that the packages of the workspace resolve to the copied sources.
cpSync(RACINE, copie, { recursive: true, filter: (chemin) => !IGNORES.test(chemin.slice(RACINE.length)) });
await lancer('cp', ['-al', join(RACINE, 'node_modules'), join(copie, 'node_modules')]);
for (const dossier of ['apps/api', 'apps/web', 'packages/social', 'packages/assistant', 'packages/knowledge']) {
  try {
    symlinkSync(join(RACINE, dossier, 'node_modules'), join(copie, dossier, 'node_modules'));
  } catch {
    // This workspace has no folder of its own, or it is already there.
  }
}

const vises = PROMESSES.filter(({ item }) => choix.length === 0 || choix.includes(item));
// Red with its guards, a test would prove nothing without them.
if ((await lancer('npx', ['vitest', 'run', ...vises.map(({ test }) => test)])) !== 0) {
  throw new Error('the tests must be green before a guard is taken away');
}
let restees = 0;
for (const { item, test, gardes } of vises) {
  for (const { retiree, fichier, cherche, remplace, surPostgresql } of gardes) {
    const chemin = join(copie, fichier);
    const source = readFileSync(chemin, 'utf8');
    writeFileSync(
      chemin,
      source.replace(cherche, () => remplace),
    );
    const echoue =
      (surPostgresql !== true || POSTGRESQL !== '') && (await unTestEchoue(test, surPostgresql ? POSTGRESQL : ''));
    writeFileSync(chemin, source);
    if (!echoue) restees += 1;
    const issue = surPostgresql && POSTGRESQL === '' ? '✗ SANS POSTGRESQL' : '✗ RESTÉ VERT';
    console.log(`${echoue ? '✓' : issue} ${item} sans « ${retiree} »`);
  }
}
rmSync(copie, { recursive: true, force: true });
console.log(restees === 0 ? 'Chaque garde retirée fait échouer son test.' : `${restees} gardes sans preuve.`);
process.exitCode = restees === 0 ? 0 : 1;

/** A file that no longer loads would be red too, and prove nothing: one of its tests must have run and failed. */
async function unTestEchoue(test: string, base: string): Promise<boolean> {
  const rapport = join(copie, 'rapport.json');
  rmSync(rapport, { force: true });
  const code = await lancer('npx', ['vitest', 'run', test, '--reporter=json', `--outputFile=${rapport}`], base);
  const { numFailedTests }: { numFailedTests: number } = JSON.parse(readFileSync(rapport, 'utf8'));
  return code !== 0 && numFailedTests > 0;
}

function lancer(commande: string, args: readonly string[], base = ''): Promise<number> {
  return new Promise((fini) => {
    execFile(
      commande,
      [...args],
      { cwd: copie, env: { ...process.env, DATABASE_URL: base }, maxBuffer: 1e8 },
      (error) => fini(error === null ? 0 : 1),
    );
  });
}
