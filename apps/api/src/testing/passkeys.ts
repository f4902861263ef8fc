import type { OptionsConnexionPasskey, OptionsCreationPasskey } from '@francis/contract';
import { expect } from 'vitest';
import { type ApplicationDeTest, MOT_DE_PASSE, type Personne } from './application-de-test.ts';
import type { CleDAcces } from './cle-d-acces.ts';

/** Adds the key to the account of the person. */
export async function ajouterCle(t: ApplicationDeTest, { entetes: headers }: Personne, cle: CleDAcces): Promise<void> {
  const preparer = { method: 'POST', url: '/api/auth/passkeys/options', headers } as const;
  const options = await t.injecter({ ...preparer, payload: { password: MOT_DE_PASSE } });
  const { challenge } = options.json<OptionsCreationPasskey>();
  const payload = { nom: 'Clé', response: cle.creer(challenge) };
  expect((await t.injecter({ ...preparer, url: '/api/auth/passkeys', payload })).statusCode).toBe(201);
}

export async function entrerParCle(t: ApplicationDeTest, cle: CleDAcces) {
  const preparer = { method: 'POST', url: '/api/auth/passkeys/login/options' } as const;
  const { challenge } = (await t.injecter(preparer)).json<OptionsConnexionPasskey>();
  const payload = { response: cle.signer(challenge) };
  return t.injecter({ ...preparer, url: '/api/auth/passkeys/login', payload });
}
