import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Client, SECTIONS_CLIENT } from '@francis/contract';
import { contenuDe } from '../apps/api/src/domains/analyses/exports/contenu.ts';
import { classeurDossier } from '../apps/api/src/domains/analyses/exports/classeur.ts';
import { papierAnalyse, papierDossier, papierIrpp } from '../apps/api/src/domains/analyses/exports/papiers.ts';
import { centile, mesure, type Mesure } from './mesures.ts';

/** What it takes to compute and draw the documents of a client file. */
const PDF_MS = 400;
const TOURS = 3;

const VIDES = Object.fromEntries(
  SECTIONS_CLIENT.flatMap(({ champs }) => Object.keys(champs)).map((champ) => [champ, null]),
);

function dossiers(): Client[] {
  const lignes = readFileSync(new URL('banc/corpus/dossiers.ndjson', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lignes.map((ligne) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file is ours.
    const { fiche } = JSON.parse(ligne) as { fiche: object };
    const listes = { details_enfants_client: [], faits_fiscaux_client: {}, champs_relus_client: [] };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file as the base would give it.
    return { ...VIDES, ...listes, ...fiche, id: '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d' } as unknown as Client;
  });
}

export async function run(): Promise<Mesure[]> {
  const le = new Date();
  const clients = dossiers();
  const documents = [
    ['dossier en PDF', papierDossier],
    ['analyse en PDF', papierAnalyse],
    ['IRPP en PDF', papierIrpp],
    ['dossier en Excel', classeurDossier],
  ] as const;
  const mesures: Mesure[] = [];
  for (const [nom, ecrire] of documents) {
    const durees: number[] = [];
    for (let tour = 0; tour < TOURS; tour += 1)
      for (const client of clients) {
        const debut = performance.now();
        await ecrire(contenuDe(client, { cabinet: 'Cabinet', logo: undefined, le }));
        // The first one reads the fonts and warms the code.
        if (tour > 0) durees.push(performance.now() - debut);
      }
    const triees = durees.toSorted((a, b) => a - b);
    mesures.push(
      mesure(`${nom}, p50`, centile(triees, 0.5), 'ms', null),
      mesure(`${nom}, p95 (${triees.length})`, centile(triees, 0.95), 'ms', PDF_MS),
    );
  }
  return mesures;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const mesures = await run();
  for (const m of mesures) console.log(`${m.ok ? 'ok ' : 'KO '} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil})`);
  if (mesures.some((m) => !m.ok)) process.exitCode = 1;
}
