import type { DefiReponse } from '@francis/contract';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { type ApplicationDeTest, enPersonne, MOT_DE_PASSE, type Personne } from './application-de-test.ts';

export interface PersonneProtegee extends Personne {
  readonly facteurId: string;
  readonly secret: string;
  readonly codesSecours: readonly string[];
  /** The code of the moment, or of `decalage` steps of 30 seconds later. */
  code(decalage?: number): string;
}

export const codeDe = (secret: string, instant: Date, decalage = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: instant.getTime() + decalage * 30_000 });

export const preparer = (t: ApplicationDeTest, { entetes }: Personne, password = MOT_DE_PASSE) =>
  t.injecter({ method: 'POST', url: '/api/auth/factors', headers: entetes, payload: { password } });

/** A person with a confirmed factor, whose session is at the second level. */
export async function personneProtegee(t: ApplicationDeTest, existante?: Personne): Promise<PersonneProtegee> {
  const personne = existante ?? (await t.personne());
  const prepare = await preparer(t, personne);
  expect(prepare.statusCode).toBe(201);
  const { facteur, secret } = prepare.json<{ facteur: { id: string }; secret: string }>();
  const code = (decalage = 0): string => codeDe(secret, t.horloge.now(), decalage);
  const confirme = await t.injecter({
    method: 'POST',
    url: `/api/auth/factors/${facteur.id}/verify`,
    headers: personne.entetes,
    payload: { code: code() },
  });
  expect(confirme.statusCode).toBe(200);
  const { codes: codesSecours } = confirme.json<{ codes: string[] }>();
  return { ...personne, facteurId: facteur.id, secret, codesSecours, code };
}

export async function defiDe(t: ApplicationDeTest, email: string, motDePasse = MOT_DE_PASSE): Promise<string> {
  const reponse = await t.connecter(email, { motDePasse });
  expect(reponse.statusCode).toBe(200);
  expect(reponse.cookies).toEqual([]);
  return reponse.json<DefiReponse>().challenge.challenge;
}

export const repondre = (t: ApplicationDeTest, challenge: string, code: string) =>
  t.injecter({ method: 'POST', url: '/api/auth/mfa/verify', payload: { challenge, code } });

export const sessionProtegee = async (t: ApplicationDeTest, p: PersonneProtegee): Promise<Personne> =>
  enPersonne(p.email, await repondre(t, await defiDe(t, p.email), p.code()));
