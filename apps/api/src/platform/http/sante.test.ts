import { expect, test } from 'vitest';
import { creerApplication } from '../../application.ts';
import { parseConfiguration } from '../../config.ts';
import { avecApplication, SECRET } from '../../testing/application-de-test.ts';
import type { Database } from '../database/database.ts';

const t = avecApplication({ erreursAttendues: true });

const sonder = async (base: Database) => {
  const { assistant, horloge } = t;
  const adapters = { base, assistant, horloge, logger: t.app.log, secret: SECRET };
  const app = await creerApplication(parseConfiguration({}, '/nulle-part'), adapters);
  const reponse = await app.inject({ url: '/healthz' });
  await app.close();
  return reponse;
};

const plein = async () => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

test('un disque plein, qui lit encore et n’écrit plus, n’est pas prêt', async () => {
  const reponse = await sonder({ ...t.base, checkWrite: plein });
  expect(reponse.statusCode).toBe(503);
  expect(reponse.headers['retry-after']).toBe('5');
  expect(reponse.json()).toMatchObject({ code: 'BASE_INDISPONIBLE' });
});

test('la base de cet essai, elle, écrit', async () => {
  expect((await sonder(t.base)).statusCode).toBe(200);
});
