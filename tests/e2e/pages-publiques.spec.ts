import { PAGES_WEB } from '@francis/contract';
import { verifier } from './axe.ts';
import { expect, test } from './banc.ts';

const PUBLIQUES = [
  '/pro-landing',
  '/pricing',
  '/contact',
  '/demo',
  '/optimisation-fiscale-ia',
  '/exactitude',
  '/reforme',
  '/blog',
  '/mentions-legales',
  '/politique-confidentialite',
  '/accessibilite',
  '/conditions-de-vente',
  '/login',
  '/signup',
  '/pro',
  '/contact-pro',
  '/pro/signup',
  '/pro/login',
  '/simulateurs',
  ...PAGES_WEB.filter((page) => page.startsWith('/simulateur-')),
];
/** A screen of 320 px, and one of 1 280 px seen at 200 %. */
const LARGEURS = [320, 640];

test('à 320 px et à 200 %, aucune page publique ne défile de côté, et aucune n’énonce de balisage', async ({
  page,
}) => {
  const fautes: string[] = [];
  for (const adresse of PUBLIQUES) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(adresse);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of LARGEURS) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${adresse} à ${width} px`,
        )
        .toBeLessThanOrEqual(0);
    }
    const dit = await page.locator('body').ariaSnapshot();
    for (const marque of ['**', '](', '## ', '```'])
      if (dit.includes(marque)) fautes.push(`${adresse} énonce « ${marque} »`);
  }
  expect(fautes).toEqual([]);
});

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
  expect(donnees).toMatchObject({ '@type': 'Article', inLanguage: 'fr' });
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
