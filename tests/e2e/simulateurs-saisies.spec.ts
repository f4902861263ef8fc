import { expect, LONG, test } from './banc.ts';
import { lu, resultat } from './simulateurs-banc.ts';

// What is typed: amounts that are refused rather than guessed, and an address that keeps them.

test(
  'un montant facultatif vidé vaut zéro et le montre ; illisible, rien ne se calcule et son nom est dit',
  LONG,
  async ({ page }) => {
    await page.goto('/simulateur-impot#revenus=33333');
    await page.getByText('PER, dons, services à domicile').click();
    const per = page.getByLabel('Versement PER');
    await per.fill('1e3');
    await expect(resultat(page)).toHaveText('—');
    await expect(page.locator('.resu')).toContainText('À compléter ou à corriger\u202f: Versement PER.');
    await per.fill('');
    await expect(resultat(page)).toHaveText(lu('2 104 €'));
    await per.blur();
    await expect(per).toHaveValue('0');
  },
);

test('la TMI et l’âge ne se lisent pas d’un texte qui n’est pas un entier', LONG, async ({ page }) => {
  await page.goto('/simulateur-optimisation');
  await page.getByLabel('TMI').fill('3e1');
  await expect(resultat(page)).toHaveText('—');
  await expect(page.getByText('Écrivez un nombre entier, de 0 à 49.')).toBeVisible();
  await page.getByLabel('TMI').fill('41');
  await expect(resultat(page)).toContainText('€');
});

test('rechargement, retour et adresse copiée gardent la saisie', async ({ page, context }) => {
  await page.goto('/simulateur-impot');
  await page.getByLabel('Revenus annuels du foyer').fill('104000');
  await page.getByText('Marié, pacsé').click();
  await page.getByRole('group', { name: 'Enfants à charge' }).getByText('2', { exact: true }).click();
  await expect(resultat(page)).toHaveText(lu('10 674 €'));
  await page.reload();
  await expect(resultat(page)).toHaveText(lu('10 674 €'));
  await page.getByRole('link', { name: 'Simulateurs' }).first().click();
  await page.waitForURL('**/simulateurs');
  await page.goBack();
  await expect(resultat(page)).toHaveText(lu('10 674 €'));
  const copie = await context.newPage();
  await copie.goto(page.url());
  await expect(resultat(copie)).toHaveText(lu('10 674 €'));
  // A copy shows no figure that the original does not: an emptied field stays empty.
  await page.getByLabel('Revenus annuels du foyer').fill('');
  await expect(page).toHaveURL(/revenus=(&|$)/);
  await page.reload();
  await expect(resultat(page)).toHaveText('—');
});

test('un lien d’avant s’ouvre, et quitte aussitôt la requête', LONG, async ({ page }) => {
  await page.goto('/simulateur-impot?revenus=104000&situationFamiliale=marie&enfants=2');
  await expect(resultat(page)).toHaveText(lu('10 674 €'));
  const adresse = new URL(page.url());
  expect(adresse.search).toBe('');
  expect(new URLSearchParams(adresse.hash.slice(1)).get('revenus')).toBe('104000');
  await page.reload();
  await expect(resultat(page)).toHaveText(lu('10 674 €'));
});

test(
  'une autre adresse collée sur le même écran remplace la saisie ; une ancre de la page, non',
  LONG,
  async ({ page }) => {
    await page.goto('/simulateur-tmi#revenusAnnuels=30000');
    await expect(page.getByLabel('Revenu annuel')).toHaveValue('30\u202f000');
    await page.evaluate(() => {
      location.hash = '#revenusAnnuels=90000';
    });
    await expect(page.getByLabel('Revenu annuel')).toHaveValue('90\u202f000');
    await page.evaluate(() => {
      location.hash = '#contenu';
    });
    await expect(page).toHaveURL(/#.*revenusAnnuels=90000/);
    await expect(page.getByLabel('Revenu annuel')).toHaveValue('90\u202f000');
  },
);

test('le résultat d’un essai dit qu’il est celui de B, et ramène à A', async ({ page }) => {
  await page.goto('/simulateur-impot#revenus=104000&situationFamiliale=marie&enfants=2');
  await page.getByRole('button', { name: lu('Versement PER de 3 000 €') }).click();
  await expect(page.locator('.chiffres dt').first()).toHaveText(/^Situation B ·/);
  const bandeau = page.locator('.situation-montree');
  await expect(bandeau).toContainText(lu('Résultat de la situation B. Versement PER : 3 000 €.'));
  await expect(page.getByRole('status').filter({ hasText: 'Situation B.' })).toHaveCount(1);
  await page.reload();
  await expect(bandeau).toBeVisible();
  await bandeau.getByRole('button', { name: /Revenir à A/ }).click();
  await expect(bandeau).toBeHidden();
  await expect(resultat(page)).toHaveText(lu('10 674 €'));
});

test('un seul taux moyen par écran, chiffres, courbe et comparaison', async ({ page }) => {
  await page.goto('/simulateur-impot#revenus=104000&situationFamiliale=marie&enfants=2&situations=2&b.revenus=104000');
  const chiffre = page.locator('.chiffres div').filter({ hasText: 'Taux moyen' }).locator('dd');
  const taux = (await chiffre.textContent()) ?? '';
  expect(taux).toMatch(/^\d+,\d\d\s%$/);
  await expect(page.locator('svg').getByText(/taux moyen/)).toHaveText(`taux moyen ${taux}`);
  await expect(
    page
      .getByRole('row', { name: /Taux moyen/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(taux);
  await expect(page.getByRole('img', { name: /Taux marginal selon/ })).toHaveAttribute(
    'aria-label',
    new RegExp(`taux moyen ${taux}\\.$`),
  );
});
