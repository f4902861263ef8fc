import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Mesure } from './mesures.ts';

/** Fifty people log in at once: what does a visitor who computes a tax meanwhile feel of it? */
const RACINE = fileURLToPath(new URL('../', import.meta.url));
const COMPTES = 50;
const VOLEES = 5;
const MOT_DE_PASSE = 'Sept-Chataignes-Rousses-41';
/** Wide enough for one machine to play fifty people. */
const LIMITES = { INSCRIPTIONS_PAR_HEURE: '1000', SIMULATIONS_PAR_MINUTE: '1000000', ECRITURES_PAR_MINUTE: '1000000' };

export async function run(): Promise<Mesure[]> {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  const enfant = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: RACINE,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', PORT: '0', DATA_DIR: dossier, ...LIMITES },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await lireAdresse(enfant);
    const emails: string[] = [];
    for (let i = 0; i < COMPTES; i += 1) emails.push(await inscrire(url));
    const seul = await calculerPendant(url, Promise.resolve(), 200);
    const connexions: number[] = [];
    const volees = (async () => {
      for (let i = 0; i < VOLEES; i += 1) {
        connexions.push(...(await Promise.all(emails.map((email) => connecter(url, email)))));
      }
    })();
    const pendant = await calculerPendant(url, volees, 0);
    return [
      mesure(`calcul public sans connexion, p95 (${seul.length} appels)`, centile(seul, 0.95), 'ms', null),
      mesure(
        `calcul public pendant ${VOLEES} volées de ${COMPTES} connexions, p50 (${pendant.length} appels)`,
        centile(pendant, 0.5),
        'ms',
        null,
      ),
      mesure('calcul public pendant les connexions, p95', centile(pendant, 0.95), 'ms', 100),
      mesure('calcul public pendant les connexions, le plus lent', centile(pendant, 1), 'ms', null),
      mesure(`connexion, p50 (${connexions.length} connexions)`, centile(connexions, 0.5), 'ms', null),
      mesure('connexion, p95', centile(connexions, 0.95), 'ms', null),
    ];
  } finally {
    await new Promise<void>((fini) => {
      enfant.once('exit', () => fini());
      enfant.kill('SIGTERM');
    });
    rmSync(dossier, { recursive: true, force: true });
  }
}

/** One visitor, one call after the other, until the logins are over. */
async function calculerPendant(url: string, autres: Promise<void>, minimum: number): Promise<number[]> {
  const durees: number[] = [];
  const suite = { finie: false };
  const fin = autres.finally(() => {
    suite.finie = true;
  });
  while (!suite.finie || durees.length < minimum) {
    const corps = { revenus_annuels: 30_000 + durees.length, situation_familiale: 'celibataire', nombre_enfants: 0 };
    durees.push(await chronometrer(url, '/api/tools/calculate-tmi', corps));
  }
  await fin;
  return durees;
}

const connecter = (url: string, email: string): Promise<number> =>
  chronometrer(url, '/api/auth/secure-login', { email, password: MOT_DE_PASSE });

async function inscrire(url: string): Promise<string> {
  const email = `${randomUUID()}@exemple.test`;
  await chronometrer(url, '/api/auth/secure-signup', { email, password: MOT_DE_PASSE, fullName: 'Ada Lovelace' });
  return email;
}

/** @throws on any answer but a success: a refusal would be fast, and measure nothing. */
async function chronometrer(url: string, chemin: string, corps: object): Promise<number> {
  const depart = performance.now();
  const reponse = await fetch(url + chemin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corps),
  });
  await reponse.arrayBuffer();
  if (!reponse.ok) throw new Error(`${chemin} répond ${reponse.status}`);
  return performance.now() - depart;
}

function lireAdresse(enfant: ChildProcess): Promise<string> {
  let sortie = '';
  return new Promise((resolve, reject) => {
    enfant.stdout?.on('data', (bloc: Buffer) => {
      sortie += bloc.toString();
      const url = /prêt : (http:\S+)/.exec(sortie)?.[1];
      if (url !== undefined) resolve(url);
    });
    enfant.once('exit', (code) => reject(new Error(`le serveur s’est arrêté (${code})`)));
  });
}

const centile = (durees: readonly number[], part: number): number =>
  durees.toSorted((a, b) => a - b)[Math.min(durees.length - 1, Math.floor(durees.length * part))] ?? NaN;

const mesure = (nom: string, valeur: number, unite: string, seuil: number | null): Mesure => ({
  nom,
  valeur,
  unite,
  seuil,
  ok: seuil === null || valeur < seuil,
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`argon2id m = 19 456 Kio, t = 2, p = 1 ; limites : ${JSON.stringify(LIMITES)}`);
  const mesures = await run();
  for (const { nom, valeur, unite, seuil, ok } of mesures) {
    console.log(
      `${ok ? '✓' : '✗'} ${nom} : ${valeur.toFixed(1)} ${unite}${seuil === null ? '' : ` (seuil ${seuil} ${unite})`}`,
    );
  }
  process.exitCode = mesures.every(({ ok }) => ok) ? 0 : 1;
}
