import { describe, expect, test } from 'vitest';
import { montantsChanges } from '../lecteurs/montants-changes.ts';
import { poser } from './poser.ts';

describe('Des enfants partis depuis longtemps ne comptent pas en silence', () => {
  test.each([
    'J’ai 77 ans, je suis veuve depuis 2008. Pension 1 950 € imposables par mois. J’ai eu trois enfants, tous mariés depuis longtemps. Combien vais-je payer ?',
    'Nos quatre enfants sont casés, nous touchons 31 000 € et 12 000 € de retraite, mariés. Combien d’impôt ?',
    'Mariés, 70 ans tous les deux, 2 enfants, pensions de 22 000 et 14 000. Quel impôt ?',
    'Retraités mariés, 26 000 et 9 000 de retraite, trois enfants qui ont leur vie. Impôt ?',
  ])('%s', async (question) => expect((await poser(question)).statut).not.toBe('exact'));

  test('des enfants sans âge d’un couple qui travaille comptent encore, exactement', async () =>
    expect((await poser('Mariés, 2 enfants, 30 000 et 25 000 net imposable. Impôt ?')).statut).toBe('exact'));
});

test.each([
  'Nous donnons à nos deux filles une maison de 420 000 € en gardant l’usufruit, j’ai 66 ans. Ça vaut combien la nue-propriété ?',
  'Je donne à mon fils un studio de 150 000 € en gardant l’usufruit, j’ai 72 ans : quelle est la valeur de la nue-propriété ?',
])('la valeur d’une nue-propriété n’est pas le droit de donation : %s', async (question) => {
  const { answer, statut } = await poser(question);
  expect(statut === 'exact' && answer.includes('droit est dû')).toBe(false);
});

const don = (montant: number) => ({ outil: 'calculer_donation', entree: { date: '2026-11-20', montant } });
const fait = (preuves: readonly string[]) =>
  [{ chemin: 'donation.montant', valeur: 420_000, source: 'dit', preuves }] as const;

describe('Un montant que le même calcul reprend autrement', () => {
  test('sans que ce tour le dise, est un montant oublié', () =>
    expect(montantsChanges(fait(['t1m1']), [don(420_000)], [don(210_000)])).toHaveLength(1));
  test('parce que ce tour le dit, ne l’est pas', () =>
    expect(montantsChanges(fait(['m1']), [don(420_000)], [don(210_000)])).toEqual([]));
  test('inchangé, ne l’est pas', () =>
    expect(montantsChanges(fait(['t1m1']), [don(420_000)], [don(420_000)])).toEqual([]));
});
