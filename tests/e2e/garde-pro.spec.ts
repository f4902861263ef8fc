import { expect, inscrire, nouveauCompte, test } from './banc.ts';

test('the sign-in of the guard leads to the screen that was asked, and tells an individual what to do', async ({
  page,
}) => {
  const compte = nouveauCompte();
  const { nom: fullName, email, motDePasse: password } = compte;
  await page.request.post('/api/auth/secure-signup', {
    data: { email, password, fullName, accountType: 'professionnel' },
  });
  await page.goto('/pro/chat');
  await page.waitForURL('**/pro-landing');
  const fenetre = page.getByRole('dialog', { name: 'Connexion professionnelle' });
  await fenetre.getByLabel('Adresse e-mail').fill(compte.email);
  await fenetre.getByLabel('Mot de passe', { exact: true }).fill(compte.motDePasse);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pro/chat');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await inscrire(page);
  await page.goto('/pro/dashboard');
  await page.waitForURL('**/pro-landing');
  await expect(fenetre).toContainText('Vous êtes connecté avec un compte de particulier.');
  await fenetre.getByRole('button', { name: 'Revenir à mon espace' }).click();
  await page.waitForURL('**/dashboard');
});
