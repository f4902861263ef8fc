import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { demarrerServeur, type Serveur, VRAI } from '../serveur.ts';

const MOT_DE_PASSE = 'Sept-Chataignes-Rousses-41';

/** The real server on a folder of its own, without the limits that would stop an attack before what is measured. */
export async function ouvrirServeur(env: Readonly<Record<string, string>> = {}): Promise<{
  readonly serveur: Serveur;
  fermer(): Promise<void>;
}> {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-scenario-'));
  const serveur = await demarrerServeur(VRAI, {
    DATA_DIR: dossier,
    LOG_LEVEL: 'silent',
    INSCRIPTIONS_PAR_HEURE: '10000',
    LECTURES_PAR_MINUTE: '1000000',
    ECRITURES_PAR_MINUTE: '1000000',
    ...env,
  });
  return {
    serveur,
    fermer: async () => {
      await serveur.tuer('SIGKILL');
      rmSync(dossier, { recursive: true, force: true });
    },
  };
}

export interface Envoi {
  readonly statut: number;
  readonly code: string | undefined;
  readonly ms: number;
  /** Seconds that a refusal asks to wait. */
  readonly attendre: number;
}

/** One request, and how long its whole answer took to come. */
export async function envoyer(url: string, chemin: string, corps?: string, jeton?: string): Promise<Envoi> {
  const depart = performance.now();
  const reponse = await fetch(url + chemin, {
    method: corps === undefined ? 'GET' : 'POST',
    headers: {
      ...(corps !== undefined && { 'content-type': 'application/json' }),
      ...(jeton !== undefined && { authorization: `Bearer ${jeton}` }),
    },
    ...(corps !== undefined && { body: corps }),
  });
  const texte = await reponse.text();
  const code = /"code":"(\w+)"/.exec(texte)?.[1];
  const attendre = Number(reponse.headers.get('retry-after') ?? 0);
  return { statut: reponse.status, code, ms: performance.now() - depart, attendre };
}

/** A new account. @returns its access token. */
export async function ouvrirCompte(url: string): Promise<string> {
  const identifiants = { email: `${randomUUID()}@exemple.test`, password: MOT_DE_PASSE };
  const corps = { ...identifiants, fullName: 'Ada', accountType: 'professionnel' };
  await envoyer(url, '/api/auth/secure-signup', JSON.stringify(corps));
  const session = await fetch(`${url}/api/auth/secure-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(identifiants),
  });
  return /"access_token":"([^"]+)"/.exec(await session.text())?.[1] ?? '';
}

export const pire = (durees: readonly number[]): number => Math.max(...durees);
