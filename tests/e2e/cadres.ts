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
export async function verifier(...visite: Parameters<typeof verifierPartout>): Promise<void> {
  const [page, ecran] = visite;
  const taille = page.viewportSize();
  await capturer(page, ecran);
  await verifierPartout(...visite);
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
    // The open tab is in sight, however narrow the screen.
    for (const onglet of document.querySelectorAll('.onglets-liste > :is([aria-selected="true"], [aria-current])')) {
      const [place, bande] = [onglet.getBoundingClientRect(), onglet.parentElement?.getBoundingClientRect()];
      if (place.height > 0 && bande && (place.left < bande.left - 1 || place.right > bande.right + 1))
        fautes.push(`l’onglet ouvert « ${onglet.textContent} » est hors de vue`);
    }
    const titre = document.querySelector('main h1')?.getBoundingClientRect();
    for (const alerte of document.querySelectorAll('main .alerte')) {
      const [place, suite] = [alerte.getBoundingClientRect(), alerte.nextElementSibling?.getBoundingClientRect()];
      if (place.height === 0) continue;
      if (suite && suite.height > 0 && suite.top >= place.top && suite.top - place.bottom < 4)
        fautes.push(`ce qui suit « ${alerte.textContent} » la touche`);
      if (titre && titre.height > 0 && place.top >= titre.top && place.top - titre.bottom < 4)
        fautes.push(`« ${alerte.textContent} » touche le titre`);
    }
    return fautes;
  });
}
