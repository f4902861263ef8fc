import type { Page } from '@playwright/test';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { entetes, expect, inscrire, inscrireSur, LONG, poserProfil, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FOYER = { situation_familiale: 'celibataire', nombre_enfants: 0, revenus_salaires: 50_000 };
const onglet = (page: Page, nom: string) =>
  page.getByRole('navigation', { name: 'Votre espace' }).getByRole('link', { name: nom, exact: true });
const lire = async (page: Page): Promise<unknown> =>
  (await page.request.get('/api/user-profile', { headers: await entetes(page) })).json();
const large = (page: Page): Promise<void> => page.setViewportSize({ width: 1280, height: 900 });

test('le test de conscience se passe question par question, se montre et se refait', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 500/);
  await inscrire(page);
  await onglet(page, 'Test').click();
  await expect(page).toHaveURL(/onglet=test/);
  await verifier(page, 'test', AUTRE_ETAT);
  await large(page);
  await page.getByRole('button', { name: 'Commencer le test' }).click();
  const quiz = page.getByRole('dialog', { name: 'Test de conscience fiscale' });
  await expect(quiz.getByText('Question 1 sur 10')).toBeVisible();
  await expect(quiz.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  await expect(quiz.getByRole('button', { name: 'Suivant' })).toBeDisabled();
  await verifier(page, 'quiz');
  await large(page);
  for (let i = 1; i <= 9; i += 1) {
    await quiz.getByRole('radio').last().check();
    await quiz.getByRole('button', { name: 'Suivant' }).click();
    await expect(quiz.getByText(`Question ${i + 1} sur 10`)).toBeVisible();
  }
  await quiz.getByRole('button', { name: 'Précédent' }).click();
  await expect(quiz.getByRole('radio').last()).toBeChecked();
  await quiz.getByRole('button', { name: 'Suivant' }).click();
  await quiz.getByRole('radio').first().check();

  await page.route('**/api/tools/consciousness-test', (route) => route.fulfill({ status: 500, json: {} }));
  await quiz.getByRole('button', { name: 'Terminer' }).click();
  await expect(quiz.getByText('Erreur lors du calcul des résultats')).toBeVisible();
  await page.unroute('**/api/tools/consciousness-test');
  await quiz.getByRole('button', { name: 'Terminer' }).click();

  const resultats = page.getByRole('dialog', { name: 'Vos résultats' });
  await expect(resultats).toContainText('Expert');
  await expect(resultats).toContainText(/27 points sur 30, 90\s%/);
  await verifier(page, 'résultats du test');
  await large(page);
  await resultats.getByRole('button', { name: 'Recommencer' }).click();
  await expect(quiz.getByText('Question 1 sur 10')).toBeVisible();
  await expect(quiz.getByRole('radio').last()).not.toBeChecked();
  await quiz.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByText(/27 points sur 30/)).toBeVisible();
});

test(
  'le profil court se modifie sur place, et revient quand le serveur refuse',
  LONG,
  async ({ page, surveillance }) => {
    surveillance.tolerer(/status of 503/);
    await inscrireSur(page, '/chat?onglet=profil', FOYER);
    const enfants = page.getByLabel('Enfants à charge');
    await expect(enfants).not.toBeEditable();
    await page.getByRole('button', { name: 'Modifier le profil' }).click();
    await enfants.fill('2');
    const [reponse] = await Promise.all([
      page.waitForResponse((r) => r.request().method() === 'PATCH'),
      enfants.blur(),
    ]);
    expect(reponse.status()).toBe(200);
    expect(await lire(page)).toMatchObject({ nombre_enfants: 2, revenus_salaires: 50_000 });

    await page.route('**/user-profile/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, json: { detail: 'Le service est indisponible.', code: 'BASE_INDISPONIBLE' } })
        : route.continue(),
    );
    await page.getByLabel('TMI').fill('30');
    await page.getByLabel('TMI').blur();
    await expect(page.getByText('Le service est indisponible.')).toBeVisible();
    await expect(page.getByLabel('TMI')).toHaveValue('');
    await page.getByRole('button', { name: 'Fermer le message' }).click();
    await verifier(page, 'profil court');
  },
);

