import { expect, test } from 'vitest';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { HEURE, MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
const QUESTION = { question: 'Combien d’impôt ?' };

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>>
  >;
}

/** Every route that answers with a stream, from the OpenAPI document: one that appears tomorrow is tried tomorrow. */
async function flux(): Promise<string[]> {
  const { paths } = (await t.injecter({ url: '/api/openapi.json' })).json<Document>();
  return Object.entries(paths).flatMap(([chemin, operations]) =>
    Object.values(operations).some(({ responses }) => responses['200']?.content?.['text/event-stream'] !== undefined)
      ? [chemin]
      : [],
  );
}

const ouvrir = (url: string, headers: Record<string, string>) =>
  t.injecter({ method: 'POST', url, headers, payload: QUESTION });

test.each<Record<string, string>>([
  { origin: 'https://mechant.test' },
  { origin: 'null' },
  { origin: 'http://localhost.mechant.test' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('un flux ne s’ouvre pas pour la page d’un autre site : %j', async (depuis) => {
  const { entetes } = await t.personne();
  const chemins = await flux();
  expect(chemins).toContain('/api/ask/stream');
  for (const chemin of chemins) {
    const reponse = await ouvrir(chemin, { ...entetes, ...depuis });
    expect([chemin, reponse.statusCode]).toEqual([chemin, 403]);
    expect(reponse.headers['content-type']).toContain('application/json');
  }
  const quota = await t.injecter({ url: '/api/questions/quota', headers: entetes });
  expect(quota.json()).toMatchObject({ questions_used: 0 });
});

test('un flux ne s’ouvre pas sans session, ni sur une session finie', async () => {
  const { entetes } = await t.personne();
  for (const chemin of await flux()) expect((await ouvrir(chemin, {})).statusCode).toBe(401);
  t.horloge.avancer(31 * MINUTE);
  for (const chemin of await flux()) expect((await ouvrir(chemin, entetes)).statusCode).toBe(401);
});

/** Opens a stream that the assistant never ends, and waits for its first bytes. */
async function flotter(adresse: string, { entetes }: Personne): Promise<() => Promise<boolean>> {
  const reponse = await fetch(`${adresse}/api/ask/stream`, {
    method: 'POST',
    headers: { ...entetes, 'content-type': 'application/json' },
    body: JSON.stringify(QUESTION),
  });
  expect(reponse.status).toBe(200);
  const lecteur = reponse.body?.getReader();
  await lecteur?.read();
  return async () => {
    for (;;) {
      const bloc = await (lecteur?.read() ?? Promise.resolve({ done: true })).catch(() => ({ done: true }));
      if (bloc.done) return true;
    }
  };
}

test('la session d’un flux est relue pendant qu’il dure : passé les huit heures, il est coupé', async () => {
  const liberer = t.assistant.retenir();
  const coupe = await flotter(await t.app.listen({ port: 0, host: '127.0.0.1' }), await t.personne());
  t.horloge.avancer(8 * HEURE + MINUTE);
  expect(await coupe()).toBe(true);
  liberer();
});
