import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** The run of the full sizes: every width, every theme. */
export const EN_LONG = process.env['FRANCIS_TEST_LONG'] === '1';

/**
 * Marks a journey of the long run: the same guarantee is held in the short one elsewhere (`README.md` says where). The configuration leaves it
 * out of the short run; no other way of leaving a journey out is accepted (`tests/architecture/parcours.test.ts`).
 */
export const LONG = { tag: '@long' } as const;

/** A journey of the short run, or of the long one only. */
export const siLong = (condition: boolean): typeof LONG | Record<string, never> => (condition ? LONG : {});

/** Screens where a journey runs: all of them in the long run, in the short one the first, which stand for their families: the narrowest width. */
export const parmi = <T>(ecrans: readonly T[], familles = 1): readonly T[] =>
  EN_LONG ? ecrans : ecrans.slice(0, familles);

interface Compte {
  nom: string;
  email: string;
  motDePasse: string;
}

export const nouveauCompte = (): Compte => ({
  nom: 'Claire Morel',
  email: `claire.${randomUUID().slice(0, 8)}@exemple.fr`,
  motDePasse: 'Quotient-Familial-2026',
});

/** The question published by Linternaute, word for word. */
export const QUESTION_PUBLIEE =
  "Nous sommes mariés, deux enfants, l'un au collège, l'autre au lycée. Je gagne 2150 € net par mois avant prélèvement " +
  'à la source, ma femme 1925 €. En 2022 nous avons versé 2000 € sur notre PER, dépensé 350 € de jardinage à domicile ' +
  'et donné 100 € à la Ligue contre le cancer. Combien allons-nous payer ?';

interface Surveillance {
  /** Console errors of this journey that are the subject of the test, e.g. a refused password. */
  tolerer: (motif: RegExp) => void;
  /** Watches another browser as well; every page of the test's own is watched from the start. */
  suivre: (contexte: BrowserContext) => Promise<void>;
}

/** A request that leaving the page gave up is no failure. */
const ABANDON = 'net::ERR_ABORTED';

/** What the journeys' own setting says when it holds the worker back. */
const SANS_OUVRIER = 'Service Worker registration blocked by Playwright';

/** Writes down what goes wrong in the pages of a browser. */
async function ecouter(contexte: BrowserContext, noter: (erreur: string) => void): Promise<void> {
  contexte.on('console', (m) => {
    if (m.text() === SANS_OUVRIER) return;
    if (m.type() === 'error' || m.type() === 'warning') noter(`${m.text()} (${m.location().url})`);
  });
  contexte.on('weberror', (e) => noter(e.error().message));
  contexte.on('requestfailed', (requete) => {
    const cause = requete.failure()?.errorText ?? '';
    if (cause !== ABANDON) noter(`${cause} (${requete.method()} ${requete.url()})`);
  });
  await contexte.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (e) =>
      console.error(`CSP : ${e.violatedDirective} ${e.blockedURI}`),
    );
  });
}

/** A page that draws nothing has no frame to ask at: the browser may draw none for minutes. */
export const PAR_LA_MONTRE = { polling: 50 } as const;

/** A message leaves by the clock, perhaps before a busy machine looks at it: what was said is kept. */
const MESSAGES = 'e2eMessages';

/** A short message of the corner was said by this document, even if it has gone since. */
export async function attendreMessage(page: Page, motif: RegExp): Promise<void> {
  await expect
    .poll(() =>
      // As it is read: no-break spaces are spaces.
      page.evaluate((cle) => String(Reflect.get(globalThis, cle) ?? '').replaceAll(/\s+/g, ' '), MESSAGES),
    )
    .toMatch(motif);
}

