import type { Client, Erreur, JournalReponse } from '@francis/contract';
import { expect, test, vi } from 'vitest';
import { Turnstile } from '../../platform/turnstile.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { DOSSIER } from '../../testing/dossier-client.ts';

const t = avecApplication();
/** What one account may have drawn and waiting, and what it asks for at once. */
const ADMIS = 20;
const DEMANDES = 24;

// oxlint-disable-next-line typescript/unbound-method -- called on the turnstile that it holds
const passer = Turnstile.prototype.pass;

/** Nothing is drawn until so many have asked: the first one may be done before the last one came, which is then let in. */
function retenirJusqua(nombre: number): void {
  let venues = 0;
  let laisser: (() => void) | undefined;
  const toutes = new Promise<void>((resolve) => {
    laisser = resolve;
  });
  const retenu = function <T>(this: Turnstile, compte: string, travail: () => Promise<T>): Promise<T> {
    venues += 1;
    if (venues === nombre) laisser?.();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `call` forgets what the work gives
    return passer.call(this, compte, () => toutes.then(travail)) as Promise<T>;
  };
  vi.spyOn(Turnstile.prototype, 'pass').mockImplementation(retenu);
}

const ouvrir = async (qui: Personne): Promise<string> => {
  const payload = { data: DOSSIER };
  const reponse = await t.injecter({ method: 'POST', url: '/api/pro/clients', headers: qui.entetes, payload });
  return reponse.json<{ client: Client }>().client.id;
};
const exporter = (qui: Personne, id: string, quoi = 'export-pdf') =>
  t.injecter({ url: `/api/pro/clients/${id}/${quoi}`, headers: qui.entetes });

test('vingt documents demandés d’un coup se suivent, ceux d’après sont refusés, et personne d’autre n’attend', async () => {
  const [pressee, autre] = [await t.personne('professionnel'), await t.personne('professionnel')];
  const [sien, deLAutre] = [await ouvrir(pressee), await ouvrir(autre)];
  retenirJusqua(DEMANDES + 1);
  const finis: string[] = [];
  const demandes = Array.from({ length: DEMANDES }, (_, i) =>
    exporter(pressee, sien, i % 2 === 0 ? 'export-pdf' : 'export-analysis-pdf').then((reponse) => {
      if (reponse.statusCode === 200) finis.push('pressée');
      return reponse;
    }),
  );
  const [un, deux] = await Promise.all([
    exporter(autre, deLAutre).finally(() => finis.push('autre')),
    // What draws nothing is answered meanwhile.
    t.injecter({ url: `/api/pro/clients/${deLAutre}`, headers: autre.entetes }).finally(() => finis.push('lecture')),
  ]);
  expect([un.statusCode, deux.statusCode]).toEqual([200, 200]);
  // One of theirs is drawn at a time: the other account waits for one of them at most, and never for the queue.
  const avant = finis.slice(0, finis.indexOf('autre')).filter((qui) => qui === 'pressée');
  expect(avant.length).toBeLessThanOrEqual(2);
  const reponses = await Promise.all(demandes);
  const refusees = reponses.filter(({ statusCode }) => statusCode !== 200);
  expect([reponses.length - refusees.length, refusees.length]).toEqual([ADMIS, DEMANDES - ADMIS]);
  for (const reponse of refusees) {
    expect([reponse.statusCode, reponse.json<Erreur>().code]).toEqual([429, 'TROP_DE_REQUETES']);
    expect(reponse.headers['retry-after']).toBe('5');
  }
  // Nothing stays of the crowd.
  expect((await exporter(pressee, sien)).statusCode).toBe(200);
});

test('un export refusé faute de place n’est pas tracé comme un export', async () => {
  const pro = await t.personne('professionnel');
  const id = await ouvrir(pro);
  retenirJusqua(ADMIS + 2);
  const reponses = await Promise.all(Array.from({ length: ADMIS + 2 }, () => exporter(pro, id, 'export-csv')));
  const parStatut = (statut: number): number => reponses.filter(({ statusCode }) => statusCode === statut).length;
  expect([parStatut(200), parStatut(429)]).toEqual([ADMIS, 2]);
  const { entrees } = (await t.injecter({ url: '/api/audit', headers: pro.entetes })).json<JournalReponse>();
  expect(entrees.filter(({ action }) => action === 'clients.exporter')).toHaveLength(ADMIS);
});
