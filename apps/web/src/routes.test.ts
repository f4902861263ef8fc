import { PAGES_WEB } from '@francis/contract';
import type { RouteObject } from 'react-router';
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

/** The server sends it elsewhere before any screen. */
const REDIRIGEE_PAR_LE_SERVEUR = '/pro-signup';

test('le serveur répond 200 aux écrans qui existent, et à eux seuls', () => {
  const dessinees = adresses(routes).filter((adresse) => adresse !== REDIRIGEE_PAR_LE_SERVEUR);
  expect(new Set(PAGES_WEB)).toEqual(new Set(dessinees));
});
