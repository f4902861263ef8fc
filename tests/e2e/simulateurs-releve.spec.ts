import { PAGES_WEB } from '@francis/contract';
import { expect, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } });
test.describe.configure({ timeout: 240_000 });

const SIMULATEURS = PAGES_WEB.filter((page) => page.startsWith('/simulateur-'));

for (const adresse of SIMULATEURS)
  test(`${adresse} : le calcul est un relevé numéroté, que « Copier le tableau » emporte`, async ({ page }) => {
    await page.goto(adresse);
    await expect(page.locator('[data-resultat]')).toHaveText(/\d/, { timeout: 60_000 });
    const lignes = page.locator('.resu table.releve').first().locator('tbody tr');
    await expect(lignes.first().locator('.rang')).toHaveText('1');
    const nombre = await lignes.count();
    await expect(lignes.locator('.rang')).toHaveText(Array.from({ length: nombre }, (_, i) => String(i + 1)));
    const premiere = (await lignes.first().locator('th').innerText()).split('\n')[0]?.trim() ?? '';
    expect(premiere).toMatch(/\p{L}/u);

    await page.getByRole('button', { name: 'Copier le tableau' }).click();
    await expect(page.getByText('Tableau copié')).toBeVisible();
    const copie = await page.evaluate(() => navigator.clipboard.readText());
    expect(copie).toContain(premiere);
    // Every line of the ledger, then its total.
    expect(copie.split('\n').filter((rang) => /^\d+\t\p{L}/u.test(rang)).length).toBeGreaterThanOrEqual(nombre);
  });
