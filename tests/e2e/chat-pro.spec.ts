import { verifier } from './axe.ts';
import { entetes, expect, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';

const FICHE = {
  nom_client: 'Éluard',
  prenom_client: 'Paul',
  situation_maritale_client: 'Célibataire',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 40_000,
};
/** A year's salary of 40 000 €, one part: what the engine gives. */
const IMPOT = /3\s904\s€/;

test('le conseiller choisit un client, interroge Francis sur lui, corrige ce qui est lu, et revient au mode général', async ({
  page,
}) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier(FICHE);
  await page.goto('/pro/chat');
  // The area of an adviser, and nothing of an individual's.
  const cabinet = page.getByRole('banner').getByRole('navigation', { name: 'Cabinet' });
  await expect(cabinet.getByRole('link', { name: 'Francis', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Votre espace' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Mon profil' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Aller à un client ou à une action' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Général' }).click();
  await page.getByRole('combobox', { name: 'Client' }).fill('elu');
  await page.getByRole('option', { name: /Paul Éluard/ }).click();
  await expect(page).toHaveURL(new RegExp(`client=${id}`));
  const bandeau = page.getByRole('region', { name: 'Client de la conversation' });
  await expect(bandeau).toContainText('Célibataire');
  await expect(bandeau.getByRole('link', { name: 'Voir fiche complète' })).toHaveAttribute(
    'href',
    `/pro/clients/${id}`,
  );
  await page.getByRole('button', { name: 'Son impôt' }).click();
  await page.getByLabel('Votre question').press('Enter');
  const reponse = page.getByRole('article', { name: 'Réponse de Francis' });
  await expect(reponse).toContainText(IMPOT);
  await expect(reponse).toContainText('votre client');
  await page.evaluate(() => scrollTo(0, 0));
  await verifier(page, 'chat professionnel');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page
    .getByRole('group', { name: 'Ce que j’ai lu' })
    .getByRole('button', { name: /salaire/i })
    .click();
  await page.getByRole('textbox', { name: /salaire/i }).fill('50 000');
  // The answer says the new figure; beside the field, which stays open, the old one is told with it.
  await expect(reponse).toContainText(/est de\s6\s604\s€/);
  await expect(reponse.getByRole('group', { name: /^Corriger/ })).toContainText(IMPOT);
  // Kept in the file when asked, with its history: not before.
  const dossier = async (): Promise<{ faits_fiscaux_client: Record<string, unknown>; version: number }> =>
    (await page.request.get(`/api/pro/clients/${id}`, { headers: await entetes(page) })).json();
  expect(await dossier()).toMatchObject({ faits_fiscaux_client: {}, version: 1 });
  await page.getByRole('button', { name: 'Reporter dans le dossier' }).click();
  await expect(page.getByRole('button', { name: 'Reporté dans le dossier' })).toBeVisible();
  expect(await dossier()).toMatchObject({
    faits_fiscaux_client: { 'foyer.declarant1.salaires': 50_000 },
    version: 2,
  });
  await expect(page.getByRole('navigation', { name: 'Historique de ce client' }).getByRole('link')).not.toHaveCount(0);

  await bandeau.getByRole('button', { name: 'Revenir au mode général' }).click();
  await expect(bandeau.getByRole('button', { name: 'Général' })).toBeVisible();
  await expect(reponse).toHaveCount(0);
});

test('le dossier et le copilote répondent sur leur client, et la conversation se poursuit dans le chat', async ({
  page,
}) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier(FICHE);
  await page.goto(`/pro/clients/${id}`);
  const dossier = page.getByRole('region', { name: 'Consulter Francis pour Paul Éluard' });
  await dossier.getByLabel('Votre question').fill('Quel est son impôt ?');
  await dossier.getByRole('button', { name: 'Envoyer' }).click();
  await expect(dossier.getByRole('article')).toContainText(IMPOT);
  await verifier(page, 'dossier avec sa discussion');
  await page.getByRole('button', { name: 'Demander à Francis' }).click();
  const copilote = page.getByRole('complementary', { name: /Votre copilote/ });
  await copilote.getByLabel('Votre question').fill('Quelle est sa tranche marginale ?');
  await copilote.getByLabel('Votre question').press('Enter');
  await expect(copilote.getByRole('article')).toContainText(/30\s%/);
  await copilote.getByRole('link', { name: 'Poursuivre dans le chat' }).click();
  await expect(page).toHaveURL(/\/pro\/chat\?conversation=/);
  await expect(page.getByRole('region', { name: 'Client de la conversation' })).toContainText('Paul Éluard');
  await expect(page.getByRole('article', { name: 'Réponse de Francis' })).toContainText(/30\s%/);
});

test('le client d’un autre cabinet, comme celui qui n’existe pas, est dit absent, et la liste est proposée', async ({
  page,
  browser,
  surveillance,
}) => {
  surveillance.tolerer(/status of 404|status of 422/);
  const ailleurs = await browser.newContext();
  const voisin = await ouvrirCabinet(await ailleurs.newPage());
  const autre = await voisin.ouvrirDossier(FICHE);
  await ailleurs.close();
  await ouvrirCabinet(page);
  for (const client of [autre, '7d5e5a0a-0c5e-4f55-9a86-7b2f0a3c1d11', 'inconnu']) {
    await page.goto(`/pro/chat?client=${client}`);
    const fil = page.getByRole('main');
    await expect(fil.getByRole('alert')).toHaveText(
      /Client non trouvé. Ce dossier n’existe pas, ou n’est pas dans votre cabinet./,
    );
    await expect(page.getByLabel('Votre question')).toBeHidden();
    await expect(fil.getByRole('heading', { name: /^Bonjour/ })).toHaveCount(0);
    await expect(fil.getByRole('link', { name: 'Voir la liste des clients' })).toHaveAttribute(
      'href',
      '/pro/dashboard',
    );
  }
  // Nobody in particular is asked about as usual.
  await page.getByRole('button', { name: 'Client', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.goto('/pro/chat');
  await expect(page.getByLabel('Votre question')).toBeVisible();
});
