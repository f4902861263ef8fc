import { expect, inscrireParEcran, nouveauCompte, seConnecter, test } from './banc.ts';
import { lienRecu } from './comptes-banc.ts';

const NOUVEAU = 'Decote-Et-Plafonnement-41';

test('the link of the e-mail opened elsewhere takes away what was set before, and asks for a password', async ({
  page,
  browser,
  surveillance,
}) => {
  surveillance.tolerer(/status of 401/);
  const compte = nouveauCompte();
  await inscrireParEcran(page, compte);
  const lien = await lienRecu(page, compte.email, /Confirmez votre adresse/);

  const ailleurs = await browser.newContext();
  await surveillance.suivre(ailleurs);
  const autre = await ailleurs.newPage();
  await autre.goto(lien);
  await expect(autre.getByText(/Choisissez maintenant votre mot de passe/)).toBeVisible();
  await autre.waitForURL('**/set-password');
  expect(autre.url()).not.toContain('ticket');
  await expect(autre.getByLabel(/Fermer tous les accès/)).toBeChecked();
  await autre.getByLabel('Nouveau mot de passe').fill(NOUVEAU);
  await autre.getByLabel('Confirmer le mot de passe').fill(NOUVEAU);
  await autre.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await autre.waitForURL('**/login');
  await seConnecter(autre, { ...compte, motDePasse: NOUVEAU });
  await autre.waitForURL('**/dashboard');
  await ailleurs.close();

  // Where it was opened, the session is over.
  await page.goto('/securite');
  await page.waitForURL('**/login');
});
