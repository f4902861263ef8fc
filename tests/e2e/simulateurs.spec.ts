import type { Page } from '@playwright/test';
import { copierLeLien, expect, LONG, nouveauCompte, parmi, test } from './banc.ts';
import { reponseCantons, reponseLuxembourg, reponseSuisse } from './simulateurs-reponses.ts';

const LARGEURS = [390, 1440] as const;

const resultat = (page: Page) => page.locator('[data-resultat]');
/** Any space, so that the typography is not part of the claim. */
const lu = (texte: string): RegExp => new RegExp(texte.replaceAll(' ', '\\s').replaceAll('.', '\\.'));

for (const width of parmi(LARGEURS)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('income tax: service-public’s single person, then the couple, as one types', async ({ page }) => {
      await page.goto('/simulateur-impot');
      const revenus = page.getByLabel('Revenus annuels du foyer');
      // 33 333 € of salary less 10 %: 30 000 € of net taxable income, 2 103,99 € before rounding.
      await revenus.fill('33333');
      await expect(revenus).toHaveValue('33\u202f333');
      await expect(resultat(page)).toHaveText(lu('2 104 €'));
      await expect(page.getByRole('img', { name: /Tranches d’une part/ })).toBeVisible();
      await revenus.fill('100000');
      await page.getByText('Marié, pacsé').click();
      await expect(resultat(page)).toHaveText(lu('13 208 €'));
      await expect(page.getByText('CGI art. 197 et 1657')).toBeVisible();
      // Cents that are pasted do not multiply the income by a hundred.
      await revenus.fill('33 333,40 €');
      await page.getByText('Célibataire', { exact: true }).click();
      await expect(resultat(page)).toHaveText(lu('2 104 €'));
      await expect(revenus).toHaveValue('33\u202f333');
      await revenus.fill('rien');
      await expect(resultat(page)).toHaveText('—');
      await expect(page.getByText(/Écrivez le montant en chiffres/)).toBeVisible();
    });

    test('marginal rate: 30 000 € of net taxable income', LONG, async ({ page }) => {
      await page.goto('/simulateur-tmi');
      await page.getByLabel('Revenu annuel').fill('30000');
      await expect(resultat(page)).toHaveText(lu('30 %'));
      await expect(page.getByRole('table', { name: 'Tranches applicables au foyer' })).toContainText(lu('1 977,69 €'));
      await expect(page.getByRole('img', { name: /Vous êtes à 30/ }).first()).toBeVisible();
      await page.getByLabel('Barème').selectOption({ label: '2025, revenus 2024' });
      await expect(page.getByRole('table', { name: 'Tranches applicables au foyer' })).toContainText(lu('1 959,98 €'));
    });

    test('Andorra: 60 000 € gives 2 800 €', LONG, async ({ page }) => {
      await page.goto('/simulateur-irpf');
      await page.getByLabel('Revenu annuel').fill('60000');
      await expect(resultat(page)).toHaveText(lu('2 800 €'));
      await expect(page.getByText(lu('4,67 %')).first()).toBeVisible();
      await page.goto('/simulateur-irpf?bareme=reference');
      await expect(resultat(page)).toHaveText(lu('2 800 €'));
      await expect(page.getByText(/la loi donne le même impôt/)).toBeVisible();
    });

    for (const [chemin, montant, taxe, total] of [
      ['/simulateur-tva-suisse', '2500', 'CHF 202.50', 'CHF 2’702.50'],
      ['/simulateur-igi-andorre', '1200', '54 €', '1 254 €'],
      ['/simulateur-tva-luxembourg', '850', '144,50 €', '994,50 €'],
    ] as const) {
      test(`${chemin}: ${montant} at the normal rate`, LONG, async ({ page }) => {
        await page.goto(chemin);
        await page.getByLabel('Montant hors taxe').fill(montant);
        await expect(resultat(page)).toHaveText(lu(total));
        await expect(page.locator('.chiffres')).toContainText(lu(taxe));
      });
    }

    test('Switzerland: recomputed at each change, cantons from the lowest tax', async ({ page }) => {
      const demandes: unknown[] = [];
      await page.route('**/api/calculate-swiss-tax', async (route) => {
        const corps: unknown = route.request().postDataJSON();
        demandes.push(corps);
        const zurich = JSON.stringify(corps).includes('zurich');
        await route.fulfill({ json: reponseSuisse(zurich ? 'zurich' : 'geneva', zurich ? 8_193.9 : 11_174.9) });
      });
      await page.route('**/api/compare-swiss-cantons', (route) => route.fulfill({ json: reponseCantons }));
      await page.goto('/simulateur-impot-suisse');
      await expect(resultat(page)).toHaveText(lu('CHF 11’175'));
      expect(demandes[0]).toMatchObject({
        gross_income: 80_000,
        canton: 'geneva',
        marital_status: 'single',
        children: 0,
        pillar_3a: 0,
        insurance_premiums: 1_500,
        employment_type: 'employed',
      });
      await page.getByLabel('Canton').selectOption({ label: 'Zurich' });
      await expect(resultat(page)).toHaveText(lu('CHF 8’194'));
      await page.getByRole('button', { name: 'Comparer les cantons' }).click();
      const rangs = page.locator('.classement li');
      await expect(rangs).toHaveCount(5);
      await expect(rangs.first()).toContainText('Optimal');
      await expect(rangs.first()).toContainText('Zurich');
      await expect(rangs.last()).toContainText('Berne');
    });

    test('optimisation: an estimate on four inputs, then the levers of the household', LONG, async ({ page }) => {
      await page.goto('/simulateur-optimisation');
      await page.getByLabel('Revenus annuels').fill('60000');
      await page.getByLabel('Capacité d’investissement').fill('4000');
      await expect(resultat(page)).toHaveText(lu('1 200 €'));
      await expect(page.locator('.chiffres')).toContainText('Estimation');
      await expect(page.getByText(/Foyer supposé/)).toBeVisible();
      await page.getByLabel('Situation familiale').selectOption({ label: 'Célibataire' });
      await expect(page.getByText(/Foyer supposé/)).toBeHidden();
      await page.getByLabel('Transmission').check();
      await expect(page.locator('.classement')).toContainText('Faire un don');
      await page.getByLabel('Transmission').uncheck();
      await page.getByLabel('Retraite').uncheck();
      await expect(page.getByText('Choisissez au moins un objectif.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Voir mes leviers' })).toBeDisabled();
    });

    test('Luxembourg: the tax, and the texts of its errors', async ({ page, surveillance }) => {
      surveillance.tolerer(/status of 500|Failed to load resource|net::ERR/);
      await page.route('**/api/tools/calc-luxembourg', (route) => route.fulfill({ json: reponseLuxembourg(60_000) }));
      await page.goto('/simulateur-impot-luxembourg');
      await expect(resultat(page)).toHaveText(lu('11 945 €'));
      const revenu = page.getByLabel('Revenu net annuel');
      await revenu.fill('0');
      await expect(page.getByText('Veuillez saisir un revenu net valide')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Calculer mon impôt' })).toBeDisabled();
      await page.route('**/api/tools/calc-luxembourg', (route) =>
        route.fulfill({ status: 500, json: { detail: 'Panne', code: 'ERREUR_INTERNE', requestId: 'essai' } }),
      );
      await revenu.fill('45000');
      await expect(page.getByRole('alert')).toContainText('Erreur lors du calcul');
      await page.route('**/api/tools/calc-luxembourg', (route) => route.abort());
      await page.getByRole('button', { name: 'Calculer mon impôt' }).click();
      await expect(page.getByRole('alert')).toContainText('Erreur de connexion');
    });
  });
}

