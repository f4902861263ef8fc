import type { QuatrePaysReponse, StatutsReponse } from '@francis/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { verifier } from './axe.ts';
import { copierLeLien, expect, LONG, parmi, siLong, test } from './banc.ts';

/** The two comparisons that the server computes: legal forms, and countries. */
const STATUTS = '/api/simulations/statuts';
const QUATRE_PAYS = '/api/simulations/quatre-pays';

const resultat = (page: Page) => page.locator('[data-resultat]');
const entier = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
/** Any space, so that the typography is not part of the claim. */
const lu = (texte: string): RegExp => new RegExp(texte.replaceAll(/\s/g, '\\s').replaceAll('.', '\\.'));
const euros = (montant: number): RegExp => lu(`${entier.format(Math.round(montant))} €`);

async function comparer<R>(request: APIRequestContext, chemin: string, data: object): Promise<R> {
  const reponse = await request.post(chemin, { data });
  expect(reponse.status()).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract, which the server enforces
  return (await reponse.json()) as R;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of parmi([390, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('legal forms: the figures of the API, after a wait that says what it does', async ({ page, request }) => {
      const { statuts } = await comparer<StatutsReponse>(request, STATUTS, {
        chiffre_affaires: 60_000,
        charges: 12_000,
        activite: 'liberale',
        annee: 2026,
      });
      const [premier] = statuts;
      let laisser: (() => void) | undefined;
      const vue = new Promise<void>((resolve) => {
        laisser = resolve;
      });
      await page.route(`**${STATUTS}`, async (route) => {
        await vue;
        await route.continue();
      });
      await page.goto('/simulateur-statuts?bareme=2026');
      await expect(page.getByText('Calcul des cotisations…').first()).toBeVisible();
      laisser?.();
      await expect(resultat(page)).toHaveText(euros(premier?.revenu_apres_impot ?? 0));
      const rangs = page.locator('.empilement .classement li');
      await expect(rangs).toHaveCount(4);
      for (const [i, s] of statuts.entries()) {
        await expect(rangs.nth(i)).toContainText(s.nom);
        await expect(rangs.nth(i)).toContainText(euros(s.revenu_apres_impot ?? 0));
      }
      const tableau = page.getByRole('table', { name: 'Les quatre statuts, ligne par ligne' });
      for (const s of statuts) await expect(tableau).toContainText(euros(s.cotisations ?? 0));
      await expect(page.getByText(/modèle public de l’Urssaf/).first()).toBeVisible();
      const etapes = page.getByRole('region', { name: 'Étape par étape' });
      await etapes.getByText('Micro', { exact: true }).click();
      const micro = statuts.find((s) => s.statut_juridique === 'micro');
      await expect(etapes.getByText('Calcul du revenu après impôt, Micro-entreprise')).toBeVisible();
      await expect(etapes).toContainText(euros(micro?.revenu_apres_impot ?? 0));
      // Each line of the ledger names its source beside its figure.
      await expect(etapes.getByRole('row', { name: /Cotisations/ }).first()).toContainText('service-public.fr');
      await expect(etapes.getByRole('row', { name: /Impôt que l’activité ajoute au foyer/ })).toContainText('197');
    });

    test('four countries: the figures of the API, each in its currency', async ({ page, request }) => {
      const { pays } = await comparer<QuatrePaysReponse>(request, QUATRE_PAYS, { salaire_brut: 60_000, annee: 2025 });
      await page.goto('/simulateur-quatre-pays');
      const tableau = page.getByRole('table', { name: 'Les quatre pays, ligne par ligne' });
      for (const [i, p] of pays.entries()) {
        const nombre = entier.format(Math.round(p.revenu_disponible));
        await expect(
          tableau
            .getByRole('row', { name: /^Disponible/ })
            .getByRole('cell')
            .nth(i),
        ).toHaveText(p.monnaie === 'CHF' ? lu(`CHF ${nombre.replaceAll(/\s/g, '’')}`) : lu(`${nombre} €`));
      }
      await expect(page.getByText(/rien n’est converti\. Les parts/)).toBeVisible();
      const etapes = page.getByRole('region', { name: 'Étape par étape' });
      await etapes.getByText('Suisse', { exact: true }).click();
      await expect(etapes).toContainText('LAVS art. 5');
      await expect(etapes).toContainText('LIFD');
      await etapes.getByText('Luxembourg', { exact: true }).click();
      await expect(etapes).toContainText('Loi du 30 juin 1976 art. 7');
      const andorre = pays.find((p) => p.pays === 'AD');
      await expect(resultat(page)).toHaveText(
        lu(`${(100 - (andorre?.taux_prelevement ?? 0)).toFixed(2).replace('.', ',')} %`),
      );
    });
  });
}

