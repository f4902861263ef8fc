import type { Page } from '@playwright/test';
import { verifier as verifierPartout } from './axe.ts';

/** The two sizes at which a journey is walked. */
export const CADRES = [
  { nom: 'phone', viewport: { width: 390, height: 844 } },
  { nom: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

/** Accessible at each width and theme; then the journey goes on at its own. */
export async function verifier(page: Page, ecran: string): Promise<void> {
  const taille = page.viewportSize();
  const captures = process.env['CAPTURES'];
  if (captures) await page.screenshot({ path: `${captures}/${ecran}-${taille?.width}.png`, fullPage: true });
  await verifierPartout(page, ecran);
  if (taille) await page.setViewportSize(taille);
}
