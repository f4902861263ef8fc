import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './banc.ts';

const THEMES = ['clair', 'sombre'] as const;
const LARGEURS = [390, 1440] as const;
const NORMES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can break: the rest of the page is the same in both. */
const REGLES_DE_COULEUR = ['color-contrast', 'link-in-text-block'];

/** Violations on the page as it is, in both themes and both widths; no sideways scroll, at 320 either. */
export async function verifier(page: Page, ecran: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((t) => {
      document.documentElement.dataset['theme'] = t;
    }, theme);
    for (const width of LARGEURS) {
      await page.setViewportSize({ width, height: 900 });
      // No frame in this product: the legacy mode spares a second page for each run.
      const axe = new AxeBuilder({ page }).setLegacyMode(true);
      const { violations } = await (theme === 'clair'
        ? axe.withTags(NORMES)
        : axe.withRules(REGLES_DE_COULEUR)
      ).analyze();
      const resume = violations.map((v) => `${v.id} : ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
      expect(resume, `${ecran}, ${theme}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const depassement = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(depassement, `${ecran} à 320 px`).toBeLessThanOrEqual(0);
}
