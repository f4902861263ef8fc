import { expect, test } from 'vitest';
import { direAbonnement } from './Cartes.tsx';

const quota = {
  plan: null,
  pending_plan: null,
  unlimited: false,
  questions_used: 3,
  quota_limit: 10,
  questions_remaining: 7,
} as const;
const periode = { period: 'month', renews_at: null } as const;

test.each([
  [{ ...quota, unlimited: true, quota_limit: null, questions_remaining: null }, 'Actif - Pro'],
  [quota, 'Gratuit - 7 questions restantes'],
  [{ ...quota, pending_plan: 'Francis Pro' }, 'Francis Pro, adresse à confirmer - 7 questions restantes'],
  [{ ...quota, questions_used: 9, questions_remaining: 1 }, 'Gratuit - 1 question restante'],
  [
    { ...quota, plan: 'Francis Premium', quota_limit: 360, questions_remaining: 300 },
    'Actif - Francis Premium - 300 questions restantes',
  ],
])('%j : %s', (lu, phrase) => {
  expect(direAbonnement({ ...lu, ...periode })).toBe(phrase);
});
