import type { Page } from '@playwright/test';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { entetes, expect, inscrire, LONG, nouveauCompte, poser, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const modale = (page: Page) => page.getByRole('dialog', { name: 'Faisons connaissance' });
const lireProfil = async (page: Page): Promise<unknown> =>
  (await page.request.get('/api/user-profile', { headers: await entetes(page) })).json();

test('les cinq questions de l’accueil, reprises après un rechargement, remplissent le profil', async ({ page }) => {
  await inscrireSansAccueil(page);
  const fenetre = modale(page);
  await expect(fenetre.getByText('Question 1 sur 5')).toBeVisible();
  await expect(fenetre.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await verifier(page, 'accueil');
  await page.setViewportSize({ width: 1280, height: 900 });

  // One answer moves on by itself; several wait for the button.
  await fenetre.getByRole('radio', { name: 'Retraité' }).click();
  await expect(fenetre.getByText('Question 2 sur 5')).toBeVisible();
  await expect(fenetre.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  const suite = fenetre.getByRole('button', { name: 'Continuer' });
  await expect(suite).toBeDisabled();
  await fenetre.getByRole('checkbox', { name: 'SCPI' }).click();
  await fenetre.getByRole('checkbox', { name: 'Dividendes' }).click();
  await fenetre.getByRole('checkbox', { name: 'Aucun' }).click();
  await expect(fenetre.getByRole('checkbox', { name: 'SCPI' })).not.toBeChecked();
  await fenetre.getByRole('checkbox', { name: 'SCPI' }).click();
  await expect(fenetre.getByRole('checkbox', { name: 'Aucun' })).not.toBeChecked();
  const [enregistrement] = await Promise.all([page.waitForResponse('**/user-profile/'), suite.click()]);
  expect(enregistrement.status()).toBe(200);
  await expect(fenetre.getByText('Question 3 sur 5')).toBeVisible();

  // The way back keeps the answer.
  await fenetre.getByRole('button', { name: '← Question précédente' }).click();
  await expect(fenetre.getByRole('checkbox', { name: 'SCPI' })).toBeChecked();

  await page.reload();
  await expect(fenetre.getByText('Question 3 sur 5')).toBeVisible();
  // With a keyboard: the arrows choose, the Enter key confirms.
  await fenetre.getByRole('checkbox', { name: 'Aucune' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(fenetre.getByText('Question 4 sur 5')).toBeVisible();
  await fenetre.getByRole('radio', { name: 'France métropolitaine' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(fenetre.getByText('Question 4 sur 5')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(fenetre.getByText('Question 5 sur 5')).toBeVisible();

  // In one's own words: what is understood is chosen, what is not is kept.
  await fenetre.getByText('Dire autrement').click();
  await fenetre.getByLabel('Votre réponse, avec vos mots').fill('Un petit bois hérité de ma tante');
  await fenetre.getByRole('button', { name: 'Comprendre ce texte' }).click();
  await expect(fenetre.getByText('votre texte est conservé tel quel')).toBeVisible();
  await fenetre.getByLabel('Votre réponse, avec vos mots').fill('Je suis locataire de mon appartement');
  await fenetre.getByRole('button', { name: 'Comprendre ce texte' }).click();
  await expect(fenetre.getByText(/Compris\s: Locataire/)).toBeVisible();
  await expect(fenetre.getByRole('radio', { name: 'Locataire' })).toBeChecked();
  await fenetre.getByRole('button', { name: 'Terminer' }).click();
  await expect(fenetre).toBeHidden();
  await expect(page.getByText('Profil enregistré.')).toBeVisible();

  expect(await lireProfil(page)).toMatchObject({
    activite_principale: 'retraite',
    revenus_complementaires: ['scpi'],
    statuts_juridiques: ['aucune'],
    residence_fiscale: 'france',
    pays_residence: null,
    patrimoine_situation: 'locataire',
    patrimoine_situation_libre: null,
    patrimoine_immobilier: false,
    has_completed_onboarding: true,
  });
  await page.reload();
  await expect(page.getByLabel('Votre question')).toBeVisible();
  await expect(fenetre).toBeHidden();
});

test(
  'l’accueil est accessible, se remet à plus tard, et s’ouvre en plein écran sur demande',
  LONG,
  async ({ page }) => {
    await inscrireSansAccueil(page);
    await expect(modale(page)).toBeVisible();
    await verifier(page, 'accueil, une réponse', AUTRE_ETAT);
    await page.setViewportSize({ width: 1280, height: 900 });
    await modale(page).getByRole('button', { name: 'Plus tard' }).click();
    await expect(modale(page)).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Votre question')).toBeVisible();
    await expect(modale(page)).toBeHidden();

    await page.goto('/dashboard?accueil=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Faisons connaissance' })).toBeVisible();
    await expect(page.getByLabel('Votre question')).toBeHidden();
    await page.getByRole('radio', { name: 'Fonctionnaire' }).click();
    await expect(page.getByText('Question 2 sur 5')).toBeVisible();
    await verifier(page, 'accueil, plusieurs réponses, plein écran');
  },
);

test('un enregistrement refusé laisse les réponses à l’écran', LONG, async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 503|net::ERR/);
  await inscrireSansAccueil(page);
  const fenetre = modale(page);
  await page.route('**/user-profile/', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Le service est indisponible.', code: 'BASE_INDISPONIBLE' } }),
  );
  await fenetre.getByRole('radio', { name: 'Salarié en CDI' }).click();
  for (const choix of ['Aucun', 'Aucune']) {
    await fenetre.getByRole('checkbox', { name: choix, exact: true }).click();
    await fenetre.getByRole('button', { name: 'Continuer' }).click();
  }
  await fenetre.getByRole('radio', { name: 'France métropolitaine' }).click();
  await fenetre.getByRole('radio', { name: 'Locataire' }).click();
  await expect(fenetre.getByText('Le service est indisponible.')).toBeVisible();
  await expect(fenetre.getByRole('radio', { name: 'Locataire' })).toBeChecked();
  await page.unroute('**/user-profile/');
  await fenetre.getByRole('button', { name: 'Terminer' }).click();
  await expect(fenetre).toBeHidden();
  expect(await lireProfil(page)).toMatchObject({ activite_principale: 'salarie_cdi', has_completed_onboarding: true });
});

test('la découverte situe l’impôt, se reprend, et sert à l’assistant et au simulateur', async ({ page }) => {
  await inscrire(page);
  await page.getByRole('link', { name: 'Découvrir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Découvrez vos options' })).toBeVisible();
  const repondre = async (question: RegExp, valeur: string): Promise<void> => {
    const ligne = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: question }) });
    const champ = ligne.getByRole(question.source.includes('situation') ? 'combobox' : 'textbox');
    if (question.source.includes('situation')) await champ.selectOption({ label: valeur });
    else await champ.fill(valeur);
    await ligne.getByRole('button', { name: 'Valider' }).click();
    await expect(ligne.getByRole('button', { name: /^Modifier/ })).toBeVisible();
  };
  const age = page.getByRole('textbox', { name: 'Quel âge avez-vous' });
  await age.fill('7');
  await page.getByRole('button', { name: 'Valider' }).first().click();
  await expect(page.getByText('Écrivez un nombre entre 16 et 120.')).toBeVisible();
  await repondre(/âge/, '42');
  await repondre(/situation familiale/, 'Célibataire');
  await verifier(page, 'découverte commencée', AUTRE_ETAT);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(page.getByText('2 réponses sur 5')).toBeVisible();
  await repondre(/enfants/, '0');
  await repondre(/revenu net imposable/, '50 000');
  await repondre(/obtenir/, 'Payer moins d’impôt');

  const fin = page.getByRole('region', { name: 'Votre profil est complet.' });
  await expect(fin).toContainText(/6\s604\s€/);
  await expect(fin).toContainText('Estimation');
  await verifier(page, 'découverte achevée');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await lireProfil(page)).toMatchObject({ age: 42, revenu_annuel: 50_000, has_completed_discovery: true });

  await fin.getByRole('link', { name: 'Retour au chat' }).click();
  await poser(page, 'Quel est mon impôt ?');
  const reponse = page.getByRole('article', { name: 'Réponse de Francis' });
  await expect(reponse).toHaveCount(1);
  await expect(reponse).toContainText(/6\s604\s€/);
});

async function inscrireSansAccueil(page: Page): Promise<void> {
  await inscrire(page, nouveauCompte(), { accueil: true });
}
