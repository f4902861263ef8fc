import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { verifier } from './axe.ts';
import { EN_LONG, expect, LONG, siLong, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('« Enregistrer en PDF » : le document du serveur, sans que la saisie passe par une adresse', async ({ page }) => {
  await page.goto('/simulateur-impot#revenus=52000');
  await expect(page.locator('[data-resultat]')).toBeVisible();
  const adresses: string[] = [];
  page.on('request', (requete) => adresses.push(requete.url()));
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer en PDF' }).click(),
  ]);
  expect(fichier.suggestedFilename()).toMatch(/^simulateur-impot_\d{4}-\d{2}-\d{2}\.pdf$/);
  expect((await readFile(await fichier.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(adresses.some((adresse) => adresse.endsWith('/api/simulations/pdf'))).toBe(true);
  expect(adresses.filter((adresse) => adresse.includes('52000'))).toEqual([]);
});

test('le serveur ne répond pas : le navigateur enregistre la page, et le dit', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 502/);
  await page.goto('/simulateur-impot');
  await expect(page.locator('[data-resultat]')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['imprime'] = document.title;
    };
  });
  await page.route('**/api/simulations/pdf', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.getByRole('button', { name: 'Enregistrer en PDF' }).click();
  await expect(page.getByText('le navigateur enregistre la page à sa place')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-imprime', 'Francis - Impôt sur le revenu');
});

/** Opens a page as the build wrote it: the application takes it over when it is told to. */
async function ouvrirSansApplication(page: Page, adresse: string): Promise<() => void> {
  const porte: { ouvrir?: () => void } = {};
  const retenue = new Promise<void>((resolve) => {
    porte.ouvrir = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await retenue;
    await route.continue();
  });
  await page.mainFrame().goto(adresse);
  return () => porte.ouvrir?.();
}

test('un bouton pressé avant que la page ne réponde est entendu dès qu’elle répond', async ({ page }) => {
  const laisser = await ouvrirSansApplication(page, '/simulateur-impot');
  const bouton = page.getByRole('button', { name: 'Enregistrer en PDF' });
  await expect(bouton).toBeVisible();
  const telechargement = page.waitForEvent('download');
  await bouton.click();
  await expect(page.locator('form.saisies')).toHaveAttribute('inert', '');
  laisser();
  expect((await telechargement).suggestedFilename()).toMatch(/^simulateur-impot_.*\.pdf$/);
});

test('qui est au clavier sur une page écrite d’avance garde sa place quand elle répond', LONG, async ({ page }) => {
  const laisser = await ouvrirSansApplication(page, '/simulateur-impot');
  const lien = page.getByRole('main').getByRole('link', { name: 'Simulateurs' });
  await lien.focus();
  laisser();
  await expect(page.locator('form.saisies')).not.toHaveAttribute('inert');
  await expect(lien).toBeFocused();
});

test('une page que le navigateur ne dessine pas devient l’application quand même', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/simulateur-tva-suisse');
  await page.getByLabel('Montant hors taxe').fill('2500');
  await expect(page.locator('[data-resultat]')).toHaveText(/2’702\.50/);
});

for (const [adresse, ...montants] of [
  ['/simulateur-quatre-pays', ['.cote-a-cote tfoot', 'cotisations']],
  ['/simulateur-statuts', ['.cote-a-cote tfoot', 'cotisations']],
  [
    '/simulateur-impot#revenus=30000&situations=2&b.enfants=2',
    // The first line of a cascade is what was typed: that one says so.
    ['.cascade tr:has-text("Revenus déclarés")', 'Ce que vous avez saisi'],
    ['.cascade tr:has-text("Abattement")', 'CGI art.'],
    ['.comparaison tfoot', 'CGI art.'],
  ],
  [
    '/simulateur-impot-suisse',
    ['.cascade tr:has-text("Impôt fédéral direct")', 'LIFD art.'],
    ['.cascade tr:has-text("AVS")', 'LAVS art.'],
  ],
] as const) {
  test(
    `${adresse} : un montant dit son article, au clavier comme à la souris`,
    siLong(!adresse.includes('-impot#')),
    async ({ page }) => {
      await page.goto(adresse);
      for (const [cible, attendu] of montants) {
        // The model of the contributions takes its time on a busy machine.
        const montant = page
          .locator(cible)
          .getByRole('button', { name: /, pourquoi/ })
          .first();
        await expect(montant).toBeVisible();
        await montant.focus();
        await expect(page.getByRole('tooltip')).toContainText(attendu);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('tooltip')).toHaveCount(0);
      }
      // On a short run, the journeys of accessibility look at these screens, everything open.
      if (EN_LONG) await verifier(page, adresse);
    },
  );
}
