import { PAGES_WEB } from '@francis/contract';
import type { Page } from '@playwright/test';
import { expect, parmi, test } from './banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Amounts in the columns of a result, that are neither the number of a line nor an article. */
const MONTANTS = '.resu table td, .resu .partage dd, .resu .classement > li > .d, .resu .chiffres dd';

/** Figures that say neither their calculation nor their source. */
const muets = (page: Page): Promise<string[]> =>
  page.locator(MONTANTS).evaluateAll((cellules) =>
    cellules
      .filter((c) => /\d/.test(c.textContent ?? '') && c.checkVisibility() && !c.matches('.rang, .article'))
      // A step of the tree is the calculation itself.
      .filter((c) => !c.closest('.trace') && !c.querySelector('button.m, a'))
      .map((c) => `${c.closest('tr, li, div')?.textContent ?? ''} : ${c.textContent ?? ''}`),
  );

for (const adresse of PAGES_WEB.filter((page) => page.startsWith('/simulateur-')))
  test(`${adresse} : chaque chiffre d’un tableau dit pourquoi, seul et comparé`, async ({ page }) => {
    await page.goto(adresse);
    await expect(page.locator('[data-resultat]')).toHaveText(/\d/);
    const baremes = page.getByLabel('Barème');
    const choix = await baremes.locator('option').evaluateAll((options) => options.map((o) => o.getAttribute('value')));
    for (const bareme of choix.includes('reference') ? [choix[0], 'reference'] : [choix[0]]) {
      if (bareme) await baremes.selectOption(bareme);
      for (const details of await page.locator('.resu details:not([open]) > summary').all()) await details.click();
      const cantons = page.getByRole('button', { name: 'Comparer les cantons' });
      if (await cantons.isVisible()) await cantons.click();
      await expect.poll(() => muets(page), `${adresse}, ${bareme}`).toEqual([]);
    }
    await baremes.selectOption(choix[0] ?? '');
    await page.getByRole('button', { name: 'Autre situation' }).click();
    const tableau = page.getByRole('table', { name: 'Situations comparées' });
    await expect(tableau).toBeVisible();
    await expect(tableau.locator('tfoot td').nth(1)).toHaveText(/\d/);
    await expect.poll(() => muets(page), `${adresse}, comparée`).toEqual([]);
    // Read by hand as well as pointed at: the keyboard opens the sentence, Escape closes it.
    const premier = tableau.getByRole('button', { name: /pourquoi/ }).first();
    await premier.focus();
    await expect(tableau.getByRole('tooltip').first()).not.toHaveText('');
    await page.keyboard.press('Escape');
    await expect(tableau.getByRole('tooltip')).toHaveCount(0);
  });

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
    for (const [adresse, tableau] of [
      ['/simulateur-quatre-pays', '.cote-a-cote'],
      ['/simulateur-tmi', '.tranches'],
      ['/reforme', '.defile'],
      ['/simulateur-impot', '.chiffres'],
      ['/simulateur-impot-suisse', '.cascade'],
    ] as const) {
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
