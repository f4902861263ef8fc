import type { Page } from '@playwright/test';
import { AUTRE_ETAT, DEUX_THEMES, verifier } from './axe.ts';
import { ajouterAuProfil, entetes, expect, inscrireSur, LONG, parmi, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const onglet = (page: Page, liste: string, nom: string) =>
  page.getByRole('tablist', { name: liste, exact: true }).getByRole('tab', { name: nom });
const lire = async (page: Page): Promise<unknown> =>
  (await page.request.get('/api/user-profile', { headers: await entetes(page) })).json();
const sauvegarder = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByRole('button', { name: /✓ Sauvegardé/ })).toBeVisible();
};

test('le profil se remplit onglet par onglet, et ne touche qu’à ce qui change', async ({ page }) => {
  const compte = await inscrireSur(page, '/profil');
  const cartes = page.getByRole('complementary', { name: 'Votre compte' });
  await expect(cartes).toContainText(compte.email);
  await expect(cartes).toContainText('Particulier');
  await expect(cartes).toContainText('Gratuit - 10 questions restantes');

  await page.getByLabel('Civilité').selectOption('Mme');
  await page.getByLabel('Date de naissance').fill('1984-05-12');
  await page.getByLabel('Situation familiale').selectOption({ label: 'Pacsé(e)' });
  await onglet(page, 'Vous', 'Contact').click();
  await expect(page.getByLabel('Email')).toHaveValue(compte.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('Ville').fill('Lyon');
  // By keyboard, from one tab to the next.
  await onglet(page, 'Vous', 'Contact').focus();
  await page.keyboard.press('ArrowRight');
  await expect(onglet(page, 'Vous', 'Professionnel')).toBeFocused();
  await page.getByRole('textbox', { name: 'Profession' }).fill('Architecte');
  await page.getByLabel('Revenu annuel du foyer').fill('62k');
  await onglet(page, 'Vous', 'Financier').click();
  await page.getByLabel('Situation fiscale').selectOption('pacsé');
  await page.getByLabel('Dernier bulletin de l’année').selectOption({ label: 'octobre' });
  await page.getByLabel('Impôt prélevé depuis janvier').fill('8 824');
  await onglet(page, 'Vous', 'Objectifs').click();
  await page.getByLabel('Horizon d’investissement').selectOption('long_terme');
  await page.getByLabel('Tolérance au risque').selectOption('eleve');
  await onglet(page, 'Votre situation', 'Patrimoine').click();
  await page.getByLabel('Valeur des biens immobiliers').fill('320 000');
  await onglet(page, 'Votre situation', 'Objectifs').click();
  await expect(page.getByText('Remplissez d’abord Général et Revenus.')).toBeVisible();

  // Another screen answers meanwhile: it keeps its answer.
  await ajouterAuProfil(page, { residence_fiscale: 'dom_tom' });
  await sauvegarder(page);
  await expect(page.getByRole('button', { name: 'Sauvegarder', exact: true })).toBeVisible();
  expect(await lire(page)).toMatchObject({
    civilite: 'Mme',
    date_naissance: '1984-05-12',
    situation_familiale: 'pacs',
    ville: 'Lyon',
    profession: 'Architecte',
    revenu_annuel: 62_000,
    situation_fiscale: 'pacsé',
    retenue_mois: 10,
    retenue_cumul: 8_824,
    retenue_annee: Number(new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: 'Europe/Paris' }).format()),
    horizon_investissement: 'long_terme',
    tolerance_risque: 'eleve',
    patrimoine_immobilier_valeur: 320_000,
    residence_fiscale: 'dom_tom',
    has_completed_onboarding: true,
  });
});

test('une erreur ouvre son onglet, un refus garde la saisie', LONG, async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 503/);
  await inscrireSur(page, '/profil');
  await onglet(page, 'Vous', 'Financier').click();
  await page.getByLabel('TMI relevée sur votre avis').fill('80');
  await onglet(page, 'Vous', 'Contact').click();
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByText('Saisissez un nombre entre 0 et 49.')).toBeVisible();
  await expect(page.getByLabel('TMI relevée sur votre avis')).toBeFocused();
  await verifier(page, 'profil en erreur', AUTRE_ETAT);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('TMI relevée sur votre avis').fill('30');

  await page.route('**/user-profile/', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Le service est indisponible.', code: 'BASE_INDISPONIBLE' } }),
  );
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Le service est indisponible.' })).toBeVisible();
  await expect(page.getByLabel('TMI relevée sur votre avis')).toHaveValue('30');
  await page.unroute('**/user-profile/');
  await sauvegarder(page);
  expect(await lire(page)).toMatchObject({ tmi: 30 });
});

test('on ne part pas en perdant sa saisie sans le savoir', LONG, async ({ page }) => {
  await inscrireSur(page, '/profile', { prenom: 'Claire' });
  await page.getByLabel('Prénom').fill('Clara');
  await page.getByRole('link', { name: 'Sécurité' }).click();
  const question = page.getByRole('dialog', { name: 'Quitter sans sauvegarder' });
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Clara');
  await page.getByRole('link', { name: 'Sécurité' }).click();
  await question.getByRole('button', { name: 'Quitter sans sauvegarder' }).click();
  await page.waitForURL('**/securite');
  expect(await lire(page)).toMatchObject({ prenom: 'Claire' });

  // Saved, or put back as it was: nothing is asked.
  await page.goto('/profile');
  await page.getByLabel('Prénom').fill('Clara');
  await sauvegarder(page);
  await page.getByRole('link', { name: 'Sécurité' }).click();
  await page.waitForURL('**/securite');
});

test('chaque onglet du profil est accessible', async ({ page }) => {
  await inscrireSur(page, '/profil');
  for (const nom of parmi(['Financier', 'Contact', 'Professionnel', 'Objectifs'])) {
    await onglet(page, 'Vous', nom).click();
    await verifier(page, `profil, ${nom}`, DEUX_THEMES);
  }
  for (const nom of parmi(['Patrimoine', 'Général', 'Objectifs'])) {
    await onglet(page, 'Votre situation', nom).click();
    await verifier(page, `profil, situation, ${nom}`);
  }
});
