import { verifier } from './axe.ts';
import { expect, test } from './banc.ts';

test('le journal et ses articles disent leurs mots-clés, leur résumé et leur type à qui les indexe', async ({
  page,
}) => {
  await page.goto('/blog');
  const mots = page.locator('meta[name="keywords"]');
  await expect(mots).toHaveAttribute('content', /^[^,]+(?:, [^,]+)+$/);
  await page.goto('/blog/reduction-pour-dons');
  await expect(mots).toHaveAttribute('content', /loi Coluche/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const donnees: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(donnees).toMatchObject({ '@graph': [{ '@type': 'Article', inLanguage: 'fr' }, { '@type': 'FAQPage' }] });
});

test('l’accueil vit par parties : le calcul suit la saisie, le menu étroit s’ouvre, un montant s’ouvre', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pro-landing');
  const mini = page.getByRole('figure').filter({ has: page.getByLabel('Salaires du foyer, par an') });
  await expect(mini).toContainText(/7\s144\s€/);
  await mini.getByLabel('Salaires du foyer, par an').fill('30 000');
  await expect(mini).toContainText(/1\s564\s€/);
  await page.locator('#preuve').getByRole('button', { expanded: false }).first().click();
  await expect(page.locator('#calcul-preuve')).toBeVisible();
  await page
    .getByRole('banner')
    .getByText('Menu')
    .or(page.locator('summary[aria-label="Menu"]'))
    .first()
    .press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Studio de réforme' })).toBeVisible();
});

test('le studio de réforme : un taux changé, l’effet sur son foyer et sur les autres, le lien le redonne', async ({
  page,
}) => {
  await page.goto('/reforme');
  await page.getByLabel('Taux de la 1re tranche imposée').fill('14');
  const ligne = page.getByRole('row', { name: /^Votre foyer/ });
  // 17 979 € of the first bracket, three points more.
  await expect(ligne).toContainText(/\+539\s€/);
  await expect(page.getByRole('row', { name: /^Couple/ })).toHaveCount(4);
  await expect(page).toHaveURL(/#bareme\.taux_1=0\.14$/);
  await page.reload();
  await expect(ligne).toContainText(/\+539\s€/);
  await verifier(page, 'studio de réforme');
  await page.getByRole('button', { name: 'Revenir à la loi' }).click();
  await expect(ligne).toContainText('—');
  await page.getByLabel('Revenu par part au-delà duquel s’applique la 2e tranche imposée').fill('5000');
  await expect(page.getByText(/plus bas que le précédent/)).toBeVisible();
});
