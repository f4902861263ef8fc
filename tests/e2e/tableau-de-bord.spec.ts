import type { Page } from '@playwright/test';
import { expect, LONG, parmi, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 620 } });

test('la page s’ouvre sans rien sous le clavier, et ses touches s’entendent', async ({ page }) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  await ouvrirDossier({ nom_client: 'Sand', prenom_client: 'George' });
  await ouvrirDossier({ nom_client: 'Zola', prenom_client: 'Émile' });
  await page.goto('/pro/dashboard');
  const lignes = page.getByRole('table', { name: 'Clients du cabinet' }).locator('tbody th a');
  await expect(lignes).toHaveCount(2);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Rechercher un client')).toBeFocused();
  // A letter of a name is a letter.
  await page.keyboard.press('n');
  await expect(page.getByLabel('Rechercher un client')).toHaveValue('n');
  await page.goto('/pro/dashboard');
  await expect(lignes).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(lignes.nth(0)).toBeFocused();
  await page.keyboard.press('N');
  await expect(page).toHaveURL(/\/pro\/clients\/new/);
});

test('le copilote ouvert ne recouvre aucun accès : au bas de la page, chacun s’atteint', LONG, async ({ page }) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  for (const jour of [1, 2, 3, 4, 5, 6])
    await ouvrirDossier({
      nom_client: `Client ${jour}`,
      prenom_client: 'Anne',
      prochain_rendez_vous_pro: `2099-03-0${jour}T10:00`,
    });
  await page.goto('/pro/dashboard');
  await expect(page.getByRole('region', { name: 'Rendez-vous' })).toContainText('Client 6');
  await page.getByRole('button', { name: 'Demander à Francis' }).click();
  await expect(page.getByRole('heading', { name: 'Francis – Votre copilote' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page
    .getByRole('navigation', { name: 'Accès rapides' })
    .getByRole('link', { name: /Paramètres/ })
    .click();
  await expect(page).toHaveURL(/\/pro\/settings/);
});

test('qui ne fait que lire n’est mené à aucun formulaire que le serveur refuserait', async ({ page }) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier({ nom_client: 'Sand', prenom_client: 'George' });
  // The firm and its files as a reader receives them.
  await page.route('**/api/pro/cabinet', async (route) => {
    const reponse = await route.fetch();
    const cabinet = await reponse.json();
    await route.fulfill({
      response: reponse,
      json: { ...cabinet, moi: { ...cabinet.moi, dans_le_cabinet: 'lecteur' } },
    });
  });
  await page.route(`**/api/pro/clients/${id}`, async (route) => {
    const reponse = await route.fetch();
    const client = await reponse.json();
    await route.fulfill({
      response: reponse,
      json: { ...client, droits: { lire: true, modifier: false, supprimer: false } },
    });
  });
  await page.goto('/pro/dashboard');
  await expect(page.getByRole('link', { name: 'Sand George' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nouveau Client' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Importer' })).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toContainText('Portefeuille');
  await expect(palette).not.toContainText('Nouveau client');
  await expect(page).toHaveURL(/\/pro\/dashboard/);
  for (const adresse of ['/pro/clients/new', '/pro/clients/import', `/pro/clients/${id}/edit`]) {
    await page.goto(adresse);
    await expect(page.getByText('Vous êtes lecteur dans ce cabinet')).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  }
});

/** What is half hidden, or beyond the right edge: a link or a button that the closed copilot covers without hiding it. */
const malPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const largeur = document.documentElement.clientWidth;
    const [bouton, ...bandes] = ['.ouvrir-copilote', '.copilote', '.fin-form'].map((choix) =>
      document.querySelector(choix)?.getBoundingClientRect(),
    );
    const fautes = document.documentElement.scrollWidth > largeur ? ['la page défile de côté'] : [];
    for (const controle of document.querySelectorAll('header .actions > *, main :is(a, button, summary, h1, h2, th)')) {
      const { left, right, top, bottom, width } = controle.getBoundingClientRect();
      if (width === 0 || controle.closest('.copilote, .fin-form, .defile, .vh')) continue;
      if (right > largeur) fautes.push(`« ${controle.textContent} » sort de la page`);
      const sous = bouton && bottom > bouton.top && top < bouton.bottom && right > bouton.left && left < bouton.right;
      if (sous && !bandes.some((b) => b && b.top <= bouton.top && left >= b.left && right <= b.right))
        fautes.push(`« ${controle.textContent} » à demi couvert`);
    }
    return fautes;
  });

test('le copilote fermé ne couvre à demi ni un titre ni un geste, et l’en-tête tient dans la page', async ({
  page,
}) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  let id = '';
  for (let i = 0; i < 24; i += 1) id = await ouvrirDossier({ nom_client: `Client ${i}`, prenom_client: 'Anne' });
  for (const width of parmi([390, 768, 1024, 1440])) {
    await page.setViewportSize({ width, height: 620 });
    for (const adresse of ['/pro/dashboard', `/pro/clients/${id}`, '/pro/clients/new']) {
      await page.goto(adresse);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const fermer = page.getByRole('button', { name: 'Fermer le copilote' });
      if (await fermer.isVisible()) await fermer.click();
      await expect(page.getByRole('button', { name: 'Demander à Francis' })).toBeVisible();
      for (const bas of [0, 300, 100_000]) {
        await page.evaluate((y) => scrollTo(0, y), bas);
        await expect.poll(() => malPlaces(page), `${adresse}, ${width} px, ${bas}`).toEqual([]);
      }
    }
  }
});

test(
  'à côté d’un dossier, un bouton qui se lit comme un lien commence où commencent les liens',
  LONG,
  async ({ page }) => {
    const { ouvrirDossier } = await ouvrirCabinet(page);
    await page.goto(`/pro/clients/${await ouvrirDossier({ nom_client: 'Sand', prenom_client: 'George' })}`);
    const suivi = page.getByRole('complementary', { name: 'Suivi du dossier' });
    await expect(suivi.getByRole('button', { name: 'Lettre de mission' })).toBeVisible();
    const bords = await suivi.locator('h2, li > .b').evaluateAll((lus) =>
      lus.map((lu) => {
        const texte = document.createRange();
        texte.selectNodeContents(lu);
        return Math.round(texte.getBoundingClientRect().left);
      }),
    );
    expect(bords.length).toBeGreaterThan(2);
    expect(new Set(bords).size).toBe(1);
  },
);
