import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { CANARI, reunir } from './matrice-acteurs.ts';
import { adresse, lireRoutes, type Route } from './routes.ts';

const t = avecApplication({ env: { QUESTIONS_PAR_MINUTE: '100000', EMAILS_PAR_HEURE: '100000' } });
/** Ways to ask for more than one's own, by search, filter, sort and page. */
const CURIOSITES = [
  '',
  `?recherche=${CANARI}`,
  `?recherche=${CANARI.slice(0, 6)}`,
  '?recherche=%25',
  '?recherche=_',
  `?cherche=${CANARI}`,
  '?page=1&taille=1000',
  '?tri=nom_client',
  `?cabinet_id=${randomUUID()}`,
];

const lectures = async (): Promise<Route[]> => (await lireRoutes(t)).filter(({ methode }) => methode === 'GET');

test('recherche, listes, compteurs, exports et refus ne montrent aucun nom d’un autre cabinet', async () => {
  const acteurs = await reunir(t);
  const etranger = acteurs['autre cabinet'];
  const proprietaire = acteurs.proprietaire;
  if (!etranger || !proprietaire) throw new Error('both have an account');
  await t.demander(proprietaire, `Et pour ${CANARI} ?`);
  let reponses = 0;
  for (const route of await lectures()) {
    for (const curiosite of CURIOSITES) {
      const url = adresse(route, proprietaire.id) + curiosite;
      const { body, headers, statusCode } = await t.injecter({ url, headers: etranger.entetes });
      reponses += 1;
      expect([url, statusCode < 500]).toEqual([url, true]);
      // What one asked for may be said back; nothing else of it.
      const dit = (body + JSON.stringify(headers)).replaceAll(curiosite.slice(curiosite.indexOf('=') + 1) || '\0', '');
      expect([url, dit.includes(CANARI)]).toEqual([url, false]);
    }
  }
  expect(reponses).toBeGreaterThan(100);
});

const nombre = async ({ entetes: headers }: Personne, recherche: string): Promise<number> => {
  const url = `/api/pro/clients/?recherche=${encodeURIComponent(recherche)}`;
  return (await t.injecter({ url, headers })).json<unknown[]>().length;
};

test('un compteur ne bouge pas quand un autre cabinet ouvre un dossier', async () => {
  const { proprietaire, 'autre cabinet': etranger } = await reunir(t);
  if (!etranger || !proprietaire) throw new Error('both have an account');
  expect(await nombre(proprietaire, CANARI)).toBeGreaterThan(0);
  for (const recherche of [CANARI, '%', '_', '', "' or 1=1 --", '\\']) {
    expect([recherche, await nombre(etranger, recherche)]).toEqual([recherche, recherche === '' ? 1 : 0]);
  }
});

test('tout ce qu’un compte exporte, et ce que son journal raconte, ne nomme que ce qui est à lui', async () => {
  const { 'autre cabinet': etranger } = await reunir(t);
  if (!etranger) throw new Error('it has an account');
  const exporte = await t.injecter({
    method: 'POST',
    url: '/api/my-data/export',
    headers: etranger.entetes,
    payload: { password: 'Sept-Chataignes-Rousses-41' },
  });
  expect(exporte.statusCode).toBe(200);
  expect(exporte.body).toContain('Lovelace');
  expect(exporte.body).not.toContain(CANARI);
});
