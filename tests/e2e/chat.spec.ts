import { attendreMessage, expect, inscrire, inscrireSur, poser, QUESTION_SIMPLE, seConnecter, test } from './banc.ts';
import { fluxExemple } from './reponse-exemple.ts';

const BROUILLON = 'Combien d’impôt en moins si je donne 500 € ?';
const erreur = (status: number, code: string, detail: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ detail, code, requestId: 'essai' }),
});

test('an empty question is not sent', async ({ page }) => {
  await inscrire(page);
  let demandes = 0;
  page.on('request', (r) => void (r.url().includes('/api/ask') && demandes++));
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  await poser(page, '   ');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  expect(demandes).toBe(0);
});

test('Shift+Enter goes to the line, two quick Enter send once', async ({ page }) => {
  await inscrire(page);
  const cles: (string | undefined)[] = [];
  page.on('request', (r) => void (r.url().includes('/api/ask') && cles.push(r.headers()['idempotency-key'])));
  const saisie = page.getByLabel('Votre question');
  await saisie.fill(QUESTION_SIMPLE);
  await saisie.press('Shift+Enter');
  await saisie.pressSequentially('Merci');
  await expect(saisie).toHaveValue(`${QUESTION_SIMPLE}\nMerci`);
  await page.evaluate(() => {
    const zone = document.getElementById('saisie');
    for (let i = 0; i < 2; i++) zone?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  expect(cles).toHaveLength(1);
  expect(cles[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('a suggestion fills the sheet and sends nothing', async ({ page }) => {
  await inscrire(page);
  await page.getByRole('button', { name: 'Calculer ma TMI' }).click();
  await expect(page.getByLabel('Votre question')).toBeFocused();
  await expect(page.getByLabel('Votre question')).toHaveValue(/TMI/);
});

test('the country is remembered', async ({ page }) => {
  await inscrire(page);
  await page.getByLabel('Pays').selectOption('CH');
  await page.reload();
  await expect(page.getByLabel('Pays')).toHaveValue('CH');
  await page.evaluate(() => localStorage.setItem('jurisdiction', 'ZZ'));
  await page.reload();
  await expect(page.getByLabel('Pays')).toHaveValue('FR');
});

test('a question that does not reach the server waits for it, and goes as the same question', async ({
  page,
  surveillance,
}) => {
  surveillance.tolerer(/ERR_(FAILED|CONNECTION_REFUSED)/);
  await inscrire(page);
  const cles: (string | undefined)[] = [];
  page.on('request', (r) => void (r.url().includes('/api/ask') && cles.push(r.headers()['idempotency-key'])));
  await page.route('**/api/ask/stream', (route) => route.abort());
  await poser(page, QUESTION_SIMPLE);
  await expect(page.getByRole('list', { name: 'Questions en attente d’envoi' })).toContainText(QUESTION_SIMPLE);
  await expect(page.getByLabel('Votre question')).toHaveValue('');
  await page.unroute('**/api/ask/stream');
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  expect(new Set(cles).size).toBe(1);
  await expect(page.getByText('En attente d’envoi')).toBeHidden();
});

test('the sentence of the server is shown', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 503/);
  await inscrire(page);
  const detail = 'L’assistant est momentanément indisponible. Réessayez dans un instant.';
  await page.route('**/api/ask/stream', (route) => route.fulfill(erreur(503, 'MODELE_INDISPONIBLE', detail)));
  await poser(page, BROUILLON);
  await expect(page.getByRole('alert')).toContainText(detail);
  await expect(page.getByLabel('Votre question')).toHaveValue(BROUILLON);
});

test('an answer that fails on the way keeps the question in its new conversation, and is asked again as the same', async ({
  page,
}) => {
  await inscrire(page);
  const id = '0b5d0f0e-52a4-4b57-8f6e-6a7d1f4b9a03';
  const detail = 'L’assistant est momentanément indisponible. Réessayez dans un instant.';
  const evenements = [
    { type: 'ouverture', conversation_id: id, message_id: id },
    { type: 'texte', delta: 'Vous' },
    { type: 'erreur', detail, code: 'MODELE_INDISPONIBLE', requestId: 'essai' },
  ];
  const envois: string[] = [];
  page.on('request', (r) => {
    if (r.url().includes('/api/ask')) envois.push(`${r.headers()['idempotency-key']} ${r.postData()}`);
  });
  await page.route(`**/api/conversations/${id}`, (route) =>
    route.fulfill({
      json: {
        id,
        titre: BROUILLON,
        jurisdiction: 'FR',
        updated_at: new Date().toISOString(),
        messages: [{ id, role: 'user', content: BROUILLON, timestamp: new Date().toISOString() }],
      },
    }),
  );
  await page.route('**/api/ask/stream', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: evenements.map((e) => `data: ${JSON.stringify(e)}\n\n`).join(''),
    }),
  );
  await poser(page, BROUILLON);
  await expect(page).toHaveURL(new RegExp(`conversation=${id}`));
  await expect(page.getByRole('alert')).toContainText(detail);
  await expect(page.getByLabel('Votre question')).toHaveValue(BROUILLON);

  await page.unroute('**/api/ask/stream');
  await page.route('**/api/ask/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: fluxExemple(id) }),
  );
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await expect(page.locator('.question')).toHaveCount(1);
  expect(new Set(envois).size).toBe(1);
});

test('an exhausted quota says what to do', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 402/);
  await inscrire(page);
  const detail = 'Vous avez utilisé toutes vos questions de ce mois-ci.';
  await page.route('**/api/ask/stream', (route) => route.fulfill(erreur(402, 'QUOTA_EPUISE', detail)));
  await page.route('**/api/questions/quota', (route) =>
    route.fulfill({
      json: {
        unlimited: false,
        questions_used: 10,
        quota_limit: 10,
        questions_remaining: 0,
        period: 'month',
        renews_at: '2026-11-30T23:00:00.000Z',
      },
    }),
  );
  await poser(page, BROUILLON);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('repart le 1er décembre 2026');
  await expect(page.getByText(detail)).toHaveCount(1);
  await expect(page.getByLabel('Votre question')).toHaveValue(BROUILLON);
});