test('the server answers the Swiss and Luxembourg screens', async ({ page }) => {
  await page.goto('/simulateur-impot-suisse');
  await expect(resultat(page)).toHaveText(/^CHF\s1\d’\d{3}$/);
  await page.getByRole('button', { name: 'Comparer les cantons' }).click();
  await expect(page.locator('.classement li')).toHaveCount(5);
  await page.goto('/simulateur-impot-luxembourg');
  await page.getByLabel('Revenu net annuel').fill('60000');
  await expect(resultat(page)).toHaveText(lu('11 945 €'));
  await expect(page.getByText(/LIR art. 118/).first()).toBeVisible();
});

test('a what-if is computed whole, and its link gives it back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/simulateur-impot?revenus=104000&situationFamiliale=marie&enfants=2');
  await expect(resultat(page)).toHaveText(lu('10 674 €'));
  await page.getByRole('button', { name: lu('Versement PER de 3 000 €') }).click();
  await expect(resultat(page)).toHaveText(lu('9 774 €'));
  const tableau = page.getByRole('table', { name: 'Situations comparées' });
  await expect(tableau).toContainText(lu('−900 €'));
  const lien = await copierLeLien(page);
  expect(new URL(lien).search).toBe('');
  expect(new URL(lien).hash).toContain('b.per=3000');
  expect(new URL(lien).hash).toContain('bareme=2026');
  await page.goto(lien);
  await expect(tableau).toContainText(lu('9 774 €'));
  await page.getByRole('button', { name: 'Retirer la situation B' }).click();
  await expect(tableau).toBeHidden();
});