test('le calculateur de TMI donne ses résultats, la simulation ses deux calculs', async ({ page, surveillance }) => {
  surveillance.tolerer(/ERR_FAILED|Failed to load/);
  await inscrireSur(page, '/chat?onglet=simulation', FOYER);
  await page.getByLabel('Nouvelle valeur').fill('60 000');
  const tableau = page.getByRole('table', { name: /sans et avec ce changement/ });
  await expect(tableau).toContainText(/6\s604\s€/);
  await expect(tableau.getByRole('row', { name: /Différence/ })).toContainText(/\+\s2\s700\s€/);
  await page.getByText('Le calcul, étape par étape').click();
  await expect(page.getByRole('region', { name: /Après/ })).toContainText('CGI');
  await verifier(page, 'simulation');
  await large(page);

  await page.getByRole('button', { name: 'Calculer une TMI' }).click();
  const fenetre = page.getByRole('dialog', { name: 'Calculateur TMI 2025' });
  await expect(fenetre.getByRole('button', { name: 'Calculer' })).toBeDisabled();
  await fenetre.getByLabel('Revenu annuel imposable').fill('45 000');
  await verifier(page, 'calculateur de TMI', AUTRE_ETAT);
  await large(page);
  await page.route('**/api/tools/calculate-tmi', (route) => route.abort());
  await fenetre.getByRole('button', { name: 'Calculer' }).click();
  await expect(fenetre.getByText('Erreur de connexion')).toBeVisible();
  await page.unroute('**/api/tools/calculate-tmi');
  await fenetre.getByRole('button', { name: 'Calculer' }).click();
  const resultats = page.getByRole('dialog', { name: /Votre TMI.*30/ });
  await expect(resultats).toContainText(/6\s604\s€/);
  await verifier(page, 'résultats de TMI');
  await large(page);
  await resultats.getByRole('button', { name: 'Modifier' }).click();
  await expect(fenetre).toBeVisible();
});

test('alertes, optimisation et niveau partent de la situation et se gardent', async ({ page }) => {
  await inscrireSur(page, '/chat?onglet=alertes');
  await expect(page.getByText('Il manque votre situation familiale et au moins un revenu.')).toBeVisible();
  await poserProfil(page, FOYER);
  await page.reload();
  const alertes = page.locator('.alertes');
  await expect(alertes).toContainText('Un plafond d’épargne retraite reste ouvert');
  await expect(alertes).toContainText('CGI art. 163 quatervicies');
  await verifier(page, 'alertes');
  await large(page);
  await Promise.all([
    page.waitForResponse((r) => r.request().method() === 'PATCH'),
    page.getByRole('checkbox', { name: 'Plafonds non utilisés' }).click(),
  ]);
  await expect(alertes).not.toContainText('Un plafond d’épargne retraite reste ouvert');
  expect(await lire(page)).toMatchObject({ alertes_souhaitees: ['seuils_tmi', 'changements_loi'] });

  await onglet(page, 'Optimisation').click();
  const per = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /épargne retraite/ }) });
  await expect(per).toContainText(/\d\s€/);
  await per.getByText('Le calcul, étape par étape').click();
  await expect(per.getByRole('region', { name: /Après/ })).toBeVisible();
  await verifier(page, 'optimisation');
  await large(page);
  await page.getByLabel('Type d’optimisation').selectOption({ label: 'Immobilier' });
  await expect(per).toBeHidden();

  await onglet(page, 'Niveau').click();
  await page.getByLabel('Niveau de connaissance').selectOption({ label: 'Avancé' });
  await page.getByLabel('Objectif').selectOption({ label: 'Payer moins' });
  await verifier(page, 'niveau');
  await large(page);
  await page.getByRole('button', { name: /plafond global des niches/ }).click();
  await expect(page.getByLabel('Votre question')).toHaveValue(/plafond global des niches/);
  expect(await lire(page)).toMatchObject({
    type_optimisation: 'immobilier',
    niveau_connaissance: 'avance',
    objectifs: 'optimiser',
  });
});
