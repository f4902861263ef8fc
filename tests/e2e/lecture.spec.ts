import { Quota } from '@francis/contract';
import type { Page } from '@playwright/test';
import { verifier } from './axe.ts';
import { expect, inscrire, LONG, parmi, poser, test } from './banc.ts';
import { capturer } from './cadres.ts';

const COUPLE = 'Marié sans enfant, en 2025 je gagnais 3 200 € net par mois et ma femme 25 200 € par an : quel impôt ?';
const LARGEURS = [
  ['téléphone', 390, 844],
  ['ordinateur', 1440, 900],
] as const;

/** What the server counts, asked in the name of the page: a body read through the page may leave with it. */
async function quota(page: Page): Promise<number> {
  const demande = page.waitForRequest('**/api/questions/quota');
  await page.reload();
  const authorization = (await demande).headers()['authorization'] ?? '';
  const reponse = await page.request.get('/api/questions/quota', { headers: { authorization } });
  return Quota.parse(await reponse.json()).questions_used;
}

/** Asks, and waits for the whole answer: what the server counts is settled at its end. */
async function demander(page: Page, question: string): Promise<void> {
  await poser(page, question);
  await expect(page.locator('.reponse:not([aria-busy=true])')).toHaveCount(1);
}

for (const [ecran, width, height] of parmi(LARGEURS)) {
  test.describe(ecran, () => {
    test.use({ viewport: { width, height } });

    test('un montant mal lu se corrige d’un clic, le chiffre suit et aucune question n’est décomptée', async ({
      page,
    }) => {
      await inscrire(page);
      await demander(page, COUPLE);
      const lu = page.getByRole('group', { name: 'Ce que j’ai lu' });
      const fait = lu.getByRole('button', { name: /salaire net imposable de l’autre/ });
      await expect(fait).toContainText('25 200');
      // Its words are lit in the question.
      await fait.hover();
      await expect(page.locator('.question .mot.vise')).toHaveText('25 200 €');
      const avant = await quota(page);
      await fait.click();
      const champ = page.getByRole('textbox', { name: 'salaire net imposable de l’autre' });
      await expect(champ).toBeFocused();
      await champ.fill('27300');
      await champ.press('Enter');
      await expect(lu.getByRole('status')).toContainText('recalculé, sans question décomptée');
      await expect(fait).toContainText('27 300');
      await expect(fait).toHaveClass(/corrige/);
      await expect(page.locator('.reponse')).toContainText('65 700');
      await expect(page.locator('.reponse .signe')).toContainText('Exact');
      await capturer(page, 'lecture');
      await verifier(page, 'correction ouverte');
      await page.setViewportSize({ width, height });
      await champ.press('Escape');
      await expect(champ).toBeHidden();
      await expect(fait).toBeFocused();
      expect(await quota(page)).toBe(avant);
      await expect(lu.getByRole('button', { name: /salaire net imposable de l’autre/ })).toContainText('27 300');
    });

    test('une précision se donne d’un doigt', LONG, async ({ page }) => {
      await inscrire(page);
      await poser(page, 'Je gagne 30 000 € net imposable, quel impôt ?');
      await expect(page.getByRole('button', { name: 'Célibataire' })).toBeVisible();
      await verifier(page, 'précision');
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Célibataire' }).click();
      await expect(page.getByText('1 564 €').first()).toBeVisible();
    });

    test('une salutation ne coûte rien', LONG, async ({ page }) => {
      await inscrire(page);
      const avant = await quota(page);
      await demander(page, 'Bonjour');
      await expect(page.locator('.reponse').getByText('Posez-moi votre question')).toBeVisible();
      expect(await quota(page)).toBe(avant);
    });
  });
}
