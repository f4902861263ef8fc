import { avisVrai, MISES_EN_PAGE_AVIS } from '../../apps/api/src/testing/documents/avis.ts';
import { executable, sansRapport } from '../../apps/api/src/testing/documents/mauvais.ts';
import { enPdf } from '../../apps/api/src/testing/documents/papier.ts';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { entetes, expect, inscrire, inscrireSur, LONG, test } from './banc.ts';
import { horsDuCadre } from './cadres.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A notice whose tax the engine finds again, and one with a reduction that its lines do not explain. */
const [SANS_REDUCTION, AVEC_REDUCTION] = [9, 4];

const avis = (graine: number) => {
  const vrai = avisVrai(graine);
  const dessin = MISES_EN_PAGE_AVIS[0]?.(vrai);
  if (!dessin) throw new Error('no layout');
  return { vrai, fichier: { name: 'avis.pdf', mimeType: 'application/pdf', buffer: enPdf([dessin]) } };
};

test('un avis déposé : ses faits et leur zone, le recalcul, puis le profil', async ({ page }) => {
  await inscrireSur(page, '/documents');
  await expect(page.getByText('Aucun document pour le moment.')).toBeVisible();
  await verifier(page, 'documents, vide', AUTRE_ETAT);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { vrai, fichier } = avis(SANS_REDUCTION);
  await page.getByLabel('Choisir un fichier').setInputFiles(fichier);
  await expect(page.getByRole('heading', { level: 1, name: `Avis d’impôt ${vrai.annee + 1}` })).toBeVisible();
  await expect(page.getByText('Impôt recalculé = avis, écart 0 €.')).toBeVisible();
  await page.getByRole('button', { name: /^Zone/ }).first().click();
  await expect(page.locator('.preuve-doc:not([hidden])')).toHaveCount(1);
  await verifier(page, 'avis lu');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: /^Confirmer/ }).click();
  await expect(page.getByText('Votre choix est fait.')).toBeVisible();
  const profil = await page.request.get('/api/user-profile', { headers: await entetes(page) });
  expect(await profil.json()).toMatchObject({ nombre_enfants: vrai.aCharge });
});

test('un avis dont une ligne ne s’explique pas : elle est nommée, et rien n’est dit exact', async ({ page }) => {
  await inscrire(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/documents');
  const { fichier } = avis(AVEC_REDUCTION);
  await page.getByLabel('Choisir un fichier').setInputFiles(fichier);
  await expect(page.getByText(/Une ligne diffère.: les réductions et crédits/)).toBeVisible();
  await expect(page.locator('.verdict-doc')).not.toContainText('Exact');
  await page.getByRole('button', { name: 'Supprimer ce document' }).click();
  await expect(page.getByText('Aucun document pour le moment.')).toBeVisible();
});

test('un exécutable renommé est refusé en français', LONG, async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 415/);
  await inscrireSur(page, '/documents');
  const buffer = executable();
  const reponse = page.waitForResponse((r) => r.url().endsWith('/api/documents') && r.request().method() === 'POST');
  await page.getByLabel('Choisir un fichier').setInputFiles({ name: 'avis.pdf', mimeType: 'application/pdf', buffer });
  expect((await reponse).status()).toBe(415);
  await expect(page.getByText('Ce fichier n’est ni un PDF').first()).toBeVisible();
});

test('un document refusé dit pourquoi, et se supprime', async ({ page }) => {
  await inscrireSur(page, '/documents');
  const fichier = { name: 'courrier.pdf', mimeType: 'application/pdf', buffer: sansRapport() };
  await page.getByLabel('Choisir un fichier').setInputFiles(fichier);
  await expect(page.getByRole('alert')).toContainText('n’a reconnu ni un avis');
  await expect.poll(() => horsDuCadre(page)).toEqual([]);
  await page.getByRole('button', { name: 'Supprimer ce document' }).click();
  await expect(page.getByText('Aucun document pour le moment.')).toBeVisible();
});
