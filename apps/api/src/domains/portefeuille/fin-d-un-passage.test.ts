import { PassagePortefeuille } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { portefeuillePassages } from '../../schema/index.ts';
import { avecApplication, type Personne } from '../../testing/application-de-test.ts';
import { dansCabinet } from '../cabinet/index.ts';
import { depotPassages } from './repository.ts';

const t = avecApplication();
const ICI = '/api/pro/portefeuille/passages';
let pro: Personne;

beforeAll(async () => {
  pro = await t.personne('professionnel');
});

const lire = async (id: string): Promise<PassagePortefeuille> =>
  PassagePortefeuille.parse((await t.injecter({ url: `${ICI}/${id}`, headers: pro.entetes })).json());

async function calculer(): Promise<string> {
  const reponse = await t.injecter({ method: 'POST', url: ICI, headers: pro.entetes, payload: {} });
  await t.app.jobs.runDue({ early: true });
  return PassagePortefeuille.parse(reponse.json()).id;
}

test('un calcul lu juste avant sa fin n’est pas dit interrompu', async () => {
  const id = await calculer();
  const sien = eq(portefeuillePassages.id, id);
  await t.base.queries.update(portefeuillePassages).set({ finiLe: null }).where(sien);
  expect((await lire(id)).etat).toBe('en_cours');
  await t.base.queries.update(portefeuillePassages).set({ finiLe: new Date() }).where(sien);
  expect((await lire(id)).etat).toBe('fait');
});

test('un calcul fini pendant qu’un autre est demandé garde sa place', async () => {
  const id = await calculer();
  const [passage] = await t.base.queries.select().from(portefeuillePassages).where(eq(portefeuillePassages.id, id));
  await dansCabinet(t.base, passage?.cabinetId ?? '', {
    executer: (cloison) => depotPassages(cloison).abandonner(id),
  });
  expect((await lire(id)).etat).toBe('fait');
});