test('legal forms: what is under way is dropped when the entry changes, and a quota can be waited for', async ({
  page,
  surveillance,
}) => {
  surveillance.tolerer(/status of 429/);
  const abandons: string[] = [];
  page.on('requestfailed', (r) => void abandons.push(r.failure()?.errorText ?? ''));
  let retenir: (() => void) | undefined;
  await page.route(`**${STATUTS}`, async (route) => {
    await new Promise<void>((liberer) => {
      retenir = liberer;
    });
    await route.abort().catch(() => undefined);
  });
  await page.goto('/simulateur-statuts');
  await expect.poll(() => retenir !== undefined).toBe(true);
  await page.route(`**${STATUTS}`, (route) =>
    route.fulfill({ status: 429, json: { detail: 'Trop de requêtes.', code: 'TROP_DE_REQUETES', requestId: 'essai' } }),
  );
  await page.getByLabel('Chiffre d’affaires').fill('80000');
  await expect.poll(() => abandons).toContain('net::ERR_ABORTED');
  retenir?.();
  await expect(page.getByRole('alert')).toContainText('Trop de calculs demandés en peu de temps');
  await expect(resultat(page)).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(resultat(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('legal forms: nothing is asked for while the entry makes no sense', LONG, async ({ page }) => {
  const demandes: string[] = [];
  page.on('request', (r) => void (r.url().endsWith(STATUTS) && demandes.push(r.url())));
  await page.goto('/simulateur-statuts?chiffre_affaires=20000&charges=20000');
  await expect(page.getByText(/Les charges atteignent le chiffre d’affaires/)).toBeVisible();
  await page.getByLabel('Chiffre d’affaires').fill('0');
  await expect(page.getByText('Le chiffre d’affaires doit être supérieur à 0.')).toBeVisible();
  expect(demandes).toEqual([]);
});

test(
  'legal forms: a form that does not apply says why, and the link gives the screen back',
  LONG,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/simulateur-statuts?chiffre_affaires=250000');
    await expect(page.locator('.empilement')).toContainText('Ne s’applique pas');
    await expect(page.locator('.empilement')).toContainText('seuil de la micro-entreprise');
    const figure = (await resultat(page).textContent()) ?? '';
    const lien = await copierLeLien(page);
    expect(lien).toContain('chiffre_affaires=250000');
    await page.goto(lien);
    await expect(resultat(page)).toHaveText(figure);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.rappel')).toContainText(lu('250 000 €'));
    await expect(page.getByRole('form', { name: 'Votre situation' })).toBeHidden();
  },
);

test(
  'four countries: an exchange rate converts, and each refusal stands under its field',
  LONG,
  async ({ page, request, surveillance }) => {
    surveillance.tolerer(/status of 422/);
    const { pays } = await comparer<QuatrePaysReponse>(request, QUATRE_PAYS, {
      salaire_brut: 60_000,
      annee: 2025,
      francs_par_euro: 0.94,
    });
    await page.goto('/simulateur-quatre-pays');
    await page.getByText('Cours du franc, commune, âge').click();
    const cours = page.getByLabel('Francs pour un euro');
    await cours.fill('0,0');
    await expect(page.getByText(/Indiquez combien de francs valent un euro/)).toBeVisible();
    await cours.fill('0,94');
    const enEuros = page.getByRole('row', { name: /^Disponible en euros/ }).getByRole('cell');
    await expect(enEuros.nth(1)).toHaveText(euros(pays[1]?.revenu_disponible_en_euros ?? 0));
    await page.getByLabel('Commune suisse').fill('Nulle-Part');
    await expect(page.getByText('Corrigez la saisie pour comparer les quatre pays.')).toBeVisible();
    await expect(page.getByLabel('Commune suisse')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Commune suisse').fill('Vernier');
    await expect(page.locator('.empilement')).toContainText('Suisse, Vernier');
  },
);

test('the index and the goal « Entreprise » lead to the comparisons', LONG, async ({ page }) => {
  await page.goto('/simulateurs');
  await expect(page.getByRole('link', { name: /Le même foyer dans quatre pays/ })).toBeVisible();
  await page.goto('/simulateur-optimisation');
  const lien = page.getByRole('link', { name: 'comparez ce qui reste après cotisations et impôt' });
  await expect(lien).toBeHidden();
  await page.getByRole('checkbox', { name: 'Entreprise' }).check();
  await lien.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choisir son statut' })).toBeVisible();
});

for (const ecran of [
  '/simulateur-statuts?situations=2&b.charges=0',
  '/simulateur-statuts?chiffre_affaires=250000',
  '/simulateur-quatre-pays?situations=2&b.canton=zurich&francs_par_euro=0,94&situation_familiale=marie&nombre_enfants=2',
]) {
  // On a short run, the countries stand for what is compared side by side.
  test(`${ecran} is accessible, everything open`, siLong(ecran.includes('statuts')), async ({ page }) => {
    await page.goto(ecran);
    await expect(resultat(page)).toBeVisible();
    await expect(page.locator('.comparaison td', { hasText: '…' })).toHaveCount(0);
    await page.evaluate(() => document.querySelectorAll('main details').forEach((d) => d.setAttribute('open', '')));
    await verifier(page, ecran);
  });
}
