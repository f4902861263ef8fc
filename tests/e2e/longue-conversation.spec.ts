import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, inscrire, test } from './banc.ts';
import { messageExemple } from './reponse-exemple.ts';

/** A conversation of twenty-four questions, as the server would give it: more than are drawn at once. */
const QUESTIONS = 24;
const CONVERSATION = '11111111-1111-4111-8111-111111111111';

async function ouvrir(page: Page): Promise<void> {
  const { timestamp } = messageExemple;
  const messages = Array.from({ length: 2 * QUESTIONS }, (_, i) =>
    i % 2 === 0
      ? { id: randomUUID(), role: 'user', content: `Question ${i / 2 + 1}`, timestamp }
      : { ...messageExemple, id: randomUUID() },
  );
  const resume = { id: CONVERSATION, titre: 'Longue', juridiction: 'FR', cree_le: timestamp, modifie_le: timestamp };
  await page.route(`**/api/conversations/${CONVERSATION}`, (route) => route.fulfill({ json: { ...resume, messages } }));
  await page.goto(`/chat?conversation=${CONVERSATION}`);
  await expect(page.getByRole('article', { name: 'Réponse de Francis' })).toHaveCount(QUESTIONS);
  await expect(page.getByRole('button', { name: 'Copier' }).last()).toBeVisible();
}

const dessinees = (page: Page) => page.getByRole('button', { name: 'Copier', includeHidden: true }).count();
const premiere = (page: Page) => page.getByRole('article', { name: 'Réponse de Francis' }).first();

test('une longue conversation s’ouvre à sa fin, le début se dessine quand on y monte, et elle s’imprime entière', async ({
  page,
}) => {
  await inscrire(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await ouvrir(page);
  await expect(page.locator('.question').last()).toBeInViewport();
  // Its words are there, to be found and read aloud; what opens them waits.
  await expect(premiere(page)).toContainText("C'est une restitution");
  expect(await dessinees(page)).toBeLessThan(QUESTIONS);
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(premiere(page).getByRole('button', { name: 'Copier' })).toBeVisible();
  await expect(page.locator('.question').first()).toBeInViewport();
  const montant = premiere(page).getByRole('button', { name: /175/ }).first();
  await montant.click();
  await expect(montant).toHaveAttribute('aria-expanded', 'true');

  await ouvrir(page);
  expect(await dessinees(page)).toBeLessThan(QUESTIONS);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await dessinees(page)).toBe(QUESTIONS);
});
