import { expect, test } from './banc.ts';
import { verifier } from './axe.ts';
import { ouvrirCabinet } from './clients-banc.ts';

const MERE = {
  nom_client: 'Delorme',
  prenom_client: 'Anne',
  situation_maritale_client: 'Veuf/Veuve',
  date_naissance_client: '1950-02-03',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 64_000,
};

test('une famille et sa société se lient, se dessinent et se lisent des deux côtés', async ({ page, surveillance }) => {
  // More than the whole, once.
  surveillance.tolerer(/status of 422/);
  const { ouvrirDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier(MERE);
  await ouvrirDossier({ nom_client: 'Delorme', prenom_client: 'Luc' });
  await page.goto(`/pro/clients/${id}`);
  // Where the file stands, before anything is asked.
  const synthese = page.getByRole('region', { name: 'Synthèse du dossier' });
  await expect(synthese).toContainText('Veuf/Veuve');
  await expect(synthese.getByText('TMI', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Lier un dossier' }).click();
  await page.getByRole('combobox', { name: 'Client à lier' }).fill('luc');
  await expect(page.getByRole('option')).toHaveText([/Luc Delorme/]);
  await page.keyboard.press('Enter');
  await page.getByLabel('Luc Delorme est, pour Anne Delorme').selectOption('enfant');
  await page.getByRole('button', { name: 'Lier les deux dossiers' }).click();
  await expect(page.getByRole('list', { name: 'Dossiers liés' })).toContainText('Luc Delorme');

  await page.getByRole('button', { name: 'Ajouter une société ou un bien' }).click();
  const fenetre = page.getByRole('dialog');
  await fenetre.getByLabel('Nom', { exact: true }).fill('SCI des Tilleuls');
  await fenetre.getByLabel('Valeur de la totalité').fill('400 000');
  await fenetre.getByLabel('Part', { exact: true }).fill('60');
  await fenetre.getByRole('button', { name: 'Ajouter un porteur' }).click();
  await fenetre.getByLabel('Porteur 2', { exact: true }).selectOption({ label: 'Luc Delorme' });
  await fenetre.getByLabel('Part', { exact: true }).nth(1).fill('50');
  await fenetre.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(fenetre.getByRole('alert')).toContainText('dépassent 100');
  await fenetre.getByLabel('Part', { exact: true }).nth(1).fill('40');
  await verifier(page, 'famille-saisie');
  await fenetre.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('img', { name: /Organigramme/ })).toBeVisible();
  const ligne = page.getByRole('row', { name: /SCI des Tilleuls/ });
  await expect(ligne).toContainText('240\u202f000\u00a0€');
  await verifier(page, 'famille');

  await page.getByRole('list', { name: 'Dossiers liés' }).getByRole('link', { name: 'Luc Delorme' }).click();
  await expect(page.getByRole('row', { name: /SCI des Tilleuls/ })).toContainText('160\u202f000\u00a0€');
  await expect(page.getByRole('list', { name: 'Dossiers liés' })).toContainText('Parent');
});
