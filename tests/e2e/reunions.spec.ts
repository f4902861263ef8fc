import { TEXTE_ACCORD_REUNION } from '@francis/contract';
import { AUTRE_ETAT } from './axe.ts';
import { expect, test } from './banc.ts';
import { verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';

const LIGNES = [
  { locuteur: 'Participant 1', texte: 'Je suis pacsée et nous avons deux enfants.', a: 14 },
  { locuteur: 'Participant 1', texte: "Je m'appelle Léa Etcheverry, j'habite à Bayonne.", a: 31 },
];

test('une réunion se range, propose, remplit le dossier sur confirmation, et s’efface sur un refus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { ouvrirDossier, poster } = await ouvrirCabinet(page);
  await ouvrirDossier({ nom_client: 'Etcheverry', prenom_client: 'Léa' });

  await page.goto('/pro/teams-assistant');
  await expect(page.getByText('Aucune réunion pour l’instant.')).toBeVisible();
  await expect(page.getByText('Extension non installée')).toBeVisible();
  const masquer = page.getByRole('switch', { name: 'Masquer les noms' });
  await expect(masquer).toBeChecked();
  await masquer.click();
  await page.reload();
  await expect(masquer).not.toBeChecked();
  await verifier(page, 'reunions-vide', AUTRE_ETAT);

  const consentement = { accord: true, texte: TEXTE_ACCORD_REUNION.version };
  const { id } = await poster<{ id: string }>('/api/pro/reunions', { title: 'Bilan annuel', consentement });
  await poster(`/api/pro/reunions/${id}/fin`, { lignes: LIGNES, garder_transcription: true, resumer: true });
  await page.reload();
  await page.getByRole('link', { name: 'Bilan annuel' }).click();
  await expect(page.getByText(/Accord des participants confirmé par Nadia Lacombe/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Dossier qui reçoit la réunion' }).fill('Etche');
  await page.getByRole('button', { name: 'Ranger chez Léa Etcheverry' }).click();
  // What the file already says is not checked for one.
  await expect(page.getByRole('checkbox', { name: 'Nom', exact: true })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Ville' }).uncheck();
  await verifier(page, 'reunion');
  await page.getByRole('button', { name: /^Reporter 2 champs/ }).click();
  await expect(page.getByText('Reporté dans le dossier.')).toHaveCount(2);
  await page.getByRole('link', { name: 'Léa Etcheverry' }).click();
  await expect(page.getByRole('heading', { name: 'Réunions' })).toBeVisible();
  await expect(page.locator('.fiche-lue').getByText('Pacsé(e)')).toBeVisible();
  await expect(page.getByText('Bayonne')).toHaveCount(0);

  await page.getByRole('link', { name: 'Bilan annuel' }).click();
  await page.getByRole('button', { name: 'Un participant refuse' }).click();
  await page.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(page.getByText(/rien n’est gardé de ce qui s’est dit/)).toBeVisible();
  await expect(page.getByText('nous avons deux enfants')).toHaveCount(0);

  await page.goto('/pro/extension');
  await page.getByRole('button', { name: 'Installation guidée' }).click();
  await expect(page.getByText(/Charger l’extension non empaquetée/)).toBeVisible();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Télécharger le fichier/ }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('francis-teams.zip');
  await verifier(page, 'extension');
});
