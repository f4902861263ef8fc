import type { Page } from '@playwright/test';
import { verifier as verifierPartout } from './axe.ts';

/** The two sizes at which a journey is walked. */
export const CADRES = [
  { nom: 'phone', viewport: { width: 390, height: 844 } },
  { nom: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

/** A picture to look at, when a folder is named for them: drawing a whole page is a second that no assertion uses. */
export async function capturer(page: Page, ecran: string): Promise<void> {
  const captures = process.env['CAPTURES'];
  if (captures)
    await page.screenshot({ path: `${captures}/${ecran}-${page.viewportSize()?.width}.png`, fullPage: true });
}

/** Accessible at each width and theme; then the journey goes on at its own. */
export async function verifier(page: Page, ecran: string): Promise<void> {
  const taille = page.viewportSize();
  await capturer(page, ecran);
  await verifierPartout(page, ecran);
  if (taille) await page.setViewportSize(taille);
}
