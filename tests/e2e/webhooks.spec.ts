import { expect, parmi, nouveauCompte, test } from './banc.ts';
import { CADRES, verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';
import { prouverAdresse } from './comptes-banc.ts';

for (const { nom, viewport } of parmi(CADRES))
  test(`un webhook s’ajoute, change de secret et se supprime, chez son cabinet seul (${nom})`, async ({
    page,
    browser,
    surveillance,
  }) => {
    surveillance.tolerer(/status of (400|422)/);
    await page.setViewportSize(viewport);
    const { email } = await ouvrirCabinet(page);
    const { motDePasse } = nouveauCompte();
    await page.goto('/pro/settings?onglet=api');
    await prouverAdresse(page, email);
    const section = page.getByRole('region', { name: 'Webhooks' });
    await expect(section.getByText('Aucun webhook pour l’instant.')).toBeVisible();
    const ajouter = async (adresse: string, secret = motDePasse): Promise<void> => {
      await section.getByLabel('Adresse de votre logiciel').fill(adresse);
      await section.getByLabel('Votre mot de passe').fill(secret);
      await section.getByRole('button', { name: 'Ajouter le webhook' }).click();
    };
    await ajouter('http://exemple.fr/');
    await expect(section.getByText('Donnez une adresse https://, sans mot de passe dedans.')).toBeVisible();
    await ajouter('https://127.0.0.1/francis');
    await expect(section.getByText(/une adresse locale ou privée est refusée/)).toBeVisible();
    // Public, of a block that was given to nobody: no network leads there.
    const adresse = 'https://[2d00::1]/francis';
    await ajouter(adresse, 'Mauvais-Mot-De-Passe-77');
    await expect(section.getByText('Mot de passe actuel incorrect.')).toBeVisible();
    await ajouter(adresse);
    const secret = page.getByRole('dialog', { name: 'Secret du webhook' });
    await expect(secret.getByText(/^frw_/)).toBeVisible();
    const premier = await secret.getByText(/^frw_/).textContent();
    await secret.getByRole('button', { name: 'C’est noté' }).click();
    await expect(section.getByText(adresse)).toBeVisible();
    await section.getByRole('button', { name: `Journal de ${adresse}` }).click();
    await expect(page.getByText('Aucun message depuis trente jours.')).toBeVisible();
    await page.getByRole('button', { name: 'Envoyer un essai' }).click();
    await expect(
      page.getByRole('dialog').getByText(/Abandonné, (connexion refusée|pas de réponse en cinq secondes)/),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();
    await verifier(page, 'webhooks');
    await section.getByRole('button', { name: `Changer le secret de ${adresse}` }).click();
    const changer = page.getByRole('dialog', { name: 'Changer le secret' });
    await changer.getByLabel('Votre mot de passe').fill(motDePasse);
    await changer.getByRole('button', { name: 'Changer', exact: true }).click();
    await expect(secret.getByText(/^frw_/)).toBeVisible();
    expect(await secret.getByText(/^frw_/).textContent()).not.toBe(premier);
    await secret.getByRole('button', { name: 'C’est noté' }).click();

    const ailleurs = await browser.newContext({ locale: 'fr-FR' });
    const autre = await ailleurs.newPage();
    await ouvrirCabinet(autre, 'Autre Conseil');
    await autre.goto('/pro/settings?onglet=api');
    await expect(autre.getByText('Aucun webhook pour l’instant.')).toBeVisible();
    await ailleurs.close();

    await section.getByRole('button', { name: `Supprimer ${adresse}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(section.getByText('Aucun webhook pour l’instant.')).toBeVisible();
  });
