import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const PARCOURS = new URL('../e2e', import.meta.url).pathname;
const PAR_FICHIER = readFileSync(join(PARCOURS, 'README.md'), 'utf8').split('## By file')[1] ?? '';
const specs = readdirSync(PARCOURS, { recursive: true, encoding: 'utf8' }).filter((nom) => nom.endsWith('.ts'));
const parcours = specs.filter((nom) => nom.endsWith('.spec.ts'));
const lire = (nom: string): string => readFileSync(join(PARCOURS, nom), 'utf8');

/** Loads an extension of the browser, which the shell of the short run cannot. */
const EN_LONG_SEULEMENT = ['extension-teams.spec.ts'];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function configuration(long: string): Promise<Record<string, unknown>> {
  vi.stubEnv('FRANCIS_TEST_LONG', long);
  vi.stubEnv('E2E_PORT', '1');
  vi.stubEnv('E2E_DATA_DIR', '/nulle-part');
  vi.resetModules();
  return { ...(await import('../../playwright.config.ts')).default };
}

test('la passe longue joue tous les parcours, la courte tous ceux qui ne portent pas la marque', async () => {
  const longue = await configuration('1');
  expect(longue['testDir']).toBe('tests/e2e');
  expect(
    ['grep', 'grepInvert', 'testIgnore', 'testMatch', 'projects', 'shard'].filter((choix) => choix in longue),
  ).toEqual([]);
  expect(await configuration('')).toEqual({ ...longue, grepInvert: /@long/ });
});

/** Every way that the runner offers to leave a test out. */
const SORTIES = ['.skip(', '.fixme(', '.only(', '.fail('];
/** What chooses the run: in one place, so that the mark is the only choice. */
const CHOIX = ['@long', 'tag:', 'FRANCIS_TEST_LONG'];

test('un parcours ne sort de la passe courte que par la marque, et d’aucune autre façon', () => {
  const fautes = specs.flatMap((nom) => {
    const interdits = nom === 'banc.ts' ? SORTIES : [...SORTIES, ...CHOIX];
    return interdits.filter((mot) => lire(nom).includes(mot)).map((mot) => `${nom} : ${mot}`);
  });
  expect(fautes).toEqual([]);
});

/** What stands between `test(` and its body: its title, and whether it is marked. */
const debuts = (texte: string): string[] =>
  texte
    .split(/^\s*(?:test|it)\(/m)
    .slice(1)
    .map((suite) => suite.slice(0, suite.indexOf('async') >>> 0));

test('chaque fichier garde au moins un parcours dans la passe courte', () => {
  const sans = parcours.filter((nom) => debuts(lire(nom)).every((debut) => debut.includes(' LONG, ')));
  expect(sans).toEqual(EN_LONG_SEULEMENT);
});

test('le mode d’emploi dit, pour chaque fichier de parcours, la garantie qu’il tient', () => {
  const fichiers = PAR_FICHIER.split('\n').map((ligne) => ligne.split('|')[1] ?? '');
  const dits = (nom: string): number =>
    fichiers.filter((cellule) => cellule.includes(`\`${nom.slice(0, -'.spec.ts'.length)}\``)).length;
  expect(parcours.filter((nom) => dits(nom) !== 1)).toEqual([]);
});
