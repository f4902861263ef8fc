import { expect, nouveauCompte, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';
import { lienRecu, prouverAdresse } from './comptes-banc.ts';

test('un collègue invité, sans compte, ouvre le sien sans rien commander et rejoint le cabinet', async ({
  page,
  browser,
  surveillance,
}) => {
  test.slow();
  surveillance.tolerer(/status of 40[13]/);
  const titulaire = await ouvrirCabinet(page);
  await page.goto('/pro/settings?onglet=cabinet');
  await prouverAdresse(page, titulaire.email);
  const { email, motDePasse } = nouveauCompte();
  await page.getByLabel('Inviter par e-mail').fill(email);
  await page.getByRole('button', { name: 'Inviter', exact: true }).click();
  await expect(page.getByText('Invitation envoyée', { exact: true })).toBeVisible();

  const invite = await browser.newPage();
  await invite.goto(await lienRecu(page, email, /^Rejoignez/));
  await invite.waitForURL('**/pro/login');
  await expect(invite.getByText(/Un cabinet vous invite/)).toBeVisible();
  await invite.getByRole('link', { name: 'Créer un compte professionnel' }).click();
  const continuer = invite.getByRole('button', { name: 'Continuer' });
  await invite.getByLabel('Adresse e-mail professionnelle').fill(email);
  await invite.getByLabel('Mot de passe', { exact: true }).fill(motDePasse);
  await invite.getByLabel('Confirmer le mot de passe').fill(motDePasse);
  await continuer.click();
  await invite.getByLabel('Prénom').fill('Paul');
  await invite.getByLabel('Nom', { exact: true }).fill('Girard');
  await invite.getByLabel('Société ou cabinet').fill('Cabinet Girard');
  await invite.getByLabel('Fonction').selectOption('Notaire');
  await invite.getByLabel('Téléphone').fill('06 12 34 56 78');
  await continuer.click();
  await expect(invite.getByText(/votre compte s’ouvre sans rien commander/)).toBeVisible();
  await expect(invite.getByRole('radio')).toHaveCount(0);
  await invite.getByRole('checkbox').check();
  await invite.getByRole('button', { name: 'Ouvrir mon compte' }).click();

  await invite.waitForURL('**/pro/invitation');
  const accepter = invite.getByRole('button', { name: 'Accepter l’invitation' });
  await accepter.click();
  await expect(invite.getByText(/Confirmez d’abord votre adresse e-mail/)).toBeVisible();
  await prouverAdresse(invite, email);
  await accepter.click();
  await invite.waitForURL('**/pro/settings?onglet=cabinet');
  await expect(invite.getByText(`${email}, depuis`)).toBeVisible();
  await invite.close();
});
