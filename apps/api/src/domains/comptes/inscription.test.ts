import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { utilisateurs } from '../../schema/index.ts';
import { avecApplication, MOT_DE_PASSE } from '../../testing/application-de-test.ts';

const t = avecApplication({ hachageEntier: true });

const inscrire = (champs: Record<string, unknown>) =>
  t.injecter({
    method: 'POST',
    url: '/api/auth/secure-signup',
    payload: { email: `${randomUUID()}@exemple.test`, password: MOT_DE_PASSE, fullName: 'Ada Lovelace', ...champs },
  });

describe('POST /api/auth/secure-signup', () => {
  test('ouvre un compte, sans montrer ni garder le mot de passe', async () => {
    const email = `Ada.${randomUUID()}@Exemple.test`;
    const reponse = await inscrire({ email, fullName: '  Ada <Lovelace> ' });
    expect(reponse.statusCode).toBe(201);
    expect(reponse.json()).toMatchObject({
      success: true,
      user: { email: email.toLowerCase(), fullName: 'Ada Lovelace', taper: 'particulier' },
    });
    expect(Object.keys(reponse.json<{ user: object }>().user).sort()).toEqual([
      'email',
      'fullName',
      'id',
      'permissions',
      'taper',
    ]);
    const [ligne] = await t.base.queries.select().from(utilisateurs).where(eq(utilisateurs.email, email.toLowerCase()));
    expect(ligne?.motDePasse).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(t.journal)).not.toContain(MOT_DE_PASSE);
  });

  test('une adresse connue reçoit la même réponse, et son compte ne change pas', async () => {
    const email = `${randomUUID()}@exemple.test`;
    expect((await inscrire({ email })).statusCode).toBe(201);
    const seconde = await inscrire({ email: email.toUpperCase(), password: 'Autre-Phrase-De-Passe-83' });
    expect(seconde.statusCode).toBe(201);
    expect((await t.connecter(email)).statusCode).toBe(200);
    expect((await t.connecter(email, { motDePasse: 'Autre-Phrase-De-Passe-83' })).statusCode).toBe(401);
  });

  test('deux inscriptions simultanées de la même adresse n’ouvrent qu’un compte', async () => {
    const email = `${randomUUID()}@exemple.test`;
    const reponses = await Promise.all([inscrire({ email }), inscrire({ email })]);
    expect(reponses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await t.base.queries.select().from(utilisateurs).where(eq(utilisateurs.email, email))).toHaveLength(1);
  });

  test('un mot de passe refusé l’est en nommant le champ, sans le répéter', async () => {
    const password = 'xK9-lovelace-Qz7';
    const reponse = await inscrire({ password });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'password' }] });
    expect(reponse.body).not.toContain(password);
  });

  test.each([
    ['email', { email: 'pas une adresse' }, 'Adresse email invalide'],
    ['fullName', { fullName: '<>' }, 'Indiquez votre nom.'],
    ['accountType', { accountType: 'admin' }, /particulier/],
    ['permissions', { permissions: ['*'] }, 'Ce champ n’est pas connu.'],
    ['formule', { formule: 'illimite' }, 'Ce champ n’est pas connu.'],
  ])('refuse le champ %s', async (champ, champs, message) => {
    const reponse = await inscrire(champs);
    expect(reponse.statusCode).toBe(422);
    const [faute] = reponse.json<{ champs: { chemin: string; message: string }[] }>().champs;
    expect(faute?.chemin).toBe(champ);
    expect(faute?.message).toMatch(message);
  });

  test('les inscriptions d’une adresse réseau sont bornées', async () => {
    const app = await t.jumelle({ env: { INSCRIPTIONS_PAR_HEURE: '1' } });
    const essayer = () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/secure-signup',
        payload: { email: `${randomUUID()}@exemple.test`, password: MOT_DE_PASSE, fullName: 'Ada' },
      });
    expect((await essayer()).statusCode).toBe(201);
    expect((await essayer()).statusCode).toBe(429);
  });
});
