import { AUTRE_ETAT } from './axe.ts';
import { expect, LONG, poser, test } from './banc.ts';
import { verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const COUPLE = {
  nom_client: 'Lacombe',
  prenom_client: 'Étienne',
  situation_maritale_client: 'Marié(e)',
  date_naissance_client: '1980-05-12',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 92_000,
  statut_professionnel_client2: 'Fonctionnaire',
  revenu_net_annuel_client2: 54_000,
  faits_fiscaux_client: { 'projet.declarant1.per_versements': 8_280 },
};

test('two firms compute their own clients, rank them, and see whom a bill touches', async ({ page, browser }) => {
  const cabinet = await ouvrirCabinet(page);
  await cabinet.ouvrirDossier(COUPLE);
  await cabinet.ouvrirDossier({ nom_client: 'Vide', prenom_client: 'Jean' });
  await page.goto('/pro/dashboard');
  await page.getByRole('link', { name: /^Portefeuille Impôts/ }).click();
  await expect(page.getByRole('heading', { name: 'Aucun calcul encore' })).toBeVisible();
  await verifier(page, 'portefeuille vide', AUTRE_ETAT);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Calculer le portefeuille' }).click();
  const couple = page.getByRole('row', { name: /Lacombe/ });
  await expect(couple).toContainText('Exact');
  await expect(couple).toContainText('2 484');
  await expect(page.getByRole('row', { name: /Vide Jean/ })).toContainText(
    'Quelle est la situation de famille du client',
  );
  await expect(page.getByText('1 exact, 0 estimation, 1 à compléter')).toBeVisible();

  await page.getByRole('button', { name: 'Mesurer sur le portefeuille' }).click();
  await expect(page.getByRole('columnheader', { name: 'Effet' })).toBeVisible();
  await expect(page.getByText('1 client touché : 0 hausse, 1 baisse')).toBeVisible();
  await verifier(page, 'portefeuille calculé');

  await page.setViewportSize({ width: 1440, height: 900 });
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(fichier.suggestedFilename()).toMatch(/^portefeuille_\d{4}-\d\d-\d\d\.xlsx$/);

  const demande = page.waitForRequest(
    (requete) => requete.method() === 'POST' && requete.url().endsWith('/portefeuille/passages'),
  );
  await page.getByRole('button', { name: 'Tout recalculer' }).click();
  expect((await demande).postDataJSON()).toMatchObject({ tout: true });
  await expect(page.getByRole('columnheader', { name: 'Effet' })).toHaveCount(0);
  await expect(couple).toContainText('2 484');

  const ailleurs = await browser.newContext();
  const autre = await ailleurs.newPage();
  const second = await ouvrirCabinet(autre, 'Paul Petit');
  await second.ouvrirDossier({ ...COUPLE, nom_client: 'Durand' });
  await autre.goto('/pro/portefeuille');
  await autre.getByRole('button', { name: 'Calculer le portefeuille' }).click();
  await expect(autre.getByRole('row', { name: /Durand/ })).toBeVisible();
  await expect(autre.getByText('Lacombe')).toHaveCount(0);
  await ailleurs.close();
});

test('what the law changed is replayed by itself, and said with its cause in the radar and in the file', async ({
  page,
}) => {
  const cabinet = await ouvrirCabinet(page);
  const client = await cabinet.ouvrirDossier(COUPLE);
  await page.goto(`/pro/clients/${client}`);
  await page.getByRole('button', { name: 'Analyser IRPP 2025' }).click();
  await expect(page.getByRole('button', { name: 'IRPP 2025', exact: true })).toBeVisible();
  // This server applies one law only: its true answers are given as after a replay, whose own tests are the server's.
  const loi = {
    nom: 'bareme.seuil_2',
    libelle: 'Deuxième seuil',
    article: 'CGI art. 197, I-1',
    avant: 28_000,
    apres: 29_579,
  };
  const rejeu = {
    le: '2026-11-23T10:00:00.000Z',
    ecart: -380,
    phrase: 'La loi a changé (CGI art. 197, I-1) : 380 € de moins.',
    loi: [loi],
  };
  await page.route(`**/clients/${client}/analyses`, async (route) => {
    const reponse = await route.fetch();
    const gardees: object[] = await reponse.json();
    await route.fulfill({ response: reponse, json: gardees.map((une) => ({ ...une, loi_changee: true, rejeu })) });
  });
  await page.reload();
  const analyses = page.getByRole('region', { name: 'Analyses', exact: true });
  await expect(analyses).toContainText('Rejouée d’elle-même le');
  await expect(analyses).toContainText('Deuxième seuil');
  await expect(analyses.getByRole('button', { name: 'Rejouer sous la loi d’aujourd’hui' })).toHaveCount(0);
  await page.goto(`/pro/chat?client=${client}`);
  await poser(page, 'Quel est son impôt ?');
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await page.route('**/api/pro/portefeuille/radar*', async (route) => {
    const reponse = await route.fetch();
    const fait = { etat: 'fait', demande_le: rejeu.le, fini_le: rejeu.le, relues: 1, changees: 1 };
    await route.fulfill({ response: reponse, json: { ...(await reponse.json()), rejeu: fait } });
  });
  await page.goto('/pro/portefeuille');
  await expect(page.getByText(/1 analyse rejouée automatiquement le 23 nov\. 2026, 1 chiffre bouge/)).toBeVisible();
  // The same law gives the same answer; a text finds the conversation that leans on it.
  await expect(page.getByText('1 conversation relue. Aucun chiffre ne bouge.')).toBeVisible();
  await page.getByLabel('Texte modifié').fill('197');
  await page.getByRole('button', { name: 'Chercher' }).click();
  const trouvees = page.getByRole('region', { name: 'Conversations trouvées' });
  await expect(trouvees.getByRole('row', { name: /Lacombe.*197/ })).toBeVisible();
  await verifier(page, 'radar rejoué');
});

test(
  'a reform that no scale can follow is refused in words, and nothing is lost',
  LONG,
  async ({ page, surveillance }) => {
    surveillance.tolerer(/status of 422/);
    const cabinet = await ouvrirCabinet(page);
    await cabinet.ouvrirDossier(COUPLE);
    await page.goto('/pro/portefeuille');
    await page.getByText('Barème, plafonds et taux').click();
    const seuils = page.getByRole('group').getByRole('textbox');
    await seuils.nth(1).fill('5000');
    await page.getByRole('button', { name: 'Mesurer sur le portefeuille' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(seuils.nth(1)).toHaveValue(/^5\s000$/);
  },
);
