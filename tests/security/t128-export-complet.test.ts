import { randomUUID } from 'node:crypto';
import { ExportDonnees } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  TABLES_PERSONNELLES,
  TABLES_SANS_PERSONNE,
} from '../../apps/api/src/domains/donnees-personnelles/registre-tables.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { CANARI, remplirToutesLesTables } from './personne-partout.ts';
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

test('chaque table qui garde une colonne d’une personne rend, dans l’export, la ligne qu’on y a mise', async () => {
  const pro = await t.personne('professionnel');
  await remplirToutesLesTables(t, pro);
  const { tables } = (await exporter(pro)).json<ExportDonnees>();
  const vides = Object.keys(TABLES_PERSONNELLES).filter((nom) => (tables[nom] ?? []).length === 0);
  expect(vides).toEqual([]);
  // Every text that holds a canary in the database is in the export: nothing of the file of a client is left out.
  for (const nom of ['clients', 'cabinets', 'profils', 'conversations', 'passkeys', 'identites_externes']) {
    expect([nom, JSON.stringify(tables[nom]).includes(CANARI)]).toEqual([nom, true]);
  }
});

const archiver = (personne: Personne, password = MOT_DE_PASSE) =>
  t.injecter({ method: 'POST', url: '/api/my-data/export/archive', headers: personne.entetes, payload: { password } });

async function ouvrirArchive(personne: Personne): Promise<Record<string, string>> {
  const { rawPayload } = await archiver(personne);
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(rawPayload))).map(([nom, octets]) => [nom, strFromU8(octets)]),
  );
}

test('l’archive rend le même JSON, et un fichier CSV pour chaque table qui a des lignes', async () => {
  const pro = await t.personne('professionnel');
  await remplirToutesLesTables(t, pro);
  const fichiers = await ouvrirArchive(pro);
  const { tables } = ExportDonnees.parse(JSON.parse(fichiers['francis-mes-donnees.json'] ?? ''));
  expect(Object.keys(fichiers).toSorted()).toEqual(
    [
      'francis-mes-donnees.json',
      'lisez-moi.txt',
      ...Object.keys(TABLES_PERSONNELLES).map((n) => `csv/${n}.csv`),
    ].toSorted(),
  );
  for (const nom of Object.keys(TABLES_PERSONNELLES)) {
    const csv = fichiers[`csv/${nom}.csv`] ?? '';
    for (const colonne of Object.keys(tables[nom]?.[0] ?? {}))
      expect([nom, csv.includes(`"${colonne}"`)]).toEqual([nom, true]);
    expect([nom, csv.includes(CANARI)]).toEqual([nom, JSON.stringify(tables[nom]).includes(CANARI)]);
  }
  expect(Object.values(fichiers).join('')).not.toMatch(/argon2|ticket=|"secret"|"empreinte"|"mot_de_passe"/);
});

test('l’archive s’appelle sans nommer personne, redemande le mot de passe et ne se garde pas', async () => {
  const personne = await t.personne();
  expect((await archiver(personne, 'Mauvais-Mot-De-Passe-77')).statusCode).toBe(400);
  const { headers, statusCode } = await archiver(personne);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="francis-mes-donnees.zip"',
    'cache-control': 'no-store',
  });
  const { rows } = await t.base.queries.execute(
    sql`select 1 from journal_audit j join utilisateurs u on u.sujet_audit = j.sujet
        where u.id = ${personne.id} and j.action = 'donnees.exportees'`,
  );
  expect(rows).toHaveLength(1);
});

test('un texte qui se ferait passer pour une formule arrive neutralisé dans le tableur', async () => {
  const personne = await t.personne();
  await t.demander(personne, '=HYPERLINK("http://exemple.test";"Cliquez")');
  const csv = (await ouvrirArchive(personne))['csv/messages.csv'];
  expect(csv).toContain(`"'=HYPERLINK(""http://exemple.test"";""Cliquez"")"`);
});

test('aucune table d’une personne ne garde de document, que l’archive devrait alors contenir', async () => {
  const { rows } = await t.base.queries.execute<{ table_name: string }>(
    sql`select distinct table_name from information_schema.columns
        where table_schema = 'public' and data_type in ('bytea', 'oid')`,
  );
  expect(rows.map(({ table_name }) => table_name).filter((nom) => nom in TABLES_PERSONNELLES)).toEqual([]);
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
