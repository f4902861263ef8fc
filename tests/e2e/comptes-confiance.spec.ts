import type { Page } from '@playwright/test';
import { PAGES_WEB } from '@francis/contract';
import { expect, inscrire, test } from './banc.ts';

const ADRESSES = PAGES_WEB.filter((page) => !page.includes(':'));

/** Everything that the page asks for, anywhere else than from the server itself. */
function espionner(page: Page, chezSoi: string): string[] {
  const ailleurs: string[] = [];
  page.on('request', (requete) => {
    const { origin, protocol } = new URL(requete.url());
    if (origin !== chezSoi && protocol !== 'data:' && protocol !== 'blob:') ailleurs.push(requete.url());
  });
  page.on('websocket', (socket) => ailleurs.push(socket.url()));
  return ailleurs;
}

test('T135: no page asks anything of anybody else, nor leaves a trace of the visitor', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const ailleurs = espionner(page, new URL(baseURL ?? '').origin);
  expect(ADRESSES.length).toBeGreaterThan(20);
  for (const adresse of ADRESSES) {
    await page.goto(adresse);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(ailleurs).toEqual([]);
  // Nothing was agreed to: nothing is written that recognises this browser.
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // The page's own fonts, and nobody's scripts.
  const polices = await page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.fonts, ({ family, status }) => [family, status]);
  });
  expect(polices.some(([, etat]) => etat === 'loaded')).toBe(true);
});

test('T135: nor does any page of somebody signed in', async ({ page, baseURL }) => {
  const ailleurs = espionner(page, new URL(baseURL ?? '').origin);
  await inscrire(page);
  for (const adresse of ['/dashboard', '/profil', '/securite', '/mes-donnees', '/change-password']) {
    await page.goto(adresse);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(ailleurs).toEqual([]);
});

test('T009: every password field takes a paste, whole, and keeps it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const colle = 'Phrase collée — 64 caractères, accents éàü et espaces tels quels !';
  for (const [adresse, champs] of [
    ['/login', ['Mot de passe']],
    ['/pro/login', ['Mot de passe']],
    ['/signup', ['Mot de passe', 'Confirmer le mot de passe']],
    ['/pro/signup', ['Mot de passe', 'Confirmer le mot de passe']],
    ['/set-password#ticket=essai', ['Nouveau mot de passe', 'Confirmer le mot de passe']],
    ['/complete-signup', ['Nouveau mot de passe', 'Confirmer le mot de passe']],
    ['/activate-account', ['Mot de passe']],
  ] as const) {
    await page.goto('/pro-landing');
    await page.goto(adresse);
    await page.evaluate((texte) => navigator.clipboard.writeText(texte), colle);
    for (const nom of champs) {
      const champ = page.getByRole('main').getByLabel(nom, { exact: true });
      await champ.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(champ).toHaveValue(colle);
      await expect(champ).not.toHaveAttribute('maxlength');
      await expect(champ).toHaveAttribute('autocomplete', /^(?:current|new)-password$/);
    }
  }
});
