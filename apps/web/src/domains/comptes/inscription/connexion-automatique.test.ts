import { expect, test } from 'vitest';
import { ApiError, networkError } from '../../../platform/erreurs.ts';
import type { Ouverture } from '../api.ts';
import { entrerApresInscription } from './connexion-automatique.ts';

const DEFI: Ouverture = {
  genre: 'defi',
  defi: { type: 'totp', challenge: 'x', expiresAt: '2026-11-22T10:05:00.000Z' },
};

const phraseDe = (connecter: () => Promise<Ouverture>): Promise<string> =>
  entrerApresInscription(connecter).then(
    () => 'connecté',
    (error: unknown) => (error instanceof ApiError ? error.message : 'autre erreur'),
  );

test.each([
  ['trop d’essais', new ApiError('Trop de demandes. Réessayez dans 15 minutes.', { status: 429, code: 'TROP' })],
  ['une base arrêtée', new ApiError('Le service est indisponible.', { status: 503, code: 'BASE_INDISPONIBLE' })],
  ['aucun réseau', networkError()],
])('une connexion automatique refusée (%s) dit que le compte existe, et pourquoi', async (_cas, refus) => {
  const phrase = await phraseDe(() => Promise.reject(refus));
  expect(phrase).toMatch(/il est ouvert.*ne le créez pas une seconde fois/);
  expect(phrase).toContain(refus.message);
});

test('un mot de passe refusé, ou un second facteur, ne dit pas si l’adresse avait déjà un compte', async () => {
  const refus = new ApiError('Identifiants incorrects', { status: 401, code: 'IDENTIFIANTS' });
  const phrase = await phraseDe(() => Promise.reject(refus));
  expect(await phraseDe(() => Promise.resolve(DEFI))).toBe(phrase);
  expect(phrase).toContain('il est ouvert');
  expect(phrase).toContain('Connectez-vous avec votre mot de passe.');
});
