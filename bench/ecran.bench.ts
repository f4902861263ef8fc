import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preparerChromium } from '../scripts/lib/chromium.mjs';
import { messageExemple } from '../tests/e2e/reponse-exemple.ts';
import { centile, type Mesure, mesure } from './mesures.ts';
import { demarrer } from './serveur.ts';

/** What the chat costs a browser: its scripts before the first paint, an interaction on a slow phone, a long history. */
const PASSES = 5;
const MESSAGES = 500;
const RALENTI = 4;
const CONVERSATION = '11111111-1111-4111-8111-111111111111';
const TACHE_LONGUE_MS = 50;
const MOT_DE_PASSE = 'Sept-Chataignes-Rousses-41';

export async function run(): Promise<Mesure[]> {
  const pret = await preparerChromium();
  if ('manque' in pret) throw new Error(pret.manque);
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  const serveur = await demarrer(dossier);
  const navigateur = await chromium.launch({ executablePath: pret.chemin, args: ['--no-sandbox'] });
  try {
    const scripts: number[] = [];
    const interactions: number[] = [];
    const taches: number[] = [];
    for (let i = 0; i < PASSES; i += 1) {
      scripts.push(await peser(navigateur, serveur.url));
      interactions.push(await interagir(navigateur, serveur.url));
      taches.push(await derouler(navigateur, serveur.url));
    }
    return [
      mesure('chat : scripts demandés avant le premier affichage, gzip', mediane(scripts) / 1_000, 'ko', 200),
      mesure(`chat : interaction la plus lente, processeur ralenti ${RALENTI} fois`, mediane(interactions), 'ms', 200),
      mesure(`chat : tâche la plus longue en déroulant ${MESSAGES} messages`, mediane(taches), 'ms', TACHE_LONGUE_MS),
    ];
  } finally {
    await navigateur.close();
    await serveur.arreter();
    rmSync(dossier, { recursive: true, force: true });
  }
}

const mediane = (valeurs: readonly number[]): number =>
  centile(
    valeurs.toSorted((a, b) => a - b),
    0.5,
  );

/** Somebody signed in, on a phone, nothing kept from before. */
async function ouvrir(navigateur: Browser, url: string): Promise<Page> {
  const contexte = await navigateur.newContext({
    baseURL: url,
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await contexte.newPage();
  const compte = { email: `${randomUUID()}@exemple.test`, password: MOT_DE_PASSE };
  const inscription = { ...compte, fullName: 'Banc', accountType: 'particulier' };
  await page.request.post('/api/auth/secure-signup', { data: inscription });
  const session: unknown = await (await page.request.post('/api/auth/secure-login', { data: compte })).json();
  const jeton = typeof session === 'object' && session && 'access_token' in session ? String(session.access_token) : '';
  await page.request.post('/api/user-profile', {
    headers: { authorization: `Bearer ${jeton}` },
    data: { has_completed_onboarding: true },
  });
  await page.addInitScript(() => localStorage.setItem('francis.session', '1'));
  return page;
}

/** Octets of the scripts whose request began before the first contentful paint. */
async function peser(navigateur: Browser, url: string): Promise<number> {
  const page = await ouvrir(navigateur, url);
  await page.goto('/chat');
  await page.getByLabel('Votre question').waitFor();
  const demandes = await page.evaluate(() => {
    const peinture = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < peinture)
      .map(({ name }) => name);
  });
  let octets = 0;
  for (const adresse of demandes) octets += gzipSync(await (await page.request.get(adresse)).body()).length;
  await page.context().close();
  return octets;
}

/** Milliseconds from a key, a tap or a click to the paint that follows, the slowest of those of a first question. */
async function interagir(navigateur: Browser, url: string): Promise<number> {
  const page = await ouvrir(navigateur, url);
  await page.goto('/chat');
  const saisie = page.getByLabel('Votre question');
  await saisie.waitFor();
  const protocole = await page.context().newCDPSession(page);
  await protocole.send('Emulation.setCPUThrottlingRate', { rate: RALENTI });
  await page.evaluate(() => {
    document.documentElement.dataset['lent'] = '0';
    // Without it, only those over 104 ms are told; the type of the standard library does not know it yet.
    const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((liste) => {
      for (const { duration } of liste.getEntries()) {
        const avant = Number(document.documentElement.dataset['lent']);
        document.documentElement.dataset['lent'] = String(Math.max(avant, duration));
      }
    }).observe(options);
  });
  await saisie.click();
  await saisie.pressSequentially('Célibataire, 32 000 € net imposable, quel impôt ?', { delay: 30 });
  await saisie.press('Enter');
  await page.getByRole('button', { name: 'Copier' }).waitFor();
  await page.getByRole('button', { name: 'Copier' }).click();
  const lent = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Number(document.documentElement.dataset['lent']);
  });
  await page.context().close();
  return lent;
}

/** Milliseconds of the longest task while a long conversation is scrolled from its end to its beginning. */
async function derouler(navigateur: Browser, url: string): Promise<number> {
  const page = await ouvrir(navigateur, url);
  const messages = Array.from({ length: MESSAGES }, (_, i) =>
    i % 2 === 0
      ? { id: randomUUID(), role: 'user', content: `Question ${i / 2 + 1}`, timestamp: messageExemple.timestamp }
      : { ...messageExemple, id: randomUUID() },
  );
  const resume = {
    id: CONVERSATION,
    titre: 'Longue',
    juridiction: 'FR',
    cree_le: messageExemple.timestamp,
    modifie_le: messageExemple.timestamp,
  };
  await page.route(`**/api/conversations/${CONVERSATION}`, (route) => route.fulfill({ json: { ...resume, messages } }));
  await page.goto(`/chat?conversation=${CONVERSATION}`);
  await page.waitForFunction((n) => document.querySelectorAll('article.reponse').length === n, MESSAGES / 2);
  await page.getByRole('button', { name: 'Copier' }).last().waitFor();
  const longue = await page.evaluate(async (reponses) => {
    // Asking each element for its height would lay out what is off the screen: a task of the bench, not of the page.
    const cible = document.scrollingElement ?? document.documentElement;
    if (cible.scrollHeight < 20_000) throw new Error(`rien à dérouler : ${cible.scrollHeight} px`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    let pire = 0;
    const observateur = new PerformanceObserver((liste) => {
      for (const { duration } of liste.getEntries()) pire = Math.max(pire, duration);
    });
    observateur.observe({ type: 'longtask' });
    for (let haut = cible.scrollHeight; haut > 0; haut -= 600) {
      cible.scrollTop = haut;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // Each of them is drawn on the way: what is not yet is waited for, and measured.
    // Alive: it grows as they are drawn.
    const dessinees = document.getElementsByClassName('suites');
    for (let i = 0; i < 100 && dessinees.length < reponses; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    if (dessinees.length < reponses) throw new Error(`${dessinees.length} réponses dessinées sur ${reponses}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    observateur.disconnect();
    return pire;
  }, MESSAGES / 2);
  await page.context().close();
  return longue;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const mesures = await run();
  for (const m of mesures)
    console.log(
      `${m.ok ? '✓' : '✗'} ${m.nom} : ${m.valeur} ${m.unite}${m.seuil === null ? '' : ` (seuil ${m.seuil} ${m.unite})`}`,
    );
  process.exit(mesures.every(({ ok }) => ok) ? 0 : 1);
}
