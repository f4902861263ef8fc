import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lancer } from './commande.mjs';

/** @typedef {{ reussis: number, echoues: number, ignores: number }} Total */

const ESSAI = fileURLToPath(new URL('../test.mjs', import.meta.url));
/** Two steps at once hold six gigabytes between their browsers, their databases and their workers. */
const MEMOIRE = 7 * 2 ** 30;
/** On two, each row only waits for the other: no gain was seen. */
const COEURS = 4;

/**
 * Steps that share nothing, in two rows: while one waits for its database, its build or its last test, the other computes.
 * The interface's build and the server of the journeys come after the units, whose set-up builds that server.
 */
const FILES = [
  ['types', 'lint', 'postgres'],
  ['unit', 'browser'],
];

/** On a smaller machine the steps follow one another. */
export const assezGrande = () => totalmem() >= MEMOIRE && availableParallelism() >= COEURS;

/**
 * Runs the steps of both rows, each in a process of its own whose whole output is shown once it has ended.
 * @param {{ nom: string, titre: string }[]} etapes those of the run; none may be missing from the rows
 * @returns {Promise<Total>}
 */
export async function menerCoteACote(etapes) {
  const oubliees = etapes.filter(({ nom }) => !FILES.flat().includes(nom));
  if (oubliees.length > 0) throw new Error(`in no row: ${oubliees.map(({ nom }) => nom).join(', ')}`);
  const total = { reussis: 0, echoues: 0, ignores: 0 };
  const suivre = async (file) => {
    for (const nom of file) {
      const etape = etapes.find((une) => une.nom === nom);
      if (etape) ajouter(total, await mener(etape));
    }
  };
  await Promise.all(FILES.map(suivre));
  return total;
}

const ajouter = (total, bilan) => {
  for (const cle of Object.keys(total)) total[cle] += bilan[cle];
};

/** The same step, run as a person runs it alone. @returns {Promise<Total>} */
async function mener({ nom, titre }) {
  console.log(`\n▹ ${titre} : en cours`);
  const { code, sortie } = await lancer(process.execPath, [ESSAI, '--only', nom], { muet: true });
  const lignes = sortie.trimEnd().split('\n');
  const bilan = lireBilan(lignes.at(-1) ?? '');
  // Its own duration and count are those of the step, said just above.
  console.log(`\n${(bilan ? lignes.slice(0, -2).join('\n') : sortie).trim()}`);
  if (bilan && (code === 0 || bilan.echoues > 0)) return bilan;
  console.log(`  ${titre} : arrêtée sans bilan (code ${code})`);
  return { reussis: bilan?.reussis ?? 0, echoues: 1, ignores: bilan?.ignores ?? 0 };
}

/** « 12 passed, 0 failed, 1 skipped ». @param {string} ligne */
function lireBilan(ligne) {
  const [, reussis, echoues, ignores = '0'] = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(ligne) ?? [];
  if (reussis === undefined || echoues === undefined) return null;
  return { reussis: Number(reussis), echoues: Number(echoues), ignores: Number(ignores) };
}
