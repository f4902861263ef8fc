import type { Page } from '@playwright/test';
import { expect, parmi, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The corners and the middle of the sentence are its own: nothing cuts it off, nothing covers it. */
const estEntiere = (page: Page): Promise<boolean> =>
  page.getByRole('tooltip').evaluate((bulle) => {
    const { left, right, top, bottom } = bulle.getBoundingClientRect();
    const places = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
      [top + 4, bottom - 4].map((y) => [x, y] as const),
    );
    return places.every(([x, y]) => bulle.contains(document.elementFromPoint(x, y)));
  });

for (const width of parmi([390, 1440]))
  test(`à ${width} px, la phrase d’un montant se lit en entier, dans un tableau qui défile aussi`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const TABLEAUX = [
      ['/simulateur-quatre-pays', '.cote-a-cote'],
      ['/simulateur-tmi', '.tranches'],
      ['/reforme', '.defile'],
      ['/simulateur-impot', '.chiffres'],
      ['/simulateur-impot-suisse', '.cascade'],
    ] as const;
    for (const [adresse, tableau] of parmi(TABLEAUX, 2)) {
      await page.goto(adresse);
      const montants = page.locator(`${tableau} button.m`);
      await expect(montants.first()).toBeVisible();
      for (const montant of [montants.first(), montants.last()]) {
        await montant.focus();
        await expect.poll(() => estEntiere(page), `${adresse}, ${await montant.textContent()}`).toBe(true);
        await montant.blur();
      }
    }
  });
