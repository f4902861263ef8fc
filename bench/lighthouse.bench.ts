import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { preparerChromium } from '../scripts/lib/chromium.mjs';
import { portLibre } from '../scripts/lib/port-libre.mjs';
import { centile, type Mesure } from './mesures.ts';
import { demarrer, envoyer } from './serveur.ts';

/**
 * What Lighthouse says of the built pages on its phone, slowed by simulation: the middle one of five passes.
 * A pass has a browser of its own: nothing is kept from the one before, and the chat keeps its session.
 */
const PASSES = 5;
const MOT_DE_PASSE = 'Sept-Chataignes-Rousses-41';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface PageMesuree {
  readonly nom: string;
  readonly chemin: string;
  readonly performance: number;
  /** A page behind a session is not for search engines. */
  readonly publique: boolean;
}

const PAGES: readonly PageMesuree[] = [
  { nom: 'accueil', chemin: '/pro-landing', performance: 95, publique: true },
  { nom: 'simulateur d’impôt', chemin: '/simulateur-impot', performance: 95, publique: true },
  { nom: 'article', chemin: '/blog/verser-sur-un-per', performance: 95, publique: true },
  { nom: 'conversation', chemin: '/chat', performance: 90, publique: false },
];

interface Releve {
  readonly notes: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly premier: number;
  readonly grand: number;
  readonly blocage: number;
  readonly decalage: number;
  /** How fast the machine was then, by Lighthouse's own measure: the simulation slows it, and does not correct it. */
  readonly machine: number;
}

export async function run(): Promise<Mesure[]> {
  const pret = await preparerChromium();
  if ('manque' in pret) throw new Error(pret.manque);
  const dossier = mkdtempSync(join(tmpdir(), 'francis-lighthouse-'));
  const port = await portLibre();
  // The addresses of a page are absolute where the server knows its own: search engines ask for that.
  const serveur = await demarrer(join(dossier, 'donnees'), {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  try {
    await ouvrirCompte(serveur.url);
    const releves = new Map<PageMesuree, Releve[]>(PAGES.map((page) => [page, []]));
    // Turn by turn: what else the machine does then weighs on every page alike.
    for (let passe = 0; passe < PASSES; passe += 1)
      for (const [page, dejaPris] of releves)
        dejaPris.push(await passer(pret.chemin, join(dossier, 'profil'), serveur.url, page));
    for (const [page, pris] of releves) console.log(ligne(page, pris));
    const tous = [...releves.values()].flat();
    const machine = triees(tous, (releve) => releve.machine);
    console.log(
      `machine : ${Math.round(centile(machine, 0.5))} au repère de Lighthouse (${Math.round(machine[0] ?? 0)}–${Math.round(machine.at(-1) ?? 0)}), charge moyenne ${loadavg().map(Math.round).join(', ')}`,
    );
    return [...releves].flatMap(([page, pris]) => juger(page, pris));
  } finally {
    await serveur.arreter();
    rmSync(dossier, { recursive: true, force: true });
  }
}

interface Cookie {
  readonly name: string;
  readonly value: string;
}

const COMPTE = { email: 'lighthouse@exemple.test', password: MOT_DE_PASSE };

/** Somebody who answered the first questions already. */
async function ouvrirCompte(url: string): Promise<void> {
  await envoyer(url, '/api/auth/secure-signup', { ...COMPTE, fullName: 'Banc', accountType: 'particulier' });
  const session = await envoyer(url, '/api/auth/secure-login', COMPTE);
  const jeton = /"access_token":"([^"]+)"/.exec(session)?.[1] ?? '';
  await envoyer(url, '/api/user-profile', { has_completed_onboarding: true }, jeton);
}

