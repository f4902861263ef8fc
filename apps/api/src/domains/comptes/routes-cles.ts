import { ClesPubliees } from '@francis/contract';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { ClesDeChiffrement } from './chiffrement/cle.ts';

/** Both addresses: the one that libraries look for, and that of the specification. */
export function routesCles(app: TypedServer, cles: ClesDeChiffrement): void {
  for (const url of ['/.well-known/jwks.json', '/api/auth/keys']) {
    app.get(
      url,
      {
        schema: {
          tags: ['Comptes'],
          summary: 'La clé vers laquelle chiffrer un mot de passe (JWE).',
          response: { 200: ClesPubliees, ...refusals() },
        },
      },
      async () => ({ keys: cles.publiques }),
    );
  }
}
