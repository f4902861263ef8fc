import type { Message } from '@francis/contract';
import { expect, test } from 'vitest';
import { sansQuestion, suite } from './messages.ts';

const message = (id: string, role: Message['role'], content: string): Message => ({
  id,
  role,
  content,
  timestamp: '2026-11-22T10:00:00.000Z',
});
const question = message('q', 'user', 'Quel impôt ?');
const reponse = message('r', 'assistant', '175 €');

test('une question reprise après un rechargement n’est dite qu’une fois', () => {
  expect(suite([question], [message('q2', 'user', 'Quel impôt ?'), reponse])).toEqual([question, reponse]);
  expect(sansQuestion([question], 'Quel impôt ?')).toEqual([]);
  expect(sansQuestion([question, reponse], 'Quel impôt ?')).toEqual([question, reponse]);
});

test('une réponse déjà arrivée n’est pas ajoutée une seconde fois', () => {
  expect(suite([question, reponse], [message('q2', 'user', 'Quel impôt ?'), reponse])).toEqual([question, reponse]);
});

test('la même question posée exprès après sa réponse compte pour une autre', () => {
  const encore = [message('q2', 'user', 'Quel impôt ?'), message('r2', 'assistant', '175 €')];
  expect(suite([question, reponse], encore)).toHaveLength(4);
});
