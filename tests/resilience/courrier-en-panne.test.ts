import { count } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from '../../apps/api/src/platform/mail/mail.ts';
import { courriersEnAttente } from '../../apps/api/src/schema/index.ts';
import { avecApplication, SECRET } from '../../apps/api/src/testing/application-de-test.ts';
import { HEURE, MINUTE } from '../../apps/api/src/testing/horloge.ts';
import { creerApplication } from '../../apps/api/src/application.ts';
import { parseConfiguration } from '../../apps/api/src/config.ts';

const t = avecApplication({ erreursAttendues: true });
const ouvertes: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const app of ouvertes.splice(0)) await app.close();
  await t.base.queries.delete(courriersEnAttente);
});

/** An instance whose mail server fails as long as `panne` says so. */
async function instance(serveur: { panne: boolean; recus: Mail[] }) {
  const mailer = {
    send: async (mail: Mail) => {
      if (serveur.panne) throw new Error('connection refused');
      serveur.recus.push(mail);
    },
  };
  const { base, assistant, horloge } = t;
  const adapters = { base, assistant, horloge, logger: t.app.log, secret: SECRET, mailer };
  const app = await creerApplication(parseConfiguration({}, '/nulle-part'), adapters);
  ouvertes.push(app);
  return app;
}
const enAttente = async (): Promise<number> =>
  (await t.base.queries.select({ nombre: count() }).from(courriersEnAttente))[0]?.nombre ?? 0;

test('un serveur de courrier en panne ne retient aucune réponse et ne perd aucun message, même à travers un redémarrage', async () => {
  const { email } = await t.personne();
  const serveur = { panne: true, recus: [] as Mail[] };
  const avant = await instance(serveur);
  const reponse = await avant.inject({ method: 'POST', url: '/api/auth/recover', payload: { email } });
  expect(reponse.statusCode).toBe(200);
  await avant.mailQueue.idle();
  expect(await enAttente()).toBe(1);
  await avant.close();

  const apres = await instance(serveur);
  serveur.panne = false;
  await apres.mailQueue.sendDue();
  expect(serveur.recus).toEqual([]);
  t.horloge.avancer(MINUTE);
  await apres.mailQueue.sendDue();
  expect(serveur.recus.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Choisissez un nouveau mot de passe'],
  ]);
  expect(await enAttente()).toBe(0);
  // The link of the message that waited still serves.
  const ticket = /ticket=([\w-]+)/.exec(serveur.recus[0]?.text ?? '')?.[1];
  const payload = { ticket, password: 'Trois-Noisettes-Blondes-62' };
  expect((await apres.inject({ method: 'POST', url: '/api/auth/set-password', payload })).statusCode).toBe(200);
});

test('le message qui attend est scellé : la base ne donne pas son lien', async () => {
  const { email } = await t.personne();
  const app = await instance({ panne: true, recus: [] });
  await app.inject({ method: 'POST', url: '/api/auth/recover', payload: { email } });
  await app.mailQueue.idle();
  const lignes = JSON.stringify(await t.base.queries.select().from(courriersEnAttente));
  expect(lignes).toContain(email);
  expect(lignes).not.toMatch(/ticket=|mot de passe/);
});

test('un message que plus aucune clé n’ouvre ne retient pas les suivants', async () => {
  const { email } = await t.personne();
  const serveur = { panne: true, recus: [] as Mail[] };
  const app = await instance(serveur);
  const [creeLe, id] = [t.horloge.now(), '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d'];
  await t.base.queries
    .insert(courriersEnAttente)
    .values({ id, destinataire: email, scelle: 'autre.cle.x.y', creeLe, prochainEssaiLe: creeLe });
  await app.inject({ method: 'POST', url: '/api/auth/recover', payload: { email } });
  await app.mailQueue.idle();
  serveur.panne = false;
  t.horloge.avancer(MINUTE);
  await app.mailQueue.sendDue();
  expect(serveur.recus).toHaveLength(1);
  expect(await enAttente()).toBe(0);
});

test('deux instances n’envoient pas deux fois le même, et un message est abandonné après cinq reprises', async () => {
  const { email } = await t.personne();
  const serveur = { panne: true, recus: [] as Mail[] };
  const [une, autre] = [await instance(serveur), await instance(serveur)];
  await une.inject({ method: 'POST', url: '/api/auth/recover', payload: { email } });
  await une.mailQueue.idle();
  t.horloge.avancer(MINUTE);
  serveur.panne = false;
  await Promise.all([une.mailQueue.sendDue(), autre.mailQueue.sendDue()]);
  expect(serveur.recus).toHaveLength(1);

  serveur.panne = true;
  await une.inject({ method: 'POST', url: '/api/auth/recover', payload: { email } });
  await une.mailQueue.idle();
  for (let i = 0; i < 5; i += 1) {
    expect(await enAttente()).toBe(1);
    t.horloge.avancer(5 * HEURE);
    await une.mailQueue.sendDue();
  }
  expect(await enAttente()).toBe(0);
  const journal = JSON.stringify(t.journal);
  expect(journal).toContain('mail given up');
  expect(journal).not.toContain(email);
});
