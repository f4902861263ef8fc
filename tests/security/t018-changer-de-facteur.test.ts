import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../apps/api/src/schema/index.ts';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';
import { personneProtegee, preparer } from '../../apps/api/src/testing/double-authentification.ts';

const t = avecApplication();

test('préparer un facteur redemande le mot de passe', async () => {
  const refus = await preparer(t, await t.personne(), 'Mauvais-Mot-De-Passe-77');
  expect(refus.json()).toMatchObject({ code: 'MOT_DE_PASSE_ACTUEL_INCORRECT' });
});

test('une session restée au premier niveau n’ajoute, ne retire ni ne change rien', async () => {
  const personne = await personneProtegee(t);
  await t.base.queries.update(sessions).set({ niveau: 'aal1' }).where(eq(sessions.utilisateurId, personne.id));
  const { entetes: headers } = personne;
  const essais = [
    await preparer(t, personne),
    await t.injecter({ method: 'DELETE', url: `/api/auth/factors/${personne.facteurId}`, headers }),
    await t.injecter({ method: 'POST', url: '/api/auth/recovery-codes', headers }),
    await t.injecter({
      method: 'POST',
      url: '/api/auth/change-password',
      headers,
      payload: { currentPassword: MOT_DE_PASSE, newPassword: 'Trois-Noisettes-Blondes-62', userId: personne.id },
    }),
  ];
  for (const essai of essais) {
    expect(essai.statusCode).toBe(403);
    expect(essai.json()).toMatchObject({ detail: 'Authentification à deux facteurs requise' });
  }
});

test('ajouter et retirer préviennent par e-mail, et ajouter ferme les autres sessions', async () => {
  const personne = await personneProtegee(t);
  const retrait = await t.injecter({
    method: 'DELETE',
    url: `/api/auth/factors/${personne.facteurId}`,
    headers: personne.entetes,
  });
  expect(retrait.statusCode).toBe(204);
  const sujets = (await courriersDe(t, personne.email)).map(({ sujet }) => sujet);
  expect(sujets.slice(0, 2)).toEqual(['Double authentification retirée', 'Double authentification activée']);
  expect((await t.connecter(personne.email)).json()).toMatchObject({ success: true });
});
