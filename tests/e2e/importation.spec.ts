import { expect, test } from './banc.ts';
import { verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('a spreadsheet is mapped, tried, and becomes files', async ({ page }) => {
  await ouvrirCabinet(page);
  await page.goto('/pro/dashboard');
  await page.getByRole('link', { name: 'Importer' }).click();
  const csv = 'Patronyme;Prénom;Naissance\nNoether;Emmy;23/03/1962\nGalois;Évariste;31/02/1990\n';
  await page.setInputFiles('input[type=file]', { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('2 lignes lues')).toBeVisible();
  const essayer = page.getByRole('button', { name: 'Essayer sans rien écrire' });
  await expect(essayer).toBeDisabled();
  await page.getByLabel('Champ rempli par la colonne Patronyme').selectOption('nom_client');
  await essayer.click();
  await expect(page.getByRole('cell', { name: '31/02/1990' })).toBeVisible();
  await verifier(page, 'import, essai');
  await page.getByRole('button', { name: 'Ouvrir 1 dossier' }).click();
  await expect(page.getByText('1 dossier ouvert.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir mes clients' }).click();
  await expect(page.getByRole('link', { name: 'Noether Emmy' })).toBeVisible();
});
