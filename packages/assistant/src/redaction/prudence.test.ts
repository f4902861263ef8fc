import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { LECTURE_INCERTAINE } from './prudence.ts';

describe('Une réponse s’ouvre sur ce dont elle est sûre', () => {
  it('sûre, sur son chiffre', async () => {
    const { answer, statut } = await poser('Célibataire, 34 100 € net imposable, quel impôt ?');
    expect(statut).toBe('exact');
    expect(answer).toMatch(/^Votre impôt/u);
  });

  it('lue en partie, sur ce qui n’a pas été lu, puis sur ce qui l’a été', async () => {
    const { answer, statut } = await poser(
      'Célibataire, 34 100 € net imposable et 2 345 € de brimborions, quel impôt ?',
    );
    expect(statut).toBe('partiel');
    expect(answer.startsWith(LECTURE_INCERTAINE)).toBe(true);
    const [debut = '', chiffre = ''] = answer.split('\n\n');
    expect(debut).toContain('« 2 345 € »');
    expect(debut).toContain('34\u202f100');
    expect(chiffre).toMatch(/^Votre impôt/u);
  });

  it('trop mal lue, sans chiffre : plus de montants laissés que pris', async () => {
    const { answer, statut, calculs } = await poser(
      'Je donne 150 000 € à mon fils, j’ai 2 345 € de brimborions et 6 780 € de fariboles. Quels droits ?',
    );
    expect(statut).toBe('clarification');
    expect(calculs).toEqual([]);
    expect(answer).toContain('« 150 000 € », « 2 345 € »');
    expect(answer).not.toContain('**');
  });
});
