import { expect, inscrireParEcran, nouveauCompte, poser, QUESTION_PUBLIEE, seConnecter, test } from './banc.ts';

test('from the sign-up to the open calculation, and back another day', async ({ page }) => {
  const compte = nouveauCompte();
  await inscrireParEcran(page, compte);
  await expect(page.getByRole('heading', { name: 'Bonjour Claire.' })).toBeVisible();

  // Sign out, then in: the account exists for good.
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/pro-landing');
  await page.getByRole('link', { name: 'Connexion', exact: true }).first().click();
  await seConnecter(page, compte);
  await page.waitForURL('**/dashboard');

  const quota = page.getByRole('meter', { name: 'Questions utilisées' });
  await expect(quota).toHaveAttribute('aria-valuenow', '0');

  await poser(page, QUESTION_PUBLIEE);
  const reponse = page.getByRole('article', { name: 'Réponse de Francis' });
  await expect(reponse.getByRole('button', { name: 'Copier' })).toBeVisible();
  await expect(page).toHaveURL(/\/chat\?conversation=[0-9a-f-]{36}$/);
  await expect(reponse).toContainText(/175\s€/);
  await expect(reponse).toContainText(/restitu/i);
  await expect(quota).toHaveAttribute('aria-valuenow', '1');

  // The figure opens its calculation under its paragraph; Escape closes it and gives the focus back.
  const figure = reponse.getByRole('button', { name: /175\s€/ }).first();
  await figure.click();
  await expect(figure).toHaveAttribute('aria-expanded', 'true');
  const calcul = reponse.getByRole('region', { name: /Calcul/ });
  await expect(calcul).toContainText('CGI');
  await expect(calcul.getByRole('heading', { level: 2 })).toHaveText(/^Calcul de la restitution de 175\s€$/);
  // The right result from the right income: both salaries are monthly.
  await expect(calcul).toContainText(/42\s010\s€/);
  await page.keyboard.press('Escape');
  await expect(calcul).toBeHidden();
  await expect(figure).toBeFocused();

  // The same address, later: everything is there, the calculation too.
  await page.reload();
  await expect(page.getByText('Combien allons-nous payer')).toHaveCount(1);
  await reponse
    .getByRole('button', { name: /175\s€/ })
    .first()
    .click();
  await expect(reponse.getByRole('region', { name: /Calcul/ })).toBeVisible();

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/pro-landing');
  await page.goto('/chat');
  await page.waitForURL('**/pro-landing');
});
