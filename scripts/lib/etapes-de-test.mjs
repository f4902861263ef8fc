import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparerChromium, preparerChromiumEntier } from './chromium.mjs';
import { lancer, outil, RACINE } from './commande.mjs';
import { ecrireConfiance, ecrireLecture, ecrireOfficiel, ecrireProprietes } from './mesures.mjs';
import { chercherVulnerabilites } from './vulnerabilites.mjs';
import { ecrireNomenclature, licencesDe } from './nomenclature.mjs';
import { preparerPostgresql } from './postgresql.mjs';

/** @typedef {{ reussis: number, echoues: number, ignores?: number, details?: string[] }} Bilan */

/** A check that passes or fails as a whole, its output shown only when it fails. */
async function verifier(nom, args, env) {
  const { code, sortie } = await lancer(outil(nom), args, { muet: true, env });
  if (code !== 0) console.log(sortie.trimEnd());
  return code === 0;
}

/** Beside one another: most of them hold one core only. @returns {Promise<Bilan>} */
async function verifierTout(commandes) {
  const resultats = await Promise.all(commandes.map(([nom, ...args]) => verifier(nom, args)));
  return { reussis: resultats.filter(Boolean).length, echoues: resultats.filter((ok) => !ok).length };
}

/** Reads a report that may be absent when the runner itself failed: that is a failure, never zero tests. */
async function lireRapport(fichier) {
  try {
    return JSON.parse(await readFile(fichier, 'utf8'));
  } catch {
    return null;
  }
}

