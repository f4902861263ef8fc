import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as attendre } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const RACINE = fileURLToPath(new URL('../', import.meta.url));
const PAUSE_MS = 20;
const MOT_DE_PASSE = 'Sept-Chataignes-Rousses-41';

/** A real server on a database of its own. */
export interface Serveur {
  readonly url: string;
  /** Milliseconds from the command to the first answer. */
  readonly duree: number;
  readonly pid: number;
  arreter(): Promise<void>;
}

export async function demarrer(dataDir: string, reglages: Readonly<Record<string, string>> = {}): Promise<Serveur> {
  const depart = performance.now();
  const enfant = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: RACINE,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      INSCRIPTIONS_PAR_HEURE: '1000',
      EMAILS_PAR_HEURE: '1000',
      // The load of 50 accounts comes from one address here; each limit stands by itself in its own tests.
      QUESTIONS_PAR_MINUTE: '100000',
      QUOTA_GRATUIT: '1000000',
      ECRITURES_PAR_MINUTE: '1000000',
      LECTURES_PAR_MINUTE: '1000000',
      ...reglages,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await lireAdresse(enfant);
  const sonde = await fetch(`${url}/healthz`);
  if (!sonde.ok) throw new Error(`le serveur répond ${sonde.status}`);
  const duree = performance.now() - depart;
  const arreter = () =>
    new Promise<void>((resolve) => {
      enfant.once('exit', () => resolve());
      enfant.kill('SIGTERM');
    });
  return { url, duree, pid: enfant.pid ?? 0, arreter };
}

function lireAdresse(enfant: ChildProcess): Promise<string> {
  let sortie = '';
  return new Promise((resolve, reject) => {
    enfant.stdout?.on('data', (bloc: Buffer) => {
      sortie += bloc.toString();
      const url = /prêt : (http:\S+)/.exec(sortie)?.[1];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    });
    enfant.once('exit', (code) => reject(new Error(`le serveur s’est arrêté (${code}) : ${sortie}`)));
  });
}

/** A professional, whose address is proved by the code that it receives. */
export async function ouvrirCompte(url: string): Promise<string> {
  const email = `${randomUUID()}@exemple.test`;
  const compte = { email, password: MOT_DE_PASSE, fullName: 'Banc', accountType: 'professionnel' };
  await envoyer(url, '/api/auth/secure-signup', compte);
  await envoyer(url, '/api/auth/otp', { email, type: 'code' });
  const session = await envoyer(url, '/api/auth/otp/verify', { email, code: await codeRecu(url, email) });
  return /"access_token":"([^"]+)"/.exec(session)?.[1] ?? '';
}

/** The code that the mailbox of the demonstration received: it comes a moment after it was asked for. */
async function codeRecu(url: string, email: string): Promise<string> {
  for (;;) {
    const boite = await fetch(`${url}/boite-aux-lettres?a=${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
    });
    const code = /code est (\d{6})/.exec(await boite.text())?.[1];
    if (code !== undefined) return code;
    await attendre(PAUSE_MS);
  }
}

export async function envoyer(url: string, chemin: string, corps: object, jeton?: string): Promise<string> {
  const reponse = await fetch(url + chemin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(jeton !== undefined && { authorization: `Bearer ${jeton}` }) },
    body: JSON.stringify(corps),
  });
  const texte = await reponse.text();
  if (!reponse.ok) throw new Error(`${chemin} : ${reponse.status} ${texte}`);
  return texte;
}
