import { PAGES_WEB } from '@francis/contract';
import type { Page, Request } from '@playwright/test';
import { DEUX_THEMES, verifier } from './axe.ts';
import { EN_LONG, expect, inscrire, test } from './banc.ts';
import { horsDuCadre } from './cadres.ts';
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

/**
 * A short run opens every address, follows its links and looks at it at 320 px; it reads one page of each family in the dark theme, at 200 %
 * and on paper: an offer, prices, figures with their tables, forms, an article, a list, a text, the chat, a profile, a firm and its files.
 */
const REPRESENTANTS =
  /^\/(?:pro-landing|pricing|exactitude|signup|blog\/reduction-pour-dons|simulateurs|mentions-legales|dashboard|profil|account|pro\/dashboard|pro\/clients\/[^/]{20,}|pro\/settings)$/;
const representant = (ecran: string): boolean => EN_LONG || REPRESENTANTS.test(ecran);

/** To a visitor they are the sign-in, which is read once: a short run opens them signed in, and asks for their status without. */
const GARDEES =
  /^\/(?:account|annuaire|autoriser|banque-essai|change-password|chat|commander|dashboard|discover|documents|ma-fiscalite|paiement-essai|patrimoine|portail-essai|profil|profile|securite)$/;

/** What a screen reader would spell out. */
const BALISAGE = ['**', '](', '## ', '```'];

const INTROUVABLE = 'Cette page n’existe pas';

/** What the addresses lead to, once each. */
class Visite {
  readonly fautes: string[] = [];
  readonly #vus = new Map<string, string>();
  readonly #lus = new Set<string>();
  readonly #enCours = new Set<Request>();
  readonly #page: Page;

