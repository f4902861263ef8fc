import type { Page, Route } from '@playwright/test';
import {
  expect,
  inscrire,
  LONG,
  nouveauCompte,
  poser,
  poserProfil,
  QUESTION_PUBLIEE,
  QUESTION_SIMPLE,
  seConnecter,
  test,
} from './banc.ts';

/** A question on its way when the page is loaded again, and where the focus goes around an answer. */
const saisie = (page: Page) => page.getByLabel('Votre question');
const reponses = (page: Page) => page.getByRole('article', { name: 'Réponse de Francis' });

interface Envoi {
  cle: string | undefined;
  corps: unknown;
}

/** Asks, and waits until the question has left: what is loaded again before sends it for the first time. */
async function poserEtRetenir(page: Page, question: string, envois: readonly unknown[]): Promise<void> {
  await poser(page, question);
  await expect(page.getByText('Francis réfléchit...')).toBeVisible();
  await expect.poll(() => envois.length).toBe(1);
}

/** Holds the first question for ever, and lets the others through. @returns the keys and the bodies that were sent. */
async function retenirLaPremiere(page: Page): Promise<Envoi[]> {
  const envois: Envoi[] = [];
  await page.route('**/api/ask/stream', async (route) => {
    const requete = route.request();
    envois.push({ cle: requete.headers()['idempotency-key'], corps: requete.postDataJSON() });
    if (envois.length > 1) await route.continue();
  });
  return envois;
}

test('une question en route survit au rechargement : la même, sous la même clé, comptée une fois', async ({ page }) => {
  await inscrire(page);
  const envois = await retenirLaPremiere(page);
  await poserEtRetenir(page, QUESTION_SIMPLE, envois);
  await page.reload();
  await expect(page.locator('.question')).toHaveCount(1);
  await expect(page.locator('.question')).toContainText('30000 euros');
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  expect(envois).toHaveLength(2);
  expect(envois[1]).toEqual(envois[0]);
  // The answer has come: nothing is kept, nor sent again.
  expect(await page.evaluate(() => sessionStorage.getItem('francis.question'))).toBeNull();
  await page.reload();
  await expect(reponses(page)).toHaveCount(1);
  await expect(page.locator('.question')).toHaveCount(1);
  expect(envois).toHaveLength(2);
});

