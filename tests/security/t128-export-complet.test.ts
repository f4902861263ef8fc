import { randomUUID } from 'node:crypto';
import type { ExportDonnees } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  TABLES_PERSONNELLES,
  TABLES_SANS_PERSONNE,
} from '../../apps/api/src/domains/donnees-personnelles/registre-tables.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { personneProtegee } from '../../apps/api/src/testing/double-authentification.ts';

const t = avecApplication();

const exporter = (personne: Personne, password = MOT_DE_PASSE) =>
  t.injecter({ method: 'POST', url: '/api/my-data/export', headers: personne.entetes, payload: { password } });

test('chaque table de la base est dans l’export, ou dite sans personne', async () => {
  const { rows } = await t.base.queries.execute<{ table_name: string }>(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const connues = [...Object.keys(TABLES_PERSONNELLES), ...Object.keys(TABLES_SANS_PERSONNE)];
  expect(rows.map(({ table_name }) => table_name).toSorted()).toEqual(connues.toSorted());
});

test('tout ce que la base garde d’une personne est dans son export, et rien des autres', async () => {
  const canari = `CANARI-${randomUUID()}`;
  const [personne, autre] = [await personneProtegee(t), await t.personne()];
  const profil = { nom: canari, ville: canari };
  for (const un of [personne, autre]) {
    await t.injecter({ method: 'POST', url: '/api/user-profile', headers: un.entetes, payload: profil });
    await t.demander(un, un === personne ? `Question ${canari} ?` : 'Question d’AUTRUI ?');
  }
  const choix = { finalite: 'newsletter', accorde: true, version: 'texte-du-test' };
  await t.injecter({ method: 'POST', url: '/api/my-data/consents', headers: personne.entetes, payload: choix });
  await t.app.mailQueue.idle();

  const reponse = await exporter(personne);
  expect(reponse.statusCode).toBe(200);
  expect(reponse.headers['content-disposition']).toContain('attachment');
  const { tables } = reponse.json<ExportDonnees>();
  for (const nom of ['utilisateurs', 'profils', 'conversations', 'questions', 'sessions', 'facteurs', 'courriers']) {
    expect([nom, (tables[nom] ?? []).length > 0]).toEqual([nom, true]);
  }
  expect(tables['messages']).toHaveLength(2);
  expect(JSON.stringify(tables['profils'])).toContain(canari);
  expect(JSON.stringify(tables['messages'])).toContain(canari);
  expect(JSON.stringify(tables['consentements'])).toContain('texte-du-test');
  expect(JSON.stringify(tables['journal_audit'])).toContain('mfa.ajoutee');
  expect(reponse.body).not.toContain('AUTRUI');
  expect(reponse.body).not.toContain(autre.id);
});

test('l’export ne donne rien qui ouvre : ni empreinte, ni secret, ni lien', async () => {
  const { body } = await exporter(await personneProtegee(t));
  expect(body).not.toMatch(/argon2|ticket=|"secret"|"empreinte"|"mot_de_passe"/);
});

test('l’export redemande le mot de passe, et le résumé reste à un clic', async () => {
  const personne = await t.personne();
  await t.demander(personne, 'Combien d’impôt ?');
  expect((await exporter(personne, 'Mauvais-Mot-De-Passe-77')).statusCode).toBe(400);
  const resume = await t.injecter({ url: '/api/my-data', headers: personne.entetes });
  expect(resume.json()).toMatchObject({
    profile: { email: personne.email },
    questions: [{ question: 'Combien d’impôt ?', reponse: 'Votre impôt est de 1 851 €.' }],
    suppression: null,
  });
});
