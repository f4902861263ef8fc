import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { utilisateurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';

const t = avecApplication();
const LIMITE_MS = 5_000;

const desactiver = ({ id }: Personne) =>
  t.base.queries.update(utilisateurs).set({ desactiveLe: t.horloge.now() }).where(eq(utilisateurs.id, id));

let adresse: string | undefined;
const ecouter = async (): Promise<string> => (adresse ??= await t.app.listen({ port: 0, host: '127.0.0.1' }));

/** Opens a stream that the assistant never ends. @returns when its connection is cut, and how long after `couper`. */
async function mesurerCoupure(personne: Personne, couper: () => Promise<unknown>): Promise<number> {
  const liberer = t.assistant.retenir();
  const url = await ecouter();
  const reponse = await fetch(`${url}/api/ask/stream`, {
    method: 'POST',
    headers: { ...personne.entetes, 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'Combien d’impôt ?' }),
  });
  expect(reponse.status).toBe(200);
  const lecteur = reponse.body?.getReader();
  await lecteur?.read();
  const depart = performance.now();
  await couper();
  let fini = false;
  while (!fini) {
    const bloc = await (lecteur?.read() ?? Promise.resolve({ done: true })).catch(() => ({ done: true }));
    fini = bloc.done;
  }
  liberer();
  return performance.now() - depart;
}

test('désactiver un compte coupe son flux ouvert en moins de cinq secondes', async () => {
  const personne = await t.personne('professionnel');
  expect(await mesurerCoupure(personne, () => desactiver(personne))).toBeLessThan(LIMITE_MS);
  expect((await t.injecter({ url: '/api/auth/user', headers: personne.entetes })).statusCode).toBe(401);
  expect((await t.connecter(personne.email)).statusCode).toBe(401);
});

test('se déconnecter de partout coupe aussi le flux', async () => {
  const personne = await t.personne('professionnel');
  const partout = () => t.injecter({ method: 'POST', url: '/api/auth/logout-all', headers: personne.entetes });
  expect(await mesurerCoupure(personne, partout)).toBeLessThan(LIMITE_MS);
});
