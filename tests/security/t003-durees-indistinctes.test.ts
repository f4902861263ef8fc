import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FileDeCalcul } from '../../apps/api/src/domains/comptes/file-de-calcul.ts';
import { avecApplication, MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';

/** However slow the machine, what is made after the answer is not made before it. */
const APRES = 600_000;
const t = avecApplication({ env: { EMAILS_PAR_HEURE: '1000000' }, delaiDesDemandes: APRES });

const Requete = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);

/** What the server does until it answers: the statements that it sends, and the passwords that it hashes. */
async function travailDe(appel: () => Promise<{ readonly statusCode: number }>) {
  await t.app.mailQueue.idle();
  const requetes = vi.spyOn(Client.prototype, 'query');
  const hachages = vi.spyOn(FileDeCalcul.prototype, 'executer');
  const { statusCode } = await appel();
  const travail = {
    statusCode,
    requetes: requetes.mock.calls.map(([requete]) => Requete.parse(requete)),
    hachages: hachages.mock.calls.length,
  };
  requetes.mockRestore();
  hachages.mockRestore();
  return travail;
}

const poster = (url: string, payload: object) => t.injecter({ method: 'POST', url: `/api/auth/${url}`, payload });

/** The times themselves are measured on a running server by `npm run test:resilience`. */
test.each<[string, number, boolean, (email: string) => Promise<{ readonly statusCode: number }>]>([
  ['connexion', 1, true, (email) => t.connecter(email, { motDePasse: 'Mauvais-Mot-De-Passe-77' })],
  [
    'inscription',
    1,
    true,
    (email) => poster('secure-signup', { email, password: MOT_DE_PASSE, fullName: 'Ada Byron' }),
  ],
  ['récupération', 0, false, (email) => poster('recover', { email })],
  ['renvoi', 0, false, (email) => poster('resend', { email, type: 'verification' })],
  ['demande d’un code', 0, false, (email) => poster('otp', { email, type: 'code' })],
  ['demande d’un lien', 0, false, (email) => poster('otp', { email, type: 'lien' })],
  ['essai d’un code', 0, true, (email) => poster('otp/verify', { email, code: '000000' })],
])('%s : le même travail pour une adresse connue et une inconnue', async (_nom, hachages, interroge, appel) => {
  const { email } = await t.personne();
  await poster('otp', { email, type: 'code' });
  // Once for what is prepared at the first use.
  await appel(`${randomUUID()}@exemple.test`);
  const inconnue = await travailDe(() => appel(`${randomUUID()}@exemple.test`));
  const connue = await travailDe(() => appel(email));
  expect(connue).toEqual(inconnue);
  expect([connue.hachages, connue.requetes.length > 0]).toEqual([hachages, interroge]);
});
