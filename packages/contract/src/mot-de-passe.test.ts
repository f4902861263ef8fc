import { expect, test } from 'vitest';
import { evaluerMotDePasse } from './mot-de-passe.ts';

test('un mot de passe complet vaut 100 et ne laisse aucun message', () => {
  expect(evaluerMotDePasse('Quotient-Familial-2026')).toEqual({ score: 100, messages: [], valide: true });
});

test('chaque manque a son message, dans l’ordre', () => {
  expect(evaluerMotDePasse('')).toEqual({
    score: 0,
    messages: [
      'Minimum 12 caractères requis',
      'Au moins une majuscule requise',
      'Au moins une minuscule requise',
      'Au moins un chiffre requis',
      'Au moins un caractère spécial requis',
    ],
    valide: false,
  });
});

test.each(['123', 'abc', 'PassWord', 'admin', 'qwerty', '000', '111'])(
  'le motif commun « %s » est pénalisé',
  (motif) => {
    const force = evaluerMotDePasse(`Chataigne-9-${motif}`);
    expect(force.messages).toEqual(['Évitez les patterns communs (123, abc, etc.)']);
    expect(force).toMatchObject({ score: 80, valide: false });
  },
);

test('les lettres accentuées comptent comme des lettres', () => {
  expect(evaluerMotDePasse('ÉÀÜÔ-éàüô-2026').valide).toBe(true);
});
