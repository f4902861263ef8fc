import type { SessionReponse } from '@francis/contract';
import { expect, test } from 'vitest';
import { avecApplication, MOT_DE_PASSE, type Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe, ticketDe } from '../../apps/api/src/testing/courriers.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const PAR_COMPTE = 8;
const PAR_ADRESSE = 12;
const t = avecApplication({
  env: { CONNEXION_ECHECS_PAR_COMPTE: String(PAR_COMPTE), CONNEXION_ECHECS_PAR_ADRESSE: String(PAR_ADRESSE) },
});
const FAUX = 'Mauvais-Mot-De-Passe-77';
const INCONNU = 'personne@exemple.test';

/** Failures spread over as many addresses. */
async function attaquer(email: string, essais: number): Promise<void> {
  for (let i = 0; i < essais; i += 1) {
    const reponse = await t.connecter(email, { motDePasse: FAUX, adresse: `198.51.${i >> 8}.${i & 255}` });
    expect(reponse.statusCode).toBe(401);
  }
}
const depuis = (adresse: string, { email, cookie }: Pick<Personne, 'email' | 'cookie'>, password = MOT_DE_PASSE) =>
  t.injecter({
    method: 'POST',
    url: '/api/auth/secure-login',
    remoteAddress: adresse,
    headers: { cookie },
    payload: { email, password },
  });

test('cinq échecs d’une adresse la verrouillent un quart d’heure, puis le bon mot de passe rouvre', async () => {
  const { email } = await t.personne();
  for (let i = 0; i < 5; i += 1) expect((await t.connecter(email, { motDePasse: FAUX })).statusCode).toBe(401);
  const verrouille = await t.connecter(email);
  expect(verrouille.statusCode).toBe(429);
  expect(verrouille.headers['retry-after']).toBe('900');
  expect(verrouille.json()).toMatchObject({
    code: 'COMPTE_VERROUILLE',
    detail: 'Compte temporairement verrouillé. Réessayez dans 15 minutes.',
  });
  t.horloge.avancer(15 * MINUTE);
  expect((await t.connecter(email)).statusCode).toBe(200);
});

test('des essais dispersés sur beaucoup d’adresses sont arrêtés, et une adresse inconnue l’est pareillement', async () => {
  const { email } = await t.personne();
  await attaquer(email, PAR_COMPTE);
  await attaquer(INCONNU, PAR_COMPTE);
  const [connue, inconnue] = [
    await t.connecter(email, { adresse: '203.0.113.200' }),
    await t.connecter(INCONNU, { adresse: '203.0.113.201' }),
  ];
  expect(connue.statusCode).toBe(429);
  expect(inconnue.statusCode).toBe(429);
  expect(connue.json<{ detail: string }>().detail).toBe(inconnue.json<{ detail: string }>().detail);
});

test('une volée lancée d’un coup de cent adresses n’essaie pas plus de mots de passe', async () => {
  const { email } = await t.personne();
  const volee = await Promise.all(
    Array.from({ length: 40 }, (_, i) => t.connecter(email, { motDePasse: FAUX, adresse: `10.9.8.${i}` })),
  );
  expect(volee.filter(({ statusCode }) => statusCode === 401)).toHaveLength(PAR_COMPTE);
});

test('de deux instances au même instant, cinq mots de passe d’une adresse, et pas un de plus', async () => {
  const { email } = await t.personne();
  const jumelle = await t.jumelle();
  const volee = await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      (i % 2 ? t.app : jumelle).inject({
        method: 'POST',
        url: '/api/auth/secure-login',
        remoteAddress: '192.0.2.44',
        payload: { email, password: FAUX },
      }),
    ),
  );
  expect(volee.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(401),
    ...Array<number>(11).fill(429),
  ]);
});

test('un essai qui réussit, ou qui n’a pas pu se faire, n’est pas un échec', async () => {
  const personne = await t.personne();
  for (let i = 0; i < PAR_COMPTE * 2; i += 1) {
    expect((await t.connecter(personne.email, { adresse: `10.7.7.${i}` })).statusCode).toBe(200);
  }
});

