import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { utilisateurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';
import { HEURE } from '../../apps/api/src/testing/horloge.ts';
import { preparer } from './matrice-acteurs.ts';

const t = avecApplication();
const JOUR = 24 * HEURE;
const SUJET = 'Votre compte inactif sera supprimé';

const existe = async ({ id }: Personne): Promise<boolean> =>
  (await t.base.queries.select().from(utilisateurs).where(eq(utilisateurs.id, id))).length === 1;
const prevenue = async ({ email }: Personne): Promise<number> =>
  (await courriersDe(t, email)).filter(({ sujet }) => sujet === SUJET).length;
const passer = async (jours: number): Promise<void> => {
  t.horloge.avancer(jours * JOUR);
  await t.app.tasks.runDue();
  await t.app.mailQueue.idle();
};

test('un compte que personne n’ouvre plus est prévenu trente jours avant, une fois, puis effacé', async () => {
  const oubliee = await t.personne();
  await passer(3 * 365 - 31);
  expect(await prevenue(oubliee)).toBe(0);
  await passer(2);
  expect(await prevenue(oubliee)).toBe(1);
  expect((await courriersDe(t, oubliee.email))[0]?.texte).toContain('il suffit de vous connecter');
  await passer(28);
  expect([await existe(oubliee), await prevenue(oubliee)]).toEqual([true, 1]);
  await passer(3);
  expect(await existe(oubliee)).toBe(false);
});

test('se connecter après l’annonce garde le compte, et le délai repart', async () => {
  const revenue = await t.personne();
  await passer(3 * 365 - 29);
  expect(await prevenue(revenue)).toBe(1);
  t.horloge.avancer(HEURE);
  expect((await t.connecter(revenue.email)).statusCode).toBe(200);
  await passer(60);
  expect([await existe(revenue), await prevenue(revenue)]).toEqual([true, 1]);
  await passer(3 * 365 - 80);
  expect(await prevenue(revenue)).toBe(2);
});

test('demander sa suppression après être revenu vaut, malgré l’annonce', async () => {
  const revenue = await t.personne();
  await passer(3 * 365 - 29);
  t.horloge.avancer(HEURE);
  const { access_token } = (await t.connecter(revenue.email)).json<{ access_token: string }>();
  const reponse = await t.injecter({
    method: 'POST',
    url: '/api/request-delete',
    headers: { authorization: `Bearer ${access_token}` },
    payload: { password: MOT_DE_PASSE, confirmation: 'SUPPRIMER' },
  });
  expect(reponse.statusCode).toBe(200);
  await passer(1);
  expect(await existe(revenue)).toBe(true);
  await passer(15);
  expect(await existe(revenue)).toBe(false);
});

test('les dossiers d’un cabinet ne disparaissent pas avec l’absence d’un professionnel', async () => {
  const pro = await t.personne('professionnel');
  await preparer(t, pro, 'client');
  await passer(4 * 365);
  expect([await existe(pro), await prevenue(pro)]).toEqual([true, 0]);
});
