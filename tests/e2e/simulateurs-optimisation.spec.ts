import type { Page } from '@playwright/test';
import { copierLeLien, expect, LONG, parmi, test } from './banc.ts';

/** The levers of /simulateur-optimisation: each reached from the form, measured, explained, and given back by its link. */
const resultat = (page: Page) => page.locator('[data-resultat]');
const levier = (page: Page, nom: RegExp) => page.locator('.classement > li').filter({ hasText: nom });
/** Any space, so that the typography is not part of the claim. */
const lu = (texte: string): RegExp => new RegExp(texte.replaceAll(/[.()]/g, '\\$&').replaceAll(' ', '\\s'));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of parmi([390, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T10:00:00+01:00');
    });

    test('a lever that was set aside is opened, measured, and shows the returns it compares', async ({ page }) => {
      await page.goto('/simulateur-optimisation');
      await page.getByLabel('Situation familiale').selectOption({ label: 'Célibataire' });
      await page.getByRole('button', { name: lu('Préciser : Imposition commune ou séparée') }).click();
      await expect(page.locator('#groupe-union > summary')).toBeFocused();
      await page.getByLabel('J’envisage de m’unir dans l’année').check();
      // Alone on 54 000 € of net taxable income: 9 304 €. With a partner without income: twice 1 694 €, 3 388 €.
      const union = levier(page, /Imposition commune/);
      await expect(union).toContainText(lu('5 916 € (9 304 € avant, 3 388 € après)'));
      for (const fait of ['Coût', 'Condition', 'Risque', 'Échéance', 'Référence']) {
        await expect(union.locator('dt', { hasText: fait })).toBeVisible();
      }
      await union.getByText('Le calcul, étape par étape').click();
      await expect(union.getByRole('region')).toContainText(lu('3 388 €'));
      await union.getByLabel('Déclaration').selectOption({ label: 'Avant — Vous, seul' });
      await expect(union.getByRole('region').locator('li.resultat')).toContainText(lu('9 304 €'));
      await union.getByRole('button', { name: 'Revenu net imposable' }).click();
      await expect(union.getByRole('region')).toContainText('(salaires nets)');
    });

    test('flat tax or scale: 1 000 € of dividends of a person without other income', LONG, async ({ page }) => {
      await page.goto('/simulateur-optimisation');
      await page.getByLabel('Revenus annuels').fill('0');
      await page.getByLabel('Situation familiale').selectOption({ label: 'Célibataire' });
      await page.getByText('Dividendes, intérêts, plus-values').click();
      await page.getByLabel('Dividendes', { exact: true }).fill('1000');
      await expect(resultat(page)).toHaveText(lu('128 €'));
      await expect(levier(page, /prélèvement forfaitaire/)).toContainText('case 2OP');
    });

    test('a calendar of gifts: two within the allowance, and nothing left to pay', LONG, async ({ page }) => {
      await page.goto('/simulateur-optimisation');
      await page.getByRole('button', { name: lu('Choisir : Calendrier des donations') }).click();
      await expect(page.getByLabel('Transmission')).toBeChecked();
      await page.getByRole('button', { name: lu('Préciser : Calendrier des donations') }).click();
      await page.getByLabel('Patrimoine à transmettre').fill('300000');
      await page.getByLabel('Années avant la succession').selectOption({ label: '31\u00a0ans' });
      const calendrier = page.getByRole('region', { name: 'Calendrier des donations' });
      await expect(calendrier).toContainText(lu('38 194,35 € de droits en moins'));
      const lignes = calendrier.getByRole('table', { name: 'Dons à faire, par date' }).locator('tbody tr');
      await expect(lignes).toHaveCount(2);
      await expect(lignes.last()).toContainText(lu('21 novembre 2041'));
      await calendrier.getByText('Le calcul des deux successions').click();
      await expect(calendrier.getByRole('region', { name: 'Succession sans don' })).toContainText(lu('38 194,35 €'));
      await page.getByLabel('Déjà donné à chacun').fill('50000');
      await expect(calendrier).toContainText('Indiquez le jour du don antérieur');
      await page.getByLabel('Jour de ce don').fill('2020-05-01');
      await expect(lignes.first()).toContainText(lu('50 000 €'));
    });

    test(
      'what is too late for the income of the year before is no lever, and the running year is offered',
      LONG,
      async ({ page }) => {
        await page.goto('/simulateur-optimisation#bareme=2026');
        const per = levier(page, /épargne retraite/);
        await expect(page.locator('.ecartes')).toContainText(lu('Date passée (31 décembre 2025)'));
        await expect(per).toHaveCount(0);
        await expect(resultat(page)).toHaveText(lu('^0 €$'));
        await page.getByRole('button', { name: 'Calculer sur les revenus 2026' }).click();
        await expect(per).toContainText(lu('31 décembre 2026'));
        await expect(page.getByLabel('Barème')).toHaveValue('2027');
        await expect(page.getByText(/celui de 2027 n’étant pas voté/)).toBeVisible();
        // The running year is what one finds at first.
        await page.goto('/simulateur-optimisation');
        await expect(page.getByLabel('Barème')).toHaveValue('2027');
      },
    );

    test('every lever at once, without sideways scroll, and the link gives the page back', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // In November the choice of a real regime for the year is behind: in May everything is open.
      await page.clock.setFixedTime('2026-05-20T10:00:00+02:00');
      await page.goto('/simulateur-optimisation');
      for (const objectif of ['Immobilier', 'Transmission', 'Entreprise'])
        await page.getByRole('checkbox', { name: objectif }).check();
      await page.getByLabel('Situation familiale').selectOption({ label: 'Célibataire' });
      for (const groupe of await page.locator('.groupes > details > summary').all()) await groupe.click();
      for (const [libelle, montant] of [
        ['Frais réels justifiables', '9000'],
        ['Recettes de micro-entreprise', '20000'],
        ['Charges réelles de l’activité', '14000'],
        ['Plafond d’épargne retraite', '3000'],
        ['Loyers nus déjà perçus', '9000'],
        ['Leurs charges réelles', '6000'],
        ['Loyers annuels envisagés', '8000'],
        ['Intérêts d’emprunt', '2000'],
        ['Don envisagé', '400'],
      ] as const) {
        await page.getByLabel(libelle, { exact: true }).fill(montant);
      }
      await page.getByLabel('Un enfant majeur, en plus des enfants à charge').check();
      await page.getByLabel('Pension que vous lui verseriez').fill('5000');
      await page.getByLabel('J’envisage de m’unir dans l’année').check();
      const leviers = page.locator('.classement > li');
      await expect(leviers).toHaveCount(8);
      await expect(levier(page, /Rattacher l’enfant/)).toContainText('à part');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const titres = await leviers.locator('.nom').allTextContents();
      const total = await resultat(page).textContent();
      await page.goto(await copierLeLien(page));
      await expect(resultat(page)).toHaveText(total ?? '');
      expect(await leviers.locator('.nom').allTextContents()).toEqual(titres);
      await expect(page.getByLabel('Pension que vous lui verseriez')).toHaveValue(lu('5 000'));
    });
  });
}
