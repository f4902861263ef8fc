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

/** Nothing beyond the right edge, and nothing cut off inside a box that hides what overflows. */
export async function horsDuCadre(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const largeur = document.documentElement.clientWidth;
    const fautes = document.documentElement.scrollWidth > largeur ? ['la page défile de côté'] : [];
    for (const element of document.querySelectorAll<HTMLElement>('main .seg, main .cote-a-cote, header, header nav')) {
      // The links of a firm slide under the finger.
      if (element.matches('nav') && getComputedStyle(element).overflowX === 'auto') continue;
      if (element.scrollWidth > element.clientWidth + 1) fautes.push(`${element.className || element.tagName} coupé`);
    }
    return fautes;
  });
}
