import { expect, test } from 'vitest';
import { avecApplication, cookieDe } from '../../apps/api/src/testing/application-de-test.ts';

const t = avecApplication();

test('cinquante onglets au même instant restent connectés, sur deux instances', async () => {
  const jumelle = await t.jumelle();
  const { cookie } = await t.personne();
  const volee = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      (i % 2 ? jumelle : t.app).inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } }),
    ),
  );
  expect(volee.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(new Set(volee.map(cookieDe)).size).toBe(1);
  const suite = { cookie: cookieDe(volee[0] ?? volee[1]!) };
  expect((await t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: suite })).statusCode).toBe(200);
});
