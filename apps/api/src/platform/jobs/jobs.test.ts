import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type BaseDeTest, ouvrirBaseDeTest } from '../../testing/base-de-test.ts';
import { type JobKind, type JobRun, Jobs } from './index.ts';

const logger = pino({ level: 'silent' });
const Compte = z.object({ jusqua: z.number() });
type Compte = z.infer<typeof Compte>;

let ouverte: BaseDeTest;
let faits: number[];
const files: Jobs[] = [];

beforeAll(async () => {
  ouverte = await ouvrirBaseDeTest(logger);
  await ouverte.base.queries.execute(sql`create table comptes_d_essai (n int)`);
});
beforeEach(() => {
  faits = [];
});
afterEach(async () => {
  for (const file of files.splice(0)) await file.stop();
});
afterAll(() => ouverte.fermer());

/** Counts, one step a checkpoint; what `pas` throws interrupts it. */
const compter = (
  name: string,
  pas: (n: number, job: JobRun<Compte>) => unknown = () => undefined,
): JobKind<Compte> => ({
  name,
  payload: Compte,
  retries: 2,
  retryDelaySeconds: 3_600,
  run: async (job) => {
    for (let n = Number(job.checkpoint ?? 0); n < job.payload.jusqua; n += 1) {
      await pas(n, job);
      job.signal.throwIfAborted();
      await job.save({ progress: { done: n + 1, total: job.payload.jusqua }, checkpoint: n + 1 });
      faits.push(n);
    }
  },
});

/** An instance on the base, that works only when it is told to. */
function instance<Payload>(...kinds: JobKind<Payload>[]): Jobs {
  const file = new Jobs(ouverte.base, logger);
  for (const kind of kinds) file.register(kind);
  files.push(file);
  return file;
}

/** The lease of what an instance holds has passed, whatever that instance still says. */
const bailEchu = () =>
  ouverte.base.queries.execute(sql`update pgboss.job set expire_in = interval '-1 hour' where state = 'active'`);

test('un travail se fait une fois, par n’importe quelle instance, et dit où il en est', async () => {
  const genre = compter('deux-instances');
  const [une, autre] = [instance(genre), instance(genre)];
  const id = await une.enqueue(genre, { jusqua: 3 });
  expect(await autre.read(genre.name, id)).toEqual({ id, state: 'waiting', progress: undefined, attempt: 0 });
  await Promise.all([une.runDue(), autre.runDue()]);
  await autre.runDue();
  expect(faits).toEqual([0, 1, 2]);
  expect(await autre.read(genre.name, id)).toMatchObject({ state: 'done', progress: { done: 3, total: 3 } });
});

test('un travail dont l’instance est morte reprend à son dernier point, sans refaire ce qui est fait', async () => {
  let tuee = true;
  const mort = new Promise<never>(() => undefined);
  const arrivee = new AbortController();
  const genre = compter('tue', async (n) => {
    if (n !== 2 || !tuee) return;
    arrivee.abort();
    // A killed process neither ends nor fails: it says nothing more.
    await mort;
  });
  const victime = new Jobs(ouverte.base, logger);
  victime.register(genre);
  const id = await victime.enqueue(genre, { jusqua: 4 });
  void victime.runDue();
  await once(arrivee.signal, 'abort');
  tuee = false;

  const suivante = instance(genre);
  await suivante.runDue();
  expect(faits).toEqual([0, 1]);
  await bailEchu();
  await suivante.runDue({ early: true });
  expect(faits).toEqual([0, 1, 2, 3]);
  expect(await suivante.read(genre.name, id)).toMatchObject({ state: 'done', attempt: 1 });
});

test('ce qu’une instance remplacée voulait encore écrire n’est pas écrit', async () => {
  const ecrire = async (job: JobRun<Compte>) =>
    ouverte.base.transaction(async (requetes) => {
      await requetes.execute(sql`insert into comptes_d_essai values (1)`);
      await job.save({ checkpoint: 1 }, requetes);
    });
  const issues: unknown[] = [];
  const genre: JobKind<Compte> = {
    ...compter('remplacee'),
    run: async (job) => {
      if (job.attempt === 0) {
        await bailEchu();
        await suivante.runDue({ early: true });
        issues.push(await ecrire(job).catch((error: unknown) => error));
      } else await ecrire(job);
    },
  };
  const suivante = instance(genre);
  const premiere = instance(genre);
  const id = await premiere.enqueue(genre, { jusqua: 1 });
  await premiere.runDue();
  expect(issues).toMatchObject([{ name: 'JobLost' }]);
  const { rows } = await ouverte.base.queries.execute(sql`select count(*)::int as n from comptes_d_essai`);
  expect(rows).toEqual([{ n: 1 }]);
  expect(await premiere.read(genre.name, id)).toMatchObject({ state: 'done', attempt: 1 });
});

test('un arrêt rend le travail, et ne compte pas pour un échec', async () => {
  const genre = compter('arret', (n) => (n === 1 ? void arretee.stop() : undefined));
  const arretee = instance(genre);
  const id = await arretee.enqueue(genre, { jusqua: 3 });
  await arretee.runDue();
  expect(faits).toEqual([0]);
  const reprise = instance(compter('arret'));
  expect(await reprise.read(genre.name, id)).toMatchObject({ state: 'waiting', progress: { done: 1, total: 3 } });
  await reprise.runDue({ early: true });
  expect(faits).toEqual([0, 1, 2]);
  expect(await reprise.read(genre.name, id)).toMatchObject({ state: 'done', attempt: 0 });
});

test('un travail qui échoue est repris le nombre de fois dit, plus tard, puis abandonné', async () => {
  const essais: number[] = [];
  const genre = compter('echec', (_, { attempt }) => {
    essais.push(attempt);
    throw new Error('en panne');
  });
  const file = instance(genre);
  const id = await file.enqueue(genre, { jusqua: 1 });
  await file.runDue();
  await file.runDue();
  expect(essais).toEqual([0]);
  await file.runDue({ early: true });
  expect(essais).toEqual([0, 1, 2]);
  expect(await file.read(genre.name, id)).toMatchObject({ state: 'failed' });
});

test('un travail annulé s’arrête, et n’est pas repris', async () => {
  const genre = compter('annule', async (n, { id }) => {
    if (n === 1) await file.cancel(genre.name, id);
  });
  const file = instance(genre);
  const id = await file.enqueue(genre, { jusqua: 3 });
  await file.runDue({ early: true });
  expect(faits).toEqual([0]);
  expect(await file.read(genre.name, id)).toMatchObject({ state: 'cancelled' });
});

test('un travail demandé dans une transaction défaite n’a jamais existé', async () => {
  const genre = compter('transaction');
  const file = instance(genre);
  await file.runDue();
  const defaite = ouverte.base.transaction(async (queries) => {
    await file.enqueue(genre, { jusqua: 1 }, { queries });
    throw new Error('défaite');
  });
  await expect(defaite).rejects.toThrow('défaite');
  await file.runDue();
  expect(faits).toEqual([]);
  await ouverte.base.transaction((queries) => file.enqueue(genre, { jusqua: 1 }, { queries }));
  await file.runDue();
  expect(faits).toEqual([0]);
});

test('une demande mal formée n’entre pas dans la file', async () => {
  const genre = compter('malformee');
  const file = instance(genre);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types forbid
  await expect(file.enqueue(genre, { jusqua: 'dix' } as unknown as Compte)).rejects.toThrow('jusqua');
});