test('dans une conversation ouverte, la question reprise n’y figure qu’une fois', LONG, async ({ page }) => {
  await inscrire(page);
  await poser(page, QUESTION_SIMPLE);
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await page.waitForURL('**/chat?conversation=*');
  const envois = await retenirLaPremiere(page);
  await poserEtRetenir(page, 'Et avec un enfant ?', envois);
  await page.reload();
  await expect(reponses(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Copier' })).toHaveCount(2);
  await expect(page.locator('.question')).toHaveCount(2);
  expect(envois[1]?.cle).toBe(envois[0]?.cle);
});

test('la conversation relue après la réponse ne l’efface pas', LONG, async ({ page }) => {
  await inscrire(page);
  await poser(page, QUESTION_SIMPLE);
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await page.waitForURL('**/chat?conversation=*');
  const envois = await retenirLaPremiere(page);
  await poserEtRetenir(page, 'Et avec un enfant ?', envois);
  // The conversation as it was before the answer, delivered once the answer is there.
  let laisserPasser: (() => void) | undefined;
  const reponseRecue = new Promise<void>((resolve) => {
    laisserPasser = resolve;
  });
  let relectures = 0;
  await page.route('**/api/conversations/*', async (route) => {
    relectures += 1;
    if (relectures > 1) return route.continue();
    const avant = await route.fetch();
    await reponseRecue;
    // The page may have given this reading up.
    await route.fulfill({ response: avant }).catch(() => undefined);
  });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Réponse de Francis.' })).toHaveCount(1);
  laisserPasser?.();
  await expect(reponses(page)).toHaveCount(2);
  await expect(page.locator('.question')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  await expect(reponses(page)).toHaveCount(2);
});

test('une question arrêtée, ou d’un autre compte, n’est jamais reprise', async ({ page }) => {
  const compte = await inscrire(page);
  const envois = await retenirLaPremiere(page);
  await poserEtRetenir(page, QUESTION_SIMPLE, envois);
  await page.getByRole('button', { name: 'Arrêter la réponse' }).click();
  await expect(page.getByText('Réponse arrêtée.')).toBeVisible();
  await page.reload();
  await expect(saisie(page)).toBeVisible();
  expect(envois).toHaveLength(1);
  await page.evaluate(
    (question) =>
      sessionStorage.setItem(
        'francis.question',
        JSON.stringify({
          utilisateurId: 'un-autre',
          cle: crypto.randomUUID(),
          corps: { question, jurisdiction: 'FR' },
          ouverte: null,
        }),
      ),
    QUESTION_SIMPLE,
  );
  await page.reload();
  await expect(saisie(page)).toBeVisible();
  await expect(page.locator('.question')).toHaveCount(0);
  expect(envois).toHaveLength(1);
  expect(compte.email).not.toBe('');
});

test('le curseur est dans l’adresse à la connexion, dans la feuille ensuite, et après chaque réponse', async ({
  page,
  context,
}) => {
  const compte = nouveauCompte();
  const { nom: fullName, email, motDePasse: password } = compte;
  await page.request.post('/api/auth/secure-signup', {
    data: { email, password, fullName, accountType: 'particulier' },
  });
  // The welcome of the first visit, which would take the focus, was answered elsewhere.
  await page.request.post('/api/auth/secure-login', { data: { email, password } });
  await poserProfil(page, {});
  await context.clearCookies();
  await page.goto('/pro-landing');
  await page.getByRole('link', { name: 'Connexion' }).first().click();
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
  await seConnecter(page, compte);
  await expect(saisie(page)).toBeFocused();
  await saisie(page).fill(QUESTION_SIMPLE);
  // By the button, which becomes another one while the answer is written.
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await expect(saisie(page)).toBeFocused();
});

test('qui lit ailleurs pendant la réponse n’est pas dérangé', LONG, async ({ page }) => {
  await inscrire(page);
  const retenues: Route[] = [];
  await page.route('**/api/ask/stream', (route) => void retenues.push(route));
  await poserEtRetenir(page, QUESTION_SIMPLE, retenues);
  const pays = page.getByLabel('Pays');
  await pays.focus();
  await page.getByRole('link', { name: 'Francis, accueil' }).first().focus();
  // The whole answer at once: it is there before the screen has gone to the new conversation.
  const retenue = retenues[0];
  if (retenue) await retenue.fulfill({ response: await retenue.fetch() });
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await page.waitForURL('**/chat?conversation=*');
  await expect(saisie(page)).not.toBeFocused();
});

test('l’annonce de la réponse est du texte, et chaque note a son nom', async ({ page }) => {
  await inscrire(page);
  await poser(page, QUESTION_PUBLIEE);
  await expect(page.getByRole('button', { name: 'Copier' })).toHaveCount(1);
  const annonce = page.getByRole('status').filter({ hasText: 'Réponse de Francis.' });
  await expect(annonce).toHaveCount(1);
  const dit = (await annonce.textContent()) ?? '';
  expect(dit).toContain('€');
  expect(dit).not.toMatch(/\*\*|\|| --- |\]\(|^#/m);
  await poser(page, QUESTION_PUBLIEE);
  await expect(page.getByRole('button', { name: 'Copier' })).toHaveCount(2);
  const noms = await page
    .getByRole('complementary')
    .evaluateAll((notes) => notes.map((n) => n.getAttribute('aria-label')));
  expect(noms.length).toBeGreaterThan(3);
  expect(new Set(noms).size).toBe(noms.length);
  expect(noms.every((nom) => nom !== null && !/^Note \d+$/.test(nom))).toBe(true);
});
