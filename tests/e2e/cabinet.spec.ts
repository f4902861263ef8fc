import { AUTRE_ETAT } from './axe.ts';
import { EN_LONG, expect, nouveauCompte, parmi, test } from './banc.ts';
import { CADRES, verifier } from './cadres.ts';
import { lienRecu, prouverAdresse } from './comptes-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One red point. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

for (const { nom, viewport } of parmi(CADRES)) {
  test.describe(nom, () => {
    test.use({ viewport });

    test('a professional signs up in three steps, pays, and finds the firm as it was told', async ({
      page,
      surveillance,
    }) => {
      test.slow();
      surveillance.tolerer(/status of 422/);
      const { email, motDePasse } = nouveauCompte();
      await page.goto('/pro');
      // On a short run, the visit of every address looks at it.
      if (EN_LONG) await verifier(page, 'offre professionnelle');
      await page.getByRole('link', { name: 'Ouvrir un compte professionnel' }).click();
      const continuer = page.getByRole('button', { name: 'Continuer' });

      await page.getByLabel('Adresse e-mail professionnelle').fill(email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(motDePasse);
      await page.getByLabel('Confirmer le mot de passe').fill('autre chose');
      await continuer.click();
      await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
      await page.getByLabel('Confirmer le mot de passe').fill(motDePasse);
      await continuer.click();

      await expect(page.getByRole('heading', { name: 'Cabinet' })).toBeFocused();
      await page.getByLabel('Prénom').fill('Nadia');
      await page.getByLabel('Nom', { exact: true }).fill('Lacombe');
      await page.getByLabel('Société ou cabinet').fill('Lacombe Patrimoine');
      await page.getByLabel('Fonction').selectOption('conseiller-patrimoine');
      await page.getByLabel('SIRET (facultatif)').fill('732 829 320 00075');
      await continuer.click();
      await expect(page.getByText(/Ce SIRET n’existe pas/)).toBeVisible();
      await expect(page.getByText('Indiquez votre téléphone.')).toBeVisible();
      await verifier(page, 'inscription, cabinet en erreur');
      await page.getByLabel('SIRET (facultatif)').fill('732 829 320 00074');
      await page.getByLabel('Téléphone').fill('01 23 45 67 89');
      await continuer.click();

      await page.getByRole('button', { name: 'Retour' }).click();
      await expect(page.getByLabel('Société ou cabinet')).toHaveValue('Lacombe Patrimoine');
      await continuer.click();
      await expect(page.getByRole('heading', { name: 'Abonnement' })).toBeFocused();
      // The browser's own button does the same: the wizard is not left by it.
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Cabinet' })).toBeFocused();
      await expect(page.getByLabel('Société ou cabinet')).toHaveValue('Lacombe Patrimoine');
      await continuer.click();
      await expect(page.getByText('49\u00a0€ par mois', { exact: true })).toBeVisible();
      await page.getByRole('radio', { name: /Annuel/ }).check();
      const finaliser = page.getByRole('button', { name: 'Finaliser l’abonnement Pro' });
      await finaliser.click();
      await expect(page.getByText(/Acceptez l’accord de sous-traitance/)).toBeVisible();
      await verifier(page, 'inscription, abonnement');
      await page.getByRole('checkbox').check();
      await finaliser.click();

      await page.waitForURL('**/commander?formule=PRO_ANNUAL*');
      await page.getByRole('checkbox').check();
      await prouverAdresse(page, email);
      await page.goto('/commander?formule=PRO_ANNUAL&type=pro');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
      await page.getByRole('button', { name: 'Payer pour l’essai' }).click();
      await page.waitForURL('**/success?type=pro');
      await expect(page.getByText('Votre abonnement est actif.')).toBeVisible();
      expect(await lienRecu(page, email, /Votre abonnement Francis Pro/)).toContain('/conditions-de-vente');

      await page.goto('/pro/settings');
      await expect(page.getByText('Abonnement actif')).toBeVisible();
      await expect(page.getByText('73282932000074')).toBeVisible();
      await verifier(page, 'paramètres, profil');
      await page.getByRole('link', { name: 'Modifier le profil' }).click();
      await page.getByLabel('Spécialité').fill('Transmission');
      await page.getByLabel('SIRET').fill('1');
      await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
      await expect(page.getByText(/Ce SIRET n’existe pas/).first()).toBeVisible();
      await page.getByLabel('SIRET').fill('732 829 320 00074');
      await verifier(page, 'modifier le profil');
      await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
      await expect(page.getByText('Profil mis à jour avec succès.')).toBeVisible();
      await page.waitForURL('**/pro/settings');

      await page.getByRole('tab', { name: 'Facturation' }).click();
      await expect(page.getByText('Prochain renouvellement')).toBeVisible();
      await page.getByRole('tab', { name: 'Cabinet' }).click();
      await expect(page.getByText(/Accord de sous-traitance du .*, accepté par Nadia Lacombe/)).toBeVisible();
      const collegue = nouveauCompte();
      await page.getByLabel('Inviter par e-mail').fill(collegue.email);
      await page.getByRole('button', { name: 'Inviter', exact: true }).click();
      await expect(page.getByText('Invitation envoyée', { exact: true })).toBeVisible();
      expect(await lienRecu(page, collegue.email, /^Rejoignez/)).toContain('/pro/invitation#ticket=');
      await page.setInputFiles('input[type=file]', { name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
      await expect(page.getByRole('img', { name: 'Logo du cabinet' })).toBeVisible();
      await verifier(page, 'paramètres, cabinet', AUTRE_ETAT);

      await page.getByRole('tab', { name: 'API' }).click();
      await page.getByLabel('Nom', { exact: true }).fill('Comptabilité');
      await page.getByRole('region', { name: 'Nouvelle clé' }).getByLabel('Votre mot de passe').fill(motDePasse);
      await page.getByRole('button', { name: 'Créer la clé' }).click();
      await expect(page.getByText(/^frk_[\w-]{43}$/)).toBeVisible();
      await verifier(page, 'paramètres, clé créée');
      await page.getByRole('button', { name: 'C’est noté' }).click();
      await page.getByRole('button', { name: 'Retirer Comptabilité' }).click();
      await page.getByRole('button', { name: 'Retirer', exact: true }).click();
      await expect(page.getByText('Retirée', { exact: true })).toBeVisible();
      await verifier(page, 'paramètres, API');
    });
  });
}
