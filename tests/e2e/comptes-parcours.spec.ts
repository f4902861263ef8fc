import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { activerTotp, codeRecu, codeTotp, lienRecu, prouverAdresse } from './comptes-banc.ts';
import { expect, inscrireParEcran, LONG, nouveauCompte, poser, seConnecter, test } from './banc.ts';

const NOUVEAU = 'Decote-Et-Plafonnement-41';

test('sign-up, e-mail, second factor, password, other device, export, deletion', async ({
  page,
  browser,
  surveillance,
}) => {
  // Wrong codes and passwords, and a device signed out from afar, are the subject.
  surveillance.tolerer(/status of 40[01]/);
  const compte = nouveauCompte();
  await inscrireParEcran(page, compte);

  // The link of the e-mail: taken out of the address at once, used, then home.
  await page.goto(await lienRecu(page, compte.email, /Confirmez votre adresse/));
  await expect(page.getByText(/Compte activé avec succès/)).toBeVisible();
  expect(page.url()).not.toContain('ticket');
  await page.waitForURL('**/dashboard');

  // The second factor, and its recovery codes, shown once and saved.
  const { secret, codes } = await activerTotp(page, compte.motDePasse);
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  expect(await readFile(await fichier.path(), 'utf8')).toContain(codes[0]);
  await page.getByRole('button', { name: 'Je les ai conservés' }).click();
  await expect(page.getByText('Il en reste 10.')).toBeVisible();

  // Out, then in with the code of the application: of the next step, since a code serves once.
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/pro-landing');
  await page.goto('/login');
  await seConnecter(page, compte);
  await expect(page.getByText('Authentification à deux facteurs requise')).toBeVisible();
  const saisie = page.getByLabel('Code à 6 chiffres');
  await expect(saisie).toHaveAttribute('autocomplete', 'one-time-code');
  await saisie.fill('000 000');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByRole('alert')).toContainText('Code MFA invalide');
  await saisie.fill(codeTotp(secret, 1));
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.waitForURL('**/dashboard');

  // Another device, with a recovery code.
  const ailleurs = await browser.newContext();
  await surveillance.suivre(ailleurs);
  const autre = await ailleurs.newPage();
  await autre.goto('/login');
  await seConnecter(autre, compte);
  await autre.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await autre.getByLabel('Code de secours').fill(codes[0] ?? '');
  await autre.getByRole('button', { name: 'Vérifier' }).click();
  await autre.waitForURL('**/dashboard');

  // A new password signs the other device out; what was typed there waits for the next sign-in.
  await page.goto('/change-password');
  await page.getByLabel('Mot de passe actuel').fill('Ce-N-Est-Pas-Le-Bon-12');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NOUVEAU);
  await page.getByLabel('Confirmer le nouveau mot de passe').fill(NOUVEAU);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('alert')).toContainText('Mot de passe actuel incorrect.');
  await page.getByLabel('Mot de passe actuel').fill(compte.motDePasse);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText(/✅ Mot de passe mis à jour avec succès/)).toBeVisible();
  await page.waitForURL('**/profile');

  await poser(autre, 'Combien pour trois enfants');
  await autre.waitForURL('**/login');
  await expect(autre.getByText('Session invalide. Veuillez vous reconnecter.')).toBeVisible();
  await autre.context().close();

  // Everything in one file, after the password.
  await page.goto('/mes-donnees');
  await expect(page.getByText('Questions enregistrées')).toBeVisible();
  const telecharger = async (format: string): Promise<Download> => {
    await page.getByRole('button', { name: 'Télécharger mes données' }).click();
    await expect(page.getByLabel('Votre mot de passe')).toBeFocused();
    await page.getByLabel(format).check();
    await page.getByLabel('Votre mot de passe').fill(NOUVEAU);
    const [recu] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger', exact: true }).click(),
    ]);
    return recu;
  };
  const json = await telecharger('JSON seul');
  expect(json.suggestedFilename()).toBe('francis-mes-donnees.json');
  const contenu = await readFile(await json.path(), 'utf8');
  expect(contenu).toContain(compte.email);
  expect(contenu).not.toContain('$argon2');
  const archive = await telecharger('Archive CSV et JSON');
  expect(archive.suggestedFilename()).toBe('francis-mes-donnees.zip');
  const utilisateurs = unzipSync(new Uint8Array(await readFile(await archive.path())))['csv/utilisateurs.csv'];
  expect(strFromU8(utilisateurs ?? new Uint8Array())).toContain(compte.email);

  // Deletion: asked for twice, shown with its date, undone by one click.
  await page.getByRole('button', { name: 'Demander la suppression' }).click();
  await page.getByLabel('Votre mot de passe').fill(NOUVEAU);
  await page.getByLabel('Tapez SUPPRIMER').fill('supprimer');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText('Tapez SUPPRIMER pour confirmer.')).toBeVisible();
  await page.getByLabel('Tapez SUPPRIMER').fill('SUPPRIMER');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText(/Votre compte sera supprimé le \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  await expect(page.getByRole('button', { name: 'Demander la suppression' })).toBeVisible();

  // All of it is in the person's own journal, in words.
  await page.getByRole('link', { name: 'Sécurité' }).click();
  const journal = page.getByRole('table', { name: 'Journal de sécurité' });
  await expect(journal).toContainText('Suppression du compte annulée');
  await expect(journal).toContainText('Mot de passe changé');
  await page.getByRole('button', { name: 'Plus anciens' }).click();
  await expect(journal).toContainText('Compte créé');
  await expect(page.getByText('Il en reste 9.')).toBeVisible();
});

