import { readFile } from 'node:fs/promises';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { expect, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';

const DOSSIER = {
  nom_client: 'Lacombe',
  prenom_client: 'Étienne',
  civilite_client: 'M.',
  situation_maritale_client: 'Marié(e)',
  date_naissance_client: '1980-05-12',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 92_000,
  statut_professionnel_client2: 'Fonctionnaire',
  revenu_net_annuel_client2: 54_000,
  faits_fiscaux_client: { 'projet.declarant1.per_versements': 8_280 },
};

test('un conseil se valide depuis l’analyse, se relit, s’exporte, et survit à la suppression du dossier', async ({
  page,
}) => {
  const { ouvrirDossier, modifierDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier(DOSSIER);
  await page.goto(`/pro/clients/${id}`);
  const conseils = page.getByRole('region', { name: 'Conseils validés' });
  await expect(conseils).toContainText('Aucun conseil validé');
  await page.getByRole('button', { name: 'Analyse Générale', exact: true }).click();
  const ouvrir = page.getByRole('button', { name: 'Valider un conseil' });
  await ouvrir.click();
  const redaction = page.getByRole('dialog', { name: 'Valider un conseil' });
  await expect(redaction.getByLabel('Conseil donné au client')).toHaveValue(/2\s484\s€/);
  await verifier(page, 'rédaction d’un conseil', AUTRE_ETAT);
  await redaction.getByLabel('Titre').fill('Ouvrir un PER <img src=x onerror=alert(1)>');
  await redaction.getByLabel('Conseil donné au client').fill('Versez 8 280 € avant le 31 décembre.\n\nRelu ensemble.');
  // A double click is one piece of advice.
  await redaction.getByRole('button', { name: 'Valider et sceller' }).dblclick();
  await expect(redaction).toHaveCount(0);
  await expect(conseils.getByRole('listitem')).toHaveCount(1);
  await expect(conseils).toContainText('Chaîne intacte.');

  await conseils.getByRole('button', { name: /Ouvrir un PER/ }).click();
  const lu = page.getByRole('dialog', { name: /Ouvrir un PER/ });
  await expect(lu).toContainText('Relu ensemble.');
  await expect(lu).toContainText('Nadia Lacombe');
  await lu.getByText('Les faits retenus').click();
  await expect(lu).toContainText('92 000 €');
  await verifier(page, 'conseil relu');
  for (const [bouton, extension, debut] of [
    ['Preuve en PDF', 'pdf', '%PDF-1.7'],
    ['JSON', 'json', '{'],
  ] as const) {
    const [recu] = await Promise.all([
      page.waitForEvent('download'),
      lu.getByRole('button', { name: bouton, exact: true }).click(),
    ]);
    expect(recu.suggestedFilename()).toMatch(new RegExp(`^conseil_1_${id}_\\d{4}-\\d{2}-\\d{2}\\.${extension}$`));
    expect((await readFile(await recu.path(), 'latin1')).startsWith(debut)).toBe(true);
  }
  await lu.getByRole('button', { name: 'Fermer' }).last().click();

  await ouvrir.click();
  await expect(redaction).toContainText('Cette analyse a déjà donné un conseil validé');
  await expect(redaction.getByRole('button', { name: 'Valider et sceller' })).toHaveCount(0);
  await redaction.getByRole('button', { name: 'Fermer' }).last().click();
  await page.getByRole('button', { name: 'Analyse Générale', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Analyses' }).getByRole('listitem')).toHaveCount(2);
  await modifierDossier(id, { ...DOSSIER, revenu_net_annuel_client1: 95_000 });
  await ouvrir.click();
  await expect(redaction).toContainText('Le dossier a changé depuis cette analyse');
  await redaction.getByRole('button', { name: 'Fermer' }).last().click();

  await page.goto('/pro/dashboard');
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  const confirmation = page.getByRole('dialog', { name: /Supprimer/ });
  await expect(confirmation).toContainText('Son conseil validé reste, chiffré, jusqu’au');
  await confirmation.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(/Dossier supprimé\. Son conseil validé est gardé/)).toBeVisible();
  await page.goto('/pro/settings?onglet=conseils');
  const gardes = page.getByRole('region', { name: 'Conseils de dossiers supprimés' });
  await gardes.getByRole('button', { name: 'Conseils d’Étienne Lacombe' }).click();
  await expect(page.getByRole('dialog', { name: 'Conseils d’Étienne Lacombe' })).toContainText('Chaîne intacte.');
  await verifier(page, 'conseils conservés');
});

test('les lettres du cabinet se remplissent, disent ce qui manque, et ne passent pas pour les nôtres', async ({
  page,
  surveillance,
}) => {
  surveillance.tolerer(/status of 422/);
  const { ouvrirDossier } = await ouvrirCabinet(page);
  const id = await ouvrirDossier(DOSSIER);
  await page.goto('/pro/settings?onglet=conseils');
  const lettre = page.getByLabel('Lettre de mission');
  await expect(lettre).toHaveValue(/\{\{nom_client\}\}/);
  await expect(page.getByText('Francis n’en a ni vérifié ni validé le texte')).toBeVisible();
  await verifier(page, 'modèles du cabinet');
  const enregistrer = page.getByRole('button', { name: 'Enregistrer' }).first();
  await lettre.fill('Bonjour {{prenom}}');
  await enregistrer.click();
  await expect(page.getByRole('alert')).toContainText('{{prenom}}');
  await lettre.fill('# Mission\n\nBonjour {{prenom_client}}, {{objectifs_patrimoniaux_client}}');
  await enregistrer.click();
  await expect(page.getByText(/^Modifié le .* par Nadia Lacombe/)).toBeVisible();

  await page.goto(`/pro/clients/${id}`);
  await page.getByRole('button', { name: 'Lettre de mission' }).click();
  const remplie = page.getByRole('dialog', { name: 'Lettre de mission' });
  // A title as on the paper, and no mark of writing.
  await expect(remplie.getByRole('heading', { name: 'Mission', exact: true })).toBeVisible();
  await expect(remplie).toContainText('Bonjour Étienne, [à compléter');
  await expect(remplie).toContainText('Il manque : Objectifs patrimoniaux.');
  await expect(remplie).toContainText('Francis n’en a ni vérifié ni validé le texte');
  await verifier(page, 'lettre remplie');
  const [recu] = await Promise.all([
    page.waitForEvent('download'),
    remplie.getByRole('button', { name: 'Télécharger en PDF' }).click(),
  ]);
  expect(recu.suggestedFilename()).toContain(`lettre_de_mission_${id}`);

  // What the file does not say is written here; the letter waits while its window is shut.
  await remplie.getByRole('button', { name: 'Écrire' }).click();
  const texte = remplie.getByLabel('Texte de la lettre');
  await texte.fill('# Mission\n\nBonjour Étienne, préparer la retraite.');
  await expect(remplie.getByText(/^Il manque/)).toHaveCount(0);
  await verifier(page, 'lettre écrite');
  await remplie.getByRole('button', { name: 'Relire' }).click();
  await expect(remplie).toContainText('Bonjour Étienne, préparer la retraite.');
  await remplie.getByRole('button', { name: 'Fermer' }).last().click();
  await page.getByRole('button', { name: 'Lettre de mission' }).click();
  const envoi = page.waitForRequest((requete) => requete.method() === 'POST' && requete.url().endsWith('/pdf'));
  await remplie.getByRole('button', { name: 'Télécharger en PDF' }).click();
  expect((await envoi).postDataJSON()).toEqual({ texte: '# Mission\n\nBonjour Étienne, préparer la retraite.' });
  await remplie.getByRole('button', { name: 'Revenir au modèle rempli' }).click();
  await expect(remplie).toContainText('Bonjour Étienne, [à compléter');
});
