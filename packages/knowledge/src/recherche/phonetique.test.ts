import { describe, expect, it } from 'vitest';
import { cleSonore, OreilleDuMetier } from './phonetique.ts';

describe('Un mot écrit à l’oreille retrouve le mot connu', () => {
  it.each([
    ['donasion', 'donation'],
    ['abatemant', 'abattement'],
    ['sucsession', 'succession'],
    ['etudian', 'etudiant'],
    ['imposabl', 'imposable'],
    ['allmagne', 'allemagne'],
    ['eritage', 'heritage'],
    ['asurence', 'assurance'],
    ['plafon', 'plafond'],
    ['secondere', 'secondaire'],
    ['frontalié', 'frontalier'],
    ['locassion', 'location'],
  ])('%s → %s', (ecrit, attendu) => {
    const plie = ecrit.normalize('NFD').replace(/\p{M}/gu, '');
    expect(new OreilleDuMetier(new Map([[attendu, 1]])).entendre(plie)).toBe(attendu);
  });

  it.each([
    ['loyer', 'lever'],
    ['salaire', 'solaire'],
    ['foncier', 'financier'],
    ['cession', 'caution'],
  ])('%s n’est pas %s', (a, b) => {
    expect(cleSonore(a)).not.toBe(cleSonore(b));
  });

  it('le mot le plus fréquent l’emporte, un mot trop court ne dit rien', () => {
    const oreille = new OreilleDuMetier(
      new Map([
        ['compte', 9],
        ['comte', 1],
      ]),
    );
    expect(oreille.entendre('konpte')).toBe('compte');
    expect(oreille.entendre('mer')).toBeUndefined();
  });
});
