import { expect, test } from 'vitest';
import { jetonsRafraichissement } from '../../apps/api/src/schema/index.ts';
import { avecApplication, cookieDe } from '../../apps/api/src/testing/application-de-test.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const rafraichir = (cookie: string) => t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });

test('chaque usage donne un nouveau jeton, et l’ancien ne vaut plus rien', async () => {
  let { cookie } = await t.personne();
  const vus = new Set([cookie]);
  for (let i = 0; i < 4; i += 1) {
    t.horloge.avancer(MINUTE);
    const suite = await rafraichir(cookie);
    expect(suite.statusCode).toBe(200);
    cookie = cookieDe(suite);
    expect(vus.has(cookie)).toBe(false);
    vus.add(cookie);
  }
  const [premier = ''] = vus;
  expect((await rafraichir(premier)).statusCode).toBe(401);
});

test('T027 : la base ne garde aucun jeton qui serve', async () => {
  await t.personne();
  for (const { empreinte } of await t.base.queries.select().from(jetonsRafraichissement)) {
    expect((await rafraichir(`francis-session=${empreinte}`)).statusCode).toBe(401);
  }
});
