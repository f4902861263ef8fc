import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';
import { jetonsRafraichissement, utilisateurs } from '../../apps/api/src/schema/index.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';
import { DOSSIER } from '../../apps/api/src/testing/dossier-client.ts';
import { personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';

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
  for (const [, secret = ''] of personne.cookie.matchAll(/=([^;]+)/g)) expect(journal).not.toContain(secret);
  expect(journal).not.toContain(personne.email);
  expect(journal).toContain('23505');
});

test('ni identité, ni revenu, ni numéro, ni code d’un parcours entier n’en sortent : journal, audit, e-mails', async () => {
  const pro = await t.personne('professionnel');
  const { entetes: headers, email } = pro;
  const data = {
    ...DOSSIER,
    nom_client: CANARI,
    numero_fiscal_client: '1234567890123',
    revenu_net_annuel_client1: 123_457,
    notes_internes_pro: `FR76${CANARI}`,
  };
  const poster = (url: string, payload: object) => t.injecter({ method: 'POST', url, headers, payload });
  const ouvert = await poster('/pro/clients', { data });
  await t.injecter({ url: `/api/pro/clients/${ouvert.json<{ client: { id: string } }>().client.id}`, headers });
  await t.injecter({ url: `/api/pro/clients/?recherche=${CANARI}`, headers });
  await t.demander(pro, `Mon revenu est 123457, ${CANARI}`);
  for (const url of ['/api/auth/recover', '/api/auth/otp']) await poster(url, { email });
  const protegee = await personneProtegee(t, pro);
  const courriers = await courriersDe(t, email);
  const secrets = [
    CANARI,
    '1234567890123',
    '123457',
    '123 457',
    protegee.secret,
    ...protegee.codesSecours,
    protegee.code(),
    ...courriers.flatMap(({ texte }) =>
      Array.from(texte.matchAll(/ticket=([\w-]+)|code est (\d{6})/g), (m) => m[1] ?? m[2] ?? ''),
    ),
  ];
  expect(secrets.length).toBeGreaterThan(17);
  const audit = await t.injecter({ url: '/api/audit', headers });
  const puits = {
    journal: JSON.stringify(t.journal),
    audit: audit.body,
    courriers: JSON.stringify(courriers.map(({ sujet }) => sujet)),
  };
  for (const [nom, contenu] of Object.entries(puits)) {
    expect([nom, secrets.filter((secret) => contenu.includes(secret))]).toEqual([nom, []]);
  }
});
