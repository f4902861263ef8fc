import { AUTRE_ETAT } from './axe.ts';
import { expect, inscrireSur, LONG, parmi, test } from './banc.ts';
import { CADRES, verifier } from './cadres.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { nom, viewport } of parmi(CADRES)) {
  test.describe(nom, () => {
    test.use({ viewport });

    test('a person connects the trial bank, reads its accounts and disconnects it', async ({ page }) => {
      test.slow();
      await inscrireSur(page, '/patrimoine');
      await expect(page.getByText('Sur cette démonstration, les comptes et les soldes sont inventés.')).toBeVisible();
      await verifier(page, 'patrimoine, sans banque', AUTRE_ETAT);
      await page.getByRole('button', { name: 'Accepter et connecter une banque' }).click();

      await page.waitForURL('**/banque-essai?*');
      await expect(page.getByText('Ceci n’est pas une banque.')).toBeVisible();
      await verifier(page, 'banque d’essai');
      await page.getByRole('button', { name: 'Autoriser la lecture' }).click();

      await expect(page.getByText('Compte bancaire connecté avec succès !')).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      await page.waitForURL('**/dashboard');

      await page.goto('/patrimoine');
      await expect(page.getByText('Livret A d’essai')).toBeVisible();
      await expect(page.getByText(/accord jusqu’au/)).toBeVisible();
      await verifier(page, 'patrimoine, banque connectée');
      await page.getByRole('button', { name: 'Actualiser' }).click();
      await page.getByRole('button', { name: 'Déconnecter', exact: true }).click();
      await verifier(page, 'déconnexion de la banque');
      await page.getByRole('button', { name: 'Déconnecter Banque d’essai' }).click();
      await expect(page.getByText('Livret A d’essai')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Connecter une banque' })).toBeVisible();
    });
  });
}

test(
  'a refusal at the bank, a forged return and a return without a code say what happened',
  LONG,
  async ({ page, surveillance }) => {
    surveillance.tolerer(/400/);
    await inscrireSur(page, '/patrimoine');
    await page.getByRole('button', { name: 'Accepter et connecter une banque' }).click();
    await page.getByRole('button', { name: 'Refuser' }).click();
    await expect(page.getByRole('alert')).toContainText(/Erreur banque-essai\s: access_denied/);
    await verifier(page, 'retour de la banque, refus');
    await page.getByRole('link', { name: 'Retour au dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/truelayer-callback?code=forge&state=forge');
    await expect(page.getByRole('alert')).toContainText('Erreur lors de la connexion bancaire');
    await page.goto('/truelayer-callback');
    await expect(page.getByRole('alert')).toContainText('Code d’autorisation manquant');
  },
);

test('a return without a session binds nothing', async ({ page }) => {
  await page.goto('/truelayer-callback?code=a&state=b');
  await expect(page.getByRole('alert')).toContainText('Token d’authentification manquant');
});
