import { avisVrai, MISES_EN_PAGE_AVIS } from '../../apps/api/src/testing/documents/avis.ts';
import { enPdf } from '../../apps/api/src/testing/documents/papier.ts';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { expect, inscrire, poser, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const QUESTION =
  'Nous sommes mariés avec 2 enfants et avons gagné 60000 euros net imposable en 2025. Quel est notre impôt ?';
const TITRE = /^Impôt 2026\s: marié, 2 enfants/;
/** Of the last year, and of a couple. */
const GRAINE = 5;

test('une réponse ouvre ses articles, se juge, se retrouve, se renomme et se partage en PDF', async ({ page }) => {
  await inscrire(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await poser(page, QUESTION);
  // What is still being written is drawn again at its end.
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  const article = page.getByRole('region', { name: /^Article/ });
  const parts = page.getByRole('cell', { name: /Nombre de parts/ }).getByRole('button', { name: 'CGI art. 194' });
  await parts.click();
  await expect(article).toContainText('texte non importé');
  await expect(article.getByRole('link', { name: 'legifrance.gouv.fr' })).toBeVisible();
  await verifier(page, 'article ouvert');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(article).toHaveCount(0);
  await expect(parts).toBeFocused();

  await page.getByRole('button', { name: 'Pas utile' }).click();
  await page.getByLabel('Ce qui manque ou ce qui est faux').fill('Il manque le détail de la décote');
  await page.getByRole('button', { name: 'Envoyer la remarque' }).click();
  await expect(page.getByText('Votre remarque est gardée')).toBeVisible();

  const telechargement = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Partager en PDF' }).click();
  expect((await telechargement).suggestedFilename()).toMatch(/^francis-\d{4}-\d{2}-\d{2}\.pdf$/);

  const historique = page.getByRole('navigation', { name: 'Historique' });
  await expect(historique.getByRole('link', { name: TITRE })).toBeVisible();
  await page.getByRole('link', { name: 'Nouvelle conversation' }).click();
  const recherche = page.getByRole('searchbox', { name: 'Rechercher dans vos conversations' });
  await recherche.fill('notaire');
  await expect(page.getByText('Aucune conversation ne dit ces mots.')).toBeVisible();
  await recherche.fill('decote');
  await historique.getByRole('link', { name: TITRE }).click();
  await expect(page.getByRole('button', { name: 'Pas utile', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Renommer la conversation' }).click();
  // What is typed at once, spaces and all, is the name.
  await expect(page.getByLabel('Titre')).toBeFocused();
  await page.keyboard.type('Notre impôt 2026');
  await page.keyboard.press('Enter');
  await recherche.fill('');
  await expect(historique.getByRole('link', { name: 'Notre impôt 2026' })).toBeVisible();
  await verifier(page, 'historique');
});

test('un avis joint dans le chat est lu, confirmé, et sert à la question suivante', async ({ page }) => {
  await inscrire(page);
  const vrai = avisVrai(GRAINE);
  const dessin = MISES_EN_PAGE_AVIS[0]?.(vrai);
  if (!dessin) throw new Error('no layout');
  const fichier = { name: 'avis.pdf', mimeType: 'application/pdf', buffer: enPdf([dessin]) };
  await page.getByLabel('Document à joindre').setInputFiles(fichier);
  const piece = page.getByRole('region', { name: `Avis d’impôt ${vrai.annee + 1}` });
  await expect(piece.getByRole('button', { name: /^Confirmer/ })).toBeVisible();
  await verifier(page, 'pièce jointe', AUTRE_ETAT);
  await piece.getByRole('button', { name: /^Confirmer/ }).click();
  await expect(piece.getByText('vos prochaines questions en tiennent compte')).toBeVisible();
  await poser(page, 'Quel est notre impôt sur le revenu ?');
  await expect(page.getByRole('group', { name: 'Ce que j’ai lu' })).toContainText('salaire');
  await expect(piece).toHaveCount(0);
});
