import { PAGES_WEB } from '@francis/contract';
import type { Page } from '@playwright/test';
import { expect, siLong, test } from './banc.ts';
import { lu, resultat } from './simulateurs-banc.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } });

/** Every screen, and the first amount of its form. */
const MONTANT_DE: Readonly<Record<string, string>> = {
  '/simulateur-impot': 'Revenus annuels du foyer',
  '/simulateur-tmi': 'Revenu annuel',
  '/simulateur-optimisation': 'Revenus annuels',
  '/simulateur-irpf': 'Revenu annuel',
  '/simulateur-tva-suisse': 'Montant hors taxe',
  '/simulateur-igi-andorre': 'Montant hors taxe',
  '/simulateur-tva-luxembourg': 'Montant hors taxe',
  '/simulateur-impot-suisse': 'Revenu brut annuel',
  '/simulateur-impot-luxembourg': 'Revenu net annuel',
  '/simulateur-statuts': 'Chiffre d’affaires',
  '/simulateur-quatre-pays': 'Salaire brut annuel',
};

/** The calculation is a numbered ledger, which « Copier le tableau » takes away whole. */
async function copierLeReleve(page: Page): Promise<void> {
  const lignes = page.locator('.resu table.releve').first().locator('tbody tr');
  await expect(lignes.first().locator('.rang')).toHaveText('1');
  const nombre = await lignes.count();
  await expect(lignes.locator('.rang')).toHaveText(Array.from({ length: nombre }, (_, i) => String(i + 1)));
  const premiere = (await lignes.first().locator('th').innerText()).split('\n')[0]?.trim() ?? '';
  expect(premiere).toMatch(/\p{L}/u);

  await page.getByRole('button', { name: 'Copier le tableau' }).click();
  await expect(page.getByText('Tableau copié')).toBeVisible();
  const copie = await page.evaluate(() => navigator.clipboard.readText());
  expect(copie).toContain(premiere);
  // Every line of the ledger, then its total.
  expect(copie.split('\n').filter((rang) => /^\d+\t\p{L}/u.test(rang)).length).toBeGreaterThanOrEqual(nombre);
}

/** What is typed is refused rather than guessed; the screen is left as it was. */
async function malSaisir(page: Page, libelle: string): Promise<void> {
  const champ = page.getByLabel(libelle, { exact: true });
  const avant = await champ.inputValue();
  for (const [saisie, phrase] of [
    ['', ''],
    ['1e6', 'Écrivez le montant en chiffres'],
    ['-5000', 'Écrivez un montant sans signe moins.'],
    ['123456789012', 'Le montant dépasse 999 999 999'],
    ['12,345', 'Deux décimales au plus'],
  ] as const) {
    await champ.fill(saisie);
    await expect(resultat(page)).toHaveText('—');
    await expect(champ).toHaveValue(saisie);
    await expect(page.locator('.resu .etat')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Demander à Francis' })).toBeDisabled();
    if (phrase !== '') {
      await expect(champ).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('.saisies .aide.err')).toContainText(lu(phrase));
    }
  }
  await champ.fill('32k');
  await expect(champ).toHaveValue('32k');
  await champ.blur();
  await expect(champ).toHaveValue(/^32[\u202f’]000$/);
  await expect(page.getByRole('button', { name: 'Demander à Francis' })).toBeEnabled();
  await champ.fill('1,4M');
  await champ.blur();
  await expect(champ).toHaveValue(/^1[\u202f’]400[\u202f’]000$/);
  await champ.fill(avant);
  await champ.blur();
  await expect(resultat(page)).toHaveText(/\d/);
}

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

/** Every figure of a table says why, alone then compared. */
async function demanderPourquoi(page: Page): Promise<void> {
  const baremes = page.getByLabel('Barème');
  const choix = await baremes.locator('option').evaluateAll((options) => options.map((o) => o.getAttribute('value')));
  for (const bareme of choix.includes('reference') ? [choix[0], 'reference'] : [choix[0]]) {
    if (bareme) await baremes.selectOption(bareme);
    for (const details of await page.locator('.resu details:not([open]) > summary').all()) await details.click();
    const cantons = page.getByRole('button', { name: 'Comparer les cantons' });
    if (await cantons.isVisible()) await cantons.click();
    await expect.poll(() => muets(page), `barème ${bareme}`).toEqual([]);
  }
  await baremes.selectOption(choix[0] ?? '');
  await page.getByRole('button', { name: 'Autre situation' }).click();
  const tableau = page.getByRole('table', { name: 'Situations comparées' });
  await expect(tableau).toBeVisible();
  await expect(tableau.locator('tfoot td').nth(1)).toHaveText(/\d/);
  await expect.poll(() => muets(page), 'comparée').toEqual([]);
  // Read by hand as well as pointed at: the keyboard opens the sentence, Escape closes it.
  const premier = tableau.getByRole('button', { name: /pourquoi/ }).first();
  await premier.focus();
  await expect(tableau.getByRole('tooltip').first()).not.toHaveText('');
  await page.keyboard.press('Escape');
  await expect(tableau.getByRole('tooltip')).toHaveCount(0);
}

/** Of each family, on a short run: an income tax, an amount before tax, a tax that the server computes. */
const REPRESENTANTS = ['/simulateur-impot', '/simulateur-tva-suisse', '/simulateur-impot-suisse'];

// Each screen is opened once: what is true of every one of them is asked of it in turn.
for (const adresse of PAGES_WEB.filter((page) => page.startsWith('/simulateur-')))
  test(
    `${adresse} : un relevé numéroté qui se copie ; vide ou illisible, aucun chiffre, « 32k » vaut 32 000 ; chaque chiffre dit pourquoi, seul et comparé`,
    siLong(!REPRESENTANTS.includes(adresse)),
    async ({ page }) => {
      await page.goto(adresse);
      await expect(resultat(page)).toHaveText(/\d/);
      await copierLeReleve(page);
      await malSaisir(page, MONTANT_DE[adresse] ?? '');
      await demanderPourquoi(page);
    },
  );
