import type { Page } from '@playwright/test';
import { AUTRE_ETAT, DEUX_THEMES, verifier } from './axe.ts';
import { expect, inscrire, LONG, poser, test } from './banc.ts';
import { fluxExemple } from './reponse-exemple.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the page of an unknown address is accessible', LONG, async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 404/);
  await page.goto('/rien-ici');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await verifier(page, '404');
});

test('forms in error are accessible', async ({ page }) => {
  await page.goto('/pro/signup');
  await page.getByLabel('Mot de passe', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Adresse email invalide')).toBeVisible();
  await verifier(page, 'inscription en erreur', DEUX_THEMES);
});

test('the calculation of the home page is accessible when open', LONG, async ({ page }) => {
  await page.goto('/pro-landing');
  await expect(page.locator('.trace .detail').first()).toBeVisible();
  for (const bouton of await page.locator('.trace .detail').all()) await bouton.click();
  await verifier(page, 'calcul de l’accueil');
});

test('the empty chat and the profile are accessible', async ({ page }) => {
  await inscrire(page);
  await expect(page.getByRole('heading', { name: /^Bonjour/ })).toBeVisible();
  await verifier(page, 'chat vide', AUTRE_ETAT);
  await page.goto('/profil');
  await expect(page.getByLabel('Situation familiale')).toBeVisible();
  await verifier(page, 'profil', DEUX_THEMES);
});

test('an answer with its open calculation is accessible', async ({ page }) => {
  await page.route('**/api/ask/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: fluxExemple() }),
  );
  await inscrire(page);
  await poser(page, 'Exemple');
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await page
    .getByRole('button', { name: /175\s€/ })
    .first()
    .click();
  await page.locator('.trace .detail').first().click();
  await verifier(page, 'réponse', DEUX_THEMES);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Ouvrir les conversations' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await verifier(page, 'tiroir', AUTRE_ETAT);
});

/** Text that a theme hides: the analysis must see it there, and there alone. */
const ajouter = (page: Page, encre: string, fond: string): Promise<void> =>
  page.locator('main').evaluate(
    (main, [color = '', backgroundColor = '']) => {
      const texte = document.createElement('p');
      texte.textContent = 'À peine lisible';
      Object.assign(texte.style, { color, backgroundColor });
      main.append(texte);
    },
    [encre, fond],
  );

test('what cannot be read, pressed or named is seen by these analyses', async ({ page }) => {
  await page.goto('/contact');
  await ajouter(page, 'rgb(20, 20, 20)', '');
  await expect(verifier(page, 'contact', DEUX_THEMES)).rejects.toThrow(/sombre[^]*color-contrast/);
  await page.reload();
  await ajouter(page, 'rgb(200, 200, 200)', 'rgb(255, 255, 255)');
  await page.locator('main').evaluate((main) => {
    for (const nom of ['Un', 'Deux', '']) {
      const bouton = document.createElement('button');
      bouton.setAttribute('aria-label', nom);
      Object.assign(bouton.style, { width: '8px', height: '8px', minWidth: '0', minHeight: '0', padding: '0' });
      main.append(bouton);
    }
  });
  const vues = await verifier(page, 'contact').catch((erreur: Error) => erreur.message);
  for (const regle of ['button-name', 'color-contrast', 'target-size']) expect(vues).toContain(`${regle} : `);
});
