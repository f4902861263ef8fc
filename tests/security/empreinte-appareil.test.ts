import { randomUUID } from 'node:crypto';
import type { DefiReponse, ExportDonnees } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { avecApplication, cookieDe, enPersonne, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';
import { personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';

const t = avecApplication();

const connecterAvec = (email: string, deviceFingerprint: string) =>
  t.injecter({
    method: 'POST',
    url: '/api/auth/secure-login',
    payload: { email, password: MOT_DE_PASSE, deviceFingerprint },
  });
const gardees = async (utilisateurId: string) =>
  (
    await t.base.queries.execute<{ empreinte: string | null }>(
      sql`select empreinte_appareil as empreinte from sessions where utilisateur_id = ${utilisateurId} order by ouverte_le, id`,
    )
  ).rows.map(({ empreinte }) => empreinte);

test('l’empreinte de l’appareil est gardée avec la session, et ne sort que dans l’export de la personne', async () => {
  const canari = `empreinte-${randomUUID()}`;
  const { email } = await t.personne();
  const connexion = await connecterAvec(email, canari);
  const personne = enPersonne(email, connexion);
  expect(await gardees(personne.id)).toContain(canari);

  const { entetes: headers } = personne;
  const lues = await Promise.all(
    ['/api/auth/user', '/api/auth/sessions', '/api/audit', '/api/my-data'].map((url) => t.injecter({ url, headers })),
  );
  const rafraichie = await t.injecter({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { cookie: cookieDe(connexion) },
  });
  expect(rafraichie.statusCode).toBe(200);
  const sorties = [
    ...[connexion, rafraichie, ...lues].map(({ body, headers: rendus }) => body + JSON.stringify(rendus)),
    JSON.stringify(t.journal),
    JSON.stringify(await courriersDe(t, email)),
  ];
  expect(sorties.filter((sortie) => sortie.includes(canari))).toEqual([]);

  const exporter = (qui: typeof personne) =>
    t.injecter({
      method: 'POST',
      url: '/api/my-data/export',
      headers: qui.entetes,
      payload: { password: MOT_DE_PASSE },
    });
  const { tables } = (await exporter(personne)).json<ExportDonnees>();
  expect(JSON.stringify(tables['sessions'])).toContain(canari);
  expect((await exporter(await t.personne())).body).not.toContain(canari);
});

test('elle suit le second facteur jusqu’à la session, et n’ouvre rien par elle-même', async () => {
  const canari = `empreinte-${randomUUID()}`;
  const personne = await personneProtegee(t);
  const { challenge } = (await connecterAvec(personne.email, canari)).json<DefiReponse>();
  expect(await gardees(personne.id)).not.toContain(canari);
  t.horloge.avancer(30_000);
  const reponse = await t.injecter({
    method: 'POST',
    url: '/api/auth/mfa/verify',
    payload: { challenge: challenge.challenge, code: personne.code() },
  });
  expect(reponse.statusCode).toBe(200);
  expect(await gardees(personne.id)).toContain(canari);

  const sansMotDePasse = await t.injecter({
    method: 'POST',
    url: '/api/auth/secure-login',
    payload: { email: personne.email, password: 'Mauvais-Mot-De-Passe-77', deviceFingerprint: canari },
  });
  expect(sansMotDePasse.statusCode).toBe(401);
});
