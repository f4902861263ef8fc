import { AUTRE_ETAT, verifier } from './axe.ts';
import { expect, inscrire, inscrireSur, LONG, poserProfil, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FOYER = { situation_familiale: 'marie', nombre_enfants: 2, revenus_salaires: 104_000 };
const NOVEMBRE = new Date('2026-11-20T10:00:00+01:00');

test('qui n’a rien dit voit ce qui manque, et par où commencer', LONG, async ({ page }) => {
  await inscrireSur(page, '/ma-fiscalite');
  await expect(page.getByRole('heading', { name: 'Rien n’est encore écrit ici.' })).toBeVisible();
  await expect(page.getByText('Il manque votre situation familiale et au moins un revenu.')).toBeVisible();
  await verifier(page, 'ma fiscalité, vide', AUTRE_ETAT);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Répondre à cinq questions' }).click();
  await page.waitForURL('**/discover?questions');
});

test('l’année : ce qui reste, les dates, les leviers et leurs deux calculs', async ({ page }) => {
  await page.clock.setFixedTime(NOVEMBRE);
  await inscrire(page);
  await poserProfil(page, {
    ...FOYER,
    retenue_annee: 2026,
    retenue_mois: 10,
    retenue_cumul: 8_000,
    retenue_mensuelle: 800,
  });
  await page.goto('/ma-fiscalite');
  await expect(page.getByRole('heading', { level: 1, name: 'Votre année 2026' })).toBeVisible();
  const bilan = page.locator('.bilan');
  // 10 674 of tax, 8 000 withheld, two months of 800 to come.
  await expect(bilan).toContainText(/Ce qu’il vous restera à payer.*1\s074\s€.*en quatre fois/s);
  await expect(bilan).toContainText(/10\s674\s€/);
  await expect(bilan).toContainText(/1\s600\s€/);
  await expect(page.getByRole('img', { name: /8\s000\s€ prélevés.*reste 1\s074\s€/s })).toBeVisible();
  await expect(page.getByText('41 jours. Cochez pour voir l’effet.')).toBeVisible();

  // The figure opens its calculation.
  await bilan.getByRole('button', { name: /1\s074/ }).click();
  await expect(page.getByRole('region', { name: /Impôt sur vos revenus 2026/ })).toContainText('CGI');
  await page.getByRole('button', { name: 'Fermer le calcul' }).click();

  // A lever is two whole computations, and moves what is left.
  const menage = page.getByRole('listitem').filter({ has: page.getByLabel(/^Emploi à domicile/) });
  await expect(menage.locator('.gain-levier')).toContainText(/500\s€/);
  await menage.getByRole('checkbox').check();
  await expect(bilan).toContainText(/574\s€/);
  await menage.getByLabel('Montant').fill('3 000');
  await expect(menage.locator('.gain-levier')).toContainText(/1\s500\s€/);
  await expect(bilan).toContainText(/Ce qui vous sera remboursé.*426\s€.*remboursés à l’été 2027/s);
  await expect(page.locator('.dates')).toContainText(/remboursement/);
  await menage.getByText('Le calcul, étape par étape').click();
  await expect(menage.getByRole('region', { name: /Après/ })).toContainText(/Crédits d’impôt1\s500\s€.*9\s174\s€/s);
  await menage.getByLabel('Déclaration').selectOption({ label: 'Avant — Sans ce levier' });
  await expect(menage.getByRole('region', { name: /Avant/ })).toContainText(/10\s674\s€/);
  await verifier(page, 'ma fiscalité');
  await page.setViewportSize({ width: 1280, height: 900 });

  // Ten years under an assumption that one changes.
  const dixAns = page.getByRole('table', { name: /Impôt projeté/ });
  await expect(dixAns.getByRole('row')).toHaveCount(12);
  await page.getByLabel('Croissance de vos revenus, par an').selectOption({ label: '0\u00a0%' });
  await expect(dixAns.getByRole('row', { name: /Dix ans/ })).toContainText(/106\s740\s€/);
  await expect(page.getByText('Les règles des revenus 2026 ne sont pas votées')).toBeVisible();

  await page.getByRole('button', { name: 'Demander à Francis' }).click();
  await page.waitForURL('**/chat');
  await expect(page.getByLabel('Votre question')).toHaveValue(/avant le 31 décembre/);
});

test('à l’étranger, aucun impôt français n’est inventé', async ({ page }) => {
  await inscrireSur(page, '/ma-fiscalite', { ...FOYER, residence_fiscale: 'suisse' });
  await expect(page.getByText('Votre résidence fiscale est hors de France')).toBeVisible();
  await expect(page.locator('.bilan')).toBeHidden();
});