test('few questions left: the warning of the specification', async ({ page }) => {
  await page.route('**/api/questions/quota', (route) =>
    route.fulfill({
      json: {
        unlimited: false,
        questions_used: 26,
        quota_limit: 30,
        questions_remaining: 4,
        period: 'month',
        renews_at: '2026-12-12T08:00:00.000Z',
      },
    }),
  );
  await inscrire(page);
  await expect(page.getByText('Attention : Il ne vous reste que 4 questions ce mois-ci.')).toBeVisible();
});

test('a session that ends in the middle keeps the question and comes back to it', async ({
  page,
  context,
  surveillance,
}) => {
  surveillance.tolerer(/status of 401/);
  const compte = await inscrire(page);
  await context.clearCookies();
  await page.route('**/api/ask/stream', (route) =>
    route.fulfill(erreur(401, 'SESSION_EXPIREE', 'Votre session a expiré.')),
  );
  await poser(page, BROUILLON);
  await page.waitForURL('**/login');
  await expect(page.getByText('Session invalide. Veuillez vous reconnecter.')).toBeVisible();
  await page.unroute('**/api/ask/stream');
  await seConnecter(page, compte);
  await page.waitForURL('**/dashboard');
  await expect(page.getByLabel('Votre question')).toHaveValue(BROUILLON);
});

test('the stop button ends the answer and offers the question again', async ({ page, surveillance }) => {
  surveillance.tolerer(/ERR_ABORTED/);
  await inscrire(page);
  // Never answered: the connection stays open until it is stopped.
  await page.route('**/api/ask/stream', () => new Promise<void>(() => undefined));
  await poser(page, QUESTION_SIMPLE);
  await expect(page.getByText('Francis réfléchit...')).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter la réponse' }).click();
  await expect(page.getByText('Réponse arrêtée.')).toBeVisible();
  await page.unroute('**/api/ask/stream');
  await page.getByRole('button', { name: 'Reposer la question' }).click();
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
});

test('notes sit in the margin on a wide screen, under their paragraph on a phone', async ({ page }) => {
  await page.route('**/api/ask/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: fluxExemple() }),
  );
  await inscrire(page);
  await poser(page, 'Exemple');
  const note = page.getByRole('complementary', { name: 'Note 2' });
  const appel = page.getByRole('link', { name: 'Note 2' });
  await expect(note).toBeVisible();
  // Both at one moment: the page scrolls to its answer meanwhile.
  const places = async (): Promise<{ note: DOMRect | undefined; appel: DOMRect | undefined }> => {
    const element = await appel.elementHandle();
    return note.evaluate((n, a) => ({ note: n.getBoundingClientRect(), appel: a?.getBoundingClientRect() }), element);
  };
  await expect
    .poll(async () => {
      const { note: n, appel: a } = await places();
      return Math.abs((n?.y ?? 0) - (a?.y ?? 999)) < 40 && (n?.x ?? 0) > (a?.x ?? 0) + 50;
    })
    .toBe(true);

  await appel.click();
  await expect(note).toBeFocused();
  // The conversations are in sight: what opens them is for the screens that have no room.
  const ouvrir = page.getByRole('button', { name: 'Ouvrir les conversations' });
  await expect(ouvrir).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ouvrir).toBeVisible();
  await expect
    .poll(async () => {
      const { note: n, appel: a } = await places();
      return (n?.x ?? 999) < 60 && (n?.y ?? 0) > (a?.y ?? 9_999);
    })
    .toBe(true);

  // Nothing of the answer loads from elsewhere or leads to another scheme.
  await expect(page.locator('.texte-reponse img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /votre compte/ })).toHaveAttribute('rel', /noopener/);
});

test('a conversation is found in the history, and deleted after a confirmation', async ({ page }) => {
  await inscrire(page);
  await poser(page, QUESTION_SIMPLE);
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  const historique = page.getByRole('navigation', { name: 'Historique' });
  await page.getByRole('link', { name: 'Nouvelle conversation' }).click();
  await expect(page.getByRole('heading', { name: /^Bonjour/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();

  await historique.getByRole('listitem').first().hover();
  await historique
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await expect(historique.getByRole('listitem')).toHaveCount(1);
  await historique
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(historique.getByRole('listitem')).toHaveCount(0);
  await attendreMessage(page, /Conversation supprimée\./);
  await expect(page).toHaveURL(/\/chat$/);
});

test('a conversation of someone else, or deleted, is said', async ({ page, surveillance }) => {
  surveillance.tolerer(/status of 404/);
  await inscrireSur(page, '/chat?conversation=3f0c8a52-7d65-4c0f-9a8f-0d3a8e0a1c11');
  await expect(page.getByRole('alert')).toContainText('Cette conversation n’existe pas');
});

test('by keyboard only: from the greeting to the open calculation', async ({ page }) => {
  await page.route('**/api/ask/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: fluxExemple() }),
  );
  await inscrireSur(page, '/chat');
  await expect(page.getByLabel('Votre question')).toBeFocused();
  await page.keyboard.type('Exemple');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  const figure = page.getByRole('button', { name: /175\s€/ }).first();
  for (let i = 0; i < 40 && !(await figure.evaluate((e) => e === document.activeElement)); i++) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(figure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /Calcul/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(figure).toBeFocused();
});
