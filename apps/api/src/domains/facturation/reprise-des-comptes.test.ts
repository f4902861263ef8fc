import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/open.ts';
import { lieuVide, MIGRATIONS } from '../../testing/base-de-test.ts';

const logger = pino({ level: 'silent' });
const PREMIERE = '0013_formules';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** The migrations of before plans. */
function anciennes(dossier: string): string {
  const copie = join(dossier, 'migrations');
  cpSync(MIGRATIONS, copie, { recursive: true });
  const chemin = join(copie, 'meta/_journal.json');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- drizzle-kit wrote it.
  const journal = JSON.parse(readFileSync(chemin, 'utf8')) as Journal;
  const premiere = journal.entries.findIndex(({ tag }) => tag === PREMIERE);
  expect(premiere).toBeGreaterThan(0);
  writeFileSync(chemin, JSON.stringify({ ...journal, entries: journal.entries.slice(0, premiere) }));
  return copie;
}

test('un compte professionnel d’avant les formules garde quatre-vingt-dix jours illimités ; la démonstration, sa formule', async () => {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-reprise-'));
  const lieu = await lieuVide();
  const options = { url: lieu.url, dataDir: lieu.dataDir, logger };
  const avant = await openDatabase({ ...options, migrationsFolder: anciennes(dossier) });
  await avant.queries.execute(sql`
    insert into utilisateurs (id, email, nom_complet, type_compte, formule, demonstration, cree_le, sujet_audit) values
      (gen_random_uuid(), 'pro', 'P', 'professionnel', 'illimite', false, now(), gen_random_uuid()),
      (gen_random_uuid(), 'ada', 'A', 'particulier', 'gratuit', false, now(), gen_random_uuid()),
      (gen_random_uuid(), 'demo', 'D', 'particulier', 'mensuel', true, now(), gen_random_uuid()),
      (gen_random_uuid(), 'demo-pro', 'D', 'professionnel', 'illimite', true, now(), gen_random_uuid())`);
  await avant.queries.execute(sql`
    insert into questions (id, utilisateur_id, mois, etat, reservee_le, expire_le, empreinte_requete)
    select gen_random_uuid(), id, '2026-11', 'comptee', now(), now(), 'x' from utilisateurs where email = 'ada'`);
  await avant.close();
  const apres = await openDatabase({ ...options, migrationsFolder: MIGRATIONS });
  const { rows } = await apres.queries.execute(sql`
    select u.email, a.formule, a.prestataire, a.renouvele,
      extract(day from a.fin_periode - a.debut_periode)::int as jours
    from abonnements a join utilisateurs u on u.id = a.utilisateur_id order by u.email`);
  const questions = await apres.queries.execute(sql`select mois, periode from questions`);
  await apres.close();
  await lieu.effacer();
  rmSync(dossier, { recursive: true });
  const demo = { prestataire: 'demonstration', renouvele: true };
  expect(rows).toEqual([
    { email: 'demo', formule: 'MONTHLY', jours: expect.toBeOneOf([28, 29, 30, 31]), ...demo },
    { email: 'demo-pro', formule: 'PRO_MONTHLY', jours: expect.toBeOneOf([28, 29, 30, 31]), ...demo },
    { email: 'pro', formule: 'PRO_MONTHLY', prestataire: 'migration', renouvele: false, jours: 90 },
  ]);
  expect(questions.rows).toEqual([{ mois: '2026-11', periode: '2026-11' }]);
});
