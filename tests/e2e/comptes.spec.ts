import {
  expect,
  inscrire,
  inscrireParEcran,
  inscrireSur,
  LONG,
  nouveauCompte,
  parmi,
  seConnecter,
  test,
} from './banc.ts';

test.describe('addresses', () => {
  test('an address of before leads where it does now', LONG, async ({ page }) => {
    for (const [de, vers] of [
      ['/', '/pro-landing'],
      ['/patrimonia', '/pro-landing'],
      ['/pro-signup', '/pro/signup'],
      ['/signup?type=pro', '/pro/signup'],
    ] as const) {
      await page.goto(de);
      await page.waitForURL(`**${vers}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('the professional door stays closed to an individual', async ({ page }) => {
    await inscrire(page);
    for (const adresse of parmi(['/pro/dashboard', '/clients', '/pro/clients'])) {
      await page.goto(adresse);
      await page.waitForURL('**/pro-landing');
      await expect(page.getByText('Cet espace est réservé aux professionnels.')).toBeVisible();
    }
  });
});

test.describe('accounts', () => {
  test('a wrong password is said, and nothing typed is lost', async ({ page, surveillance }) => {
    surveillance.tolerer(/status of 401/);
    await page.goto('/login');
    await seConnecter(page, { ...nouveauCompte(), motDePasse: 'Mauvais-Mot-De-Passe-1' });
    await expect(page.getByRole('alert')).toContainText('Identifiants incorrects');
    await expect(page.getByLabel('Adresse e-mail')).not.toHaveValue('');
  });

  test(
    'an address already used opens nothing to whoever does not know its password',
    LONG,
    async ({ page, surveillance }) => {
      surveillance.tolerer(/status of 401/);
      const compte = await inscrire(page);
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await page.waitForURL('**/pro-landing');
      await page.goto('/signup');
      await page.getByLabel('Nom complet').fill('Une autre');
      await page.getByLabel('Adresse e-mail').fill(compte.email);
      await page.getByLabel('Mot de passe', { exact: true }).fill('Deuxieme-Foyer-Fiscal-58');
      await page.getByLabel('Confirmer le mot de passe').fill('Deuxieme-Foyer-Fiscal-58');
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await expect(page.getByRole('alert')).toContainText('Vous aviez déjà un compte');
      await expect(page).toHaveURL(/\/signup$/);
    },
  );

  test('errors of the form are tied to their fields', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('Adresse e-mail').fill('pas-une-adresse');
    await page.getByLabel('Mot de passe', { exact: true }).fill('court');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page.getByLabel('Nom complet')).toHaveAccessibleDescription('Indiquez votre nom.');
    await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription('Adresse email invalide');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
      'Minimum 12 caractères requis',
    );
    await expect(page.getByRole('meter', { name: 'Robustesse du mot de passe' })).toBeVisible();
  });

  test('the access token is never written on the device', async ({ page }) => {
    // Read as it comes: the browser forgets the body of an answer with the page that asked for it.
    const corps = page.waitForResponse('**/api/auth/secure-login').then((reponse) => reponse.text());
    await inscrireParEcran(page);
    const jeton = /"access_token":"([^"]+)"/.exec(await corps)?.[1] ?? '';
    const ecrit = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(jeton.length).toBeGreaterThan(20);
    expect(ecrit).not.toContain(jeton);
  });
});

test('the profile is kept, and shown above the chat', LONG, async ({ page }) => {
  await inscrireSur(page, '/profil');
  await page.getByLabel('Situation familiale').selectOption('marie');
  await page.getByLabel('Nombre d’enfants à charge').fill('2');
  await page.getByLabel('Salaires nets imposables').fill('58000');
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByRole('button', { name: /✓ Sauvegardé/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sauvegarder', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Salaires nets imposables')).toHaveValue('58\u202f000');
  await page.getByRole('link', { name: 'Retour au chat' }).click();
  await expect(page.getByRole('region', { name: 'Votre situation' })).toContainText('Couple marié, 2 enfants');
});
