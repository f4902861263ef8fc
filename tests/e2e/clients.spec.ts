import { AUTRE_ETAT, DEUX_THEMES, verifier } from './axe.ts';
import { attendreMessage, entetes, expect, LONG, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';

const FICHES = [
  {
    nom_client: 'Éluard',
    prenom_client: 'Paul',
    email_client: 'paul@exemple.test',
    situation_maritale_client: 'Marié(e)',
    revenu_net_annuel_client1: 58_000,
    tranche_marginale_imposition_estimee: 30,
    prochain_rendez_vous_pro: '2099-03-02T09:30',
  },
  { nom_client: 'Zola', prenom_client: 'Émile', revenu_net_annuel_client1: 91_000, statut_dossier_pro: 'En attente' },
  { nom_client: 'Sand', prenom_client: 'George', ville_client: 'Nohant' },
] as const;

test('un cabinet vide le dit, et mène à la création', LONG, async ({ page }) => {
  await ouvrirCabinet(page);
  await page.goto('/pro/dashboard');
  await expect(page.getByRole('heading', { name: 'Aucun client' })).toBeVisible();
  await expect(page.getByText('Aucun rendez-vous à venir')).toBeVisible();
  await verifier(page, 'tableau de bord vide', AUTRE_ETAT);
});

test('la liste se cherche sans accents, se trie, se filtre et se parcourt au clavier', async ({ page, browser }) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  for (const fiche of FICHES) await ouvrirDossier(fiche);
  // Another firm, whose clients must appear nowhere here.
  const ailleurs = await browser.newPage();
  const autre = await ouvrirCabinet(ailleurs, 'Autre Cabinet');
  const etranger = await autre.ouvrirDossier({ nom_client: 'Éluard', prenom_client: 'Nusch' });
  await ailleurs.close();

  await page.goto('/pro/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes Clients 3');
  await expect(page.getByText('Nadia Lacombe').first()).toBeVisible();
  const lignes = page.getByRole('table', { name: 'Clients du cabinet' }).locator('tbody th a');
  await expect(lignes).toHaveText(['Éluard Paul', 'Sand George', 'Zola Émile']);
  await expect(page.getByRole('region', { name: 'Rendez-vous' })).toContainText('Paul Éluard');

  await page.getByRole('button', { name: 'Revenu net annuel' }).click();
  await expect(lignes).toHaveText(['Zola Émile', 'Éluard Paul', 'Sand George']);
  await expect(page).toHaveURL(/tri=revenu&sens=desc/);
  await page.getByLabel('Statut du dossier').selectOption('En attente');
  await expect(lignes).toHaveText(['Zola Émile']);
  await page.getByLabel('Statut du dossier').selectOption('');

  await page.getByLabel('Rechercher un client').fill('eluard');
  await expect(lignes).toHaveText(['Éluard Paul']);
  await page.reload();
  await expect(lignes).toHaveText(['Éluard Paul']);
  await page.getByLabel('Rechercher un client').fill('nohant');
  await expect(lignes).toHaveText(['Sand George']);
  await page.getByLabel('Rechercher un client').fill('personne');
  await expect(page.getByRole('heading', { name: 'Aucun client ne correspond' })).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(lignes).toHaveCount(3);

  await page.getByLabel('Rechercher un client').press('ArrowDown');
  await expect(lignes.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(lignes.nth(1)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Rechercher un client')).toBeFocused();

  expect(await page.content()).not.toContain(etranger);
  await verifier(page, 'tableau de bord');
});

test('supprimer demande, laisse dix secondes, et n’efface qu’ensuite', async ({ page }) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  await ouvrirDossier(FICHES[0]);
  await page.clock.install();
  await page.goto('/pro/dashboard');
  const ligne = page.getByRole('row', { name: /Éluard/ });
  await expect(ligne).toBeVisible();
  // A busy machine may take more than the ten seconds to come back to the page: they pass when they are told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  const seVoit = (visible: boolean): Promise<void> =>
    expect
      .poll(async () => {
        await page.clock.runFor(20);
        return ligne.isVisible();
      })
      .toBe(visible);
  const supprimer = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Supprimer Paul Éluard' }).click();
    const fenetre = page.getByRole('dialog');
    await expect(fenetre).toContainText(
      /Êtes-vous sûr de vouloir supprimer ce client\s\? Cette action est irréversible\./,
    );
    await fenetre.getByRole('button', { name: 'Supprimer' }).click();
    await seVoit(false);
  };
  await supprimer();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await seVoit(true);
  await supprimer();
  const effacement = page.waitForResponse((r) => r.request().method() === 'DELETE');
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  expect((await effacement).status()).toBe(204);
  await expect(page.getByRole('heading', { name: 'Aucun client' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aucun client' })).toBeVisible();
});

test('Ctrl + K mène à un client ou à une action, et la fiche s’exporte', async ({ page }) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier(FICHES[0]);
  await page.goto('/pro/dashboard');
  await expect(page.getByRole('row', { name: /Éluard/ })).toBeVisible();
  const depart = page.waitForEvent('download');
  await page.getByLabel('Exporter Paul Éluard').click();
  await page.getByRole('button', { name: 'Fiche en CSV' }).click();
  expect((await depart).suggestedFilename()).toMatch(new RegExp(`^fiche_client_${id}_\\d{4}-\\d{2}-\\d{2}\\.csv$`));

  await page.keyboard.press('Control+k');
  const saisie = page.getByRole('combobox', { name: 'Client ou action' });
  await expect(saisie).toBeFocused();
  await saisie.fill('elu');
  await expect(page.getByRole('option', { name: /Paul Éluard/ })).toHaveAttribute('aria-selected', 'true');
  await verifier(page, 'palette');
  await saisie.fill('securite');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/Sécurité du compte/]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/securite');
});

test('ouvrir un dossier, le modifier, retrouver chaque changement et le défaire', async ({ page }) => {
  await ouvrirCabinet(page);
  await page.goto('/pro/clients/new');
  // Nobody is a man by default, and a date is no taller than a name.
  await expect(page.getByLabel('Civilité')).toHaveValue('');
  const champs = page.locator('.saisie:has(> input), .choix > select');
  expect(await champs.evaluateAll((tous) => [...new Set(tous.map((c) => c.getBoundingClientRect().height))])).toEqual([
    44,
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau client');
  await page.getByRole('button', { name: 'Enregistrer le client' }).click();
  await expect(page.getByRole('alert')).toContainText('Le nom et le prénom du client sont obligatoires.');
  await page.getByLabel('Nom', { exact: true }).fill('Zola');
  await page.getByLabel('Prénom', { exact: true }).fill('Émile');
  await page.getByLabel('Revenu net annuel', { exact: true }).fill('beaucoup');
  await page.getByRole('button', { name: 'Ajouter un enfant' }).click();
  await page.getByLabel('Prénom 1').fill('Denise');
  await page.getByLabel('Garde alternée 1').selectOption('oui');
  await page.getByRole('button', { name: 'Enregistrer le client' }).click();
  await expect(page.getByLabel('Revenu net annuel', { exact: true })).toBeFocused();
  await page.getByLabel('Revenu net annuel', { exact: true }).fill('42 000,50');
  await verifier(page, 'nouveau client');
  await page.getByRole('button', { name: 'Enregistrer le client' }).click();
  await page.waitForURL('**/pro/dashboard');
  await page.getByRole('link', { name: 'Zola Émile' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Client\s: Émile Zola/);
  await expect(page.getByText(/42\s000,50\s€/)).toBeVisible();
  await expect(page.getByText(/Denise, garde alternée\s: Oui/)).toBeVisible();
  await expect(page.getByText('Aucune information disponible pour cette section').first()).toBeVisible();
  await verifier(page, 'dossier', DEUX_THEMES);

  await page.getByRole('link', { name: 'Modifier' }).click();
  const ancres = page.getByRole('navigation', { name: 'Sections du dossier' });
  await expect(ancres.getByRole('link')).toHaveText([
    'Identité',
    'Coordonnées',
    'Situation familiale',
    'Revenus',
    'Patrimoine',
    'Objectifs',
    'Fiscalité',
    'Suivi pro',
  ]);
  // What nobody said stays unsaid: saving another field must not write it under the adviser's name.
  await expect(page.getByLabel('Nationalité')).toHaveValue('');
  await expect(page.getByLabel(/Profil de risque/)).toHaveValue('');
  await ancres.getByRole('link', { name: 'Patrimoine' }).click();
  await expect(ancres.getByRole('link', { name: 'Patrimoine' })).toHaveAttribute('aria-current', 'location');
  // The last section is short: at the end of the page it is the one that is read.
  await ancres.getByRole('link', { name: 'Suivi pro' }).click();
  await expect(ancres.getByRole('link', { name: 'Suivi pro' })).toHaveAttribute('aria-current', 'location');
  // The advanced mode: unreadable JSON stops the save, with the sentence of the specification.
  await page.getByRole('button', { name: 'Enfants : écrire en JSON' }).click();
  const json = page.getByLabel('Enfants, en JSON');
  await expect(json).toHaveValue(/"garde_alternee": true/);
  await json.fill('[{');
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Format JSON incorrect pour details enfants client.');
  await json.fill('[{"prenom":"Denise"},{"prenom":"Jacques"}]');
  await page.getByRole('button', { name: 'Enfants : revenir aux champs' }).click();
  await expect(page.getByLabel('Prénom 2')).toHaveValue('Jacques');
  await page.locator('#fiscalite').getByText('Ce que l’impôt demande en plus').click();
  await page.getByLabel('Dons aux œuvres', { exact: true }).fill('300');
  await page.getByLabel('Ville', { exact: true }).fill('Médan');
  await verifier(page, 'modification', AUTRE_ETAT);
  // Nothing typed is lost by a link.
  await page.getByRole('navigation', { name: 'Cabinet' }).getByRole('link', { name: 'Portefeuille' }).click();
  const barrage = page.getByRole('dialog', { name: 'Quitter sans sauvegarder' });
  await barrage.getByRole('button', { name: 'Rester' }).click();
  await expect(page.getByLabel('Ville', { exact: true })).toHaveValue('Médan');
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await attendreMessage(page, /Client mis à jour avec succès !/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Client\s: Émile Zola/);
  await expect(page.getByText('Dons aux œuvres', { exact: true })).toBeVisible();

  const historique = page.getByRole('region', { name: 'Historique' });
  await historique.locator('summary').first().click();
  await expect(historique).toContainText('Médan');
  await historique.getByRole('button', { name: 'Restaurer Ville' }).click();
  await expect(page.getByText('« Ville » a repris sa valeur d’avant.')).toBeVisible();
  await expect(page.locator('.fiche-lue')).not.toContainText('Médan');
});

test('deux personnes sur un dossier : la seconde voit les deux versions et rien ne se perd', async ({
  page,
  surveillance,
}) => {
  surveillance.tolerer(/409 \(Conflict\)/);
  const { ouvrirDossier, modifierDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier({ nom_client: 'Zola', prenom_client: 'Émile', ville_client: 'Paris' });
  await page.goto(`/pro/clients/${id}/edit`);
  await page.getByLabel('Ville', { exact: true }).fill('Médan');
  await page.getByLabel('Notes internes').fill('Rappeler lundi');
  await modifierDossier(id, {
    nom_client: 'Zola',
    prenom_client: 'Émile',
    ville_client: 'Aix',
    notes_fiscales_client: 'Case T',
  });
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  const fenetre = page.getByRole('dialog', { name: 'Ce dossier a changé pendant votre saisie' });
  const ville = fenetre.getByRole('group', { name: 'Ville' });
  await expect(ville).toContainText('Médan');
  await expect(ville).toContainText('Aix');
  await expect(ville.getByRole('radio', { name: /Ma saisie/ })).toBeChecked();
  // Changed by the other only: kept as they left it, apart.
  await expect(fenetre.getByRole('group', { name: 'Notes fiscales' })).toBeHidden();
  await fenetre.getByText('Un autre champ a changé ailleurs').click();
  await expect(
    fenetre.getByRole('group', { name: 'Notes fiscales' }).getByRole('radio', { name: /Version/ }),
  ).toBeChecked();
  await verifier(page, 'conflit', AUTRE_ETAT);
  await fenetre.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await attendreMessage(page, /Client mis à jour avec succès !/);
  for (const texte of ['Médan', 'Rappeler lundi', 'Case T'])
    await expect(page.locator('.fiche-lue')).toContainText(texte);
});

test(
  'un dossier supprimé pendant qu’il est ouvert ailleurs le dit, et ce qui est tapé reste',
  LONG,
  async ({ page, surveillance }) => {
    surveillance.tolerer(/status of 404/);
    const { ouvrirDossier } = await ouvrirCabinet(page);
    const id = await ouvrirDossier({ nom_client: 'Aubrac', prenom_client: 'Lucie' });
    await page.goto(`/pro/clients/${id}/edit`);
    await page.getByLabel('Ville', { exact: true }).fill('Villeurbanne');
    const supprime = await page.request.delete(`/api/pro/clients/${id}`, { headers: await entetes(page) });
    expect(supprime.status()).toBe(204);
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
    // The form is long: the refusal is beside the button that was pressed.
    await expect(page.getByRole('alert')).toContainText('n’existe pas ou n’existe plus');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByLabel('Ville', { exact: true })).toHaveValue('Villeurbanne');
    await page.goto(`/pro/clients/${id}`);
    await expect(page.getByText('Client non trouvé.')).toBeVisible();
  },
);

test('le dossier d’un autre cabinet ne se distingue pas d’un dossier qui n’existe pas', async ({
  page,
  browser,
  surveillance,
}) => {
  surveillance.tolerer(/404 \(Not Found\)/);
  const ailleurs = await browser.newPage();
  const autre = await ouvrirCabinet(ailleurs, 'Autre Cabinet');
  const etranger = await autre.ouvrirDossier({ nom_client: 'Éluard', prenom_client: 'Nusch' });
  await ailleurs.close();
  await ouvrirCabinet(page);
  const vues: string[] = [];
  for (const id of [etranger, '00000000-0000-4000-8000-000000000000']) {
    for (const suite of ['', '/edit']) {
      await page.goto(`/pro/clients/${id}${suite}`);
      await expect(page.getByText('Client non trouvé.')).toBeVisible();
      vues.push(await page.getByRole('main').innerText());
    }
  }
  expect(new Set(vues).size).toBe(1);
  await verifier(page, 'client non trouvé', AUTRE_ETAT);
});
