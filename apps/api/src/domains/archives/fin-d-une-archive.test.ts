import { ArchivesCabinet } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { archivesCabinet } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';
import { depotArchives } from './repository.ts';

const t = avecApplication();
const ICI = '/api/pro/cabinet/archives';
let pro: Personne;

beforeAll(async () => {
  pro = await t.personne('professionnel');
  const payload = { data: DOSSIER };
  await t.injecter({ method: 'POST', url: '/api/pro/clients', headers: pro.entetes, payload });
});

const derniere = async () => {
  const [archive] = ArchivesCabinet.parse((await t.injecter({ url: ICI, headers: pro.entetes })).json()).archives;
  if (!archive) throw new Error('it was asked for');
  return archive;
};

async function archiver() {
  await t.injecter({ method: 'POST', url: ICI, headers: pro.entetes });
  await t.app.jobs.runDue({ early: true });
  return derniere();
}

test('une archive lue juste avant sa fin n’est pas dite interrompue', async () => {
  const { id } = await archiver();
  const sienne = eq(archivesCabinet.id, id);
  const [faite] = await t.base.queries.select().from(archivesCabinet).where(sienne);
  await t.base.queries.update(archivesCabinet).set({ preteLe: null }).where(sienne);
  expect((await derniere()).etat).toBe('en_cours');
  await t.base.queries
    .update(archivesCabinet)
    .set({ preteLe: faite?.preteLe ?? null })
    .where(sienne);
  expect((await derniere()).etat).toBe('prete');
});

test('une archive prête pendant qu’une autre est demandée garde sa place', async () => {
  const { id } = await archiver();
  const [faite] = await t.base.queries.select().from(archivesCabinet).where(eq(archivesCabinet.id, id));
  const depot = depotArchives({ requetes: t.base.queries, cabinetId: faite?.cabinetId ?? '' });
  expect(await depot.abandonner(id)).toBe(false);
  expect((await derniere()).etat).toBe('prete');
});
