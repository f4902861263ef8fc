import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demarrerServeur, type Serveur, VRAI } from '../serveur.ts';

const MESURES = 200;
const ADRESSES = 20;
const Z_MAX = 3;
const GRAND = '1000000';
const MOT_DE_PASSE = 'Sept-Chataignes-Rousses-41';

const dossier = mkdtempSync(join(tmpdir(), 'francis-durees-'));
let serveur: Serveur;
let connues: readonly string[];
const inconnues = Array.from({ length: ADRESSES }, () => `${randomUUID()}@exemple.test`);

beforeAll(async () => {
  serveur = await demarrerServeur(VRAI, {
    DATA_DIR: dossier,
    LOG_LEVEL: 'silent',
    EMAILS_PAR_HEURE: GRAND,
    INSCRIPTIONS_PAR_HEURE: GRAND,
    ECRITURES_PAR_MINUTE: GRAND,
    CONNEXION_ECHECS_MAX: '100',
    CONNEXION_ECHECS_PAR_COMPTE: GRAND,
    CONNEXION_ECHECS_PAR_ADRESSE: GRAND,
  });
  connues = Array.from({ length: ADRESSES }, () => `${randomUUID()}@exemple.test`);
  for (const email of connues) {
    await poster('secure-signup', { email, password: MOT_DE_PASSE, fullName: 'Ada Byron' });
    await poster('otp', { email, type: 'code' });
  }
});
afterAll(async () => {
  await serveur.tuer('SIGTERM');
  rmSync(dossier, { recursive: true, force: true });
});

async function poster(route: string, corps: object): Promise<number> {
  const reponse = await fetch(`${serveur.url}/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corps),
  });
  await reponse.arrayBuffer();
  return reponse.status;
}

/** Known and unknown in an order that nothing links to either, so that a busy machine slows both. */
async function mesurer(route: string, corps: (email: string) => object): Promise<[number[], number[]]> {
  const durees: [number[], number[]] = [[], []];
  const ordre = Array.from({ length: MESURES * 2 }, (_, i) => ({ i, rang: Math.random() })).sort(
    (a, b) => a.rang - b.rang,
  );
  for (const { i } of ordre) {
    const connue = i % 2 === 0;
    const email = (connue ? connues : inconnues)[(i >> 1) % ADRESSES] ?? '';
    const depart = performance.now();
    const statut = await poster(route, corps(email));
    durees[connue ? 0 : 1].push(performance.now() - depart);
    // A refusal by a limit would measure nothing.
    expect(statut).not.toBe(429);
  }
  return durees;
}

/** Mann-Whitney, by its normal approximation. */
function ecartReduit(a: readonly number[], b: readonly number[]): number {
  const u = a.reduce((somme, x) => somme + b.filter((y) => y < x).length + b.filter((y) => y === x).length / 2, 0);
  return (u - (a.length * b.length) / 2) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
}
const mediane = (durees: readonly number[]): number => durees.toSorted((a, b) => a - b)[durees.length >> 1] ?? 0;

test.each<[string, string, (email: string) => object]>([
  ['connexion', 'secure-login', (email) => ({ email, password: 'Mauvais-Mot-De-Passe-77' })],
  ['récupération', 'recover', (email) => ({ email })],
  ['renvoi', 'resend', (email) => ({ email, type: 'verification' })],
  ['demande d’un code', 'otp', (email) => ({ email, type: 'code' })],
  ['demande d’un lien', 'otp', (email) => ({ email, type: 'lien' })],
  ['essai d’un code', 'otp/verify', (email) => ({ email, code: '000000' })],
  // A difference that exists is seen each time; one of chance in four hundred is not seen twice.
])(
  '%s : deux cents mesures de chaque ne disent pas si l’adresse est connue',
  { retry: 1 },
  async (nom, route, corps) => {
    const [connus, autres] = await mesurer(route, corps);
    const z = ecartReduit(connus, autres);
    const mesure = `${nom} : ${mediane(connus).toFixed(2)} ms connue, ${mediane(autres).toFixed(2)} ms inconnue, z = ${z.toFixed(2)}`;
    process.stdout.write(`  ${mesure}\n`);
    expect({ mesure, indistincte: Math.abs(z) < Z_MAX }).toEqual({ mesure, indistincte: true });
  },
);
