import { expect, test } from 'vitest';
import { estInjoignable, readError } from './erreurs.ts';

const HTML = '<html><body>Bad Gateway</body></html>';

test.each([502, 503, 504])('un %d d’un mandataire est le silence du serveur, pas sa réponse', async (status) => {
  const page = await readError(new Response(HTML, { status, headers: { 'content-type': 'text/html' } }));
  expect([estInjoignable(page), page.status]).toEqual([true, 0]);
  expect(estInjoignable(await readError(Response.json({ message: 'upstream' }, { status })))).toBe(true);
});

test('un refus que le serveur nomme reste le sien, même en 503', async () => {
  const refus = await readError(
    Response.json({ detail: 'La base ne répond pas.', code: 'BASE_INDISPONIBLE', requestId: 'r' }, { status: 503 }),
  );
  expect([estInjoignable(refus), refus.status, refus.code]).toEqual([false, 503, 'BASE_INDISPONIBLE']);
});

test('une erreur 500 sans corps n’est pas un silence', async () => {
  expect(estInjoignable(await readError(new Response(HTML, { status: 500 })))).toBe(false);
});
