import { expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

it.each([
  'Défunt résident à Tunis, villa à Tunis, héritiers à Tunis, aucun bien en France : quels droits tunisiens ?',
  'Mon oncle est mort à Rabat où il vivait, appartement là-bas, je vis à Rabat aussi, rien en France. Quels droits au Maroc ?',
  'Maison à Dakar, le défunt et ses enfants au Sénégal, aucun lien avec la France. Combien de droits de succession ?',
])('%s', async (question) => expect((await poser(question)).statut).toBe('refus'));

it('un héritier de France relève de la loi française', async () =>
  expect(
    (
      await poser(
        'Mon père vivait à Casablanca, il y laisse une villa de 300 000 €, moi je vis à Lyon. Droits de succession en France ?',
      )
    ).statut,
  ).not.toBe('refus'));
