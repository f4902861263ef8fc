import { expect, inscrire, LONG, poser, QUESTION_SIMPLE, test } from './banc.ts';

const lu = (texte: string): RegExp => new RegExp(texte.replaceAll(' ', '\\s'));

test('a simulator on paper: the name, the address without the inputs, what was entered instead of the form, the ledger open, ink on white in the dark theme', async ({
  page,
}) => {
  await page.goto('/simulateur-impot?revenus=45000');
  await page.getByRole('button', { name: 'Tout voir' }).click();
  const etape = page.getByRole('button', { name: 'Revenu net imposable' });
  await expect(etape).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'sombre';
  });
  await page.emulateMedia({ media: 'print' });
  const entete = page.locator('.entete-papier');
  await expect(entete).toBeVisible();
  await expect(entete).toContainText('Francis');
  await expect(entete).toContainText('/simulateur-impot');
  await expect(entete).not.toContainText('45000');
  await expect(page.locator('.rappel')).toContainText(lu('45 000 €'));
  await expect(page.getByRole('form', { name: 'Votre situation' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Demander à Francis' })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(22, 34, 44)');
  const calcul = page.getByRole('region', { name: /^Calcul de l’impôt/ });
  // Down to the parameters of the law, and to their source.
  await expect(calcul).toContainText('Déduction forfaitaire pour frais professionnels');
  await expect(calcul).toContainText(lu('29 579 €'));
  await expect(calcul.getByText(/étapes sans effet/)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(etape).toHaveAttribute('aria-expanded', 'false');
  await expect(entete).toBeHidden();
});

test(
  'on paper a chart is drawn at the width of the sheet: its words are as large as those around it',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/simulateur-impot#revenus=52000');
    const dessin = page.locator('.graphique svg').first();
    await expect(dessin).toBeVisible();
    const echelle = (): Promise<number> =>
      dessin.evaluate((svg) => svg.getBoundingClientRect().width / Number(svg.getAttribute('viewBox')?.split(' ')[2]));
    expect(await echelle()).toBeCloseTo(1, 1);
    await page.setViewportSize({ width: 688, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(echelle).toBeCloseTo(1, 1);
  },
);

test('the sheet that the browser makes holds what the print view shows', async ({ page }) => {
  await page.goto('/simulateur-irpf');
  await expect(page.locator('[data-resultat]')).toBeVisible();
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.documentElement.dataset['feuille'] = document.querySelector('.trace')?.textContent ?? '';
    });
  });
  // Closed on the screen, the tree under the ledger is opened by the sheet.
  await expect(page.locator('.resu .releve')).toBeVisible();
  await expect(page.locator('.trace')).toHaveCount(0);
  await page.pdf();
  const feuille = await page.evaluate(() => document.documentElement.dataset['feuille'] ?? '');
  expect(feuille).toContain('Paramètres légaux');
});

test('an answer on paper: the question, the answer, its notes in the text, the calculation of what it cites', async ({
  page,
}) => {
  await inscrire(page);
  await poser(page, QUESTION_SIMPLE);
  const reponse = page.getByRole('article', { name: 'Réponse de Francis' });
  await expect(reponse.getByRole('button', { name: 'Copier' })).toBeVisible();
  await expect(reponse.locator('.trace')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.entete-papier')).toContainText('Francis');
  await expect(page.locator('.question')).toContainText('mon salaire net imposable');
  await expect(reponse.locator('.trace').first()).toContainText('CGI');
  await expect(page.getByLabel('Votre question')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Where the margin stood on the screen no longer holds: no note over the text.
  expect(await reponse.locator('.note').evaluateAll((notes) => notes.map((n) => getComputedStyle(n).position))).toEqual(
    expect.not.arrayContaining(['absolute']),
  );
});

test('une page publique sur papier : son adresse, ce qu’elle dit en entier, sans rien à remplir', async ({ page }) => {
  await page.goto('/pricing');
  await page.emulateMedia({ media: 'print' });
  const entete = page.locator('.entete-papier');
  await expect(entete).toBeVisible();
  await expect(entete).toContainText('/pricing');
  await expect(page.getByText(lu('99,99 €'))).toBeVisible();
  await page.goto('/pro-landing');
  await expect(entete).toContainText('/pro-landing');
  await expect(page.getByRole('heading', { name: 'Posez votre question' })).toBeHidden();
  await page.goto('/exactitude');
  await expect(page.getByText('La réponse entière').first()).toBeHidden();
  const suite = page.locator('.erreurs details p').first();
  // Folded on the screen, there on the sheet.
  await expect.poll(() => suite.evaluate((p) => p.getBoundingClientRect().height)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('La réponse entière').first()).toBeVisible();
});