/** The cookie that keeps a session: it serves once, so that each pass has its own. */
async function ouvrirSession(url: string): Promise<readonly Cookie[]> {
  const reponse = await fetch(`${url}/api/auth/secure-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(COMPTE),
  });
  return reponse.headers.getSetCookie().map((ecrit) => {
    const [nom = '', ...reste] = (ecrit.split(';')[0] ?? '').split('=');
    return { name: nom, value: reste.join('=') };
  });
}

async function passer(chemin: string, profil: string, url: string, page: PageMesuree): Promise<Releve> {
  rmSync(profil, { recursive: true, force: true });
  const navigateur = spawn(
    chemin,
    ['--headless', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profil}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const port = await lirePort(navigateur);
    if (!page.publique) await poserSession(port, url, await ouvrirSession(url));
    const lu = await lighthouse(url + page.chemin, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      disableStorageReset: true,
    });
    if (!lu || lu.lhr.runtimeError) throw new Error(`${page.chemin} : ${lu?.lhr.runtimeError?.message}`);
    const { audits, categories } = lu.lhr;
    if (process.env['LIGHTHOUSE_FAUTES'])
      for (const [nom, { score, title }] of Object.entries(audits))
        if (score !== null && score < 0.9) console.log(`  ${page.chemin} ${nom} : ${score} ${title}`);
    const note = (nom: (typeof CATEGORIES)[number]): number => Math.round((categories[nom]?.score ?? 0) * 100);
    const valeur = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      notes: {
        performance: note('performance'),
        accessibility: note('accessibility'),
        'best-practices': note('best-practices'),
        seo: note('seo'),
      },
      premier: valeur('first-contentful-paint'),
      grand: valeur('largest-contentful-paint'),
      blocage: valeur('total-blocking-time'),
      decalage: valeur('cumulative-layout-shift'),
      machine: lu.lhr.environment.benchmarkIndex,
    };
  } finally {
    const fini = new Promise((suite) => navigateur.once('exit', suite));
    navigateur.kill();
    await fini;
  }
}

const lirePort = (navigateur: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    navigateur.stderr?.on('data', (bloc: Buffer) => {
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(bloc.toString())?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    navigateur.once('exit', (code) => reject(new Error(`le navigateur s’est arrêté (${code})`)));
  });

/** The session as the sign-in leaves it, before the page is ever asked for: no script nor worker of ours has run. */
async function poserSession(port: number, url: string, cookies: readonly Cookie[]): Promise<void> {
  const lien = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const contexte = lien.contexts()[0];
  if (!contexte) throw new Error('le navigateur n’a pas de contexte');
  await contexte.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await contexte.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(() => localStorage.setItem('francis.session', '1'));
  await page.close();
  await lien.close();
}

const triees = (releves: readonly Releve[], lire: (releve: Releve) => number): number[] =>
  releves.map(lire).toSorted((a, b) => a - b);
const mediane = (releves: readonly Releve[], lire: (releve: Releve) => number): number =>
  centile(triees(releves, lire), 0.5);

/** A score is a least, a shift a most: each says on which side it stands. */
function juger({ nom, performance, publique }: PageMesuree, releves: readonly Releve[]): Mesure[] {
  const aMoins = (categorie: (typeof CATEGORIES)[number], seuil: number): Mesure => {
    const valeur = mediane(releves, ({ notes }) => notes[categorie]);
    return { nom: `${nom} : ${categorie}, au moins`, valeur, unite: '/ 100', seuil, ok: valeur >= seuil };
  };
  const decalage = mediane(releves, (releve) => releve.decalage);
  const grand = Math.round(mediane(releves, (releve) => releve.grand));
  return [
    aMoins('performance', performance),
    aMoins('accessibility', 100),
    aMoins('best-practices', 100),
    ...(publique ? [aMoins('seo', 100)] : []),
    { nom: `${nom} : plus grand affichage`, valeur: grand, unite: 'ms', seuil: 2000, ok: grand < 2000 },
    { nom: `${nom} : décalage`, valeur: decalage, unite: '', seuil: 0.02, ok: decalage < 0.02 },
  ];
}

/** A row of `docs/mesures/pages-publiques.md`. */
function ligne({ nom, publique }: PageMesuree, releves: readonly Releve[]): string {
  const performances = triees(releves, ({ notes }) => notes.performance);
  const ms = (lire: (releve: Releve) => number): string =>
    `${Math.round(mediane(releves, lire)).toLocaleString('fr-FR')} ms`;
  return `| ${[
    nom,
    `${mediane(releves, ({ notes }) => notes.performance)} (${performances[0]}–${performances.at(-1)})`,
    mediane(releves, ({ notes }) => notes.accessibility),
    mediane(releves, ({ notes }) => notes['best-practices']),
    publique ? mediane(releves, ({ notes }) => notes.seo) : '—',
    ms(({ premier }) => premier),
    ms(({ grand }) => grand),
    ms(({ blocage }) => blocage),
    mediane(releves, ({ decalage }) => decalage).toLocaleString('fr-FR', { maximumFractionDigits: 3 }),
  ].join(' | ')} |`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const mesures = await run();
  for (const m of mesures)
    console.log(`${m.ok ? '✓' : '✗'} ${m.nom} : ${m.valeur} ${m.unite} (seuil ${m.seuil} ${m.unite})`);
  process.exit(mesures.every(({ ok }) => ok) ? 0 : 1);
}
