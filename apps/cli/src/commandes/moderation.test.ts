import { describe, expect, test } from 'vitest';
import { essayer } from '../essai.ts';

const ID = '0b8f3c1e-5a1d-4c55-9d7c-0a3f9a1b2c3d';

describe('francis moderation', () => {
  test.each([
    [['rejeter'], 'rejeter|retirer'],
    [['lister', ID], 'rejeter|retirer'],
    [['bannir', ID], 'rejeter|retirer'],
    [['rejeter', 'dupont'], 'identifiant du signalement'],
    [['retirer', ID], 'ajoutez --raison'],
    [['exclure', ID, '--raison', '  '], 'ajoutez --raison'],
  ])('refuse %j', async (args, raison) => {
    const essai = await essayer(['moderation', ...args]);
    expect(essai).toMatchObject({ code: 2, sortie: '' });
    expect(essai.erreur).toContain(raison);
  });
});
