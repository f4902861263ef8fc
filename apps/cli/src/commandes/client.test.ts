import { describe, expect, test } from 'vitest';
import { essayer } from '../essai.ts';

const ID = '0b8f3c1e-5a1d-4c55-9d7c-0a3f9a1b2c3d';

describe('francis client', () => {
  test.each([
    [[], 'client acces ID'],
    [['acces'], 'client acces ID'],
    [['acces', 'dupont'], 'identifiant du dossier'],
    [['effacer', ID], 'ajoutez --oui'],
    [['lire', ID], 'client acces ID'],
  ])('refuse %j', async (args, raison) => {
    const essai = await essayer(['client', ...args]);
    expect(essai).toMatchObject({ code: 2, sortie: '' });
    expect(essai.erreur).toContain(raison);
  });
});