/** @returns {Promise<Bilan & { rapport?: object }>} */
async function vitest(args, env) {
  const dossier = await mkdtemp(join(tmpdir(), 'francis-test-'));
  const fichier = join(dossier, 'vitest.json');
  const { code } = await lancer(
    outil('vitest'),
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${fichier}`, ...args],
    { env: { ...env, NO_COLOR: '1' } },
  );
  const rapport = await lireRapport(fichier);
  await rm(dossier, { recursive: true, force: true });
  if (!rapport) return { reussis: 0, echoues: 1, details: ['vitest n’a pas rendu de rapport'] };
  const enPanne = rapport.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length;
  const echoues = rapport.numFailedTests + enPanne;
  return {
    reussis: rapport.numPassedTests,
    echoues: code !== 0 && echoues === 0 ? 1 : echoues,
    ignores: rapport.numPendingTests,
    rapport,
  };
}

/** Random cases of each property of the engine on a long run. */
const TIRAGES_LONGS = 100_000;

/** @returns {Promise<Bilan>} */
async function proprietes() {
  const { rapport, ...bilan } = await vitest(['packages/fiscal/examples'], {
    DATABASE_URL: '',
    FRANCIS_TEST_LONG: '1',
  });
  if (!rapport) return bilan;
  return { ...bilan, details: [`mesures écrites dans ${await ecrireProprietes(rapport, TIRAGES_LONGS)}`] };
}

/** The official program, then every figure that somebody else computed. */
const CONTROLES = ['officiel/', 'foyers.test', 'exemples-officiels', 'international/cas'].map(
  (fichier) => `packages/fiscal/examples/${fichier}`,
);

/** @returns {Promise<Bilan>} */
async function officiel() {
  const { rapport, ...bilan } = await vitest(CONTROLES, {
    DATABASE_URL: '',
    FRANCIS_TEST_LONG: '1',
  });
  if (!rapport) return bilan;
  return { ...bilan, details: [`mesures écrites dans ${await ecrireOfficiel(rapport)}`] };
}

/** Promises about what the assistant answers: parts F and M of the list. */
const CONFIANCE = ['tests/confiance', 'tests/security/t08', 'tests/security/t09'];

/** @returns {Promise<Bilan>} */
async function confiance() {
  const { rapport, ...bilan } = await vitest(CONFIANCE, { DATABASE_URL: '', FRANCIS_TEST_LONG: '1' });
  if (!rapport) return bilan;
  return { ...bilan, details: [`mesures écrites dans ${await ecrireConfiance(rapport)}`] };
}

/** The whole bench and corpus, asked in one process; the bounds are those of the short run. @returns {Promise<Bilan>} */
async function lecture() {
  const dossier = await mkdtemp(join(tmpdir(), 'francis-lecture-'));
  const fichier = join(dossier, 'lignes.json');
  const { code, sortie } = await lancer(
    outil('tsx'),
    ['bench/banc/evaluer.ts', 'banc', 'corpus', 'intrus', '--sortie', fichier],
    { muet: true },
  );
  const lignes = await lireRapport(fichier);
  await rm(dossier, { recursive: true, force: true });
  if (code !== 0 || !lignes) return { reussis: 0, echoues: 1, details: [sortie.trimEnd()] };
  const resume = JSON.parse(sortie.slice(sortie.indexOf('{'), sortie.lastIndexOf('}') + 1));
  return { reussis: 1, echoues: 0, details: [`mesures écrites dans ${await ecrireLecture(resume, lignes)}`] };
}

/** Opens a database of its own, or names the server: the rest of the API answers the same on both databases. */
const OUVRE_UNE_BASE = ['avecApplication', 'ouvrirBaseDeTest', 'lieuVide', 'URL_POSTGRESQL'];

/** Tests of these folders that a database answers. @param {string[]} dossiers @returns {Promise<string[]>} */
async function quiOuvrentUneBase(dossiers) {
  const noms = await Promise.all(
    dossiers.map(async (dossier) =>
      (await readdir(join(RACINE, dossier), { recursive: true })).map((nom) => join(dossier, nom)),
    ),
  );
  const tests = noms.flat().filter((nom) => nom.endsWith('.test.ts'));
  const textes = await Promise.all(tests.map((nom) => readFile(join(RACINE, nom), 'utf8')));
  return tests.filter((_, i) => OUVRE_UNE_BASE.some((mot) => textes[i].includes(mot)));
}

/** Answered by PostgreSQL in the short run, by both databases in the long one; journeys and faults run on the embedded one. */
const SUR_POSTGRESQL = [
  'apps/api/src/demonstration',
  'apps/api/src/domains',
  'apps/api/src/platform/http',
  'tests/security',
];

/** @returns {Promise<Bilan>} */
async function unites({ long }) {
  const exclus = long ? SANS_LES_MESUREES : await quiOuvrentUneBase(SUR_POSTGRESQL);
  return vitest(
    exclus.flatMap((motif) => ['--exclude', motif]),
    { DATABASE_URL: '', FRANCIS_TEST_LONG: long ? '1' : '' },
  );
}

/** @returns {Promise<Bilan>} */
async function postgres({ long }) {
  const serveur = await preparerPostgresql();
  if ('manque' in serveur) return { reussis: 0, echoues: 1, details: [serveur.manque] };
  try {
    return await vitest(await quiOuvrentUneBase(['apps/api/src', 'tests/security']), {
      DATABASE_URL: serveur.url,
      FRANCIS_TEST_LONG: long ? '1' : '',
    });
  } finally {
    await serveur.arreter();
  }
}

/** @returns {Promise<Bilan>} */
async function navigateur({ long }) {
  const chromium = await preparerChromium();
  if ('manque' in chromium) return { reussis: 0, echoues: 1, details: [chromium.manque] };
  const dossier = await mkdtemp(join(tmpdir(), 'francis-e2e-'));
  const fichier = join(dossier, 'playwright.json');
  const { code } = await lancer(outil('playwright'), ['test', '--reporter=list,json'], {
    env: {
      CHROMIUM_PATH: chromium.chemin,
      CHROMIUM_ENTIER: long ? await preparerChromiumEntier() : undefined,
      FRANCIS_TEST_LONG: long ? '1' : '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: fichier,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
  });
  const rapport = await lireRapport(fichier);
  await rm(dossier, { recursive: true, force: true });
  if (!rapport) return { reussis: 0, echoues: 1, details: ['playwright n’a pas rendu de rapport'] };
  const { expected, unexpected, flaky, skipped } = rapport.stats;
  const echoues = unexpected + flaky;
  return { reussis: expected, echoues: code !== 0 && echoues === 0 ? 1 : echoues, ignores: skipped };
}

/** A source out of reach is said and counted as not run: it is neither a success nor a fault of the tree. */
async function vulnerabilites() {
  const { etat, lignes } = await chercherVulnerabilites();
  if (etat === 'injoignable') return { reussis: 0, echoues: 0, ignores: 1, details: lignes };
  return { reussis: etat === 'sain' ? 1 : 0, echoues: lignes.length, details: lignes };
}

/** Every dependency in the bill of materials, with a licence. @returns {Promise<Bilan>} */
async function nomenclature() {
  const ecrite = await ecrireNomenclature();
  if ('panne' in ecrite) return { reussis: 0, echoues: 1, details: [ecrite.panne] };
  const { sans } = licencesDe(ecrite.document);
  return { reussis: 1, echoues: sans.length, details: sans.map((nom) => `sans licence déclarée : ${nom}`) };
}

/** @returns {Promise<Bilan>} */
async function gardes() {
  // Some are seen by two connections at once only; without PostgreSQL they are named, and count as failures.
  const serveur = await preparerPostgresql();
  const base = 'manque' in serveur ? '' : serveur.url;
  const { code, sortie } = await lancer(outil('tsx'), ['tests/security/gardes/verifier.ts'], {
    muet: true,
    env: { DATABASE_URL_GARDES: base },
  });
  if (!('manque' in serveur)) await serveur.arreter();
  const lignes = sortie.split('\n');
  const restees = lignes.filter((ligne) => ligne.startsWith('✗'));
  const reussis = lignes.filter((ligne) => ligne.startsWith('✓')).length;
  return { reussis, echoues: code !== 0 && restees.length === 0 ? 1 : restees.length, details: restees };
}

/** Measured by a step of their own on a long run. */
const SANS_LES_MESUREES = [
  'packages/fiscal/examples/**',
  'tests/confiance/**',
  'tests/security/t08*',
  'tests/security/t09*',
];

export const ETAPES = [
  {
    nom: 'types',
    titre: 'Types',
    executer: () =>
      verifierTout([
        ['tsc', '-p', 'tsconfig.json'],
        ['tsc', '-p', 'apps/web/tsconfig.json'],
      ]),
  },
  {
    nom: 'lint',
    titre: 'Lint, mise en forme, code inutilisé',
    executer: () => verifierTout([['oxlint', '--type-aware', '--deny-warnings'], ['biome', 'format'], ['knip']]),
  },
  {
    nom: 'unit',
    titre: 'Règles d’architecture, unités, base embarquée, pannes',
    executer: unites,
  },
  {
    nom: 'proprietes',
    titre: `Propriétés du moteur sur ${TIRAGES_LONGS.toLocaleString('fr-FR')} cas tirés au hasard`,
    longue: true,
    executer: proprietes,
  },
  {
    nom: 'officiel',
    titre: 'Déclarations du programme officiel, foyers de contrôle, à l’euro',
    longue: true,
    executer: officiel,
  },
  {
    nom: 'confiance',
    titre: 'Confiance dans les réponses, en grand',
    longue: true,
    executer: confiance,
  },
  { nom: 'lecture', titre: 'Lecture des questions, mesurée en entier', longue: true, executer: lecture },
  {
    nom: 'documents',
    titre: 'Avis et bulletins numérisés, tous',
    longue: true,
    executer: () =>
      vitest(['apps/api/src/documents-a-part/papiers.test.ts'], { DATABASE_URL: '', FRANCIS_TEST_LONG: '1' }),
  },
  { nom: 'postgres', titre: 'API sur PostgreSQL', executer: postgres },
  {
    nom: 'resilience',
    titre: 'Attaques bornées d’un serveur en marche',
    longue: true,
    executer: () => vitest(['--config', 'vitest.resilience.config.ts'], { DATABASE_URL: '', FRANCIS_TEST_LONG: '1' }),
  },
  { nom: 'vulnerabilites', titre: 'Vulnérabilités connues des dépendances', longue: true, executer: vulnerabilites },
  { nom: 'nomenclature', titre: 'Nomenclature des dépendances et licences', longue: true, executer: nomenclature },
  { nom: 'gardes', titre: 'Chaque garde retirée fait échouer son test', executer: gardes, longue: true },
  { nom: 'browser', titre: 'Parcours dans un vrai navigateur', executer: navigateur },
];
