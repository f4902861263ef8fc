import { PAGES_WEB } from '@francis/contract';
import { createStaticHandler, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

/** Every address at which a screen, or a way to one, stands. */
function adresses(arbre: readonly RouteObject[], base = ''): string[] {
  return arbre.flatMap((route) => {
    const ici = route.path === undefined ? base : `${base}/${route.path}`;
    if (route.path === '*') return [];
    if (route.children) return adresses(route.children, ici);
    return [ici === '' ? '/' : ici];
  });
}

/** The server sends them elsewhere before any screen. */
const REDIRIGEES_PAR_LE_SERVEUR = ['/pro-signup', '/clients', '/pro/clients'];

/** Where the application leads at once from an address. */
async function naviguer(adresse: string): Promise<{ redirection: string | null }> {
  const reponse = await createStaticHandler(routes).query(new Request(new URL(adresse, 'https://francis.test')));
  return { redirection: reponse instanceof Response ? reponse.headers.get('location') : null };
}

test('le serveur répond 200 aux écrans qui existent, et à eux seuls', () => {
  const dessinees = adresses(routes).filter((adresse) => !REDIRIGEES_PAR_LE_SERVEUR.includes(adresse));
  expect(new Set(PAGES_WEB)).toEqual(new Set(dessinees));
});

test('la liste des clients se trouve aussi à l’adresse où on la cherche, sans page de plus', async () => {
  for (const adresse of ['/clients', '/pro/clients', '/pro/clients/']) {
    const { redirection } = await naviguer(adresse);
    expect([adresse, redirection]).toEqual([adresse, '/pro/dashboard']);
  }
});
