import { expect, test } from '@playwright/test';
import { verifier } from './axe.ts';
import { LONG } from './banc.ts';

/** A result is shown to others only when it is shared, without what was typed, until its owner ends it. */

const SAISIE = '/simulateur-impot#revenus=30000&situationFamiliale=celibataire&enfants=0';

test('partager le chiffre donne une adresse sans la saisie, que l’on arrête', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SAISIE);
  await page.getByRole('button', { name: 'Partager le chiffre' }).click();
  const lien = page.getByRole('link', { name: /\/partage\// });
  const adresse = (await lien.getAttribute('href')) ?? '';
  expect(adresse).not.toContain('revenus');

  const lecteur = await context.newPage();
  await lecteur.goto(adresse);
  await expect(lecteur.getByText('1 564 €')).toBeVisible();
  await expect(lecteur.getByText(/30 000/)).toHaveCount(0);

  await verifier(lecteur, 'résultat partagé');
  const html = await (await request.get(adresse)).text();
  expect(html).toContain('1\u202f564\u00a0€');
  expect(html).toContain('<meta name="robots" content="noindex">');
  const carte = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(carte)).headers()['content-type']).toBe('image/png');

  await page.getByRole('button', { name: 'Arrêter le partage' }).click();
  await expect(lien).toHaveCount(0);
  await lecteur.reload();
  await expect(lecteur.getByText(/n’est plus partagé/)).toBeVisible();
  expect((await request.get(carte)).status()).toBe(404);
});

test(
  'un double clic ne partage qu’une fois ; chaque chiffre partagé de la visite peut être arrêté',
  LONG,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    let creations = 0;
    page.on('request', (requete) => {
      if (requete.method() === 'POST' && requete.url().endsWith('/api/partages')) creations += 1;
    });
    await page.goto('/simulateur-tmi#revenusAnnuels=41000');
    const partager = page.getByRole('button', { name: 'Partager le chiffre' });
    const arreter = page.getByRole('button', { name: 'Arrêter le partage' });
    await partager.dblclick();
    await expect(arreter).toHaveCount(1);
    await partager.click();
    await expect(partager).toBeEnabled();
    expect(creations).toBe(1);
    await page.getByLabel('Revenu annuel').fill('95000');
    await partager.click();
    await expect(arreter).toHaveCount(2);
    expect(creations).toBe(2);
    for (const reste of [1, 0]) {
      await arreter.first().click();
      await expect(arreter).toHaveCount(reste);
    }
  },
);

test('chaque page publique a son image, dessinée de son titre', async ({ request }) => {
  const images = new Map<string, string>();
  for (const chemin of ['/pro-landing', '/simulateur-impot', '/blog/verser-sur-un-per', '/reforme']) {
    const html = await (await request.get(chemin)).text();
    const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const reponse = await request.get(new URL(image, 'http://localhost').pathname);
    expect(reponse.headers()['content-type']).toBe('image/png');
    images.set((await reponse.body()).toString('base64'), chemin);
  }
  expect(images.size).toBe(4);
  expect((await request.get('/cartes/nulle-part.png')).status()).toBe(404);
});
