import { readFile } from 'node:fs/promises';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { expect, LONG, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';

const DOSSIER = {
  nom_client: 'Lacombe',
  prenom_client: 'Étienne',
  situation_maritale_client: 'Marié(e)',
  date_naissance_client: '1980-05-12',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 92_000,
  statut_professionnel_client2: 'Fonctionnaire',
  revenu_net_annuel_client2: 54_000,
  revenus_capitaux_mobiliers_foyer: 3_000,
  faits_fiscaux_client: {
    'projet.declarant1.per_versements': 8_280,
    'foyer.dividendes': 3_000,
    'foyer.dons_66': 500,
    'projet.declarant1.frais_reels': 4_000,
  },
  valeur_entreprise_parts_sociales: 40_000,
};

test('un dossier s’analyse : les gestes s’excluent, les leviers se lisent, l’analyse se garde et se rouvre', async ({
  page,
  surveillance,
}) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier(DOSSIER);
  await page.goto(`/pro/clients/${id}`);
  const generale = page.getByRole('button', { name: 'Analyse Générale' });
  const irpp = page.getByRole('button', { name: 'Analyser IRPP 2025' });

  // Held back, so that what runs meanwhile is seen.
  const porte: { ouvrir?: () => void } = {};
  const retenue = new Promise<void>((resolve) => {
    porte.ouvrir = resolve;
  });
  await page.route('**/analyze', async (route) => {
    await retenue;
    await route.continue();
  });
  await generale.click();
  await expect(irpp).toBeDisabled();
  for (const nom of ['PDF', 'Excel', 'CSV'])
    await expect(page.getByRole('button', { name: nom, exact: true })).toBeDisabled();
  porte.ouvrir?.();
  const panneau = page.getByRole('region', { name: 'Analyse générale' });
  await expect(panneau.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panneau).toContainText('Les revenus 2025 donnent un impôt de');
  const leviers = panneau.getByRole('table', { name: 'Leviers de l’analyse' });
  await expect(leviers.getByRole('row', { name: /Verser 8 280 € sur le PER/ })).toContainText('2 484 €');
  await expect(leviers).toContainText('Déjà comptés, à justifier');
  await expect(leviers).toContainText('Écartés');
  const arbitrages = page.getByRole('region', { name: 'Arbitrages' });
  await expect(arbitrages.getByRole('table', { name: 'PER ou assurance-vie' })).toContainText('163 quatervicies');
  await expect(arbitrages).toContainText('Quel est le bénéfice de la société');
  await verifier(page, 'analyse générale');

  await irpp.click();
  await expect(page.getByRole('region', { name: 'Analyse IRPP 2025' })).toContainText('Quotient familial');
  await expect(panneau).toHaveCount(0);
  await verifier(page, 'analyse IRPP', AUTRE_ETAT);
  const gardees = page.getByRole('region', { name: 'Analyses' });
  await expect(gardees.getByRole('listitem')).toHaveCount(2);
  await gardees.getByRole('button', { name: 'Analyse générale' }).click();
  await expect(panneau).toBeVisible();

  // A file that says too little: what is missing is named, and no estimate is spoken of.
  surveillance.tolerer(/status of 422/);
  const muet = await ouvrirDossier({ nom_client: 'Muet', prenom_client: 'Anne' });
  await page.goto(`/pro/clients/${muet}`);
  await irpp.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Erreur lors de l’analyse IRPP\u00a0: La situation de famille est nécessaire.',
  );
  await generale.click();
  await expect(panneau).toContainText('Aucun chiffre n’est donc calculé.');
  await expect(panneau).not.toContainText('Estimation');

  surveillance.tolerer(/status of 500/);
  await page.route('**/analyze_irpp_2025', (route) => route.fulfill({ status: 500, body: '{}' }));
  await irpp.click();
  await expect(page.getByRole('alert')).toContainText('Erreur lors de l’analyse IRPP\u00a0:');
});

test(
  'les fichiers d’un dossier se téléchargent sous leur nom, depuis la fiche et depuis la liste',
  LONG,
  async ({ page }) => {
    const { ouvrirDossier } = await ouvrirCabinet(page);
    const id = await ouvrirDossier(DOSSIER);
    await page.goto(`/pro/clients/${id}`);
    for (const [bouton, fichier, debut] of [
      ['PDF', 'fiche_client_.*\\.pdf', '%PDF-1.7'],
      ['Excel', 'fiche_client_.*\\.xlsx', 'PK'],
    ] as const) {
      const [recu] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: bouton, exact: true }).click(),
      ]);
      expect(recu.suggestedFilename()).toMatch(new RegExp(`^${fichier.replace('.*', `${id}_\\d{4}-\\d{2}-\\d{2}`)}$`));
      expect((await readFile(await recu.path())).toString('latin1').startsWith(debut)).toBe(true);
    }
    await page.goto('/pro/dashboard');
    await page.getByLabel('Exporter Étienne Lacombe').click();
    await verifier(page, 'menu des exports');
    const [irpp] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'IRPP en PDF' }).click(),
    ]);
    expect(irpp.suggestedFilename()).toContain(`analyse_irpp_client_${id}`);
  },
);
