import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { membresCabinet, rejeuxPassages } from '../../../schema/index.ts';
import { avecApplication } from '../../../testing/application-de-test.ts';
import { DOSSIER } from '../../../testing/dossier-client.ts';
import { fileDesRejeux } from './repository.ts';

const t = avecApplication();

test('un rejeu fini pendant qu’un autre est demandé garde sa place ; un rejeu que plus rien ne fait la laisse', async () => {
  const pro = await t.personne('professionnel');
  const payload = { data: DOSSIER };
  await t.injecter({ method: 'POST', url: '/api/pro/clients', headers: pro.entetes, payload });
  const [membre] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, pro.id));
  const file = fileDesRejeux(t.base.queries);
  const [fini, perdu] = [randomUUID(), randomUUID()];
  const rejeu = { cabinetId: membre?.cabinetId ?? '', parametres: 'p', demandeLe: t.horloge.now() };
  await file.ouvrir({ ...rejeu, id: fini, annee: 2024 });
  await t.base.queries.update(rejeuxPassages).set({ finiLe: t.horloge.now() }).where(eq(rejeuxPassages.id, fini));
  await file.ouvrir({ ...rejeu, id: perdu, annee: 2025 });
  for (const id of [fini, perdu]) await file.abandonner(id);
  const restent = await t.base.queries.select({ id: rejeuxPassages.id }).from(rejeuxPassages);
  expect(restent.map(({ id }) => id)).toEqual([fini]);
});
