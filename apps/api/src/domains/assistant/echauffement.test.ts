import { expect, test } from 'vitest';
import { conversations, messages, questions, utilisateurs } from '../../schema/index.ts';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ embarque: true });

test('un serveur qui écoute s’échauffe sur des questions de personne, et rien n’en reste', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => t.assistant.demandes.length).toBe(12);
  // The last transaction ends before this one begins: the embedded database has one connection.
  const restes = await t.base.transaction(async (requetes) => [
    ...(await requetes.select().from(utilisateurs)),
    ...(await requetes.select().from(questions)),
    ...(await requetes.select().from(conversations)),
    ...(await requetes.select().from(messages)),
  ]);
  expect(restes).toEqual([]);
  expect(t.journal.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
