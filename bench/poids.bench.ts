import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** What a visitor downloads for the shell, then for each simulator: scripts and styles of the built interface, gzip. */
interface Mesure {
  readonly nom: string;
  readonly valeur: number;
  readonly unite: string;
  readonly seuil: number;
  readonly ok: boolean;
}

const DIST = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));
const COQUILLE_KO = 140;
const ROUTE_KO = 60;
const OCTETS_PAR_KO = 1_000;

export async function run(): Promise<Mesure[]> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('l’interface n’est pas construite : npm run build');
  const coquille = fichiersDe(readFileSync(join(DIST, 'index.html'), 'utf8'));
  // What the build weighed itself: the first scripts of each page, before it answers.
  const mesures: Mesure[] = [
    ...asMesures(JSON.parse(readFileSync(join(DIST, '.francis-poids.json'), 'utf8'))),
    mesure('coquille', coquille, COQUILLE_KO),
  ];
  for (const [nom, fichiers] of routes(coquille)) {
    const ajoutes = fichiers.filter((f) => !coquille.includes(f));
    mesures.push(mesure(nom, ajoutes, ROUTE_KO));
  }
  if (mesures.length < 2) throw new Error('aucun simulateur dans l’interface construite');
  return mesures;
}

const asMesures = (lues: unknown): Mesure[] => (Array.isArray(lues) ? lues : []);

const fichiersDe = (html: string): string[] => [
  ...new Set([...html.matchAll(/assets\/[^"]+\.(?:js|css)/g)].map(([f]) => f)),
];

/** The entry lists every file once, then what each lazy page needs by rank in that list. */
function* routes(coquille: readonly string[]): Generator<[nom: string, fichiers: string[]]> {
  for (const script of coquille.filter((f) => f.endsWith('.js'))) {
    const code = readFileSync(join(DIST, script), 'utf8');
    const liste = /__vite__mapDeps=.*?m\.f=\[(?<fichiers>[^\]]*)\]/s.exec(code)?.groups?.['fichiers'];
    if (liste === undefined) continue;
    const fichiers = [...liste.matchAll(/"([^"]+)"/g)].map(([, f]) => f ?? '');
    for (const [, nom = '', rangs = ''] of code.matchAll(
      /import\(`\.\/((?:Page)?Simulateur\w*)-[^`]*`\)[^[]*?__vite__mapDeps\(\[([\d,]*)\]\)/g,
    )) {
      yield [nom, rangs.split(',').map((rang) => fichiers[Number(rang)] ?? '')];
    }
  }
}

function mesure(nom: string, fichiers: readonly string[], seuil: number): Mesure {
  const octets = fichiers.reduce(
    (somme, f) => somme + gzipSync(readFileSync(join(DIST, f), 'utf8'), { level: 9 }).length,
    0,
  );
  const valeur = Math.round(octets / (OCTETS_PAR_KO / 10)) / 10;
  return { nom, valeur, unite: 'ko', seuil, ok: valeur <= seuil };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const mesures = await run();
  for (const m of mesures)
    console.log(`${m.ok ? '✓' : '✗'} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil} ${m.unite})`);
  process.exit(mesures.every(({ ok }) => ok) ? 0 : 1);
}
