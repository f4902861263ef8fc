import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portLibre } from '../../scripts/lib/port-libre.mjs';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { EN_LONG, entetes, expect, inscrire, QUESTION_SIMPLE, test } from './banc.ts';

interface Serveur {
  readonly adresse: string;
  demarrer(): Promise<void>;
  arreter(): Promise<void>;
}

/** A server in a process of its own, on its own base: it is really stopped, and really started again. */
class ServeurAPart implements Serveur {
  readonly adresse: string;
  readonly #env: NodeJS.ProcessEnv;
  #processus: ChildProcess | undefined;

  constructor(port: number) {
    this.adresse = `http://127.0.0.1:${port}`;
    this.#env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'francis-e2e-attente-')),
      LOG_LEVEL: 'error',
      INSCRIPTIONS_PAR_HEURE: '1000',
    };
  }

  async demarrer(): Promise<void> {
    this.#processus = spawn(process.execPath, ['apps/api/dist/main.js'], { env: this.#env, stdio: 'ignore' });
    await expect
      .poll(
        () =>
          fetch(`${this.adresse}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        // However slow the machine, a server is waited for until it is there.
        { timeout: 0 },
      )
      .toBe(true);
  }

  async arreter(): Promise<void> {
    const processus = this.#processus;
    if (!processus || processus.exitCode !== null) return;
    const fin = once(processus, 'exit');
    processus.kill('SIGTERM');
    await fin;
  }
}

/**
 * The journeys' server behind a door of its own: shut, the browser meets a server that is not there. Each start of a process takes as long
 * as fifteen journeys, and `tests/resilience/kill-9.test.ts` holds what a server keeps from one to the next.
 */
class Porte implements Serveur {
  readonly adresse: string;
  readonly #port: number;
  readonly #cible: { readonly host: string; readonly port: number };
  readonly #liens = new Set<Socket>();
  #porte: Server | undefined;

  constructor(port: number, cible: string) {
    const { hostname, port: celui } = new URL(cible);
    this.adresse = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#cible = { host: hostname, port: Number(celui) };
  }

  async demarrer(): Promise<void> {
    this.#porte = createServer((entrant) => {
      const sortant = connect(this.#cible);
      for (const [lien, autre] of [
        [entrant, sortant],
        [sortant, entrant],
      ] as const) {
        this.#liens.add(lien);
        lien.on('close', () => {
          this.#liens.delete(lien);
          autre.destroy();
        });
        // What breaks also closes.
        lien.on('error', () => undefined);
        lien.pipe(autre);
      }
    });
    this.#porte.listen(this.#port, '127.0.0.1');
    await once(this.#porte, 'listening');
  }

  async arreter(): Promise<void> {
    if (!this.#porte?.listening) return;
    const fin = once(this.#porte, 'close');
    this.#porte.close();
    for (const lien of this.#liens) lien.destroy();
    await fin;
  }
}

test('serveur arrêté : le site installé s’ouvre, calcule, garde le brouillon, et la question part une fois au retour', async ({
  browser,
  baseURL,
}) => {
  const port = await portLibre();
  const serveur: Serveur = EN_LONG ? new ServeurAPart(port) : new Porte(port, baseURL ?? '');
  await serveur.demarrer();
  const contexte = await browser.newContext({ baseURL: serveur.adresse, locale: 'fr-FR', serviceWorkers: 'allow' });
  const envois: (string | undefined)[] = [];
  contexte.on('request', (r) => {
    if (r.url().endsWith('/api/ask/stream')) envois.push(r.headers()['idempotency-key']);
  });
  try {
    const page = await contexte.newPage();
    await inscrire(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((suite) => {
          navigator.serviceWorker.addEventListener('controllerchange', suite, { once: true });
        });
    });

    await serveur.arreter();
    await page.goto('/simulateur-impot#revenus=52000');
    await expect(page.getByRole('main')).toContainText(/7\s144\s€/);
    await page.getByRole('button', { name: 'Demander à Francis' }).click();
    await expect(page.getByRole('heading', { name: 'Le serveur ne répond pas' })).toBeVisible();
    const saisie = page.getByLabel('Votre question');
    await expect(saisie).toHaveValue(/52\s000\s€/);
    await page.reload();
    await expect(saisie).toHaveValue(/52\s000\s€/);
    await verifier(page, 'hors ligne, brouillon', AUTRE_ETAT);

    await saisie.fill(QUESTION_SIMPLE);
    await page.getByRole('button', { name: 'Envoyer au retour du serveur' }).click();
    await expect(page.getByText('En attente d’envoi')).toBeVisible();
    await page.getByRole('button', { name: /^Annuler/ }).click();
    await expect(page.getByText('En attente d’envoi')).toBeHidden();
    await expect(saisie).toHaveValue(QUESTION_SIMPLE);
    await page.getByRole('button', { name: 'Envoyer au retour du serveur' }).click();
    await page.reload();
    await expect(page.getByText('En attente d’envoi')).toBeVisible();
    await verifier(page, 'hors ligne, question en attente');
    const seconde = await contexte.newPage();
    await seconde.goto('/chat');
    await expect(seconde.getByText('En attente d’envoi')).toBeVisible();
    // The worker keeps files of the site only.
    const gardes = await page.evaluate(async () => {
      const ouverts = await Promise.all((await caches.keys()).map((nom) => caches.open(nom)));
      const reponses = (await Promise.all(ouverts.map((c) => c.matchAll()))).flat();
      return (await Promise.all(reponses.map((r) => r.text()))).some((texte) => texte.includes('30000 euros'));
    });
    expect(gardes).toBe(false);

    await serveur.demarrer();
    await expect
      .poll(
        async () =>
          (await page.getByRole('button', { name: 'Copier' }).count()) +
          (await seconde.getByRole('button', { name: 'Copier' }).count()),
      )
      .toBe(1);
    for (const onglet of [page, seconde]) await expect(onglet.getByText('En attente d’envoi')).toBeHidden();
    expect(envois).toHaveLength(1);
    const historique = await page.request.get('/api/conversations', { headers: await entetes(page) });
    expect((await historique.json()).conversations).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('francis.attente'))).toBeNull();

    // Asked from the chat itself, once the server is away; signing out takes it away.
    await serveur.arreter();
    const ouverte = (await page.getByRole('button', { name: 'Copier' }).count()) > 0 ? page : seconde;
    await ouverte.getByLabel('Votre question').fill('Et avec un enfant ?');
    await ouverte.keyboard.press('Enter');
    await expect(ouverte.getByText('En attente d’envoi')).toBeVisible();
    await serveur.demarrer();
    await expect(ouverte.getByRole('article', { name: 'Réponse de Francis' })).toHaveCount(2);
    await expect(ouverte.getByText('En attente d’envoi')).toBeHidden();
    expect(new Set(envois).size).toBe(2);
  } finally {
    await contexte.close();
    await serveur.arreter();
  }
});
