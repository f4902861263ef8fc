import { TAILLE_MAX_QUESTION, type Tour } from '@francis/contract';
import { expect, test } from 'vitest';
import { derniersTours } from './historique.ts';

const tour = (role: Tour['role'], content: string): Tour => ({ role, content });

test('une conversation ordinaire est relue entière, dans l’ordre', () => {
  const historique = [tour('user', 'Combien ?'), tour('assistant', '1 851 €'), tour('user', 'Et à deux ?')];
  expect(derniersTours(historique)).toEqual(historique);
});

test('d’une longue, les quarante derniers tours', () => {
  const historique = Array.from({ length: 100 }, (_, i) => tour(i % 2 === 0 ? 'user' : 'assistant', String(i)));
  expect(derniersTours(historique)).toEqual(historique.slice(60));
});

test('une question n’est pas plus longue dans l’historique que posée, et le tout reste borné', () => {
  expect(derniersTours([tour('user', 'a'.repeat(20_000))])[0]?.content).toHaveLength(TAILLE_MAX_QUESTION);
  const gros = Array.from({ length: 40 }, () => tour('assistant', 'b'.repeat(20_000)));
  expect(derniersTours(gros)).toHaveLength(5);
});
