import { AUTRE_ETAT, DEUX_THEMES, verifier } from './axe.ts';
import { expect, inscrireSur, LONG, test } from './banc.ts';
import { prouverAdresse } from './comptes-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the screen that a link of the e-mail opens is accessible', LONG, async ({ page }) => {
  await page.goto('/set-password#ticket=essai');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await verifier(page, '/set-password');
});

test('the professional sign-in that comes over the home page is accessible', async ({ page }) => {
  await page.goto('/pro/dashboard');
  await expect(page.getByRole('dialog').getByLabel('Adresse e-mail')).toBeFocused();
  await verifier(page, 'connexion professionnelle', DEUX_THEMES);
});

test('the security page is accessible, forms open', async ({ page }) => {
  const compte = await inscrireSur(page, '/securite');
  await expect(page.getByText(/Confirmez votre adresse e-mail pour ajouter/)).toBeVisible();
  await page.getByText('Recevoir un nouveau lien').click();
  await verifier(page, 'sécurité, adresse à confirmer', AUTRE_ETAT);
  await prouverAdresse(page, compte.email);
  await page.reload();
  await page.getByRole('button', { name: 'Ajouter une clé' }).click();
  await page.getByRole('button', { name: 'Activer' }).click();
  await page.getByLabel('Votre mot de passe').first().fill(compte.motDePasse);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Journal de sécurité' })).toBeVisible();
  await verifier(page, 'sécurité');
});

test('personal data and the change of password are accessible', async ({ page }) => {
  await inscrireSur(page, '/mes-donnees');
  await page.getByRole('switch', { name: 'Lettre d’information' }).click();
  await expect(page.getByRole('switch', { name: 'Lettre d’information' })).toBeChecked();
  await page.getByRole('button', { name: 'Demander la suppression' }).click();
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText('Tapez SUPPRIMER pour confirmer.')).toBeVisible();
  await verifier(page, 'mes données');
  await page.goto('/change-password');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('abc');
  await verifier(page, 'mot de passe', AUTRE_ETAT);
});

test('password managers recognise every password field', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Adresse e-mail');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('name', 'email');
  const motDePasse = page.getByLabel('Mot de passe', { exact: true });
  await expect(motDePasse).toHaveAttribute('autocomplete', 'current-password');
  await motDePasse.focus();
  await page.evaluate(() => navigator.clipboard.writeText('collé tel quel 12').catch(() => undefined));
  await page.keyboard.insertText('collé tel quel 12');
  await expect(motDePasse).toHaveValue('collé tel quel 12');
  await expect(motDePasse).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(motDePasse).toHaveAttribute('type', 'text');
  await page.goto('/signup');
  for (const champ of ['Mot de passe', 'Confirmer le mot de passe']) {
    await expect(page.getByLabel(champ, { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  }
});
