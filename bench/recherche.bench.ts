import { randomUUID } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import pino from 'pino';
import { ecrireTextes, ouvrirLot } from '../apps/api/src/domains/connaissances/import-repository.ts';
import { creerRechercheCorpus, reconstruireIndex } from '../apps/api/src/domains/connaissances/index.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import type { Database } from '../apps/api/src/platform/database/database.ts';
import { openDatabase } from '../apps/api/src/platform/database/open.ts';
import { creerCorpus } from './corpus-synthetique.ts';
import type { Mesure } from './fiscal.bench.ts';

const PASSAGES = 100_000;
const PIECES_PAR_TEXTE = 4;
const TEXTES_PAR_LOT = 500;
const QUESTIONS = 1_500;
const CHAUFFE = 100;
const P95_MS = 20;
const RACINES_MIN = 50_000;
const POSTGRESQL = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const MIGRATIONS = fileURLToPath(new URL('../apps/api/migrations', import.meta.url));
const logger = pino({ level: 'silent' });

interface Releve {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** 95th percentile of the processor time of this process, the embedded database included: other programs do not count. */
  readonly calculP95: number;
  readonly racines: number;
  readonly trouvees: number;
}

/** Imports the invented corpus, indexes it, then asks whole questions one after the other. */
export async function mesurer(base: Database, passages = PASSAGES): Promise<Releve> {
  const corpus = creerCorpus(passages);
  const lot = await ouvrirLot(base.queries, { source: 'legi', origine: 'bench', maintenant: systemClock.now() });
  const textes = Math.ceil(passages / PIECES_PAR_TEXTE);
  for (let premier = 0; premier < textes; premier += TEXTES_PAR_LOT) {
    const suivants = Array.from({ length: Math.min(TEXTES_PAR_LOT, textes - premier) }, (_, i) => ({
      source: 'legi' as const,
      identifiant: `CODE/${premier + i}`,
      version: `LEGIARTI${String(premier + i).padStart(12, '0')}`,
      titre: corpus.titre(),
      url: 'https://www.legifrance.gouv.fr/codes/',
      debut: '2020-01-01',
      pieces: Array.from({ length: PIECES_PAR_TEXTE }, () => ({ intitules: [], texte: corpus.texte() })),
    }));
    await base.transaction((queries) => ecrireTextes(queries, { source: 'legi', lotId: lot.id }, suivants));
  }
  await reconstruireIndex(base, systemClock);
  const { rows } = await base.queries.execute<{ n: string }>(
    sql`select count(*) as n from corpus_termes where terme not like '~%'`,
  );
  const recherche = creerRechercheCorpus(base.queries);
  const durees: number[] = [];
  const calculs: number[] = [];
  let trouvees = 0;
  for (let i = 0; i < QUESTIONS + CHAUFFE; i += 1) {
    corpus.texte();
    const question = corpus.question();
    const processeur = process.cpuUsage();
    const debut = performance.now();
    const resultats = await recherche.chercher(question, { date: '2025-06-01' });
    if (i < CHAUFFE) continue;
    durees.push(performance.now() - debut);
    const { user, system } = process.cpuUsage(processeur);
    calculs.push((user + system) / 1000);
    if (resultats.length > 0) trouvees += 1;
  }
  return {
    p50: centile(durees, 0.5),
    p95: centile(durees, 0.95),
    p99: centile(durees, 0.99),
    calculP95: centile(calculs, 0.95),
    racines: Number(rows[0]?.n),
    trouvees,
  };
}

function centile(valeurs: number[], part: number): number {
  const tri = valeurs.toSorted((a, b) => a - b);
  return Math.round((tri[Math.floor(tri.length * part)] ?? 0) * 100) / 100;
}

async function surPostgresql(): Promise<{ base: Database; fermer: () => Promise<void> } | undefined> {
  const nom = `francis_bench_${randomUUID().replaceAll('-', '')}`;
  const administrer = async (ordre: string): Promise<void> => {
    const client = new Client({ connectionString: POSTGRESQL, connectionTimeoutMillis: 2_000 });
    await client.connect();
    await client.query(ordre);
    await client.end();
  };
  try {
    await administrer(`create database ${nom}`);
  } catch {
    return undefined;
  }
  const url = new URL(POSTGRESQL);
  url.pathname = `/${nom}`;
  const base = await openDatabase({ url: url.href, dataDir: '', migrationsFolder: MIGRATIONS, logger });
  return {
    base,
    fermer: async () => {
      await base.close();
      await administrer(`drop database ${nom} with (force)`);
    },
  };
}

async function surBaseEmbarquee(): Promise<{ base: Database; fermer: () => Promise<void> }> {
  const base = await openDatabase({ url: undefined, dataDir: 'memory://', migrationsFolder: MIGRATIONS, logger });
  return { base, fermer: () => base.close() };
}

/** Search of 100 000 passages by whole questions, on both databases. */
export async function run(): Promise<Mesure[]> {
  const mesures: Mesure[] = [];
  for (const [moteur, ouvrir] of [
    ['base embarquée', surBaseEmbarquee],
    ['PostgreSQL', surPostgresql],
  ] as const) {
    const ouverte = await ouvrir();
    if (!ouverte) {
      console.log(`   ${moteur} : pas de serveur à TEST_DATABASE_URL, mesure non faite`);
      continue;
    }
    try {
      const { p50, p95, p99, calculP95, racines, trouvees } = await mesurer(ouverte.base);
      console.log(
        `   ${moteur} : p50 ${p50} ms, p99 ${p99} ms, calcul p95 ${calculP95} ms, ${trouvees} questions sur ${QUESTIONS} avec réponse`,
      );
      mesures.push(
        {
          nom: `recherche dans ${PASSAGES} passages, ${moteur} (p95)`,
          valeur: p95,
          unite: 'ms',
          seuil: P95_MS,
          ok: p95 <= P95_MS,
        },
        {
          nom: `racines distinctes du corpus, ${moteur}`,
          valeur: racines,
          unite: 'racines',
          seuil: RACINES_MIN,
          ok: racines >= RACINES_MIN,
        },
      );
    } finally {
      await ouverte.fermer();
    }
  }
  return mesures;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const mesures = await run();
  for (const m of mesures) console.log(`${m.ok ? 'ok ' : 'KO '} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil})`);
  if (mesures.some((m) => !m.ok)) process.exitCode = 1;
}
