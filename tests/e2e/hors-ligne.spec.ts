import { createServer, request as demander, type Server } from 'node:http';
import { verifier } from './axe.ts';
import { expect, inscrire, LONG, test } from './banc.ts';

test.use({ serviceWorkers: 'allow' });

/** A way to the server that can be cut: what the browser then meets is a server that is not there. */
async function relais(cible: string): Promise<{ adresse: string; couper: () => Promise<void> }> {
  const { hostname, port } = new URL(cible);
  const serveur: Server = createServer((entrant, sortant) => {
    const suite = demander(
      {
        hostname,
        port,
        method: entrant.method,
        path: entrant.url,
        headers: { ...entrant.headers, host: `${hostname}:${port}` },
      },
      (reponse) => {
        sortant.writeHead(reponse.statusCode ?? 502, reponse.headers);
        reponse.pipe(sortant);
      },
    );
    suite.on('error', () => sortant.destroy());
    entrant.pipe(suite);
  });
  await new Promise<void>((pret) => serveur.listen(0, '127.0.0.1', pret));
  const ouvert = serveur.address();
  return {
    adresse: `http://127.0.0.1:${typeof ouvert === 'object' && ouvert ? ouvert.port : 0}`,
    couper: () =>
      new Promise((fini) => {
        serveur.close(() => fini());
        serveur.closeAllConnections();
      }),
  };
}

test(
  'serveur arrêté, l’application s’ouvre et calcule ; rien d’une personne n’est gardé',
  LONG,
  async ({ page, surveillance, baseURL }) => {
    surveillance.tolerer(/net::ERR|Failed to fetch/);
    const { adresse, couper } = await relais(baseURL ?? '');
    await page.goto(`${adresse}/simulateurs`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((suite) => {
          navigator.serviceWorker.addEventListener('controllerchange', suite, { once: true });
        });
    });
    await couper();
    await page.goto(`${adresse}/simulateur-impot#revenus=52000`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/7\s144\s€/);
    // The engine of the levers comes after the inputs, and is kept as well; so is the law of gifts, asked for later still.
    await page.goto(
      `${adresse}/simulateur-optimisation#revenus=60000&objectifs=retraite-transmission&patrimoine=400000`,
    );
    await expect(page.locator('[data-resultat]')).toHaveText(/\d\s?\d*\s€/);
    await expect(page.getByRole('img', { name: /Droits de mutation/ })).toBeVisible();
    const gardes = await page.evaluate(async () => {
      const ouverts = await Promise.all((await caches.keys()).map((nom) => caches.open(nom)));
      return (await Promise.all(ouverts.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(gardes.length).toBeGreaterThan(20);
    const duSite = ['/account', '/theme.js', '/favicon.svg'];
    expect(gardes.filter((chemin) => !chemin.startsWith('/assets/') && !duSite.includes(chemin))).toEqual([]);
  },
);

test('l’installation se propose à qui est connecté, explique, et se ferme', async ({ page }) => {
  await page.goto('/pro-landing?installer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const carte = page.getByRole('complementary', { name: 'Installer Francis' });
  await expect(carte).toBeHidden();
  await inscrire(page);
  await page.goto('/pro-landing?installer');
  await carte.getByRole('button', { name: 'Installer' }).click();
  await expect(carte.getByText(/Ajouter à l’écran d’accueil/)).toBeVisible();
  await verifier(page, 'accueil, carte d’installation');
  await carte.getByRole('button', { name: 'Fermer' }).click();
  await expect(carte).toBeHidden();
});
