import type { Page } from '@playwright/test';
import { AUTRE_ETAT } from './axe.ts';
import { expect, inscrire, inscrireSur, LONG, nouveauCompte, parmi, poser, QUESTION_SIMPLE, test } from './banc.ts';
import { CADRES, verifier } from './cadres.ts';
import { lienRecu, prouverAdresse } from './comptes-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nothing goes past the right edge of the screen. */
const deborde = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const { nom, viewport } of parmi(CADRES)) {
  test.describe(nom, () => {
    test.use({ viewport });

    test('an individual orders, pays for the trial, uses the plan, ends it and withdraws from it', async ({ page }) => {
      test.slow();
      const { email } = await inscrire(page);
      await prouverAdresse(page, email);
      await page.goto('/account');
      await expect(page.getByRole('tab', { name: 'Profil' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText(email)).toBeVisible();
      await verifier(page, 'compte, profil');
      await page.getByRole('tab', { name: 'Facturation' }).click();
      await expect(page.getByText('Gratuit - 10 questions restantes')).toBeVisible();
      await expect(page.getByText('99,99\u00a0€ par an')).toBeVisible();
      expect(await deborde(page)).toBe(false);
      await verifier(page, 'facturation, compte gratuit', AUTRE_ETAT);

      await page.getByRole('link', { name: /Choisir Francis Premium, 9,99/ }).click();
      const commander = page.getByRole('button', { name: 'Commander avec obligation de paiement' });
      await expect(page.getByText(/TTC, dont 1,67\s€ de TVA à 20\s%/)).toBeVisible();
      await commander.click();
      await expect(page.getByRole('alert')).toContainText('Acceptez les conditions de vente');
      await page.getByRole('checkbox').check();
      await expect(page.getByRole('alert')).toBeHidden();
      expect(await deborde(page)).toBe(false);
      await verifier(page, 'commande');
      await commander.click();

      await page.waitForURL('**/paiement-essai?commande=*');
      await expect(page.getByText('Ceci n’est pas un vrai paiement.')).toBeVisible();
      await verifier(page, 'paiement d’essai');
      await page.getByRole('button', { name: 'Payer pour l’essai' }).click();
      await page.waitForURL('**/success');
      await expect(page.getByText('Votre abonnement est actif.')).toBeVisible();
      expect(await deborde(page)).toBe(false);
      await verifier(page, 'paiement réussi', AUTRE_ETAT);
      expect(await lienRecu(page, email, /Votre abonnement Francis Premium/)).toContain('/conditions-de-vente');

      await page.getByRole('link', { name: 'Poser une question' }).click();
      await poser(page, QUESTION_SIMPLE);
      await page.goto('/account?onglet=facturation');
      await expect(page.getByText('Prochain renouvellement')).toBeVisible();
      await expect(page.getByText('30 questions par mois')).toBeVisible();
      await expect(page.getByText(/ESSAI-\d{4}-/)).toBeVisible();
      expect(await deborde(page)).toBe(false);
      await verifier(page, 'facturation, abonné');

      await page.getByRole('button', { name: 'Ouvrir le portail de gestion' }).click();
      await page.waitForURL('**/portail-essai*');
      await expect(page.getByText('Ceci n’est pas le portail d’un prestataire de paiement.')).toBeVisible();
      await verifier(page, 'portail d’essai', AUTRE_ETAT);
      await page.getByRole('link', { name: 'Revenir à mon compte' }).click();

      await page.getByRole('button', { name: 'Résilier mon abonnement' }).click();
      await verifier(page, 'résiliation', AUTRE_ETAT);
      await page.getByRole('button', { name: 'Confirmer la résiliation' }).click();
      await expect(page.getByText('Prend fin le')).toBeVisible();
      await page.getByRole('button', { name: 'Reprendre l’abonnement' }).click();
      await expect(page.getByText('Prochain renouvellement')).toBeVisible();

      await page.getByRole('button', { name: /Me rétracter/ }).click();
      await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
      await expect(page.getByText(/Remboursée/)).toBeVisible();
      await expect(page.getByText(/Gratuit - \d+ questions? restantes?/)).toBeVisible();
    });
  });
}

test('a refused payment says so, and the order waits', LONG, async ({ page, surveillance }) => {
  surveillance.tolerer(/402/);
  await inscrireSur(page, '/commander?formule=ANNUAL');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await page.getByRole('button', { name: 'Simuler un refus' }).click();
  await expect(page.getByRole('alert')).toContainText('Le paiement a été refusé. Rien n’a été débité.');
  await page.getByRole('link', { name: 'Revenir sans payer' }).click();
  await page.waitForURL('**/commander?formule=ANNUAL');
});

test('the terms of sale are dated, readable and accessible', LONG, async ({ page }) => {
  await page.goto('/conditions-de-vente');
  await expect(page.getByText('En vigueur depuis le 22 novembre 2026.')).toBeVisible();
  await verifier(page, 'conditions de vente');
});

test('somebody unknown is asked to sign in, then comes back to the order', LONG, async ({ page }) => {
  await page.goto('/commander?formule=MONTHLY');
  await page.waitForURL('**/login');
});

test('a professional signs up over a reload, pays before confirming, and every screen says so', async ({ page }) => {
  const { email, motDePasse } = nouveauCompte();
  const compte = async (): Promise<void> => {
    await page.getByLabel('Mot de passe', { exact: true }).fill(motDePasse);
    await page.getByLabel('Confirmer le mot de passe').fill(motDePasse);
    await page.getByRole('button', { name: 'Continuer' }).click();
  };
  await page.goto('/pro/signup');
  await page.getByLabel('Adresse e-mail professionnelle').fill(email);
  await compte();
  await page.getByLabel('Prénom').fill('Jeanne');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Société ou cabinet').fill('Durand Conseil');
  await page.getByLabel('Fonction').selectOption('notaire');
  await page.getByLabel('Téléphone').fill('0601020304');
  await page.reload();
  await expect(page.getByLabel('Adresse e-mail professionnelle')).toHaveValue(email);
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
  await compte();
  await expect(page.getByLabel('Société ou cabinet')).toHaveValue('Durand Conseil');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Finaliser l’abonnement Pro' }).click();

  await page.waitForURL('**/commander?*');
  expect(await page.evaluate(() => sessionStorage.getItem('francis.inscription-pro'))).toBeNull();
  await expect(page.getByText(/l’accès commencera quand vous aurez ouvert le lien/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Portefeuille' })).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ma fiscalité' })).toHaveCount(0);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await page.getByRole('button', { name: 'Payer pour l’essai' }).click();
  await page.waitForURL('**/success?type=pro');
  await expect(page.getByText(/L’abonnement s’ouvre dès que vous confirmez votre adresse/)).toBeVisible();
  await page.getByRole('link', { name: 'Aller au tableau de bord' }).click();
  await page.waitForURL('**/pro/dashboard');
  await page.goto('/pro/settings?onglet=facturation');
  await expect(page.getByText('Payé, adresse à confirmer - 10 questions restantes')).toBeVisible();
  await expect(page.getByText('À confirmer', { exact: true })).toBeVisible();
  await prouverAdresse(page, email);
  await page.goto('/pro/settings?onglet=facturation');
  await expect(page.getByText('Actif - Pro')).toBeVisible();
});
