import { PAGES_WEB } from '@francis/contract';
import type { Page } from '@playwright/test';
import { verifier } from './axe.ts';
import { EN_LONG, expect, inscrire, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';

/** Section 2.18 of the specification, with the addresses that it only links to. */
const DE_LA_SPECIFICATION = {
  publiques:
    '/ /pro-landing /patrimonia /login /signup /pro/signup /demo /contact-pro /success /optimisation-fiscale-ia ' +
    '/simulateur /simulateur-impot /simulateur-irpf /simulateur-impot-suisse /simulateur-impot-luxembourg ' +
    '/simulateur-tva-suisse /simulateur-igi-andorre /simulateur-tva-luxembourg /simulateur-tmi ' +
    '/simulateur-optimisation /blog /mentions-legales /politique-confidentialite /mes-donnees /complete-signup ' +
    '/truelayer-callback /auth/callback /activate-account /pro/login /pricing /contact /forgot-password ' +
    '/set-password /pro-signup',
  connectees: '/dashboard /chat /profil /profile /change-password /account /discover',
  professionnelles:
    '/pro/dashboard /pro/clients/new /pro/clients/:client /pro/clients/:client/edit /pro/chat /pro/teams-assistant ' +
    '/pro/settings /pro/edit-profile /pro/extension',
} as const;

/** What a page is read on, beside the usual screens: name, width, medium. */
const SUPPORTS = [
  ['à 320 px', 320, 'screen'],
  ['à 200 %', 640, 'screen'],
  ['sur papier', 718, 'print'],
] as const;

const INTROUVABLE = 'Cette page n’existe pas';

/** What the addresses lead to, once each. */
class Visite {
  readonly fautes: string[] = [];
  readonly #vus = new Map<string, string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens an address as somebody would, hears its links, and says what is wrong with it. */
  async ouvrir(adresse: string): Promise<void> {
    const reponse = await this.#page.goto(adresse);
    if (reponse?.status() !== 200) this.fautes.push(`${adresse} : ${reponse?.status()}`);
    // Where the address leads, and the screen that it leads to.
    const titre = this.#page.getByRole('heading', { level: 1 }).first();
    await expect(titre, adresse).toBeVisible();
    if ((await titre.textContent()) === INTROUVABLE) this.fautes.push(`${adresse} : pas d’écran`);
    await this.#page.waitForLoadState('networkidle');
    for (const lien of await this.#page
      .locator('a[href]')
      .evaluateAll((liens) => liens.map((a) => (a instanceof HTMLAnchorElement ? a.href : '')))) {
      const { origin, pathname, search } = new URL(lien, this.#page.url());
      if (origin === new URL(this.#page.url()).origin) this.#vus.set(pathname + search, adresse);
    }
    const perdues = await this.#page
      .locator('a[href^="#"]')
      .evaluateAll((liens) =>
        liens
          .map((a) => a.getAttribute('href') ?? '')
          .filter((cible) => cible.length > 1 && !cible.includes('=') && !document.getElementById(cible.slice(1))),
      );
    this.fautes.push(...perdues.map((cible) => `${adresse} : ${cible} ne mène nulle part`));
    await this.#tient(adresse);
  }

  /** At 320 px, at 200 % of a screen of 1 280 px, and on a sheet of paper: nothing is cut off, and something is shown. */
  async #tient(adresse: string): Promise<void> {
    const taille = this.#page.viewportSize();
    const deborde = (): Promise<number> =>
      this.#page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const [nom, width, media] of SUPPORTS) {
      await this.#page.emulateMedia({ media });
      await this.#page.setViewportSize({ width, height: 900 });
      // What a script draws at the new width comes a frame later.
      await expect.poll(deborde, `${adresse}, ${nom}`).toBeLessThanOrEqual(0);
      await expect(this.#page.locator('main').first(), `${adresse}, ${nom}`).toContainText(/\p{L}/u);
    }
    await this.#page.emulateMedia({ media: 'screen' });
    if (taille) await this.#page.setViewportSize(taille);
  }

  /** Every address that was met answers, a file as well as a page. */
  async suivre(): Promise<void> {
    for (const [lien, depuis] of this.#vus) {
      const statut = (await this.#page.request.get(lien)).status();
      if (statut !== 200) this.fautes.push(`${lien} (depuis ${depuis}) : ${statut}`);
    }
  }
}

/** Screens whose own journey looks at them, open and closed: again in the long run only. */
const REGARDEES_AILLEURS = /^\/(?:pro|login|signup|reforme|simulateur-)/;

const visiter = async (page: Page, adresses: Iterable<string>, avecAxe: boolean): Promise<string[]> => {
  const visite = new Visite(page);
  const regardees = new Set<string>();
  for (const adresse of new Set(adresses)) {
    await visite.ouvrir(adresse);
    const ecran = new URL(page.url()).pathname;
    if (!avecAxe || regardees.has(ecran) || (!EN_LONG && REGARDEES_AILLEURS.test(ecran))) continue;
    regardees.add(ecran);
    await verifier(page, adresse);
  }
  await visite.suivre();
  return visite.fautes;
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 600_000 });

const SANS_COMPTE = [
  ...DE_LA_SPECIFICATION.publiques.split(' '),
  ...PAGES_WEB.filter((page) => !page.includes(':') && !page.startsWith('/pro/')),
];
const moities = [0, 1].map((reste) => SANS_COMPTE.filter((_, i) => i % 2 === reste));

for (const [rang, adresses] of moities.entries())
  test(`sans compte, chaque adresse répond, est accessible dans les deux thèmes, et chaque lien mène quelque part (${rang + 1}/2)`, async ({
    page,
  }) => {
    const plan = await (await page.request.get('/sitemap.xml')).text();
    const articles = Array.from(plan.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g), ([, chemin = '']) => chemin);
    expect(articles).toHaveLength(7);
    const autres = articles.filter((_, i) => i % 2 === rang);
    expect(await visiter(page, [...adresses, ...autres], true)).toEqual([]);
  });

test('un particulier : chaque adresse répond, se lit partout, et chaque lien mène quelque part', async ({
  page,
  surveillance,
}) => {
  // No program asks for an agreement here: the screen says so.
  surveillance.tolerer(/status of 422.*applications\/review/);
  await inscrire(page);
  const siennes = PAGES_WEB.filter((adresse) => !adresse.includes(':') && !adresse.startsWith('/pro'));
  const adresses = [...DE_LA_SPECIFICATION.connectees.split(' '), ...siennes];
  expect(await visiter(page, adresses, EN_LONG)).toEqual([]);
});

test('un professionnel : chaque adresse répond, se lit partout, et chaque lien mène quelque part', async ({ page }) => {
  const cabinet = await ouvrirCabinet(page);
  const client = await cabinet.ouvrirDossier({ nom_client: 'Aaron-Etcheverry', prenom_client: 'Léa' });
  const siennes = [...DE_LA_SPECIFICATION.professionnelles.split(' '), ...PAGES_WEB.filter((a) => a.startsWith('/pro'))]
    .map((adresse) => adresse.replace(/:client(Id)?/, client))
    .filter((adresse) => !adresse.includes(':'));
  expect(await visiter(page, siennes, EN_LONG)).toEqual([]);
});

/** Opened by a token that only a journey makes: that journey looks at them. */
const PAR_UN_JETON = { '/espace-client/:jeton': 'espace-client.spec.ts', '/partage/:jeton': 'partage.spec.ts' };

test('aucune page du routeur n’échappe à ces visites', () => {
  const autrement = PAGES_WEB.filter((page) => page.includes(':') && !page.startsWith('/pro/') && page !== '/blog/:id');
  expect(autrement.toSorted()).toEqual(Object.keys(PAR_UN_JETON));
});