async function garderLesMessages(page: Page): Promise<void> {
  await page.addInitScript((cle) => {
    new MutationObserver((changements) => {
      for (const ajout of changements.flatMap((un) => [...un.addedNodes]))
        if (ajout instanceof HTMLElement && ajout.matches('.toast'))
          Reflect.set(globalThis, cle, `${Reflect.get(globalThis, cle) ?? ''}\n${ajout.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  }, MESSAGES);
}

/** Every journey fails on a console error, an exception, a failed request or a refusal of the content policy. */
export const test = base.extend<{ surveillance: Surveillance }>({
  surveillance: [
    async ({ context }, use) => {
      const erreurs: string[] = [];
      const toleres: RegExp[] = [];
      const suivre = (contexte: BrowserContext): Promise<void> =>
        ecouter(contexte, (erreur) => void erreurs.push(erreur));
      await suivre(context);
      await use({ tolerer: (motif) => void toleres.push(motif), suivre });
      expect(erreurs.filter((e) => !toleres.some((motif) => motif.test(e)))).toEqual([]);
    },
    { auto: true },
  ],
  // A page written in advance is read at once; a journey acts on it once the application has taken it over.
  page: async ({ page }, use) => {
    await garderLesMessages(page);
    const [aller, recharger] = [page.goto.bind(page), page.reload.bind(page)];
    const vivante = (): Promise<unknown> =>
      page.waitForFunction(() => !document.querySelector('meta[name="francis-ecran"]'), undefined, PAR_LA_MONTRE);
    page.goto = async (adresse, options) => {
      const reponse = await aller(adresse, options);
      await vivante();
      return reponse;
    };
    page.reload = async (options) => {
      const reponse = await recharger(options);
      await vivante();
      return reponse;
    };
    await use(page);
  },
});

export { expect };

const estSession = (v: unknown): v is { access_token: string; user: { id: string } } =>
  typeof v === 'object' &&
  v !== null &&
  'access_token' in v &&
  typeof v.access_token === 'string' &&
  'user' in v &&
  typeof v.user === 'object';

async function rafraichir(page: Page): Promise<{ access_token: string; user: { id: string } }> {
  const session: unknown = await (await page.request.post('/api/auth/refresh')).json();
  if (!estSession(session)) throw new Error('No session');
  return session;
}

/** Header of the calls that a journey makes beside its page, in the same session. */
export async function entetes(page: Page): Promise<Record<string, string>> {
  return { authorization: `Bearer ${(await rafraichir(page)).access_token}` };
}

/** Adds answers to the profile, as another screen would. */
export async function ajouterAuProfil(page: Page, champs: object): Promise<void> {
  const { access_token, user } = await rafraichir(page);
  const reponse = await page.request.post('/user-profile/', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { auth_user_id: user.id, ...champs },
  });
  expect(reponse.status()).toBe(200);
}

/** Writes the profile of whoever is signed in, its welcome answered. */
export async function poserProfil(page: Page, data: object): Promise<void> {
  const profil = await page.request.post('/api/user-profile', {
    headers: await entetes(page),
    data: { has_completed_onboarding: true, ...data },
  });
  expect(profil.status()).toBe(200);
}

const passerLAccueil = (page: Page): Promise<void> => poserProfil(page, {});

interface Accueil {
  /** The questionnaire of the first visit is left to be answered. */
  accueil?: boolean;
  /** What the profile says already. */
  profil?: object;
  /** The screen that opens. */
  sur?: string;
}

/** A new account, signed in through the API: the screens of the sign-up and of the welcome have their own tests. */
export async function inscrire(
  page: Page,
  compte: Compte = nouveauCompte(),
  { accueil = false, profil = {}, sur = '/dashboard' }: Accueil = {},
): Promise<Compte> {
  const { nom: fullName, email, motDePasse: password } = compte;
  const inscription = await page.request.post('/api/auth/secure-signup', {
    data: { email, password, fullName, accountType: 'particulier' },
  });
  expect(inscription.status()).toBe(201);
  const connexion = await page.request.post('/api/auth/secure-login', { data: { email, password } });
  expect(connexion.status()).toBe(200);
  if (!accueil) await poserProfil(page, profil);
  // The hint of the session, which the login screen would have left: once, so that signing out still clears it.
  await page.addInitScript(() => {
    if (document.cookie.includes('e2e=1')) return;
    document.cookie = 'e2e=1';
    localStorage.setItem('francis.session', '1');
  });
  await page.goto(sur);
  if (sur === '/dashboard') await expect(page.getByLabel('Votre question')).toBeVisible();
  return compte;
}

/** A new account whose first screen is this one. */
export const inscrireSur = (page: Page, sur: string, profil: object = {}): Promise<Compte> =>
  inscrire(page, nouveauCompte(), { sur, profil });

export async function inscrireParEcran(page: Page, compte: Compte = nouveauCompte()): Promise<Compte> {
  await page.goto('/signup');
  await page.getByLabel('Nom complet').fill(compte.nom);
  await page.getByLabel('Adresse e-mail').fill(compte.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(compte.motDePasse);
  await page.getByLabel('Confirmer le mot de passe').fill(compte.motDePasse);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('dialog', { name: 'Faisons connaissance' }).getByRole('button', { name: 'Plus tard' }).click();
  // The next sign-in, on this device or another, finds it answered.
  await passerLAccueil(page);
  return compte;
}

export async function seConnecter(page: Page, compte: Compte): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(compte.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(compte.motDePasse);
  await page.getByRole('main').getByRole('button', { name: 'Connexion' }).click();
}

/** The link that a simulator copies: what an earlier journey of this browser copied is taken out of the way. */
export async function copierLeLien(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  const lire = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(lire).not.toBe('');
  return lire();
}

/** A question that every assistant answers with a figure. */
export const QUESTION_SIMPLE =
  'Je suis célibataire et mon salaire net imposable est de 30000 euros. Quel est mon impôt ?';

export async function poser(page: Page, question: string): Promise<void> {
  await page.getByLabel('Votre question').fill(question);
  await page.keyboard.press('Enter');
}
