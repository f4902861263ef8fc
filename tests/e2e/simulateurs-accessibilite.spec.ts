import { DEUX_THEMES, verifier } from './axe.ts';
import { expect, siLong, test } from './banc.ts';
import { reponseCantons, reponseLuxembourg, reponseSuisse } from './simulateurs-reponses.ts';

/** One of each family: computed here, computed by the server. The levers are read in `panneaux.spec.ts`. */
const REPRESENTANTS = [
  '/simulateur-impot?situations=3&b.per=2000&c.enfants=2&fraisProfessionnels=reel',
  '/simulateur-impot-suisse?situations=2&b.canton=zurich',
] as const;

/** The same components with other figures, and the same screens in another state: in the long run. */
const AUTRES = [
  '/simulateurs',
  '/simulateur-optimisation?objectifs=retraite-immobilier-transmission-entreprise&loyers=9000&fraisReels=8000',
  '/simulateur-tmi?revenusAnnuels=150000',
  '/simulateur-irpf?situations=2&b.conjointSansRevenu=1',
  '/simulateur-tva-suisse?bareme=reference',
  '/simulateur-igi-andorre?montantHT=8000',
  '/simulateur-tva-luxembourg?situations=2&b.type=reduit',
  '/simulateur-impot-luxembourg?situations=2&b.situation_familiale=marie',
  '/simulateur-optimisation?objectifs=transmission&famille=celibataire&union=1&enfantMajeur=1&dividendes=3000&patrimoine=600000&horizon=31&donAnterieur=1000&jourDonAnterieur=2020-05-01',
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What a lever still allows depends on the day.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T10:00:00+01:00');
});

for (const ecran of [...REPRESENTANTS, ...AUTRES]) {
  const ailleurs = AUTRES.some((autre) => autre === ecran);
  test(`${ecran} is accessible, everything open`, siLong(ailleurs), async ({ page }) => {
    await page.route('**/api/calculate-swiss-tax', (r) => r.fulfill({ json: reponseSuisse('geneva', 11_174.9) }));
    await page.route('**/api/compare-swiss-cantons', (r) => r.fulfill({ json: reponseCantons }));
    await page.route('**/api/tools/calc-luxembourg', (r) => r.fulfill({ json: reponseLuxembourg(60_000) }));
    await page.goto(ecran);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (ecran !== '/simulateurs') await expect(page.locator('[data-resultat]')).toBeVisible();
    for (const bouton of await page.getByRole('button', { name: 'Tout voir' }).all()) await bouton.click();
    for (const bouton of await page.locator('.trace .detail').all()) await bouton.click();
    await page.evaluate(() => document.querySelectorAll('main details').forEach((d) => d.setAttribute('open', '')));
    for (const bouton of await page.getByRole('button', { name: 'Comparer les cantons' }).all()) await bouton.click();
    if (ecran.includes('patrimoine=')) await expect(page.getByText('Succession après les dons')).toBeVisible();
    await verifier(page, ecran, DEUX_THEMES);
  });
}
