import type { Page } from '@playwright/test';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { entetes, expect, inscrire, LONG, nouveauCompte, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';
import { attendreLEcoute, dire, doublerLaParole, ecrireUnSon, lus } from './voix-banc.ts';

const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${ecrireUnSon()}`,
  ],
};
/** The browser's own question, answered as the switch says. */
const microphone = (reponse: 'oui' | 'non') => ({
  ...CHROMIUM,
  args: [...CHROMIUM.args, `--use-fake-ui-for-media-stream${reponse === 'oui' ? '' : '=deny'}`],
});
test.use({ contextOptions: { reducedMotion: 'reduce' }, launchOptions: microphone('oui') });
test.beforeEach(async ({ context }) => doublerLaParole(context));

const telephone = (page: Page): Promise<void> => page.setViewportSize({ width: 390, height: 844 });
const bureau = (page: Page): Promise<void> => page.setViewportSize({ width: 1440, height: 900 });
const panneau = (page: Page) => page.getByRole('region', { name: 'Dictée' });
const micro = (page: Page) => page.getByRole('button', { name: /^(?:Dicter|Arrêter la dictée)$/ });

test('le chat se dicte, se lit à voix haute, et passe par un service quand il est accordé', async ({ page }) => {
  await inscrire(page);
  await telephone(page);
  const saisie = page.getByLabel('Votre question');

  // Live, in the field and in the panel.
  await micro(page).click();
  await expect(panneau(page).getByText('J’écoute.')).toBeVisible();
  await attendreLEcoute(page);
  expect(await page.evaluate(() => ({ ...window.voixDuTest.ecoute() }))).toMatchObject({
    lang: 'fr-FR',
    continuous: true,
    interimResults: true,
  });
  await dire(page, 'je suis célibataire', false);
  await expect(saisie).toHaveValue('je suis célibataire');
  await dire(page, 'Je suis célibataire et mon salaire net imposable');
  await dire(page, 'est de 30000 euros. Quel est mon impôt ?');
  await expect(panneau(page).getByText('Je suis célibataire et mon salaire')).toBeVisible();
  await expect(panneau(page).getByText('Je n’entends rien. Parlez près du microphone.')).toBeVisible();
  await panneau(page).getByText('Confidentialité et raccourcis').click();
  await verifier(page, 'dictée dans le chat', AUTRE_ETAT);
  await bureau(page);

  // Both shortcuts, and both turned off; Space elsewhere is a space.
  await page.keyboard.press('Control+m');
  await expect(panneau(page)).toBeHidden();
  await saisie.press('End');
  await saisie.press('Space');
  await expect(panneau(page)).toBeHidden();
  await micro(page).focus();
  await page.keyboard.press('Space');
  await expect(panneau(page).getByText('J’écoute.')).toBeVisible();
  await panneau(page).getByText('Confidentialité et raccourcis').click();
  await panneau(page).getByRole('switch').first().click();
  await page.keyboard.press('Control+m');
  await expect(panneau(page)).toBeVisible();
  await panneau(page).getByRole('switch').first().click();
  await panneau(page).getByRole('button', { name: 'Fermer la dictée' }).click();
  await expect(panneau(page)).toBeHidden();

  // The voice mode: a greeting, the microphone, the answer aloud, the microphone again.
  await saisie.fill('');
  await page.getByRole('button', { name: 'Mode vocal' }).click();
  await expect(page.getByRole('button', { name: 'Mode vocal' })).toHaveAttribute('aria-pressed', 'true');
  await attendreLEcoute(page);
  expect((await lus(page))[0]).toContain('Bonjour, je vous écoute.');
  await dire(page, 'Je suis célibataire et mon salaire net imposable est de 30000 euros. Quel est mon impôt ?');
  await saisie.press('Enter');
  const reponse = page.getByRole('article', { name: 'Réponse de Francis' });
  await expect(reponse).toContainText(/\d\s€/);
  await expect.poll(async () => (await lus(page)).slice(1).join(' ')).toMatch(/\d{4}\s€/u);
  await attendreLEcoute(page);
  await expect(panneau(page).getByText('J’écoute.')).toBeVisible();
  await verifier(page, 'mode vocal');
  await bureau(page);
  await panneau(page).getByRole('link', { name: 'Entretien en six questions' }).click();
  const entretien = page.getByRole('dialog', { name: 'Entretien vocal' });
  await expect(entretien.getByText('Étape 1 sur 6')).toBeVisible();
  await entretien.getByRole('button', { name: 'Arrêter' }).click();
  await expect(entretien).toBeHidden();
  await expect(reponse).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mode vocal' })).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => window.voixDuTest.ecoute())).toBeUndefined();
  const avant = (await lus(page)).length;
  await reponse.getByRole('button', { name: 'Écouter' }).click();
  await expect.poll(async () => (await lus(page)).length).toBeGreaterThan(avant);

  // With a service that the person agreed to: the sound of the microphone is recorded, sent, written.
  await page.route('**/api/voix', (route) =>
    route.fulfill({ json: { lecture: 'absente', transcription: 'disponible' } }),
  );
  const envoyes: { audio_base64: string; audio_format: string; language: string }[] = [];
  await page.route('**/api/whisper/transcribe', (route) => {
    envoyes.push(route.request().postDataJSON());
    return route.fulfill({ json: { text: `Phrase ${envoyes.length}.`, language_probability: 1, error: null } });
  });
  await page.reload();
  await micro(page).click();
  await expect(saisie).toHaveValue(/Phrase 1\. Phrase 2\./);
  expect(envoyes[0]).toMatchObject({ audio_format: 'webm', language: 'fr' });
  expect(
    Buffer.from(envoyes[0]?.audio_base64 ?? '', 'base64')
      .subarray(0, 4)
      .toString('hex'),
  ).toBe('1a45dfa3');
  await micro(page).click();
  await expect(panneau(page)).toBeHidden();
});

test(
  'un micro refusé se dit, et ne retire rien de ce qui est écrit',
  LONG,
  async ({ page, context, playwright, baseURL, surveillance }) => {
    await inscrire(page);
    const refus = await playwright.chromium.launch(microphone('non'));
    const ailleurs = await refus.newContext({ baseURL: baseURL ?? '', storageState: await context.storageState() });
    await surveillance.suivre(ailleurs);
    await doublerLaParole(ailleurs);
    const autre = await ailleurs.newPage();
    await telephone(autre);
    await autre.goto('/chat');
    await autre.getByLabel('Votre question').fill('Quel est mon impôt ?');
    await micro(autre).click();
    const alerte = panneau(autre).getByRole('alert');
    // Said for five seconds.
    await expect(alerte).toContainText(
      /Impossible d’accéder au microphone\. Vérifiez les permissions\..*Autorisez-le dans la barre d’adresse/s,
    );
    await expect(panneau(autre)).toBeHidden();
    await expect(autre.getByLabel('Votre question')).toHaveValue('Quel est mon impôt ?');
    await autre.getByRole('button', { name: 'Mode vocal' }).click();
    await expect(alerte).toBeVisible();
    await expect(autre.getByRole('button', { name: 'Mode vocal' })).toHaveAttribute('aria-pressed', 'false');
    await refus.close();
  },
);

test('l’entretien en six questions est relu, corrigé, puis enregistré', async ({ page }) => {
  await inscrire(page, nouveauCompte(), { accueil: true });
  await telephone(page);
  await page.getByRole('button', { name: 'Lancer la découverte vocale' }).click();
  const entretien = page.getByRole('dialog', { name: 'Entretien vocal' });
  const repondre = async (etape: number, texte: string): Promise<void> => {
    await expect(entretien.getByText(`Étape ${etape} sur 6`)).toBeVisible();
    await dire(page, texte);
  };
  await attendreLEcoute(page);
  expect((await lus(page)).join(' ')).toMatch(/Bonjour, je suis Francis.*Quel âge avez-vous/);
  await verifier(page, 'entretien, une question', AUTRE_ETAT);
  await telephone(page);
  await repondre(1, 'j’ai quarante-deux ans');
  // Not understood: asked once more, with the reason.
  await repondre(2, 'en couple');
  await expect(entretien.getByText(/Dites votre état civil/)).toBeVisible();
  await attendreLEcoute(page);
  await repondre(2, 'je suis divorcée');
  await repondre(3, 'deux enfants');
  // A gross income is no taxable one: it is kept for the person to look at.
  await repondre(4, 'soixante mille euros brut par an');
  await expect(entretien.getByText(/L’impôt se calcule sur le net imposable/)).toBeVisible();
  await repondre(4, 'trente-huit mille euros net par an');
  await expect(entretien.getByText('Étape 5 sur 6')).toBeVisible();
  await entretien.getByRole('button', { name: 'Répéter' }).click();
  await expect.poll(async () => (await lus(page)).join(' ')).toContain('Pouvez-vous répéter votre réponse');
  // In writing as well.
  await entretien.getByLabel('Votre réponse').fill('oui');
  await entretien.getByRole('button', { name: 'Valider' }).click();
  await repondre(6, 'payer moins d’impôt');

  const relecture = page.getByRole('dialog', { name: 'Ce que j’ai lu' });
  await expect(relecture).toContainText('5 réponses sur 6 lues sans doute.');
  const revenu = relecture.getByRole('listitem').filter({ hasText: 'Revenu net imposable du foyer' });
  await expect(revenu).toContainText(/38\s000\s€/);
  await expect(revenu).toContainText('à vérifier');
  await expect(revenu.getByRole('checkbox')).not.toBeChecked();
  await verifier(page, 'entretien relu');
  await bureau(page);
  expect(await lireProfil(page)).toMatchObject({ age: null, revenu_annuel: null });

  // Corrected, then saved.
  await revenu.getByRole('button', { name: /^Modifier/ }).click();
  await revenu.getByRole('textbox').fill('37 500');
  await revenu.getByRole('button', { name: 'Corriger' }).click();
  await expect(revenu.getByRole('checkbox')).toBeChecked();
  await relecture.getByRole('button', { name: 'Enregistrer dans mon profil' }).click();
  await expect(relecture).toBeHidden();
  expect(await lireProfil(page)).toMatchObject({
    age: 42,
    situation_familiale: 'divorce',
    nombre_enfants: 2,
    revenu_annuel: 37_500,
    patrimoine_situation: 'proprietaire_rp',
    objectifs_financiers: 'payer moins d’impôt',
    has_completed_discovery: true,
  });

  // The toggle of the questionnaire: dictated, analysed, chosen.
  const accueil = page.getByRole('dialog', { name: 'Faisons connaissance' });
  await accueil.getByRole('switch', { name: 'Activer l’assistant vocal Francis' }).click();
  await dire(page, 'je suis infirmière libérale');
  await expect(accueil.getByLabel('Votre réponse, avec vos mots')).toHaveValue('je suis infirmière libérale');
  await accueil.getByRole('button', { name: 'Arrêter la dictée' }).click();
  await expect(accueil.getByText(/Compris\s: Profession libérale/)).toBeVisible();
  await verifier(page, 'assistant vocal du questionnaire');
});

test('un conseiller dicte l’entretien d’un nouveau client, avec l’accord des présents', async ({ page }) => {
  await ouvrirCabinet(page);
  await telephone(page);
  await page.goto('/pro/clients/new');
  await page.getByRole('button', { name: 'Activer l’assistant' }).click();
  const guide = page.getByRole('dialog', { name: 'Guide de l’assistant' });
  for (let etape = 1; etape < 5; etape += 1) {
    await expect(guide.getByText(`Étape ${etape} sur 5`)).toBeVisible();
    await guide.getByRole('button', { name: 'Suivant' }).click();
  }
  await guide.getByRole('button', { name: /^Commencer/ }).click();
  await expect(page.getByRole('button', { name: 'Écouter l’entretien' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Les personnes présentes acceptent/ }).check();
  await dire(page, 'Bonjour, je m’appelle Léa Etcheverry, j’habite à Bayonne');
  await dire(page, 'et je travaille comme infirmière libérale.');
  await page.getByRole('button', { name: 'Analyser avec Francis' }).click();
  await expect(page.getByText(/Extraction réussie\s! 5 champs détectés/)).toBeVisible();
  await verifier(page, 'entretien d’un nouveau client', AUTRE_ETAT);
  await bureau(page);
  await page.getByRole('checkbox', { name: 'Ville' }).uncheck();
  await page.getByRole('button', { name: 'Reporter dans le dossier' }).click();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Etcheverry');
  await expect(page.getByLabel('Profession', { exact: true })).toHaveValue('infirmière libérale');
  await expect(page.getByLabel('Ville', { exact: true })).toHaveValue('');
  // By itself, on what the form says: not enough for a figure, so the first thing to ask.
  const analyse = page.getByRole('region', { name: 'Analyse Francis - Optimisations & Leads Fiscaux' });
  await expect(analyse.getByText('À demander d’abord')).toBeVisible();
  await expect(analyse.getByRole('button', { name: 'Nouvelle analyse' })).toBeEnabled();
  await page.getByRole('checkbox', { name: /^Les personnes présentes acceptent/ }).uncheck();
  await expect.poll(() => page.evaluate(() => window.voixDuTest.ecoute() === undefined)).toBe(true);
  // Taken back, the agreement takes the words with it.
  await expect(page.getByRole('textbox', { name: 'Transcription' })).toHaveValue('');
});

const lireProfil = async (page: Page): Promise<unknown> =>
  (await page.request.get('/api/user-profile', { headers: await entetes(page) })).json();
