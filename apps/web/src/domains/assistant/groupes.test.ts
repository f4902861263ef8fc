import { type ConversationResume, TAILLE_MAX_QUESTION } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import {
  cleBrouillon,
  confierQuestion,
  ecrireBrouillon,
  lireBrouillon,
  reclamerQuestion,
  rendreQuestion,
} from './brouillon.ts';
import { grouper } from './groupes.ts';
import { lireJuridiction } from './juridiction.ts';
import { TAILLE_MAX_QUESTION as LIMITE } from './textes.ts';

const le = (date: Date): ConversationResume => ({
  id: '3f0c8a52-7d65-4c0f-9a8f-0d3a8e0a1c11',
  titre: 'x',
  jurisdiction: 'FR',
  updated_at: date.toISOString(),
});
const maintenant = new Date(2026, 10, 20, 9, 0);

describe('history', () => {
  test('conversations are grouped by age, the most recent first', () => {
    const groupes = grouper(
      [
        le(new Date(2026, 8, 2)),
        le(new Date(2026, 10, 20, 0, 5)),
        le(new Date(2026, 10, 19, 23, 55)),
        le(new Date(2026, 10, 16)),
        le(new Date(2026, 10, 3)),
        le(new Date(2026, 10, 1)),
      ],
      maintenant,
    );
    expect(groupes.map((g) => [g.titre, g.conversations.length])).toEqual([
      ['Aujourd’hui', 1],
      ['Hier', 1],
      ['Cette semaine', 1],
      ['Novembre 2026', 2],
      ['Septembre 2026', 1],
    ]);
  });
});

test('the limit of the sheet is the one of the contract', () => {
  expect(LIMITE).toBe(TAILLE_MAX_QUESTION);
});

test('an unknown country is France', () => {
  expect(['CH', 'XX', null, ''].map(lireJuridiction)).toEqual(['CH', 'FR', 'FR', 'FR']);
});

describe('draft', () => {
  test('a refused question comes back without erasing what was typed since', () => {
    const cle = cleBrouillon('u', null);
    rendreQuestion(cle, 'Ma question');
    expect(lireBrouillon(cle)).toBe('Ma question');
    ecrireBrouillon(cle, 'La suivante');
    rendreQuestion(cle, 'Ma question');
    expect(lireBrouillon(cle)).toBe('Ma question\n\nLa suivante');
  });

  test('drafts belong to one person', () => {
    ecrireBrouillon(cleBrouillon('a', null), 'à moi');
    expect(lireBrouillon(cleBrouillon('b', null))).toBe('');
  });

  test('a question asked before signing in goes to the first new conversation, once', () => {
    confierQuestion('Et mon impôt ?');
    reclamerQuestion(cleBrouillon('c', 'une-autre'));
    expect(lireBrouillon(cleBrouillon('c', 'une-autre'))).toBe('');
    reclamerQuestion(cleBrouillon('c', null));
    expect(lireBrouillon(cleBrouillon('c', null))).toBe('Et mon impôt ?');
    reclamerQuestion(cleBrouillon('d', null));
    expect(lireBrouillon(cleBrouillon('d', null))).toBe('');
  });
});
