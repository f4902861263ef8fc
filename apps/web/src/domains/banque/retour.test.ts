import { expect, test } from 'vitest';
import { ApiError } from '../../platform/erreurs.ts';
import { lireRetour, phraseDEchec } from './retour.ts';

const lire = (recherche: string) => lireRetour(new URLSearchParams(recherche));

test.each([
  ['error=access_denied&provider_id=ob-monzo', 'Erreur ob-monzo\u202f: access_denied'],
  ['error=access_denied', 'Erreur bancaire\u202f: access_denied'],
  ['error=Appelez%20le%200%20800&provider_id=%3Cb%3E', 'Erreur bancaire\u202f: inconnue'],
  ['state=x', 'Code d’autorisation manquant'],
  ['code=', 'Code d’autorisation manquant'],
])('%s', (recherche, phrase) => expect(lire(recherche)).toEqual({ genre: 'erreur', phrase }));

test('un code et son état se lisent', () => {
  expect(lire('code=a&state=b&provider_id=c')).toEqual({ genre: 'code', code: 'a', state: 'b', provider_id: 'c' });
});

test('un échec se dit avec les mots du serveur, ou les nôtres', () => {
  expect(phraseDEchec(new ApiError('', { status: 0, code: 'RESEAU' }))).toBe('Erreur de connexion au serveur');
  expect(phraseDEchec(new ApiError('Refusé', { status: 400, code: 'BANQUE_REFUSEE' }))).toBe('Refusé');
});
