import type { Page } from '@playwright/test';
import { avisVrai, MISES_EN_PAGE_AVIS } from '../../apps/api/src/testing/documents/avis.ts';
import { sansRapport } from '../../apps/api/src/testing/documents/mauvais.ts';
import { enPdf } from '../../apps/api/src/testing/documents/papier.ts';
import { AUTRE_ETAT } from './axe.ts';
import { expect, test } from './banc.ts';
import { verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';
import { prouverAdresse } from './comptes-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SECRET = 'CANARI-DU-DOSSIER';
const vrai = Array.from({ length: 20 }, (_, graine) => avisVrai(graine)).find(({ annee }) => annee === 2025);

async function courriers(page: Page, email: string): Promise<string[]> {
  const reponse = await page.request.get(`/boite-aux-lettres?a=${encodeURIComponent(email)}`);
  const { courriers: lus }: { courriers: { texte: string }[] } = await reponse.json();
  return lus.map(({ texte }) => texte);
}
const trouver = async (page: Page, email: string, motif: RegExp): Promise<string> => {
  let trouve = '';
  await expect(async () => {
    trouve = (await courriers(page, email)).map((texte) => motif.exec(texte)?.[1]).find(Boolean) ?? '';
    expect(trouve).not.toBe('');
  }).toPass();
  return trouve;
};

const pdf = (buffer: Buffer) => ({ name: 'avis de Léa.pdf', mimeType: 'application/pdf', buffer });

test('un client invité répond de son téléphone, et son conseiller décide fait par fait', async ({
  page,
  browser,
  surveillance,
}) => {
  const { ouvrirDossier, email: conseiller } = await ouvrirCabinet(page);
  const email = `lea.${Date.now()}@exemple.fr`;
  const id = await ouvrirDossier({
    nom_client: 'Etcheverry',
    prenom_client: 'Léa',
    email_client: email,
    notes_internes_pro: SECRET,
    revenu_net_annuel_client1: 12_345,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/pro/clients/${id}`);
  await prouverAdresse(page, conseiller);
  await page.getByRole('button', { name: 'Inviter le client' }).click();
  const fenetre = page.getByRole('dialog', { name: 'Inviter le client' });
  await expect(fenetre.getByLabel('Adresse e-mail du client')).toHaveValue(email);
  await expect(fenetre.getByRole('checkbox', { name: 'Situation de famille' })).toBeChecked();
  await fenetre.getByRole('searchbox', { name: 'Chercher un autre fait' }).fill('dons aux');
  await fenetre.getByRole('checkbox', { name: 'Dons aux œuvres' }).check();
  await fenetre.getByRole('button', { name: 'Ajouter un document' }).click();
  await fenetre.getByRole('button', { name: 'Ajouter un document' }).click();
  await fenetre.getByLabel('Genre').nth(1).selectOption('autre');
  await fenetre.getByLabel('Nom montré au client').nth(1).fill('Relevé de PER');
  await verifier(page, 'espace-client-inviter');
  await fenetre.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText('Envoyée', { exact: true })).toBeVisible();

  const lien = await trouver(page, email, /(http\S+\/espace-client\/\S+)/);
  const telephone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  await surveillance.suivre(telephone);
  const client = await telephone.newPage();
  await client.goto(new URL(lien).pathname);
  await expect(client.getByRole('heading', { level: 1 })).toContainText('vous demande quelques informations');
  await expect(client.locator('main')).not.toContainText('Etcheverry');
  await client.getByRole('button', { name: 'Recevoir le code' }).click();
  await client.getByLabel('Code reçu par e-mail').fill('12');
  await client.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(client.getByText('Le code a six chiffres.')).toBeVisible();
  await verifier(client, 'espace-client-code', AUTRE_ETAT);
  await client.getByLabel('Code reçu par e-mail').fill(await trouver(page, email, /code est (\d{6})/));
  await client.getByRole('button', { name: 'Ouvrir' }).click();

  await expect(client.getByRole('heading', { name: /^Vos réponses pour/ })).toBeVisible();
  for (const tu of [SECRET, 'Etcheverry', '12 345', '12345'])
    await expect(client.locator('main')).not.toContainText(tu);
  await client.getByLabel('Situation de famille').selectOption('pacse');
  await client.getByLabel('Dons aux œuvres').fill('douze');
  await client.getByRole('button', { name: 'Envoyer à mon conseiller' }).click();
  await expect(client.getByText(/Écrivez le montant en chiffres/)).toBeVisible();
  await client.getByLabel('Dons aux œuvres').fill('1 250');
  // Closed before the sending: the link opens on what was typed, and the device holds no word of it in clear.
  await expect
    .poll(() =>
      client.evaluate(() => Object.keys(localStorage).filter((nom) => nom.startsWith('francis.espace-client.')).length),
    )
    .toBe(1);
  await expect
    .poll(async () => {
      await client.reload();
      return client.getByLabel('Dons aux œuvres').inputValue();
    })
    .toBe('1 250');
  await expect(client.getByLabel('Situation de famille')).toHaveValue('pacse');
  expect(await client.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/1 250|pacse/);
  const dessin = vrai && MISES_EN_PAGE_AVIS[0]?.(vrai);
  if (!vrai || !dessin) throw new Error('no notice of that year');
  await client.getByLabel('Choisir un fichier : Avis d’impôt').setInputFiles(pdf(Buffer.from(enPdf([dessin]))));
  await client.getByLabel('Choisir un fichier : Relevé de PER').setInputFiles(pdf(Buffer.from(sansRapport())));
  await expect(client.getByText('Prêt à partir')).toHaveCount(2);
  await client.getByText(/informations lues/).click();
  await verifier(client, 'espace-client-formulaire');
  await client.getByRole('button', { name: 'Envoyer à mon conseiller' }).dblclick();
  await expect(client.getByRole('heading', { name: 'Vos réponses sont parties' })).toBeVisible();
  await verifier(client, 'espace-client-envoye', AUTRE_ETAT);
  expect(
    await client.evaluate(() => Object.keys(localStorage).filter((nom) => nom.startsWith('francis.espace-client.'))),
  ).toEqual([]);
  expect(await trouver(page, conseiller, /(\/pro\/clients\/[\w-]+)/)).toBe(`/pro/clients/${id}`);

  await page.reload();
  const propositions = page.getByRole('region', { name: 'Propositions du client' });
  await expect(propositions.getByText('Rien de ce qui suit n’est au dossier avant votre accord.')).toBeVisible();
  await expect(page.locator('.fiche-lue')).not.toContainText('Pacsé(e)');
  await verifier(page, 'espace-client-propositions');
  await propositions.getByRole('button', { name: 'Accepter : Situation de famille' }).first().click();
  await expect(page.locator('.fiche-lue').getByText('Pacsé(e)')).toBeVisible();
  await propositions.getByRole('button', { name: 'Refuser : Dons aux œuvres' }).click();
  await expect(propositions.getByText('2 propositions décidées')).toBeVisible();
  await expect(page.getByText(/Réponse du client, acceptée par Nadia Lacombe/)).toBeVisible();
  await expect(page.getByText('Reçue', { exact: true })).toBeVisible();
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    propositions.getByRole('button', { name: /^Télécharger : Relevé de PER/ }).click(),
  ]);
  expect(fichier.suggestedFilename()).toBe('document.pdf');

  // Another firm finds nothing there, and the link alone shows nothing to a browser that gave no code.
  surveillance.tolerer(/status of 404/);
  const ailleurs = await browser.newContext({ locale: 'fr-FR' });
  const autre = await ailleurs.newPage();
  await ouvrirCabinet(autre, 'Autre Conseil');
  await autre.goto(`/pro/clients/${id}`);
  await expect(autre.locator('main')).not.toContainText('Etcheverry');
  await autre.goto(new URL(lien).pathname);
  await expect(autre.getByRole('button', { name: 'Recevoir le code' })).toBeVisible();
  await expect(autre.locator('main')).not.toContainText('1 250');

  await client.getByRole('button', { name: 'Tout retirer' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Tout retirer' }).click();
  await expect(client.getByRole('heading', { name: 'C’est retiré' })).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'Lien sans effet' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Révoquée', { exact: true })).toBeVisible();
  await expect(page.locator('.fiche-lue').getByText('Pacsé(e)')).toBeVisible();
  await telephone.close();
  await ailleurs.close();
});
