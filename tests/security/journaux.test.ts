import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';
import { jetonsRafraichissement, utilisateurs } from '../../apps/api/src/schema/index.ts';

const t = avecApplication({ erreursAttendues: true });
const CANARI = `CANARI-${randomUUID()}`;

test('ni mot de passe, ni jeton, ni question, ni profil ne vont au journal, même quand tout tombe', async () => {
  const personne = await t.personne('professionnel');
  await t.demander(personne, `${CANARI} question`, { user_profile_context: { note: CANARI } });
  await t.injecter({
    method: 'POST',
    url: '/api/user-profile',
    headers: personne.entetes,
    payload: { nom: CANARI, adresse: CANARI },
  });
  await t.connecter(`${CANARI}@exemple.test`, { motDePasse: `${CANARI}-mot` });
  await t.injecter({ url: `/api/conversations?cherche=${CANARI}`, headers: personne.entetes });
  await t.injecter({ method: 'POST', url: '/api/auth/refresh', headers: { cookie: `francis-session=${CANARI}` } });

  // An answer that the database refuses: the driver's error repeats the row, the log must not.
  t.assistant.comportement = async () => {
    throw Object.assign(new Error(`Failed query: insert … params: ${CANARI}`), { query: CANARI, params: [CANARI] });
  };
  expect((await t.demander(personne, CANARI)).statusCode).toBe(503);
  t.assistant.comportement = undefined;
  const doublon = t.base.queries
    .insert(utilisateurs)
    .values({
      id: personne.id,
      email: CANARI,
      nomComplet: CANARI,
      typeCompte: 'particulier',
      motDePasse: CANARI,
      creeLe: t.horloge.now(),
    })
    .catch((err: unknown) => t.app.log.error({ err }, 'essai'));
  await doublon;
  await t.base.queries
    .insert(jetonsRafraichissement)
    .values({ empreinte: CANARI, sessionId: randomUUID(), creeLe: t.horloge.now() })
    .catch((err: unknown) => t.app.log.error({ err }, 'essai'));

  const journal = JSON.stringify(t.journal);
  expect(t.journal.length).toBeGreaterThan(10);
  expect(journal).not.toContain(CANARI);
  expect(journal).not.toContain(MOT_DE_PASSE);
  expect(journal).not.toContain(personne.jeton);
  expect(journal).not.toContain(personne.cookie.split('=')[1]);
  expect(journal).not.toContain(personne.email);
  expect(journal).toContain('23505');
});