  constructor(page: Page, chezSoi: string) {
    this.#page = page;
    page.on('request', (requete) => {
      this.#enCours.add(requete);
      const { origin, protocol } = new URL(requete.url());
      if (origin !== chezSoi && protocol !== 'data:' && protocol !== 'blob:') this.#ailleurs(requete.url());
    });
    page.on('websocket', (socket) => this.#ailleurs(socket.url()));
    page.on('requestfinished', (requete) => this.#enCours.delete(requete));
    page.on('requestfailed', (requete) => this.#enCours.delete(requete));
  }

  readonly #ailleurs = (adresse: string): void =>
    void this.fautes.push(`${this.#page.url()} : demande à autrui ${adresse}`);

  /** A page asks for what it lists once it is drawn: what it asked has come. */
  async #repondue(): Promise<void> {
    const apresLeDessin = (): Promise<number> =>
      this.#page
        .evaluate(() => new Promise((suite) => setTimeout(suite, 50)))
        // An address that leads to another leaves while it is looked at: it has not answered yet.
        .then(
          () => this.#enCours.size,
          () => 1,
        );
    await expect.poll(apresLeDessin, { intervals: [10, 20, 50] }).toBe(0);
  }

  /** Opens an address as somebody would, hears its links, and says what is wrong with it. */
  async ouvrir(adresse: string): Promise<void> {
    const reponse = await this.#page.goto(adresse);
    if (reponse?.status() !== 200) this.fautes.push(`${adresse} : ${reponse?.status()}`);
    // Where the address leads, and the screen that it leads to.
    const titre = this.#page.getByRole('heading', { level: 1 }).first();
    await expect(titre, adresse).toBeVisible();
    if ((await titre.textContent()) === INTROUVABLE) this.fautes.push(`${adresse} : pas d’écran`);
    await this.#repondue();
    await expect(this.#page.locator('html'), adresse).toHaveAttribute('lang', 'fr');
    await expect(this.#page, adresse).toHaveTitle(/Francis/);
    for (const lien of await this.#page
      .locator('a[href]')
      .evaluateAll((liens) => liens.map((a) => (a instanceof HTMLAnchorElement ? a.href : '')))) {
      const { origin, pathname, search } = new URL(lien, this.#page.url());
      if (origin === new URL(this.#page.url()).origin) this.#vus.set(pathname + search, adresse);
    }
    await this.#lire(adresse);
  }

  /** What the screen says and shows, once: several addresses lead to the same one, as the guarded ones to the sign-in. */
  async #lire(adresse: string): Promise<void> {
    const ecran = new URL(this.#page.url()).pathname;
    if (this.#lus.has(ecran)) return;
    this.#lus.add(ecran);
    const perdues = await this.#page
      .locator('a[href^="#"]')
      .evaluateAll((liens) =>
        liens
          .map((a) => a.getAttribute('href') ?? '')
          .filter((cible) => cible.length > 1 && !cible.includes('=') && !document.getElementById(cible.slice(1))),
      );
    const dit = await this.#page.locator('body').ariaSnapshot();
    for (const marque of BALISAGE) if (dit.includes(marque)) this.fautes.push(`${adresse} énonce « ${marque} »`);
    this.fautes.push(...perdues.map((cible) => `${adresse} : ${cible} ne mène nulle part`));
    await this.#tient(adresse, representant(ecran) ? SUPPORTS : SUPPORTS.slice(0, 1));
  }

  /** At 320 px, at 200 % of a screen of 1 280 px, and on a sheet of paper: nothing is cut off, and something is shown. */
  async #tient(adresse: string, supports: readonly (typeof SUPPORTS)[number][]): Promise<void> {
    const taille = this.#page.viewportSize();
    for (const [nom, width, media] of supports) {
      await this.#page.emulateMedia({ media });
      await this.#page.setViewportSize({ width, height: 900 });
      // What a script draws at the new width comes a frame later.
      await expect.poll(() => horsDuCadre(this.#page), `${adresse}, ${nom}`).toEqual([]);
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

/** The same for somebody signed in, but for the header that other screens show: again in the long run only. */
const POUR_TOUS =
  /^\/(?:$|pro-|patrimonia|pricing|contact|demo|optimisation|exactitude|reforme|blog|mentions|politique|accessibilite|login|signup|simulateur|truelayer|complete|activate|forgot|set-|auth)/;

interface Tournee {
  readonly page: Page;
  /** Where we are at home: the journeys' own setting. */
  readonly baseURL: string | undefined;
  readonly adresses: Iterable<string>;
  readonly avecAxe: boolean;
}

const visiter = async ({ page, baseURL, adresses, avecAxe }: Tournee): Promise<string[]> => {
  const visite = new Visite(page, new URL(baseURL ?? '').origin);
  const regardees = new Set<string>();
  for (const adresse of new Set(adresses)) {
    await visite.ouvrir(adresse);
    const ecran = new URL(page.url()).pathname;
    if (!avecAxe || regardees.has(ecran) || !representant(ecran)) continue;
    regardees.add(ecran);
    await verifier(page, adresse, DEUX_THEMES);
  }
  await visite.suivre();
  return visite.fautes;
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each once, in the order of the router: those that lead to the sign-in follow one another, and read it once. */
const SANS_COMPTE = [
  ...new Set([
    ...PAGES_WEB.filter((page) => !page.includes(':') && !page.startsWith('/pro/')),
    ...DE_LA_SPECIFICATION.publiques.split(' '),
  ]),
];
/** Walked side by side. */
const PARTS = 4;
const PAR_PART = Math.ceil(SANS_COMPTE.length / PARTS);
const parts = Array.from({ length: PARTS }, (_, part) => SANS_COMPTE.slice(part * PAR_PART, (part + 1) * PAR_PART));

for (const [rang, adresses] of parts.entries())
  test(`sans compte, chaque adresse répond, est accessible, ne demande rien à autrui ni ne marque le visiteur (T135), et chaque lien mène quelque part (${rang + 1}/${PARTS})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const plan = await (await page.request.get('/sitemap.xml')).text();
    const articles = Array.from(plan.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g), ([, chemin = '']) => chemin);
    expect(articles).toHaveLength(7);
    const autres = articles.filter((_, i) => i % PARTS === rang);
    const fermees = adresses.filter((adresse) => !EN_LONG && GARDEES.test(adresse));
    for (const adresse of fermees) expect((await page.request.get(adresse)).status(), adresse).toBe(200);
    const ouvertes = [...adresses.filter((adresse) => !fermees.includes(adresse)), ...autres];
    expect(await visiter({ page, baseURL, adresses: ouvertes, avecAxe: true })).toEqual([]);
    // Nothing was agreed to: nothing is written that recognises this browser.
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    // The page's own fonts, and nobody's scripts.
    const polices = await page.evaluate(async () => {
      await document.fonts.ready;
      return Array.from(document.fonts, ({ family, status }) => [family, status]);
    });
    expect(polices.some(([, etat]) => etat === 'loaded')).toBe(true);
  });

test('un particulier : chaque adresse répond, se lit partout, ne demande rien à autrui (T135), et chaque lien mène quelque part', async ({
  page,
  surveillance,
  baseURL,
}) => {
  // No program asks for an agreement here: the screen says so.
  surveillance.tolerer(/status of 422.*applications\/review/);
  await inscrire(page);
  const siennes = PAGES_WEB.filter((adresse) => !adresse.includes(':') && !adresse.startsWith('/pro')).filter(
    (adresse) => EN_LONG || !POUR_TOUS.test(adresse),
  );
  const adresses = [...DE_LA_SPECIFICATION.connectees.split(' '), ...siennes];
  expect(await visiter({ page, baseURL, adresses, avecAxe: EN_LONG })).toEqual([]);
});

test('un professionnel : chaque adresse répond, se lit partout, et chaque lien mène quelque part', async ({
  page,
  baseURL,
}) => {
  const cabinet = await ouvrirCabinet(page);
  const client = await cabinet.ouvrirDossier({ nom_client: 'Aaron-Etcheverry', prenom_client: 'Léa' });
  const siennes = [...DE_LA_SPECIFICATION.professionnelles.split(' '), ...PAGES_WEB.filter((a) => a.startsWith('/pro'))]
    .map((adresse) => adresse.replace(/:client(Id)?/, client))
    .filter((adresse) => !adresse.includes(':'));
  expect(await visiter({ page, baseURL, adresses: siennes, avecAxe: EN_LONG })).toEqual([]);
});

/** Opened by a token that only a journey makes: that journey looks at them. */
const PAR_UN_JETON = { '/espace-client/:jeton': 'espace-client.spec.ts', '/partage/:jeton': 'partage.spec.ts' };

test('aucune page du routeur n’échappe à ces visites', () => {
  const autrement = PAGES_WEB.filter((page) => page.includes(':') && !page.startsWith('/pro/') && page !== '/blog/:id');
  expect(autrement.toSorted()).toEqual(Object.keys(PAR_UN_JETON));
});
