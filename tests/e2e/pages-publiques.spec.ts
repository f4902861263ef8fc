import type { FormulesEnVente } from '@francis/contract';
import { verifier } from './axe.ts';
import { expect, test } from './banc.ts';

/** Where a price is said, and the plans that are said there. */
const PAGES_DE_PRIX = {
  '/pricing': ['particulier', 'professionnel'],
  '/pro-landing': ['particulier', 'professionnel'],
  '/pro': ['professionnel'],
};

test('les prix, et qui édite, se lisent dans ce que le serveur envoie, avant tout script', async ({ request }) => {
  const { formules }: FormulesEnVente = await (await request.get('/api/formules')).json();
  for (const [page, types] of Object.entries(PAGES_DE_PRIX)) {
    const html = await (await request.get(page)).text();
    expect(html, page).not.toContain('data-servi');
    for (const { nom, price, type } of formules.filter((formule) => types.includes(formule.type))) {
      const prix = price.toLocaleString('fr-FR', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 });
      expect(html, page).toContain(`${prix}\u00a0€`);
      expect(html, `${page}, ${type}`).toContain(nom);
    }
  }
  const mentions = await (await request.get('/mentions-legales')).text();
  expect(mentions).toContain('<dt>SIREN</dt><dd>à compléter</dd>');
});

test('les feuilles de style d’une page écrite d’avance gardent l’ordre de l’application', async ({ request }) => {
  const feuillesDe = async (adresse: string): Promise<string[]> => {
    const html = await (await request.get(adresse)).text();
    return Array.from(html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g), ([, feuille]) => feuille ?? '');
  };
  // The shell of the addresses that are not written in advance.
  const socle = await feuillesDe('/account');
  for (const adresse of ['/chat', '/pro-landing', '/blog', '/simulateur-impot', '/login']) {
    const feuilles = await feuillesDe(adresse);
    const communes = socle.filter((feuille) => feuilles.includes(feuille));
    expect(communes.length, adresse).toBeGreaterThan(1);
    expect(feuilles.slice(0, communes.length), adresse).toEqual(communes);
    expect(new Set(feuilles).size, adresse).toBe(feuilles.length);
  }
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('les tarifs se lisent, et « Choisir » mène à l’inscription', async ({ page, surveillance }) => {
    // What the page asks for in advance is refused with the scripts: nothing else is.
    surveillance.tolerer(/^csp \(GET [^ ]+\/assets\/[^ ]+\.js\)$/);
    await page.goto('/pricing');
    const mensuel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Premium, mensuel/ }) });
    await expect(mensuel).toContainText(/9,99\s€/);
    await expect(mensuel.getByRole('link', { name: /^Choisir/ })).toHaveAttribute('href', '/signup');
    await page.goto('/pro');
    await expect(page.getByRole('heading', { name: 'Francis Pro, annuel' })).toBeVisible();
    await expect(page.getByText(/490\s€ par an/)).toBeVisible();
  });
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
  await expect(page.locator('meta[property="article:modified_time"]')).toHaveAttribute('content', /^2026-/);
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
