import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { membresCabinet, utilisateurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { preparer } from './matrice-acteurs.ts';

const t = avecApplication();
/** Seconds are for a quiet machine: on the short run the stream is cut, and nothing but its own reading again cuts it. */
const LIMITE_MS = process.env['FRANCIS_TEST_LONG'] ? 5_000 : Number.POSITIVE_INFINITY;

const desactiver = ({ id }: Personne) =>
  t.base.queries.update(utilisateurs).set({ desactiveLe: t.horloge.now() }).where(eq(utilisateurs.id, id));

let adresse: string | undefined;
const ecouter = async (): Promise<string> => (adresse ??= await t.app.listen({ port: 0, host: '127.0.0.1' }));

/** Opens a stream that the assistant never ends by itself. @returns when its connection is cut, and how long after `couper`. */
async function mesurerCoupure(personne: Personne, couper: () => Promise<unknown>): Promise<number> {
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
  return performance.now() - depart;
}

/** The assistant keeps every answer meanwhile. */
async function sansReponse<T>(faire: () => Promise<T>): Promise<T> {
  const liberer = t.assistant.retenir();
  try {
    return await faire();
  } finally {
    liberer();
  }
}

test('désactiver un compte, se déconnecter de partout, l’effacer : chacun coupe son flux ouvert en moins de cinq secondes', async () => {
  const [desactive, deconnecte, efface] = [
    await t.personne('professionnel'),
    await t.personne('professionnel'),
    await t.personne('professionnel'),
  ];
  // The message that proves an address is written for an account that is there.
  await t.app.mailQueue.idle();
  const partout = () => t.injecter({ method: 'POST', url: '/api/auth/logout-all', headers: deconnecte.entetes });
  const effacer = () => t.base.queries.delete(utilisateurs).where(eq(utilisateurs.id, efface.id));
  const durees = await sansReponse(() =>
    Promise.all([
      mesurerCoupure(desactive, () => desactiver(desactive)),
      mesurerCoupure(deconnecte, partout),
      mesurerCoupure(efface, effacer),
    ]),
  );
  for (const duree of durees) expect(duree).toBeLessThan(LIMITE_MS);
  for (const { entetes: headers } of [desactive, deconnecte, efface]) {
    expect((await t.injecter({ url: '/api/auth/user', headers })).statusCode).toBe(401);
  }
  for (const { email } of [desactive, efface]) expect((await t.connecter(email)).statusCode).toBe(401);
});

test('retirer un collaborateur de son cabinet lui ferme les dossiers', async () => {
  const [titulaire, collaborateur] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const client = await preparer(t, titulaire, 'client');
  const { queries } = t.base;
  const [membre] = await queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, titulaire.id));
  if (!membre) throw new Error('the owner has a firm');
  await queries.insert(membresCabinet).values({ ...membre, utilisateurId: collaborateur.id, role: 'conseiller' });
  const lire = () => t.injecter({ url: `/api/pro/clients/${client}`, headers: collaborateur.entetes });
  expect((await lire()).statusCode).toBe(200);
  await queries.delete(membresCabinet).where(eq(membresCabinet.utilisateurId, collaborateur.id));
  expect((await lire()).statusCode).toBe(404);
});

test.each<[string, 'GET' | 'POST' | 'DELETE', string, object | undefined]>([
  ['espace-pro:acceder', 'GET', '/api/pro/clients/', undefined],
  ['assistant:interroger', 'POST', '/api/ask', { question: 'Combien ?' }],
  ['assistant:interroger', 'POST', '/api/ask/stream', { question: 'Combien ?' }],
  ['profil:modifier', 'POST', '/api/user-profile', { nom: 'Ada' }],
  ['conversations:gerer', 'DELETE', '/api/conversations/3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d', undefined],
])(
  'le droit %s retiré à une personne ferme %s %s dès la requête suivante',
  async (permission, method, url, payload) => {
    const pro = await t.personne('professionnel');
    const appeler = () => t.injecter({ method, url, headers: pro.entetes, ...(payload && { payload }) });
    expect((await appeler()).statusCode).not.toBe(403);
    const permissionsRetirees = [permission];
    await t.base.queries.update(utilisateurs).set({ permissionsRetirees }).where(eq(utilisateurs.id, pro.id));
    expect((await appeler()).statusCode).toBe(403);
    const moi = await t.injecter({ url: '/api/auth/user', headers: pro.entetes });
    expect(moi.json<{ permissions: string[] }>().permissions).not.toContain(permission);
  },
);
