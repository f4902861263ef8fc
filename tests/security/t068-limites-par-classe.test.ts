import type { Erreur } from '@francis/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { creerApplication } from '../../apps/api/src/application.ts';
import { parseConfiguration } from '../../apps/api/src/config.ts';
import type { Database } from '../../apps/api/src/platform/database/database.ts';
import { avecApplication, MOT_DE_PASSE, SECRET } from '../../apps/api/src/testing/application-de-test.ts';
import { MINUTE } from '../../apps/api/src/testing/horloge.ts';

const t = avecApplication({ erreursAttendues: true });

const panne = (): never => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};

type Envoi = (adresse: string) => Promise<LightMyRequestResponse>;

/** The limits of the classes of routes, small enough to be met. */
const LIMITES = {
  LECTURES_PAR_MINUTE: '4',
  ECRITURES_PAR_MINUTE: '5',
  SIMULATIONS_PAR_MINUTE: '3',
  INSCRIPTIONS_PAR_HEURE: '2',
  EMAILS_PAR_HEURE: '2',
  CONNEXION_ECHECS_PAR_ADRESSE: '3',
};

test.each<[string, number, string, Record<string, unknown> | undefined]>([
  ['lecture', 4, '/api/auth/external', undefined],
  ['écriture', 5, '/api/auth/passkeys/login/options', {}],
  ['simulation', 3, '/api/tools/calculate-tmi', { revenus_annuels: 1 }],
  ['e-mail', 2, '/api/auth/recover', { email: 'a@exemple.test' }],
  ['lien de connexion', 2, '/api/auth/otp', { email: 'a@exemple.test' }],
])(
  'classe %s : %i, puis 429 avec Retry-After, pour cette adresse seule, jusqu’à la fin de la fenêtre',
  async (_nom, max, url, payload) => {
    const app = await t.jumelle({ env: LIMITES });
    const envoyer: Envoi = (remoteAddress) =>
      app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        remoteAddress,
        ...(payload && url !== '/api/auth/passkeys/login/options' && { payload }),
      });
    for (let i = 0; i < max; i += 1) expect((await envoyer('192.0.2.1')).statusCode).toBe(200);
    const refus = await envoyer('192.0.2.1');
    expect([refus.statusCode, refus.json<Erreur>().code]).toEqual([429, 'TROP_DE_REQUETES']);
    const attente = Number(refus.headers['retry-after']);
    expect(attente).toBeGreaterThan(0);
    expect((await envoyer('192.0.2.2')).statusCode).toBe(200);
    t.horloge.avancer(attente * 1000);
    expect((await envoyer('192.0.2.1')).statusCode).toBe(200);
  },
);

test('par compte : les questions d’une personne sont bornées d’où qu’elles viennent', async () => {
  const app = await t.jumelle({ env: { QUESTIONS_PAR_MINUTE: '2' } });
  const { entetes: headers } = await t.personne('professionnel');
  const demander: Envoi = (remoteAddress) =>
    app.inject({ method: 'POST', url: '/api/ask', remoteAddress, headers, payload: { question: 'Combien ?' } });
  expect((await demander('192.0.2.1')).statusCode).toBe(200);
  expect((await demander('192.0.2.2')).statusCode).toBe(200);
  const refus = await demander('192.0.2.3');
  expect([refus.statusCode, Number(refus.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('toute une adresse IPv6 /64 compte pour une', async () => {
  const app = await t.jumelle({ env: LIMITES });
  const lire: Envoi = (remoteAddress) => app.inject({ url: '/api/auth/external', remoteAddress });
  for (let i = 1; i <= 4; i += 1) expect((await lire(`2001:db8::${i}`)).statusCode).toBe(200);
  expect((await lire('2001:db8::ffff')).statusCode).toBe(429);
  expect((await lire('2001:db8:0:1::1')).statusCode).toBe(200);
});

test('une horloge reculée d’une heure ne bloque pas pour une heure', async () => {
  const app = await t.jumelle({ env: LIMITES });
  const lire = () => app.inject({ url: '/api/auth/external', remoteAddress: '192.0.2.9' });
  t.horloge.avancer(60 * MINUTE);
  for (let i = 0; i < 5; i += 1) await lire();
  expect((await lire()).statusCode).toBe(429);
  t.horloge.avancer(-60 * MINUTE);
  expect((await lire()).statusCode).toBe(200);
});

test('compteurs en panne : la connexion se ferme, avec Retry-After ; la lecture publique reste ouverte et bornée', async () => {
  const { email, entetes } = await t.personne();
  const base: Database = {
    ...t.base,
    queries: new Proxy(t.base.queries, { get: panne }),
    transaction: async () => panne(),
    ping: async () => panne(),
  };
  const { assistant, horloge } = t;
  const configuration = parseConfiguration({ SIMULATIONS_PAR_MINUTE: '3' }, '/nulle-part');
  const app = await creerApplication(configuration, { base, assistant, horloge, logger: t.app.log, secret: SECRET });
  const connexion = { email, password: MOT_DE_PASSE };
  for (const [url, payload, headers] of [
    ['/api/auth/secure-login', connexion, {}],
    ['/api/auth/otp/verify', { email, code: '123456' }, {}],
    ['/api/auth/mfa/verify', { challenge: 'x', code: '123456' }, {}],
    ['/api/auth/reauthenticate', { password: MOT_DE_PASSE }, entetes],
  ] as const) {
    const refus = await app.inject({ method: 'POST', url, payload, headers });
    expect([url, refus.statusCode, refus.json<Erreur>().code]).toEqual([url, 503, 'BASE_INDISPONIBLE']);
    expect(refus.headers['retry-after']).toBe('5');
  }
  const calculer = () =>
    app.inject({ method: 'POST', url: '/api/tools/calculate-tmi', payload: { revenus_annuels: 40_000 } });
  for (let i = 0; i < 3; i += 1) expect((await calculer()).statusCode).toBe(200);
  expect((await calculer()).statusCode).toBe(429);
  await app.close();
});
