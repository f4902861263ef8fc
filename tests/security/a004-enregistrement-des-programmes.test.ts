import { randomUUID } from 'node:crypto';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { APPLICATIONS_MAX, DebitDesEnregistrements } from '../../apps/api/src/domains/mcp/enregistrement.ts';
import { applications, autorisations } from '../../apps/api/src/schema/index.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { HEURE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication();
beforeEach(async () => {
  await t.base.queries.delete(applications);
  t.horloge.avancer(HEURE);
});

const enregistrer = (remoteAddress: string) =>
  t.injecter({
    method: 'POST',
    url: '/api/oauth/register',
    remoteAddress,
    payload: { redirect_uris: ['http://127.0.0.1:7777/retour'] },
  });
const nombre = async (): Promise<number> => (await t.base.queries.select({ n: count() }).from(applications))[0]?.n ?? 0;
/** Programs that registered one second after the other, from one network. */
const remplir = (combien: number, reseau: string) =>
  t.base.queries.execute(sql`
    insert into applications (id, nom, redirections, creee_le, reseau)
    select gen_random_uuid(), 'Programme', array['http://127.0.0.1:1/'],
      ${new Date(t.horloge.now().getTime() - HEURE).toISOString()}::timestamptz + make_interval(secs => i), ${reseau}
    from generate_series(1, ${combien}::int) i`);
const idDe = (reponse: Awaited<ReturnType<typeof enregistrer>>): string =>
  reponse.json<{ client_id: string }>().client_id;

test('un même /48 n’enregistre pas plus de vingt programmes par heure, quel que soit son /64', async () => {
  const statuts: number[] = [];
  for (let i = 0; i < 25; i += 1) statuts.push((await enregistrer(`2001:db8:7:${i.toString(16)}::1`)).statusCode);
  expect(statuts).toEqual([...Array<number>(20).fill(201), ...Array<number>(5).fill(429)]);
  expect((await enregistrer('2001:db8:8::1')).statusCode).toBe(201);
});

test('au-delà du débit de tous, chaque réseau en garde deux : beaucoup ensemble ne ferment pas la porte', () => {
  const debit = new DebitDesEnregistrements(t.horloge);
  for (let i = 0; i < 300; i += 1) debit.consommer(`2001:db8:${(i % 60).toString(16)}::1`);
  const honnete = '203.0.113.5';
  debit.consommer(honnete);
  debit.consommer(honnete);
  expect(() => debit.consommer(honnete)).toThrow(expect.objectContaining({ code: 'TROP_DE_REQUETES' }));
  expect(() => debit.consommer('203.0.113.6')).not.toThrow();
});

test('plein, il fait de la place : les jamais permis du plus gros réseau, du plus ancien ; jamais un permis', async () => {
  const personne = await t.personne();
  await remplir(APPLICATIONS_MAX - 3, 'inondeur');
  await remplir(2, 'petit');
  const petits = (await t.base.queries.select().from(applications).where(eq(applications.reseau, 'petit'))).map(
    ({ id }) => id,
  );
  const [premiere] = await t.base.queries
    .select()
    .from(applications)
    .where(eq(applications.reseau, 'inondeur'))
    .orderBy(applications.creeeLe)
    .limit(1);
  await t.base.queries.insert(autorisations).values({
    id: randomUUID(),
    utilisateurId: personne.id,
    applicationId: premiere?.id ?? '',
    portees: [],
    ressource: '',
    accordeeLe: t.horloge.now(),
  });
  const entrees = [
    await enregistrer('203.0.113.5'),
    await enregistrer('203.0.113.6'),
    await enregistrer('203.0.113.7'),
  ];
  expect(entrees.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await nombre()).toBe(APPLICATIONS_MAX);
  const gardes = [...entrees.map(idDe), ...petits, premiere?.id ?? ''];
  expect(await t.base.queries.select().from(applications).where(inArray(applications.id, gardes))).toHaveLength(6);
});
