import type { Page } from '@playwright/test';
import { AUTRE_ETAT } from './axe.ts';
import { expect, inscrire, parmi, test } from './banc.ts';
import { CADRES, verifier } from './cadres.ts';
import { ouvrirCabinet } from './clients-banc.ts';
import { prouverAdresse } from './comptes-banc.ts';

/** The professional appears under that name, in Lyon, for retirement savings. */
async function paraitre(page: Page, nom: string, email: string): Promise<void> {
  await page.goto('/pro/settings?onglet=annuaire');
  await expect(page.getByText('Vous ne paraissez pas dans l’annuaire.')).toBeVisible();
  await prouverAdresse(page, email);
  await page.getByLabel(nom, { exact: true }).check();
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Épargne retraite').check();
  await page.getByLabel(/paraissent dans l’annuaire/).check();
  await page.getByRole('button', { name: 'Paraître dans l’annuaire' }).click();
  await expect(page.getByText('Vous paraissez dans l’annuaire.')).toBeVisible();
}

for (const { nom: cadre, viewport } of parmi(CADRES)) {
  test.describe(cadre, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport });

    test('a person matches, follows, writes, is answered, reports and is blocked without being told', async ({
      page,
      browser,
      surveillance,
    }) => {
      test.slow();
      // Asked again once the professional blocked them: the refusal is what is looked at.
      surveillance.tolerer(/status of 404/);
      const { baseURL } = test.info().project.use;
      const ailleurs = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) });
      await surveillance.suivre(ailleurs);
      const autre = await ailleurs.newPage();
      const nom = `Nadia ${Date.now().toString(36)}`;
      const { email } = await ouvrirCabinet(autre, nom);
      await paraitre(autre, nom, email);

      const personne = await inscrire(page);
      await prouverAdresse(page, personne.email);
      await page.goto('/annuaire');
      const vues = page.getByRole('navigation', { name: 'Annuaire' });
      await vues.getByRole('link', { name: 'Messages' }).click();
      await expect(page.getByText('Aucun message.')).toBeVisible();
      await verifier(page, `echanges-aucun-${cadre}`, AUTRE_ETAT);
      await vues.getByRole('link', { name: 'Pour vous' }).click();
      await page.getByLabel('Ville').fill('lyon');
      await page.getByLabel('Épargne retraite').check();
      await page.getByLabel('Notaire').check();
      await page.getByRole('button', { name: 'Enregistrer mes critères' }).click();
      const ligne = page.getByRole('listitem').filter({ hasText: nom });
      await expect(ligne).toContainText('2 de vos 3 critères');
      await verifier(page, `echanges-accords-${cadre}`, AUTRE_ETAT);

      await ligne.getByRole('button', { name: `Suivre ${nom}` }).click();
      await vues.getByRole('link', { name: 'Suivis' }).click();
      await expect(ligne.getByRole('button', { name: `Ne plus suivre ${nom}` })).toBeVisible();
      await verifier(page, `echanges-suivis-${cadre}`);

      await ligne.getByRole('button', { name: `Discuter avec ${nom}` }).click();
      const fenetre = page.getByRole('dialog');
      await fenetre.getByLabel('Votre message').fill('Bonjour,\n<b>puis-je</b> verser sur un **PER** ?');
      await verifier(page, `echanges-ecrire-${cadre}`);
      await fenetre.getByRole('button', { name: 'Envoyer' }).click();
      await expect(page.getByRole('log')).toContainText('<b>puis-je</b> verser sur un **PER** ?');

      await autre.goto('/discover');
      await autre
        .getByRole('navigation', { name: 'Annuaire' })
        .getByRole('link', { name: /Messages.*1 non lu/ })
        .click();
      await autre.getByRole('link', { name: new RegExp(`${personne.nom}.*1 non lu`) }).click();
      await autre.getByLabel('Votre réponse').fill('Bonjour. Oui, dans la limite du plafond de votre avis.');
      await autre.getByLabel('Votre réponse').press('Control+Enter');
      await expect(autre.getByRole('log')).toContainText('dans la limite du plafond');
      await expect(autre.getByText('1 non lu')).toHaveCount(0);
      await verifier(autre, `echanges-fil-${cadre}`);

      await page.reload();
      await expect(page.getByRole('log')).toContainText('dans la limite du plafond');
      await page.getByRole('log').getByRole('button', { name: 'Signaler' }).click();
      await fenetre.getByLabel('Autre raison').check();
      await verifier(page, `echanges-signaler-${cadre}`, AUTRE_ETAT);
      await fenetre.getByRole('button', { name: 'Signaler' }).click();
      await expect(fenetre).toBeHidden();
      await vues.getByRole('link', { name: 'Blocages et signalements' }).click();
      await expect(page.getByText('À l’examen')).toBeVisible();

      await autre.getByRole('button', { name: 'Bloquer' }).click();
      await autre.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click();
      await expect(autre.getByText('Aucun message.')).toBeVisible();
      await autre.getByRole('link', { name: 'Blocages et signalements' }).click();
      await expect(autre.getByRole('listitem').filter({ hasText: personne.nom })).toBeVisible();
      await verifier(autre, `echanges-blocages-${cadre}`, AUTRE_ETAT);

      await vues.getByRole('link', { name: 'Messages' }).click();
      await expect(page.getByText('Aucun message.')).toBeVisible();
      await vues.getByRole('link', { name: 'Suivis' }).click();
      await expect(page.getByText('Vous ne suivez personne.')).toBeVisible();

      await autre.getByRole('button', { name: 'Débloquer' }).click();
      await expect(autre.getByText('Vous n’avez bloqué personne.')).toBeVisible();
      await page.reload();
      await expect(ligne.getByRole('button', { name: `Ne plus suivre ${nom}` })).toBeVisible();
      await ailleurs.close();
    });
  });
}
