import { expect, test } from 'vitest';
import { decrireFoyer } from './foyer.ts';

test.each([
  [{ situation_familiale: 'marie', nombre_enfants: 2 }, 'Couple marié, 2 enfants'],
  [{ situation_familiale: 'marie', nombre_enfants: 1, civilite: 'Mme' }, 'Mariée, 1 enfant'],
  [{ situation_familiale: 'pacs', civilite: 'M.' }, 'Pacsé'],
  [{ situation_familiale: 'veuf', nombre_enfants: 0 }, 'Veuf ou veuve'],
  [{ nombre_enfants: 3 }, '3 enfants'],
  [{}, undefined],
] as const)('%o', (profil, attendu) => expect(decrireFoyer(profil)).toBe(attendu));
