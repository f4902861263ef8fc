import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from './client.ts';
import { demarrerServeur, LENT, lancerServeur, type Serveur, VRAI } from './serveur.ts';
import { z } from 'zod';

const DEMO = { email: 'demo@francis.test', password: 'Quotient-Familial-2026' };
const PRO = { email: 'demo-pro@francis.test', password: 'Abattement-Cabinet-2026' };

// Whole servers start and stop here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let dossier: string;
let ouverts: Serveur[] = [];
beforeEach(() => {
  dossier = mkdtempSync(join(tmpdir(), 'francis-demarrage-'));
});
afterEach(async () => {
  for (const serveur of ouverts) await serveur.tuer('SIGKILL');
  ouverts = [];
  rmSync(dossier, { recursive: true, force: true });
});

async function demarrer(script: string, env: Record<string, string> = {}): Promise<Serveur> {
  // One reader is enough for whoever asks nothing.
  const serveur = await demarrerServeur(script, { DATA_DIR: dossier, LECTEURS: '1', ...env });
  ouverts.push(serveur);
  return serveur;
}

const connexionDemo = (url: string, compte: object = DEMO) =>
  fetch(`${url}/api/auth/secure-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(compte),
  });

/** How many files the firm of the professional account holds. */
async function dossiersDeDemonstration(url: string): Promise<number> {
  const { access_token: jeton } = z
    .object({ access_token: z.string() })
    .parse(await (await connexionDemo(url, PRO)).json());
  const liste = await fetch(`${url}/api/pro/clients/`, { headers: { authorization: `Bearer ${jeton}` } });
  return z.array(z.unknown()).parse(await liste.json()).length;
}

test('une démonstration ouvre ses comptes et son cabinet, garde son dossier contre un second Francis, et rien n’en ouvre en production', async () => {
  const demonstration = await demarrer(VRAI, { NODE_ENV: 'production' });
  expect(demonstration.sortie()).toContain('demo@francis.test');
  expect(demonstration.sortie()).toContain('demo-pro@francis.test');
  expect((await connexionDemo(demonstration.url)).status).toBe(200);
  expect(await dossiersDeDemonstration(demonstration.url)).toBe(12);
  expect(statSync(join(dossier, 'signing-key')).mode & 0o777).toBe(0o600);

  const second = await lancerServeur(VRAI, { DATA_DIR: dossier });
  expect(second).toMatchObject({ code: 1 });
  expect('sortie' in second && second.sortie).toContain('est déjà utilisé par un autre Francis en marche');
  expect((await fetch(`${demonstration.url}/healthz`)).status).toBe(200);

  expect(await demonstration.tuer('SIGTERM')).toBe(0);
  const production = await demarrer(VRAI, { FRANCIS_MODE: 'production', SIGNING_KEY: 'k'.repeat(40) });
  expect(production.sortie()).not.toContain('demo@francis.test');
  expect((await connexionDemo(production.url)).status).toBe(401);
});

test('un port pris est dit en français, et le dossier est rendu', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  const adresse = occupant.address();
  const port = typeof adresse === 'object' && adresse ? adresse.port : 0;
  const refus = await lancerServeur(VRAI, { DATA_DIR: dossier, PORT: String(port), LECTEURS: '1' });
  occupant.close();
  expect(refus).toMatchObject({ code: 1, sortie: expect.stringContaining(`Le port ${port} est déjà pris`) });
  expect(readdirSync(dossier)).not.toContain('francis.lock');
});

// Every other refusal of a variable has its sentence in `config.test.ts`; here, what the process makes of one.
test.each([
  [{ FRANCIS_MODE: 'production' }, 'SIGNING_KEY est obligatoire en production'],
  [{ DATA_DIR: '/dev/null/francis' }, 'ne peut pas être créé ou écrit'],
])('%j arrête le démarrage sans pile d’appels', async (env, phrase) => {
  const refus = await lancerServeur(VRAI, { DATA_DIR: dossier, LECTEURS: '1', ...env });
  expect(refus).toMatchObject({ code: 1, sortie: expect.stringContaining(phrase) });
  expect('sortie' in refus && refus.sortie).not.toMatch(/ {4}at /);
});

test('SIGTERM laisse finir la réponse en cours, range la base et rend le dossier', async () => {
  const serveur = await demarrer(LENT, { DUREE_REPONSE_MS: '800' });
  const client = new Client();
  await client.inscrire(serveur.url);
  const envoi = client.demander('Impôt d’un célibataire à 32 000 € ?');
  await expect.poll(async () => (await client.quota()).questions_used).toBe(1);
  const sortie = serveur.tuer('SIGTERM');
  const reponse = await envoi;
  expect(await sortie).toBe(0);
  expect(readdirSync(dossier)).not.toContain('francis.lock');
  const suivant = await demarrer(LENT);
  await client.connecter(suivant.url);
  expect((await client.conversation(reponse.conversation_id)).messages[1]?.content).toBe(reponse.answer);
});
