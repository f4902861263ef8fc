import { describe, expect, it } from 'vitest';
import { hypothesesDuFoyer } from './hypotheses.ts';

describe('Ce qu’un foyer ne dit pas', () => {
  it('le salaire d’un enfant est dit pris pour sa part imposable, et seulement quand il y en a un', () => {
    const foyer = { situation: 'marie' as const, declarant1: { salaires: 40_000 }, declarant2: { salaires: 1 } };
    const avec = hypothesesDuFoyer({ ...foyer, enfants: [{ age: 20, garde_alternee: false, salaires: 4_600 }] });
    const sans = hypothesesDuFoyer({ ...foyer, enfants: [{ age: 20, garde_alternee: false }] });
    expect(avec.filter((phrase) => !sans.includes(phrase))).toEqual([expect.stringContaining('trois SMIC mensuels')]);
  });
});
