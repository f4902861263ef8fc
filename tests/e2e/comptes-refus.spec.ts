import { EventEmitter, once } from 'node:events';
import { exportJWK, generateKeyPair } from 'jose';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { activerTotp, codeTotp, defiDUnAutre, lienRecu, prouverAdresse } from './comptes-banc.ts';
import {
  expect,
  inscrire,
  inscrireParEcran,
  inscrireSur,
  LONG,
  nouveauCompte,
  parmi,
  poser,
  QUESTION_SIMPLE,
  seConnecter,
  test,
} from './banc.ts';

const RESEAU = 'Impossible de se connecter au serveur. Veuillez vérifier votre connexion internet.';

test(
  'a code for someone else’s challenge, a challenge that ended, and a double click',
  LONG,
  async ({ page, surveillance }) => {
    surveillance.tolerer(/status of 400/);
    const compte = await inscrire(page);
    await prouverAdresse(page, compte.email);
    const { secret } = await activerTotp(page, compte.motDePasse);
    await page.getByRole('button', { name: 'Je les ai conservés' }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/pro-landing');

    // The challenge of another person, answered with one's own code.
    const autre = await defiDUnAutre(page);
    await page.route('**/api/auth/mfa/verify', (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), challenge: autre }) }),
    );
    await page.goto('/login');
    await seConnecter(page, compte);
    const saisie = page.getByLabel('Code à 6 chiffres');
    await saisie.fill(codeTotp(secret, 1));
    await verifier(page, 'second facteur');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByRole('alert')).toContainText('Code MFA invalide');
    await page.unroute('**/api/auth/mfa/verify');
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(compte.email);

    // Two clicks, one sign-in.
    let envois = 0;
    await page.route('**/api/auth/secure-login', async (route) => {
      envois++;
      await route.continue();
    });
    await page.clock.install();
    await page.getByLabel('Mot de passe', { exact: true }).fill(compte.motDePasse);
    await page.getByRole('main').getByRole('button', { name: 'Connexion' }).dblclick();
    await expect(page.getByLabel('Code à 6 chiffres')).toBeFocused();
    expect(envois).toBe(1);

    await page.clock.fastForward('05:00');
    await expect(page.getByText('Code MFA expiré')).toBeVisible();
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(compte.email);
  },
);

test('a dead link says so, leads to the sign-in page and offers another', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 400/);
  const { email } = nouveauCompte();
  await page.goto('/auth/callback#type=verification&ticket=perime');
  await expect(page.getByRole('alert')).toContainText('Lien d’activation invalide ou expiré');
  expect(page.url()).not.toContain('perime');
  await page.waitForURL('**/login');
  await page.getByText('Recevoir un nouveau lien').click();
  await page.getByLabel('Adresse e-mail du compte').fill(email);
  await page.getByRole('button', { name: 'Envoyer un nouveau lien' }).click();
  await expect(page.getByText('Si un compte existe avec cette adresse')).toBeVisible();
});

test('a forgotten password: the link serves once', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 40[01]/);
  const compte = nouveauCompte();
  await inscrire(page, compte);
  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await page.getByLabel('Adresse e-mail').fill(compte.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('Si un compte existe avec cette adresse')).toBeVisible();
  const lien = await lienRecu(page, compte.email, /nouveau mot de passe/);
  const choisir = async (): Promise<void> => {
    await page.goto('/login');
    await page.goto(lien);
    await page.getByLabel('Nouveau mot de passe').fill('Barème-Progressif-Retrouvé-9');
    await page.getByLabel('Confirmer le mot de passe').fill('Barème-Progressif-Retrouvé-9');
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  };
  await choisir();
  await expect(page.getByText(/✅ Mot de passe mis à jour avec succès/)).toBeVisible();
  await choisir();
  await expect(page.getByRole('alert')).toContainText('Lien d’activation invalide ou expiré');
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test(
  'a server that does not answer: a French sentence, and nothing lost',
  LONG,
  async ({ page, context, surveillance }) => {
    surveillance.tolerer(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const compte = nouveauCompte();
    await page.goto('/signup');
    await page.getByLabel('Nom complet').fill(compte.nom);
    await page.getByLabel('Adresse e-mail').fill(compte.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(compte.motDePasse);
    await page.getByLabel('Confirmer le mot de passe').fill(compte.motDePasse);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page.getByRole('alert')).toContainText(RESEAU);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.waitForURL('**/dashboard');

    // At a guarded door, nobody is sent away for an outage.
    await page.route('**/api/auth/refresh', (route) => route.abort());
    await page.goto('/profil');
    await expect(page.getByRole('heading', { name: 'Le serveur ne répond pas' })).toBeVisible();
    await page.unroute('**/api/auth/refresh');
    // The page also comes back by itself: the button may be gone before it is pressed.
    await page
      .getByRole('button', { name: 'Réessayer' })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Mon profil' })).toBeVisible();
  },
);

test('after signing out, no figure comes back, in no tab', async ({ page, context }) => {
  await inscrire(page);
  await poser(page, QUESTION_SIMPLE);
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('jurisdiction', 'CH'));
  await page.getByRole('link', { name: 'Mon profil' }).click();
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  const second = await context.newPage();
  await second.goto('/securite');
  await expect(second.getByRole('heading', { name: 'Appareils connectés' })).toBeVisible();

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/pro-landing');
  await second.waitForURL('**/pro-landing');
  await page.goBack();
  await page.waitForURL('**/pro-landing');
  await expect(page.getByRole('article', { name: 'Réponse de Francis' })).toHaveCount(0);
  await expect(page.getByText('30000 euros')).toHaveCount(0);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['theme', 'sombre']]);
});

