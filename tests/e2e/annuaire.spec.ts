import { AUTRE_ETAT } from './axe.ts';
import { ajouterAuProfil, expect, inscrire, test } from './banc.ts';
import { CADRES, verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';
import { prouverAdresse } from './comptes-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: CADRES[0].viewport });

test('a professional appears by the fields they chose, receives a situation, and loses it when it is taken back', async ({
  page,
  browser,
  surveillance,
}) => {
  test.slow();
  // Read again once it was taken back: the refusal is what is looked at.
  surveillance.tolerer(/status of 404/);
  const { baseURL } = test.info().project.use;
  const ailleurs = await browser.newContext({
    viewport: CADRES[0].viewport,
    ...(baseURL !== undefined && { baseURL }),
  });
  await surveillance.suivre(ailleurs);
  const autre = await ailleurs.newPage();

  const nom = `Nadia ${Date.now().toString(36)}`;
  const { email, ouvrirDossier } = await ouvrirCabinet(autre, nom);
  await ouvrirDossier({ nom_client: 'Morel', prenom_client: 'Claire' });
  await autre.goto('/pro/settings?onglet=annuaire');
  await expect(autre.getByText('Vous ne paraissez pas dans l’annuaire.')).toBeVisible();
  await prouverAdresse(autre, email);
  await autre.getByLabel(nom, { exact: true }).check();
  await autre.getByLabel('Ville').fill('Lyon');
  await autre.getByLabel('Notaire').check();
  await autre.getByLabel('Épargne retraite').check();
  await autre.getByLabel(/paraissent dans l’annuaire/).check();
  await autre.getByRole('button', { name: 'Paraître dans l’annuaire' }).click();
  await expect(autre.getByText('Vous paraissez dans l’annuaire.')).toBeVisible();
  await verifier(autre, 'annuaire, ma fiche');

  const personne = await inscrire(page);
  await prouverAdresse(page, personne.email);
  await ajouterAuProfil(page, { prenom: 'Claire', nombre_enfants: 2, revenus_salaires: 48_000 });
  await page.goto('/annuaire');
  await page.getByLabel('Nom ou cabinet').fill(nom);
  await page.getByLabel('Sujet').selectOption('Épargne retraite');
  await expect(page.getByRole('listitem').filter({ hasText: nom })).toContainText('Lyon');
  await verifier(page, 'annuaire', AUTRE_ETAT);
  await page.getByRole('button', { name: 'Remettre ma situation' }).click();
  const fenetre = page.getByRole('dialog');
  await fenetre.getByLabel(/Enfants à charge/).check();
  await fenetre.getByLabel(/Salaires nets imposables/).check();
  await fenetre.getByLabel(/Je remets à ce professionnel/).check();
  await verifier(page, 'annuaire, remettre');
  await fenetre.getByRole('button', { name: 'Remettre 2 faits' }).click();
  await expect(fenetre).toBeHidden();

  await autre.goto('/discover');
  await expect(autre.getByRole('heading', { name: 'Découvrez des utilisateurs' })).toBeVisible();
  await expect(autre.getByText('48 000')).toBeHidden();
  await autre.getByRole('button', { name: 'Accepter' }).click();
  const recue = autre.getByRole('dialog');
  await recue.getByLabel('Dossier qui reçoit les faits').selectOption('Claire Morel');
  await recue.getByLabel(/Enfants à charge/).check();
  await recue.getByRole('button', { name: 'Inscrire dans le dossier' }).click();
  await expect(recue.getByText('Inscrit dans ce dossier.')).toBeVisible();
  await verifier(autre, 'annuaire, situation reçue');
  await recue.getByRole('button', { name: 'Fermer' }).last().click();

  await page.goto('/ma-fiscalite');
  await expect(page.getByText(/ce professionnel la voit/)).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText(/ce professionnel ne la voit plus/)).toBeVisible();
  await expect(page.getByText(/Inscrits par son cabinet.*Enfants à charge/)).toBeVisible();
  await verifier(page, 'ma fiscalité, situation reprise', AUTRE_ETAT);

  await autre.reload();
  await expect(autre.getByText('Personne ne vous a remis sa situation.')).toBeVisible();
  await autre.goto('/pro/settings?onglet=annuaire');
  await autre.getByRole('button', { name: 'Me retirer de l’annuaire' }).click();
  await expect(autre.getByText('Vous ne paraissez pas dans l’annuaire.')).toBeVisible();
  await page.goto('/annuaire');
  await page.getByLabel('Nom ou cabinet').fill(nom);
  await expect(page.getByText('Personne ne répond à ces critères.')).toBeVisible();
  await ailleurs.close();
});
