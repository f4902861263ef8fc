import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, nouveauCompte, test } from './banc.ts';
import { verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';
import { prouverAdresse } from './comptes-banc.ts';

test('le titulaire emporte son cabinet, et le lit sans le service ; l’autre cabinet n’en voit rien', async ({
  page,
  browser,
  surveillance,
}) => {
  surveillance.tolerer(/status of 400/);
  const cabinet = await ouvrirCabinet(page);
  const { motDePasse } = nouveauCompte();
  await cabinet.ouvrirDossier({ nom_client: 'Lacombe', prenom_client: 'Étienne', ville_client: 'Nantes' });
  await cabinet.ouvrirDossier({ nom_client: 'Noether', prenom_client: 'Emmy' });
  await page.goto('/pro/settings?onglet=archive');
  await prouverAdresse(page, cabinet.email);
  await expect(page.getByText('Aucune archive pour l’instant.')).toBeVisible();
  await page.getByRole('button', { name: 'Demander une archive' }).click();
  await expect(page.getByText(/^2 dossiers, .*Mo, jusqu’au /)).toBeVisible();
  await verifier(page, 'archive prête');

  await page.getByRole('button', { name: 'Télécharger' }).click();
  const fenetre = page.getByRole('dialog', { name: 'Télécharger l’archive' });
  await fenetre.getByLabel('Votre mot de passe').fill('Mauvais-Mot-De-Passe-77');
  await fenetre.getByRole('button', { name: 'Télécharger le ZIP' }).click();
  await expect(fenetre.getByText('Mot de passe actuel incorrect.')).toBeVisible();
  await fenetre.getByLabel('Votre mot de passe').fill(motDePasse);
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    fenetre.getByRole('button', { name: 'Télécharger le ZIP' }).click(),
  ]);
  expect(fichier.suggestedFilename()).toMatch(/^cabinet_\d{4}-\d\d-\d\d\.zip$/);

  // Opened from the disk, with no network at all.
  const dossier = await mkdtemp(join(tmpdir(), 'francis-archive-'));
  for (const [nom, octets] of Object.entries(unzipSync(new Uint8Array(await readFile(await fichier.path()))))) {
    await mkdir(dirname(join(dossier, nom)), { recursive: true });
    await writeFile(join(dossier, nom), octets);
  }
  const sansReseau = await browser.newContext({ offline: true });
  const lecteur = await sansReseau.newPage();
  await lecteur.goto(pathToFileURL(join(dossier, 'index.html')).href);
  await expect(lecteur.getByRole('link', { name: 'Noether Emmy' })).toBeVisible();
  await lecteur.getByRole('searchbox').fill('etienne');
  await expect(lecteur.getByRole('link', { name: 'Noether Emmy' })).toBeHidden();
  await lecteur.getByRole('link', { name: 'Lacombe Étienne' }).click();
  await expect(lecteur.getByRole('heading', { name: 'Étienne Lacombe' })).toBeVisible();
  await expect(lecteur.getByRole('row', { name: /Nantes/ })).toBeVisible();
  // It follows the theme of whoever opens it, as the product does.
  const fond = () => lecteur.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await fond()).toBe('rgb(255, 255, 255)');
  await lecteur.emulateMedia({ colorScheme: 'dark' });
  expect(await fond()).not.toBe('rgb(255, 255, 255)');
  await sansReseau.close();

  const ailleurs = await browser.newContext({ locale: 'fr-FR' });
  const autre = await ailleurs.newPage();
  await ouvrirCabinet(autre, 'Autre Conseil');
  await autre.goto('/pro/settings?onglet=archive');
  await expect(autre.getByText('Aucune archive pour l’instant.')).toBeVisible();
  await ailleurs.close();

  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(page.getByText('Aucune archive pour l’instant.')).toBeVisible();
});