test('a key of the device signs in without a password', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 400/);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // A key belongs to a name, never to an address: the same server, under its own.
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  const chez = (chemin: string): string => `http://localhost:${port}${chemin}`;
  const compte = nouveauCompte();
  await page.goto(chez('/signup'));
  await page.getByLabel('Nom complet').fill(compte.nom);
  await page.getByLabel('Adresse e-mail').fill(compte.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(compte.motDePasse);
  await page.getByLabel('Confirmer le mot de passe').fill(compte.motDePasse);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/dashboard');

  await prouverAdresse(page, compte.email);
  await page.goto(chez('/securite'));
  await page.getByRole('button', { name: 'Ajouter une clé' }).click();
  await page.getByLabel('Nom de la clé').fill('Téléphone');
  await page.getByLabel('Votre mot de passe').fill(compte.motDePasse);
  await page.getByRole('button', { name: 'Créer la clé' }).click();
  await expect(page.getByText('Téléphone', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/pro-landing');
  await page.goto(chez('/login'));
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto(chez('/securite'));
  await page.getByRole('button', { name: 'Retirer Téléphone' }).click();
  await page.getByLabel('Votre mot de passe').fill(compte.motDePasse);
  await page.getByRole('button', { name: 'Retirer la clé' }).click();
  await expect(page.getByText('Téléphone', { exact: true })).toBeHidden();
});

test('the address changes by its link; a link, then a code of the e-mail open a session', async ({
  page,
  surveillance,
}) => {
  // The cookie is taken away behind the page's back: the sign-in page finds out.
  surveillance.tolerer(/status of 401/);
  const compte = nouveauCompte();
  await inscrireParEcran(page, compte);
  await prouverAdresse(page, compte.email);
  await page.goto('/securite');
  const nouvelle = `n.${compte.email}`;
  await page.getByRole('button', { name: 'Changer l’adresse e-mail' }).click();
  await page.getByLabel('Nouvelle adresse e-mail').fill(nouvelle);
  await page.getByLabel('Votre mot de passe').fill(compte.motDePasse);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Un lien de confirmation vient d’être envoyé')).toBeVisible();
  await page.goto(await lienRecu(page, nouvelle, /adresse/));
  await expect(page.getByText('Votre adresse e-mail est changée.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Adresse e-mail').fill(nouvelle);
  await page.getByRole('button', { name: 'Recevoir un code par e-mail' }).click();
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByText('Ouvrez le lien sur cet appareil.')).toBeVisible();
  await page.goto(await lienRecu(page, nouvelle, /lien de connexion/));
  await page.waitForURL('**/dashboard');

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/pro-landing');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Recevoir un code par e-mail' }).click();
  await page.getByLabel('Adresse e-mail').fill(nouvelle);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  const saisie = page.getByLabel('Code à 6 chiffres');
  await saisie.fill('12345');
  await page.keyboard.press('Enter');
  await expect(saisie).toHaveAccessibleDescription(/exactement 6 chiffres/);
  await saisie.fill(await codeRecu(page, nouvelle));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'an account opened for someone is activated by its link, and asks for another when it has none',
    LONG,
    async ({ page }) => {
      const { email, motDePasse, nom: fullName } = nouveauCompte();
      await page.request.post('/api/auth/secure-signup', { data: { email, password: motDePasse, fullName } });

      await page.goto('/activate-account');
      await page.getByText('Recevoir un nouveau lien').click();
      await page.getByLabel('Adresse e-mail du compte').fill(email);
      await page.getByRole('button', { name: 'Envoyer un nouveau lien' }).click();
      await expect(page.getByText('Si un compte existe avec cette adresse')).toBeVisible();
      const lien = await lienRecu(page, email, /^Activez/);
      await page.goto(lien);
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(NOUVEAU);
      await page.getByRole('button', { name: 'Activer mon compte' }).click();
      await expect(page.getByText(/Compte activé.! Vous pouvez désormais vous connecter\./)).toBeVisible();
      await page.waitForURL('**/pro-landing');
      await page.goto('/login');
      await seConnecter(page, { nom: fullName, email, motDePasse: NOUVEAU });
      await page.waitForURL('**/dashboard');
    },
  );

  test('a sign-up is finished with the link, and opens the session', async ({ page }) => {
    const { email, motDePasse, nom: fullName } = nouveauCompte();
    await page.request.post('/api/auth/secure-signup', { data: { email, password: motDePasse, fullName } });
    await page.request.post('/api/auth/resend', { data: { email, type: 'activation' } });
    await page.goto(await lienRecu(page, email, /^Activez votre compte/));
    expect(page.url()).not.toContain('ticket');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Nouveau mot de passe').fill(NOUVEAU);
    await page.getByLabel('Confirmer le mot de passe').fill('autre chose');
    await page.getByRole('button', { name: 'Activer mon compte' }).click();
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await page.getByLabel('Confirmer le mot de passe').fill(NOUVEAU);
    await page.getByRole('button', { name: 'Activer mon compte' }).click();
    await expect(page.getByText(/Votre compte a été activé avec succès.! Redirection en cours/)).toBeVisible();
    await page.waitForURL('**/dashboard');
  });

  test(
    'a provider sends the browser back with its answer, which leaves the address at once',
    LONG,
    async ({ page }) => {
      const { email, motDePasse: password, nom: fullName } = nouveauCompte();
      await page.request.post('/api/auth/secure-signup', { data: { email, password, fullName } });
      const origine = new URL(test.info().project.use.baseURL ?? '').origin;
      // The provider is elsewhere: only its two answers are played, the session is a real one.
      await page.route('**/api/auth/external', (route) =>
        route.fulfill({ json: { fournisseurs: [{ id: 'essai', nom: 'Essai' }] } }),
      );
      await page.route('**/api/auth/external/essai/authorize', (route) =>
        route.fulfill({ json: { url: `${origine}/auth/callback?code=abc&state=etat-secret` } }),
      );
      let recu: unknown;
      await page.route('**/api/auth/external/callback', async (route) => {
        recu = route.request().postDataJSON();
        const connexion = await page.request.post('/api/auth/secure-login', { data: { email, password } });
        await route.fulfill({ json: await connexion.json() });
      });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Continuer avec Essai' }).click();
      await page.waitForURL('**/dashboard');
      expect(recu).toEqual({ code: 'abc', state: 'etat-secret' });
      await page.goBack();
      expect(page.url()).not.toContain('etat-secret');
    },
  );
});
