import { setTimeout as attendre } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type ComptesClients, IMPORT_LIGNES_MAX, type ImportDepose, type ImportVerifie } from '@francis/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { centile, mesure, type Mesure } from './mesures.ts';
import { memoire } from './portefeuille.ts';
import { demarrer, envoyer, ouvrirCompte } from './serveur.ts';

/** What another request waits while fifty thousand lines are read: the thread is not held. */
const ATTENTE_MS = 250;
const COLONNES = ['Nom', 'Prénom', 'Date de naissance', 'E-mail', 'Ville', 'Revenu net annuel', 'Notes internes'];

/** One in a hundred has a date that does not exist. */
const ligne = (n: number): string[] => [
  `Nom${n}`,
  `Prénom${n % 97}`,
  n % 100 === 0 ? '31/02/1980' : `1${(n % 9) + 1}/0${(n % 9) + 1}/19${(n % 60) + 30}`,
  `client${n}@exemple.test`,
  'Villeneuve-lès-Avignon',
  String(20_000 + (n % 50_000)),
  'Rappeler après la déclaration.',
];

/** How long a small request takes, again and again, until the work ends. */
async function pendant<T>(url: string, travail: () => Promise<T>): Promise<{ rendu: T; ms: number; p99: number }> {
  const [attentes, etat]: [number[], { fini: boolean }] = [[], { fini: false }];
  const debut = performance.now();
  const sonde = (async () => {
    while (!etat.fini) {
      const avant = performance.now();
      await fetch(`${url}/api/formules`);
      attentes.push(performance.now() - avant);
      await attendre(10);
    }
  })();
  const rendu = await travail();
  etat.fini = true;
  await sonde;
  const triees = attentes.toSorted((a, b) => a - b);
  return { rendu, ms: performance.now() - debut, p99: centile(triees, 0.99) };
}

/** The files that the firm holds. */
async function dossiersDe(url: string, jeton: string): Promise<number> {
  const lus = await fetch(`${url}/api/pro/clients/comptes`, { headers: { authorization: `Bearer ${jeton}` } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own server answers.
  return ((await lus.json()) as ComptesClients).total;
}

/** The least that Excel writes. */
const classeur = (lignes: readonly string[][]): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${lignes
        .map((l) => `<row>${l.map((v) => `<c t="inlineStr"><is><t>${v}</t></is></c>`).join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
    ),
  });

function fichiers(): readonly (readonly [string, Blob])[] {
  const lignes = Array.from({ length: IMPORT_LIGNES_MAX }, (_, n) => ligne(n));
  const csv = [COLONNES, ...lignes].map((cellules) => cellules.join(';')).join('\n');
  const xlsx = classeur([COLONNES, ...lignes]);
  return [
    ['CSV', new Blob([csv])],
    ['Excel', new Blob([new Uint8Array(xlsx)])],
  ];
}

export async function run(): Promise<Mesure[]> {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  const serveur = await demarrer(dossier);
  const mesures: Mesure[] = [];
  try {
    const jeton = await ouvrirCompte(serveur.url);
    for (const [nom, contenu] of fichiers()) {
      const [avant, memoireAvant] = [await dossiersDe(serveur.url, jeton), memoire(serveur.pid)];
      let pointe = memoireAvant;
      const sonde = setInterval(() => {
        pointe = Math.max(pointe, memoire(serveur.pid));
      }, 20);
      const corps = new FormData();
      corps.append('fichier', contenu, 'clients');
      const url = `${serveur.url}/api/pro/clients/imports`;
      const depot = await pendant(serveur.url, () =>
        fetch(url, { method: 'POST', headers: { authorization: `Bearer ${jeton}` }, body: corps }),
      );
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own server answers.
      const { id, colonnes } = (await depot.rendu.json()) as ImportDepose;
      const correspondance = colonnes.map(({ proposition }) => proposition);
      const ici = `/api/pro/clients/imports/${id}`;
      const essai = await pendant(serveur.url, () =>
        envoyer(serveur.url, `${ici}/verifier`, { correspondance }, jeton),
      );
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own server answers.
      const { fautives } = JSON.parse(essai.rendu) as ImportVerifie;
      // All or nothing: with faulty lines and without leave to skip them, the import writes none.
      await envoyer(serveur.url, `${ici}/importer`, { sans_les_fautives: false, avec_les_doublons: true }, jeton).then(
        () => Promise.reject(new Error('un import fautif a été accepté')),
        () => undefined,
      );
      const apresRefus = (await dossiersDe(serveur.url, jeton)) - avant;
      const decision = { sans_les_fautives: true, avec_les_doublons: true };
      const ecriture = await pendant(serveur.url, () => envoyer(serveur.url, `${ici}/importer`, decision, jeton));
      clearInterval(sonde);
      const ecrits = (await dossiersDe(serveur.url, jeton)) - avant;
      mesures.push(
        mesure(`${nom}, dossiers écrits par un import refusé`, apresRefus, 'dossiers', 1),
        mesure(`${nom}, dossiers de plus ou de moins que 49 500`, Math.abs(ecrits - 49_500), 'dossiers', 1),
        mesure(`${nom}, mémoire en plus, au plus haut`, pointe - memoireAvant, 'Mo', null),
        mesure(`${nom}, lignes fautives trouvées de plus ou de moins que 500`, Math.abs(fautives - 500), 'lignes', 1),
        mesure(`${nom}, 50 000 lignes lues`, depot.ms, 'ms', null),
        mesure(`${nom}, 50 000 lignes essayées`, essai.ms, 'ms', null),
        mesure(`${nom}, 49 500 dossiers écrits`, ecriture.ms, 'ms', null),
        mesure(`${nom}, une autre requête pendant la lecture, p99`, depot.p99, 'ms', ATTENTE_MS),
        mesure(`${nom}, une autre requête pendant l’essai, p99`, essai.p99, 'ms', ATTENTE_MS),
        mesure(`${nom}, une autre requête pendant l’écriture, p99`, ecriture.p99, 'ms', ATTENTE_MS),
      );
    }
    return mesures;
  } finally {
    await serveur.arreter();
    rmSync(dossier, { recursive: true, force: true });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const mesures = await run();
  for (const m of mesures) console.log(`${m.ok ? 'ok ' : 'KO '} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil})`);
  process.exit(mesures.every(({ ok }) => ok) ? 0 : 1);
}
