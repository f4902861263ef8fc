import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EN_LONG, expect, PAR_LA_MONTRE } from './banc.ts';

const THEMES = ['clair', 'sombre'] as const;
const LARGEURS = [390, 1440] as const;
const NORMES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can break: the rest of the page is the same in both. */
const REGLES_DE_COULEUR = ['color-contrast', 'link-in-text-block'];

/** On a short run, each theme at one width and each width in one theme. */
const estRegarde = (theme: (typeof THEMES)[number], width: number): boolean =>
  EN_LONG || (theme === 'clair') === (width === LARGEURS[0]);

/**
 * Buttons slide from one theme's colours to the other's, and a message fades in: between the two, a contrast is nobody's. Asked at intervals: a
 * slide ends by the clock, and the browser may draw nothing for minutes, when neither frames nor promises come.
 */
async function couleursPosees(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          (animation) =>
            animation.playState === 'running' &&
            animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        ),
    undefined,
    PAR_LA_MONTRE,
  );
}

/** A colour of axe, and its reading of a style. */
interface Couleur {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Couleur, texte: string) => Couleur;
}
declare global {
  interface Window {
    axe?: { commons: { color: { Color: { prototype: Couleur } } } };
  }
}

/** Axe reads the few colours of a page thousands of times, each through its parser, a quarter of its time: what a text gave is kept. */
function garderLesCouleurs(): void {
  const couleur = window.axe?.commons.color.Color.prototype;
  if (!couleur) throw new Error('axe has no colours');
  const lire = couleur.parseString;
  const lues = new Map<string, readonly [r: number, g: number, b: number, alpha: number]>();
  couleur.parseString = function parseString(this: Couleur, texte: string): Couleur {
    const lue = lues.get(texte);
    if (lue) [this.r, this.g, this.b, this.alpha] = lue;
    else {
      lire.call(this, texte);
      lues.set(texte, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };
}

/** What runs in the place of axe, that is there already: its half a megabyte was read again twice at each analysis. */
const RIEN = { axeSource: 'void 0' };

/** An analysis of the page, axe brought once. No frame in this product: the legacy mode spares a second page for each run. */
async function analyse(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(new AxeBuilder({ page })['script']());
    await page.evaluate(garderLesCouleurs);
  }
  const axe = new AxeBuilder({ page, ...RIEN }).setLegacyMode(true);
  // What holds is not looked at: neither described nor sent.
  return axe.options({ resultTypes: ['violations'], reporter: 'no-passes' });
}

/** Of these targets, those that are too small in the middle of the screen: the edge of what scrolls cuts others in two. */
async function tropPetites(page: Page, cibles: readonly string[]): Promise<string[]> {
  const petites: string[] = [];
  for (const cible of cibles) {
    await page.locator(cible).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const axe = (await analyse(page)).include(cible).withRules(['target-size']);
    if ((await axe.analyze()).violations.length > 0) petites.push(cible);
  }
  return petites;
}

/** Read in both themes on a short run as well: one screen of each family of components (`README.md`). */
export const DEUX_THEMES = THEMES;

/** Another state of a screen that this journey, or another, reads: on a short run, its width alone is looked at. */
export const AUTRE_ETAT = EN_LONG ? THEMES : ([] as const);

/** Violations on the page as it is, in both themes and both widths on a long run; no sideways scroll at 320, on any run. */
export async function verifier(
  page: Page,
  ecran: string,
  themes: readonly (typeof THEMES)[number][] = EN_LONG ? THEMES : ['clair'],
): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((t) => {
      document.documentElement.dataset['theme'] = t;
    }, theme);
    for (const width of LARGEURS.filter((largeur) => estRegarde(theme, largeur))) {
      await page.setViewportSize({ width, height: 900 });
      await couleursPosees(page);
      const axe = await analyse(page);
      const { violations } = await (theme === 'clair'
        ? axe.withTags(NORMES)
        : axe.withRules(REGLES_DE_COULEUR)
      ).analyze();
      const resume: string[] = [];
      for (const { id, nodes } of violations) {
        const cibles = nodes.map((n) => n.target.join(' '));
        const fautives = id === 'target-size' ? await tropPetites(page, cibles) : cibles;
        if (fautives.length > 0) resume.push(`${id} : ${fautives.join(', ')}`);
      }
      expect(resume, `${ecran}, ${theme}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  // What a script draws at the new width comes a frame later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${ecran} à 320 px`)
    .toBeLessThanOrEqual(0);
}
