import { strToU8, zipSync } from 'fflate';
import { expect, test } from './banc.ts';
import { AUTRE_ETAT } from './axe.ts';
import { verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** A workbook of one sheet of texts. */
const classeur = (lignes: readonly (readonly string[])[]): Buffer => {
  const rangees = lignes.map((ligne) => ligne.map((t) => `<c t="inlineStr"><is><t>${t}</t></is></c>`).join(''));
  const fichiers = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rangees.map((r) => `<row>${r}</row>`).join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(fichiers).map(([nom, texte]) => [nom, strToU8(texte)]))),
  );
};

test('a spreadsheet is mapped, tried, and becomes files', async ({ page, surveillance }) => {
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

  // Again, from a workbook this time: who is known keeps their file, and nothing is left to open.
  await page.goto('/pro/clients/import');
  await page.setInputFiles('input[type=file]', {
    name: 'clients.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: classeur([
      ['Nom', 'Prénom', 'Naissance', 'Ville'],
      ['Noether', 'Emmy', '23/03/1962', 'Erlangen'],
    ]),
  });
  await expect(page.getByText('1 ligne lue')).toBeVisible();
  await essayer.click();
  await expect(page.getByText('1 ligne juste, dont 1 personne déjà connue.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aucun dossier à ouvrir' })).toBeDisabled();
  await verifier(page, 'import, second essai', AUTRE_ETAT);
  // A file that cannot be read leaves nothing of the one before.
  surveillance.tolerer(/status of 422/);
  await page.setInputFiles('input[type=file]', { name: 'vide.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) });
  await expect(page.getByText('Ce fichier n’a pas de ligne sous son en-tête.')).toBeVisible();
  await expect(essayer).toHaveCount(0);
});
