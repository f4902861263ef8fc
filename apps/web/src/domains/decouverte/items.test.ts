import { Profil } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { itemsDe, lireReponse } from './items.ts';

const COMPLET: Profil = {
  age: 42,
  situation_familiale: 'marie',
  nombre_enfants: 0,
  revenu_annuel: 36_000,
  objectifs_financiers: 'Payer moins',
};

describe('La découverte', () => {
  test('cinq questions, chacune achevée dès que le profil y répond', () => {
    expect(itemsDe({}).map(({ completed }) => completed)).toEqual([false, false, false, false, false]);
    const items = itemsDe(COMPLET);
    expect(items).toHaveLength(5);
    expect(items.every(({ completed, answer }) => completed && answer !== '')).toBe(true);
    expect(itemsDe({ ...COMPLET, nombre_enfants: null }).filter(({ completed }) => !completed)).toHaveLength(1);
  });

  test.each([
    ['age', '42', { age: 42 }],
    ['nombre_enfants', '0', { nombre_enfants: 0 }],
    ['situation_familiale', 'pacs', { situation_familiale: 'pacs' }],
    ['revenu_annuel', '36 000 €', { revenu_annuel: 36_000 }],
    ['revenu_annuel', '36k', { revenu_annuel: 36_000 }],
    ['objectifs_financiers', ' Retraite ', { objectifs_financiers: 'Retraite' }],
  ] as const)('%s : « %s » remplit le profil', (id, texte, attendu) => {
    expect(lireReponse(id, texte)).toEqual(attendu);
    expect(Profil.safeParse(attendu).success).toBe(true);
  });

  test.each([
    ['age', '7'],
    ['age', 'douze'],
    ['nombre_enfants', '-1'],
    ['nombre_enfants', '40'],
    ['situation_familiale', ''],
    ['revenu_annuel', '0'],
    ['revenu_annuel', 'beaucoup'],
    ['objectifs_financiers', '  '],
  ] as const)('%s : « %s » est refusé par une phrase', (id, texte) => {
    expect(lireReponse(id, texte)).toMatch(/\.$/);
  });
});
