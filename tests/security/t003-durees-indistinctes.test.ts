import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';

const GRAND = '1000000';
const t = avecApplication({
  env: {
    CONNEXION_ECHECS_PAR_ADRESSE: GRAND,
    CONNEXION_ECHECS_PAR_COMPTE: GRAND,
    CONNEXION_ECHECS_MAX: '100',
    INSCRIPTIONS_PAR_HEURE: GRAND,
    EMAILS_PAR_HEURE: GRAND,
  },
});
const MESURES = process.env['FRANCIS_TEST_LONG'] ? 200 : 60;

type Appel = (connue: boolean, i: number) => Promise<{ readonly statusCode: number }>;

/** Known and unknown alternate, in an order that changes at each turn, so that a busy machine slows both. */
async function mesurer(appel: Appel): Promise<{ connus: number[]; inconnus: number[] }> {
  const connus: number[] = [];
  const inconnus: number[] = [];
  for (let i = 0; i < MESURES; i += 1) {
    for (const connue of i % 2 === 0 ? [true, false] : [false, true]) {
      await t.app.mailQueue.idle();
      const depart = performance.now();
      const { statusCode } = await appel(connue, i);
      (connue ? connus : inconnus).push(performance.now() - depart);
      // A refusal by a limit would measure nothing.
      expect(statusCode).not.toBe(429);
    }
  }
  return { connus, inconnus };
}

/** Two-sided p-value of the Mann-Whitney test, by its normal approximation. */
function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const u = a.reduce((somme, x) => somme + b.filter((y) => y < x).length + b.filter((y) => y === x).length / 2, 0);
  const ecart = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  const z = Math.abs(u - (a.length * b.length) / 2) / ecart;
  return 2 * (1 - repartition(z));
}

/** Normal distribution function (Abramowitz and Stegun 26.2.17). */
function repartition(z: number): number {
  const k = 1 / (1 + 0.2316419 * z);
  const polynome = k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynome;
}

const mediane = (durees: readonly number[]): number => durees.toSorted((a, b) => a - b)[durees.length >> 1] ?? 0;

test.each([
  [
    'connexion',
    (email: string): Appel =>
      (connue, i) =>
        t.connecter(connue ? email : 'personne-ici@exemple.test', {
          motDePasse: 'Mauvais-Mot-De-Passe-77',
          adresse: `10.0.${connue ? 1 : 2}.${i}`,
        }),
  ],
  [
    'inscription',
    (email: string): Appel =>
      (connue) =>
        t.injecter({
          method: 'POST',
          url: '/api/auth/secure-signup',
          payload: {
            email: connue ? email : `${randomUUID()}@exemple.test`,
            password: MOT_DE_PASSE,
            fullName: 'Ada Byron',
          },
        }),
  ],
  [
    'récupération',
    (email: string): Appel =>
      (connue) =>
        t.injecter({
          method: 'POST',
          url: '/api/auth/recover',
          payload: { email: connue ? email : 'personne-ici@exemple.test' },
        }),
  ],
  // A difference that exists is seen at every measure; one that a busy machine makes is not seen three times.
])('%s : la durée ne dit pas si l’adresse est connue', { retry: 2 }, async (_nom, preparer) => {
  const { email } = await t.personne();
  const appel = preparer(email);
  await appel(true, 200);
  await appel(false, 200);
  const { connus, inconnus } = await mesurer(appel);
  const rapport = mediane(connus) / mediane(inconnus);
  const p = mannWhitney(connus, inconnus);
  // The list's measure: distributions that cannot be told apart, or medians within 10 %.
  expect({ rapport, p }).toSatisfy(() => p > 0.01 || (rapport > 0.9 && rapport < 1.1));
});