test('the password leaves encrypted, and a key that changed meanwhile is read again', async ({
  page,
  surveillance,
}) => {
  surveillance.tolerer(/status of 400/);
  const compte = await inscrireParEcran(page);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/pro-landing');
  // The first key is that of a server whose secret has changed since.
  const { publicKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true });
  const ancienne = { ...(await exportJWK(publicKey)), use: 'enc', alg: 'ECDH-ES+A256KW', kid: 'ancienne' };
  await page.route('**/api/auth/keys', (route) => route.fulfill({ json: { keys: [ancienne] } }), { times: 1 });
  const envois: string[] = [];
  page.on('request', (requete) => {
    if (requete.url().endsWith('/secure-login')) envois.push(requete.postData() ?? '');
  });
  await page.goto('/login');
  await seConnecter(page, compte);
  await page.waitForURL('**/dashboard');
  expect(envois).toHaveLength(2);
  for (const envoi of envois) expect(Object.keys(JSON.parse(envoi))).toEqual(['encryptedPayload']);
  expect(envois.join()).not.toContain(compte.motDePasse);

  // Signed in: the doors of the visitor lead home.
  for (const adresse of parmi(['/login', '/signup', '/pro/login', '/pro/signup'])) {
    await page.goto(adresse);
    await page.waitForURL('**/dashboard');
  }
});

test('what asks for a second factor leads where it is turned on, and back', LONG, async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 403/);
  const compte = await inscrire(page);
  await prouverAdresse(page, compte.email);
  let ouvert = false;
  await page.route('**/api/my-data', (route) =>
    ouvert
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: { detail: 'Authentification à deux facteurs requise', code: 'MFA_REQUISE', requestId: 'essai' },
        }),
  );
  await page.goto('/mes-donnees');
  await page.waitForURL('**/securite');
  const avis = page.getByRole('main').getByText('Activez-la ci-dessous');
  await expect(avis).toBeVisible();
  await verifier(page, 'second facteur demandé', AUTRE_ETAT);
  await activerTotp(page, compte.motDePasse, { surPlace: true });
  ouvert = true;
  await page.getByRole('link', { name: 'Revenir où vous étiez' }).click();
  await expect(page.getByText('Questions enregistrées')).toBeVisible();
});

test('half an hour of silence: a question first, then the sign-in page, and what was typed comes back', async ({
  page,
}) => {
  await page.clock.install();
  const compte = await inscrireSur(page, '/profil');
  await page.getByLabel('Prénom').fill('Claire-Marie');
  await page.clock.fastForward('28:30');
  const question = page.getByRole('dialog', { name: /Êtes-vous toujours là/ });
  await expect(question).toBeVisible();
  // Told to the server before the clock jumps again.
  const dit = page.waitForResponse('**/api/auth/user');
  await question.getByRole('button', { name: 'Rester connecté' }).click();
  await dit;
  await expect(question).toBeHidden();
  await page.clock.fastForward('30:01');
  await page.waitForURL('**/login');
  await expect(page.getByText(/Votre session s’est fermée après 30 minutes sans activité/)).toBeVisible();
  await seConnecter(page, compte);
  await page.waitForURL('**/profil');
  await expect(page.getByLabel('Prénom')).toHaveValue('Claire-Marie');
});

test('the longest day of a session is announced before its end', LONG, async ({ page }) => {
  await page.route('**/api/auth/refresh', async (route) => {
    const reponse = await route.fetch();
    const session_expires_at = new Date(Date.now() + 9 * 60_000).toISOString();
    await route.fulfill({ response: reponse, json: { ...(await reponse.json()), session_expires_at } });
  });
  await inscrire(page);
  await expect(page.getByText(/Votre session atteint sa durée maximale à \d\d:\d\d, dans 9\smin/)).toBeVisible();
  await page.getByRole('button', { name: 'Compris' }).click();
  await expect(page.getByText(/atteint sa durée maximale/)).toBeHidden();
});

test('guards: the professional sign-in comes to the visitor, and a guarded link leads back', LONG, async ({ page }) => {
  await page.goto('/pro/dashboard');
  await page.waitForURL('**/pro-landing');
  const fenetre = page.getByRole('dialog', { name: 'Connexion professionnelle' });
  await expect(fenetre.getByLabel('Adresse e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fenetre).toBeHidden();

  const compte = nouveauCompte();
  const { nom: fullName, email, motDePasse: password } = compte;
  await page.request.post('/api/auth/secure-signup', {
    data: { email, password, fullName, accountType: 'particulier' },
  });
  await page.goto('/mes-donnees');
  await page.waitForURL('**/login');
  await seConnecter(page, compte);
  await page.waitForURL('**/mes-donnees');

  // While the server is asked, each door says so; then each sends to the right place.
  const attendre = async (adresse: string, texte: string): Promise<void> => {
    const porte = new EventEmitter();
    const ouverture = once(porte, 'ouverte');
    await page.route('**/api/auth/refresh', async (route) => {
      await ouverture;
      await route.continue();
    });
    await page.goto(adresse);
    await expect(page.getByText(texte, { exact: true })).toBeVisible();
    porte.emit('ouverte');
    await page.waitForURL((url) => url.pathname !== adresse || adresse === '/profil');
    await page.unroute('**/api/auth/refresh');
  };
  await attendre('/profil', 'Vérification de l’accès...');
  await expect(page.getByRole('heading', { name: 'Mon profil' })).toBeVisible();
  await attendre('/pro/dashboard', 'Vérification de l’accès en cours...');
  await expect(page.getByText('Cet espace est réservé aux professionnels.')).toBeVisible();
});