test('what is typed is in no storage, in no query, and in nothing asked of a server', async ({ page }) => {
  const demandes: string[] = [];
  page.on('request', (r) => void demandes.push(`${r.url().split('#')[0]} ${JSON.stringify(r.headers())}`));
  await page.goto('/simulateur-tmi');
  await page.getByLabel('Revenu annuel').fill('87654');
  await expect(page.getByLabel('Revenu annuel')).toHaveValue('87\u202f654');
  await expect(page).toHaveURL(/\/simulateur-tmi#.*revenusAnnuels=87654/);
  await page.reload();
  await expect(page.getByLabel('Revenu annuel')).toHaveValue('87\u202f654');
  expect(new URL(page.url()).search).toBe('');
  expect(demandes.filter((d) => d.includes('87654'))).toEqual([]);
  const stocke = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stocke).not.toContain('87654');
});

test('the French, Andorran and VAT simulators ask the server for nothing', LONG, async ({ page }) => {
  const appels: string[] = [];
  page.on('request', (r) => void (r.url().includes('/api/') && appels.push(r.url())));
  const ICI = ['/simulateur-impot', '/simulateur-irpf', '/simulateur-tva-suisse', '/simulateur-tmi'];
  for (const chemin of parmi(ICI, 3)) {
    await page.goto(chemin);
    await expect(resultat(page)).toBeVisible();
  }
  expect(appels).toEqual([]);
});

test('/simulateur leads to the country that the browser remembers', LONG, async ({ page }) => {
  const PAYS = [
    ['CH', '/simulateur-impot-suisse'],
    ['ailleurs', '/simulateur-impot'],
    ['AD', '/simulateur-irpf'],
    ['LU', '/simulateur-impot-luxembourg'],
    ['FR', '/simulateur-impot'],
  ] as const;
  for (const [pays, chemin] of parmi(PAYS, 2)) {
    // A text has no screen whose requests the next address would give up.
    await page.goto('/robots.txt');
    await page.evaluate((code) => localStorage.setItem('jurisdiction', code), pays);
    await page.goto('/simulateur');
    await page.waitForURL(`**${chemin}`);
  }
});

test('the question to Francis waits through the sign-up', async ({ page }) => {
  await page.goto('/simulateur-igi-andorre');
  await page.getByLabel('Montant hors taxe').fill('777');
  await page.getByRole('button', { name: 'Demander à Francis' }).click();
  await expect(page.getByText('Elle vous attend dans le chat.')).toBeVisible();
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  // The page asked for is a part of its own: loaded again before it came, it would be the simulator.
  await page.waitForURL(/\/signup/);
  await page.reload();
  const compte = nouveauCompte();
  await page.getByLabel('Nom complet').fill(compte.nom);
  await page.getByLabel('Adresse e-mail').fill(compte.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(compte.motDePasse);
  await page.getByLabel('Confirmer le mot de passe').fill(compte.motDePasse);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByLabel('Votre question')).toHaveValue(/Je facture 777\s€ hors taxe/);
  await expect(page.getByLabel('Pays')).toHaveValue('AD');
});

test('with the keyboard alone: type, change the family, open a step, add a what-if', async ({ page }) => {
  await page.goto('/simulateur-impot');
  await page.getByLabel('Revenus annuels du foyer').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('50000');
  const seul = await resultat(page).textContent();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(resultat(page)).not.toHaveText(seul ?? '');
  // « Pourquoi » speaks to the keyboard as to the pointer, and leaves with Escape.
  const pourquoi = page.getByRole('button', { name: /pourquoi/ }).first();
  await pourquoi.focus();
  await expect(page.getByRole('tooltip')).toContainText('CGI');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.getByRole('button', { name: 'Tout voir' }).focus();
  await page.keyboard.press('Enter');
  // Along the curve, the arrows move the income of the form.
  const curseur = page.getByRole('slider', { name: /Vous êtes ici/ });
  const avant = await page.getByLabel('Revenus annuels du foyer').inputValue();
  await curseur.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Revenus annuels du foyer')).not.toHaveValue(avant);
  const etape = page.getByRole('button', { name: 'Revenu net imposable' });
  await etape.focus();
  await page.keyboard.press('Enter');
  await expect(etape).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Autre situation' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Situation modifiée' })).toBeVisible();
});
