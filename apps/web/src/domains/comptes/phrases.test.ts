import { describe, expect, test } from 'vitest';
import { ApiError, MESSAGE_API, networkError } from '../../platform/erreurs.ts';
import { resumer } from '../donnees-personnelles/apercu.ts';
import { phraseChangement, phraseFinInscription } from './phrases.ts';

const refus = (status: number, message = MESSAGE_API, code = 'X'): ApiError => new ApiError(message, { status, code });
const RESEAU = 'Impossible de se connecter au serveur. Veuillez vérifier votre connexion internet.';

describe('phrases du catalogue', () => {
  test.each([
    [refus(400, 'Lien invalide'), 'Lien invalide'],
    [refus(400), 'Données invalides. Veuillez vérifier vos informations.'],
    [refus(422, 'autre'), 'Erreur de validation des données. Veuillez vérifier votre email et mot de passe.'],
    [refus(500), 'Une erreur est survenue lors de l’activation du compte'],
    [refus(503, 'Indisponible'), 'Indisponible'],
    [networkError(), RESEAU],
    [new TypeError('x'), 'Une erreur inattendue est survenue. Veuillez réessayer plus tard.'],
  ])('fin d’inscription %#', (erreur, phrase) => expect(phraseFinInscription(erreur)).toBe(phrase));

  test.each([
    [refus(400, 'Mot de passe actuel incorrect.', 'MOT_DE_PASSE_ACTUEL_INCORRECT'), 'Mot de passe actuel incorrect.'],
    [refus(422, 'Trop courant'), 'Erreur lors de la mise à jour\u202f: Trop courant'],
    [refus(500), 'Erreur lors du changement de mot de passe. Veuillez réessayer.'],
    [networkError(), RESEAU],
    [new TypeError('x'), 'Erreur lors du changement de mot de passe. Veuillez réessayer.'],
  ])('changement de mot de passe %#', (erreur, phrase) => expect(phraseChangement(erreur)).toBe(phrase));
});

test('le profil est présent dès qu’un de ses champs est rempli, le compte n’en est pas un', () => {
  const compte = { email: 'a@exemple.fr', fullName: 'A', taper: 'particulier', creeLe: '2026-01-01T00:00:00Z' };
  expect(resumer({ profile: { ...compte, age: null }, questions: [], suppression: null }).profil).toBe(false);
  expect(resumer({ profile: { ...compte, nombre_enfants: 0 }, questions: [], suppression: null }).profil).toBe(true);
});
