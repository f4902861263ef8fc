import { readdir, readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { utilisateurs } from '../../apps/api/src/schema/index.ts';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';

const t = avecApplication({ hachageEntier: true });

const empreinteDe = async (email: string): Promise<string> => {
  const [compte] = await t.base.queries.select().from(utilisateurs).where(eq(utilisateurs.email, email));
  return compte?.motDePasse ?? '';
};

test('un mot de passe est gardé par argon2id, au moins m = 19 Mio, t = 2, p = 1', async () => {
  const { email } = await t.personne();
  const [, m, passes, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(await empreinteDe(email)) ?? [];
  expect(Number(m)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(Number(p)).toBeGreaterThanOrEqual(1);
});

test('rien qui sert le produit ne donne un autre coût : un test seul', async () => {
  const dossier = new URL('../../apps/api/src/', import.meta.url);
  const noms = (await readdir(dossier, { recursive: true })).filter((nom) => nom.endsWith('.ts'));
  const servis = noms.filter((nom) => !nom.startsWith('testing/') && !nom.endsWith('.test.ts'));
  const textes = await Promise.all(servis.map((nom) => readFile(new URL(nom, dossier), 'utf8')));
  const donnent = servis.filter((_, i) => /coutDHachage: |new MotsDePasse\([^)]/.test(textes[i] ?? ''));
  expect(donnent.toSorted()).toEqual(['application.ts', 'domains/comptes/index.ts']);
  expect(textes[servis.indexOf('application.ts')]).toContain('coutDHachage: adapters.coutDHachage,');
});

test('une empreinte plus faible que les réglages du jour est refaite à la connexion, et à elle seule', async () => {
  const { email } = await t.personne();
  const faible = await hash(MOT_DE_PASSE, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await t.base.queries.update(utilisateurs).set({ motDePasse: faible }).where(eq(utilisateurs.email, email));
  expect((await t.connecter(email, { motDePasse: 'Mauvais-Mot-De-Passe-77' })).statusCode).toBe(401);
  expect(await empreinteDe(email)).toBe(faible);
  expect((await t.connecter(email)).statusCode).toBe(200);
  const refaite = await empreinteDe(email);
  expect(refaite).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await t.connecter(email)).statusCode).toBe(200);
  expect(await empreinteDe(email)).toBe(refaite);
});

test('ni mot de passe ni empreinte ne paraissent dans les réponses, le journal ou les e-mails', async () => {
  const personne = await t.personne();
  const empreinte = await empreinteDe(personne.email);
  const reponses = [
    await t.connecter(personne.email),
    await t.injecter({ url: '/api/auth/user', headers: personne.entetes }),
    await t.injecter({ url: '/api/auth/sessions', headers: personne.entetes }),
    await t.injecter({ url: '/api/audit', headers: personne.entetes }),
    await t.injecter({ url: '/boite-aux-lettres' }),
  ];
  const tout = [...reponses.map(({ body }) => body), JSON.stringify(t.journal)].join('\n');
  expect(tout).not.toContain(MOT_DE_PASSE);
  expect(tout).not.toContain(empreinte);
  expect(tout).not.toContain('argon2');
});