test('pendant l’attaque, et à chaque fois qu’elle reprend, l’appareil connu entre toujours', async () => {
  const personne = await t.personne();
  for (let tour = 0; tour < 3; tour += 1) {
    await attaquer(personne.email, PAR_COMPTE);
    expect((await t.connecter(personne.email, { adresse: '203.0.113.9' })).statusCode).toBe(429);
    expect((await depuis('203.0.113.9', personne)).statusCode).toBe(200);
    t.horloge.avancer(16 * MINUTE);
  }
});

test('l’appareil d’un autre compte, ou un cookie inventé, ne passe pas', async () => {
  const [personne, autre] = [await t.personne(), await t.personne()];
  await attaquer(personne.email, PAR_COMPTE);
  for (const cookie of [autre.cookie, 'francis-appareil=invente', `${autre.cookie}; francis-appareil=invente`]) {
    expect((await depuis('203.0.113.9', { email: personne.email, cookie })).statusCode).toBe(429);
  }
});

test('un appareil connu n’essaie pas sans fin non plus', async () => {
  const personne = await t.personne();
  for (let i = 0; i < 5; i += 1) expect((await depuis(`10.1.1.${i}`, personne, FAUX)).statusCode).toBe(401);
  expect((await depuis('10.1.1.99', personne)).statusCode).toBe(429);
});

test('d’un appareil neuf, le lien et le code reçus par e-mail entrent malgré le verrou, et le font reconnaître', async () => {
  const personne = await t.personne();
  await attaquer(personne.email, PAR_COMPTE);
  const demander = (type: string) =>
    t.injecter({ method: 'POST', url: '/api/auth/otp', payload: { email: personne.email, type } });
  const verifier = (payload: object) => t.injecter({ method: 'POST', url: '/api/auth/otp/verify', payload });
  await demander('lien');
  const parLien = await verifier({ ticket: await ticketDe(t, personne.email, /lien de connexion/) });
  expect(parLien.statusCode).toBe(200);
  expect(parLien.json<SessionReponse>().user.id).toBe(personne.id);
  await demander('code');
  const courrier = (await courriersDe(t, personne.email)).find(({ sujet }) => sujet === 'Votre code Francis');
  const code = /code est (\d{6})/.exec(courrier?.texte ?? '')?.[1];
  expect((await verifier({ email: personne.email, code })).statusCode).toBe(200);
  const cookie = parLien.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await depuis('203.0.113.9', { email: personne.email, cookie })).statusCode).toBe(200);
});

test('une session ouverte confirme son mot de passe malgré l’attaque', async () => {
  const personne = await t.personne();
  await attaquer(personne.email, PAR_COMPTE);
  const payload = { password: MOT_DE_PASSE };
  const { entetes: headers } = personne;
  expect((await t.injecter({ method: 'POST', url: '/api/auth/reauthenticate', headers, payload })).statusCode).toBe(
    200,
  );
});

test('choisir un autre mot de passe par e-mail fait oublier les appareils connus', async () => {
  const personne = await t.personne();
  await t.injecter({ method: 'POST', url: '/api/auth/recover', payload: { email: personne.email } });
  const ticket = await ticketDe(t, personne.email, /nouveau mot de passe/);
  const password = 'Trois-Noisettes-Blondes-62';
  await t.injecter({ method: 'POST', url: '/api/auth/set-password', payload: { ticket, password } });
  await attaquer(personne.email, PAR_COMPTE);
  expect((await depuis('203.0.113.9', personne, password)).statusCode).toBe(429);
});

test('T006 : une liste de comptes essayée d’une adresse est arrêtée, et ses réponses ne disent pas lesquels existent', async () => {
  const { email } = await t.personne();
  const essayer = (i: number) =>
    t.connecter(i === 3 ? email : `liste-${i}@exemple.test`, { motDePasse: FAUX, adresse: '192.0.2.66' });
  const statuts: number[] = [];
  for (let i = 0; i < PAR_ADRESSE + 5; i += 1) statuts.push((await essayer(i)).statusCode);
  expect(statuts).toEqual([...Array.from({ length: PAR_ADRESSE }, () => 401), 429, 429, 429, 429, 429]);
  expect((await t.connecter(email, { adresse: '192.0.2.67' })).statusCode).toBe(200);
});
