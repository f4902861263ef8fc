import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXTENSION_TEAMS, type manifesteExtension } from '@francis/contract';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { COMPTES_DEMO } from '../../apps/api/src/domains/comptes/comptes-demo.ts';
import { expect, LONG, test } from './banc.ts';

/** The shell without screens loads no extension: an entire browser does. */
const ENTIER =
  process.env['CHROMIUM_ENTIER'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((chemin) => existsSync(chemin));

/** A page with the structure of Teams: captions that the test writes, and a button that only a meeting shows. */
const TEAMS = `<!doctype html><html lang="fr"><title>Réunion</title><body>
  <button id="hangup-button">Quitter</button><p>Discussion privée qui n’est pas un sous-titre.</p>
  <div data-tid="closed-caption-v2-window-wrapper"></div></body></html>`;

const dire = (teams: Page, auteur: string, texte: string): Promise<void> =>
  teams.evaluate(
    ([locuteur = '', phrase = '']) => {
      const ligne = document.createElement('div');
      for (const [marque, contenu] of [
        ['author', locuteur],
        ['closed-caption-text', phrase],
      ] as const) {
        const morceau = document.createElement('span');
        morceau.dataset['tid'] = marque;
        morceau.textContent = contenu;
        ligne.append(morceau);
      }
      document.querySelector('[data-tid^="closed-caption"]')?.append(ligne);
    },
    [auteur, texte],
  );

/** Where it was put, and the one address that it knows. */
async function decompresser(zip: Buffer): Promise<{ extension: string; adresse: string }> {
  const dossier = await mkdtemp(join(tmpdir(), 'francis-extension-'));
  const fichiers = unzipSync(new Uint8Array(zip));
  for (const [nom, octets] of Object.entries(fichiers)) await writeFile(join(dossier, nom), octets);
  const lu: ReturnType<typeof manifesteExtension> = JSON.parse(
    strFromU8(fichiers['manifest.json'] ?? new Uint8Array()),
  );
  return { extension: dossier, adresse: new URL(lu.externally_connectable.matches[0].replace('*', '')).origin };
}

const ouvrir = (profil: string, extension: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profil, {
    ...(ENTIER !== undefined && { executablePath: ENTIER }),
    headless: false,
    locale: 'fr-FR',
    args: [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  });

// Another browser has to start, with the product as its own extension.
test('de l’accord des participants à la transcription rangée, dans un vrai Chromium', LONG, async ({ request }) => {
  expect(ENTIER, 'installez un Chromium entier : sudo apt-get install chromium').toBeDefined();
  // An account whose address is proved: what a program may do is not granted before.
  const demo = COMPTES_DEMO.find(({ typeCompte }) => typeCompte === 'professionnel');
  if (!demo) throw new Error('the demonstration has a professional');
  const { email, motDePasse: password, nomComplet } = demo;
  const { access_token: jeton }: { access_token: string } = await (
    await request.post('/api/auth/secure-login', { data: { email, password } })
  ).json();
  const headers = { authorization: `Bearer ${jeton}` };
  const fiche = { data: { nom_client: 'Aaron-Etcheverry', prenom_client: 'Léa' } };
  expect((await request.post('/api/pro/clients', { data: fiche, headers })).status()).toBe(201);

  const { extension, adresse } = await decompresser(await (await request.get('/extension/francis-teams.zip')).body());
  const profil = await mkdtemp(join(tmpdir(), 'francis-profil-'));
  const contexte = await ouvrir(profil, extension);
  try {
    await contexte.route('https://teams.microsoft.com/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: TEAMS }),
    );
    // A page that is not Francis reaches nothing, and a page of Teams cannot open the channel.
    const teams = await contexte.newPage();
    await teams.goto('https://teams.microsoft.com/v2/');
    expect(await teams.evaluate(() => 'chrome' in window && 'sendMessage' in (window.chrome?.runtime ?? {}))).toBe(
      false,
    );

    const site = await contexte.newPage();
    await site.goto(`${adresse}/pro-landing`);
    const statut = () =>
      site.evaluate(
        (id) =>
          new Promise((resolve) => {
            window.chrome?.runtime?.sendMessage?.(id, { type: 'CHECK_TEAMS_STATUS' }, resolve);
          }),
        EXTENSION_TEAMS.identifiant,
      );
    expect(await statut()).toEqual({ installed: true, active: false });

    const panneau = await contexte.newPage();
    await panneau.goto(`chrome-extension://${EXTENSION_TEAMS.identifiant}/panneau.html`);
    const [accord] = await Promise.all([
      contexte.waitForEvent('page'),
      panneau.getByRole('button', { name: 'Relier à Francis' }).click(),
    ]);
    await accord.getByLabel('Adresse e-mail').fill(email);
    await accord.getByLabel('Mot de passe', { exact: true }).fill(password);
    await accord.getByRole('button', { name: 'Connexion', exact: true }).click();
    await expect(accord.getByText(/C’est une extension de Francis/)).toBeVisible();
    await accord.getByRole('button', { name: 'Autoriser' }).click();

    // Nothing is read before the agreement, whatever is said.
    await dire(teams, 'Léa Etcheverry', 'Avant l’accord, cela ne s’écrit pas.');
    const commencer = panneau.getByRole('button', { name: 'Commencer la transcription' });
    await expect(commencer).toBeDisabled();
    expect(await statut()).toEqual({ installed: true, active: true });
    await teams.evaluate(() => document.querySelector('[data-tid^="closed-caption"]')?.replaceChildren());
    await panneau.getByLabel('Titre de la réunion').fill('Bilan annuel');
    await panneau.getByRole('checkbox', { name: /Les participants ont accepté/ }).check();
    await commencer.click();
    await dire(teams, 'Léa Etcheverry', 'Je suis pacsée et nous avons');
    await expect(panneau.getByText('Je suis pacsée et nous avons')).toBeVisible();
    await teams.evaluate(() => {
      const texte = document.querySelector('[data-tid="closed-caption-text"]');
      if (texte) texte.textContent = 'Je suis pacsée et nous avons deux enfants.';
    });
    await dire(teams, 'Nadia Lacombe', '<img src=x onerror="document.title=1">Très bien.');
    await expect(panneau.getByText('<img src=x onerror="document.title=1">Très bien.')).toBeVisible();
    await expect(panneau.getByText('Discussion privée')).toHaveCount(0);

    // Teams changes its page: it is said, and what was written stays.
    const renommer = (nom: string) =>
      teams.evaluate((tid) => document.querySelector('[data-tid^="c"]')?.setAttribute('data-tid', tid), nom);
    await renommer('c9');
    await teams.evaluate(() => document.body.append('.'));
    await expect(panneau.getByText(/Sous-titres introuvables/)).toBeVisible();
    await renommer('closed-captions-renderer');
    await teams.evaluate(() => document.body.append('.'));
    await expect(panneau.getByText(/Sous-titres introuvables/)).toHaveCount(0);

    // Stopped, then closed: the same meeting goes on, and what was said meanwhile is not written.
    await panneau.getByRole('button', { name: 'Arrêter' }).click();
    await expect(panneau.getByRole('heading', { name: 'Transcription arrêtée' })).toBeVisible();
    await dire(teams, 'Léa Etcheverry', 'Dit pendant la pause.');
    await teams.evaluate(() => document.querySelector('[data-tid^="closed-caption"]')?.replaceChildren());
    await panneau.reload();
    await expect(panneau.getByRole('heading', { name: 'Transcription interrompue' })).toBeVisible();
    const captures = process.env['CAPTURES'];
    if (captures) await panneau.screenshot({ path: `${captures}/extension-interrompue.png`, fullPage: true });
    await panneau.getByRole('button', { name: 'Reprendre la transcription' }).click();
    await expect(panneau.getByRole('heading', { name: 'Transcription en cours' })).toBeVisible();
    await dire(teams, 'Léa Etcheverry', 'Je gagne 52 000 euros net imposable.');
    await expect(panneau.getByText('Je gagne 52 000 euros net imposable.')).toBeVisible();
    await panneau.getByRole('button', { name: 'Arrêter' }).click();
    await panneau.getByRole('button', { name: 'Léa Aaron-Etcheverry', exact: true }).click();
    await panneau.getByRole('button', { name: 'Envoyer dans le dossier de Léa Aaron-Etcheverry' }).click();
    await expect(panneau.getByText('Réunion rangée')).toBeVisible();

    const liste = await (await request.get('/api/pro/reunions', { headers })).json();
    const id = String(liste.reunions[0].id);
    const gardee = await (await request.get(`/api/pro/reunions/${id}`, { headers })).json();
    expect(gardee).toMatchObject({
      title: 'Bilan annuel',
      status: 'completed',
      client: { nom: 'Léa Aaron-Etcheverry' },
      consentement: { par: nomComplet },
      // The names that Teams shows did not leave the browser.
      participants: ['Participant 1', 'Participant 2'],
    });
    expect(gardee.transcription.map((une: { texte: string }) => une.texte)).toEqual([
      'Je suis pacsée et nous avons deux enfants.',
      '<img src=x onerror="document.title=1">Très bien.',
      'Je gagne 52 000 euros net imposable.',
    ]);
    expect(JSON.stringify(gardee.transcription)).not.toContain('pendant la pause');
    expect(JSON.stringify(gardee.transcription)).not.toContain('Avant l’accord');
  } finally {
    await contexte.close();
    await rm(profil, { recursive: true, force: true });
    await rm(extension, { recursive: true, force: true });
  }
});

declare global {
  interface Window {
    readonly chrome?: {
      readonly runtime?: { sendMessage?: (id: string, message: object, suite: (reponse: unknown) => void) => void };
    };
  }
}
