import { expect, inscrire, LONG, parmi, test } from './banc.ts';
import { horsDuCadre } from './cadres.ts';

const LARGEURS = [320, 390] as const;

for (const width of parmi(LARGEURS)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the header of a public page leads to the simulators and to the sign-in, without a menu', async ({ page }) => {
      await page.goto('/pro-landing');
      const tete = page.getByRole('banner');
      await tete.getByRole('link', { name: 'Simulateurs' }).click();
      await page.waitForURL('**/simulateurs');
      await tete.getByRole('link', { name: 'Connexion' }).click();
      await page.waitForURL('**/login');
      await expect.poll(() => horsDuCadre(page)).toEqual([]);
    });

    test('the header stands on two lines: the mark with what to do, then the links', async ({ page }) => {
      const lignes = async (): Promise<number> =>
        page.evaluate(() => {
          const places = [...document.querySelectorAll('header.tete .page > *, header.tete .actions > *')]
            .map((e) => e.getBoundingClientRect())
            .filter(({ width: large }) => large > 0)
            .map(({ top, height }) => Math.round((top + height / 2) / 20));
          return new Set(places).size;
        });
      await page.goto('/pro-landing');
      await expect.poll(lignes).toBe(2);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Inscription' })).toBeVisible();
      await inscrire(page);
      for (const adresse of parmi(['/simulateurs', '/profil', '/account', '/mes-donnees'], 2)) {
        await page.goto(adresse);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Simulateurs' })).toBeVisible();
        await expect.poll(lignes, adresse).toBe(2);
        // Whatever is not in sight is in the menu.
        await page.getByRole('banner').locator('summary').click();
        await expect(page.getByRole('banner').getByRole('listitem').first()).toBeVisible();
      }
    });

    test('the open tab of the chat is in sight, from its address as from its neighbour', async ({ page }) => {
      await inscrire(page);
      await page.goto('/chat?onglet=alertes');
      await expect(page.getByRole('heading', { name: 'Alertes' })).toBeVisible();
      await expect.poll(() => horsDuCadre(page)).toEqual([]);
      await page.goto('/chat?onglet=simulation');
      await page.getByRole('navigation', { name: 'Votre espace' }).getByRole('link', { name: 'Niveau' }).click();
      await expect(page.getByRole('heading', { name: 'Niveau d’apprentissage' })).toBeVisible();
      await expect.poll(() => horsDuCadre(page)).toEqual([]);
    });

    test('somebody signed in reaches the simulators from the chat and from the account', LONG, async ({ page }) => {
      await inscrire(page);
      await page.getByRole('button', { name: 'Ouvrir les conversations' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Simulateurs' }).click();
      await page.waitForURL('**/simulateurs');
      await page.getByRole('banner').getByRole('link', { name: 'Mon espace' }).click();
      await page.waitForURL('**/dashboard');
      await page.goto('/profil');
      await expect.poll(() => horsDuCadre(page)).toEqual([]);
      await page.getByRole('banner').getByRole('link', { name: 'Simulateurs' }).click();
      await page.waitForURL('**/simulateurs');
    });
  });
}

test('at 320 px the four countries keep each amount beside its name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/simulateur-quatre-pays');
  const cellules = page.locator('.cote-a-cote tbody td');
  await expect(cellules.first()).toBeVisible();
  const chevauchements = await cellules.evaluateAll((liste) => {
    const boites = liste.map((e) => {
      const texte = document.createRange();
      texte.selectNodeContents(e);
      return texte.getBoundingClientRect();
    });
    return boites.filter((a, i) =>
      boites.some((b, j) => j > i && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right),
    ).length;
  });
  expect(chevauchements).toBe(0);
  expect(await cellules.first().evaluate((e) => getComputedStyle(e, '::before').content)).toBe('"France"');
});

test('at 320 px the composer shows its invitation on one line', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await inscrire(page);
  const saisie = page.getByLabel('Votre question');
  expect(await saisie.evaluate((e) => getComputedStyle(e, '::placeholder').whiteSpace)).toBe('nowrap');
});

test('francs are typed as they are shown, the caret where one types', async ({ page }) => {
  await page.goto('/simulateur-impot-suisse');
  const brut = page.getByLabel('Revenu brut annuel');
  await expect(brut).toHaveValue('80’000');
  await brut.fill('1234567');
  await expect(brut).toHaveValue('1’234’567');
  await brut.press('Home');
  await brut.press('ArrowRight');
  await page.keyboard.type('9');
  await expect(brut).toHaveValue('19’234’567');
  expect(await brut.evaluate((e) => (e instanceof HTMLInputElement ? e.selectionStart : null))).toBe(2);
  await page.goto('/simulateur-tva-suisse');
  const horsTaxe = page.getByLabel('Montant hors taxe');
  await horsTaxe.fill('2500,50');
  await expect(horsTaxe).toHaveValue('2’500.50');
  await expect(page.locator('[data-resultat]')).toHaveText(/^CHF\s2’703\.04$/);
});

test('an address without a screen says so, with its status; a guarded one guards', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 404/);
  const INCONNUES = ['/rien-ici', '/blog/article-inconnu', '/pro/rien-ici'];
  const GARDEES = ['/dashboard', '/pro/dashboard', '/chat', '/profil', '/profile', '/pro/teams-assistant'];
  const A_LA_CONNEXION = ['/account', '/securite', '/mes-donnees', '/change-password', '/autoriser'];
  // The status is the server's alone: asked of each without opening it.
  for (const adresse of INCONNUES) expect((await page.request.get(adresse)).status(), adresse).toBe(404);
  for (const adresse of [...GARDEES, ...A_LA_CONNEXION])
    expect((await page.request.get(adresse)).status(), adresse).toBe(200);
  for (const adresse of parmi(INCONNUES)) {
    await page.goto(adresse);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');
  }
  for (const adresse of parmi(GARDEES, 2)) {
    await page.goto(adresse);
    await page.waitForURL('**/pro-landing');
  }
  for (const adresse of parmi(A_LA_CONNEXION)) {
    await page.goto(adresse);
    await page.waitForURL('**/login');
  }
});
