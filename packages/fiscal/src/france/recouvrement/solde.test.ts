import { describe, expect, it } from 'vitest';
import { echelonnerSolde } from './solde.ts';

describe('Le solde de l’impôt', () => {
  it('part en une fois jusqu’à 300 €, en quatre au-delà', () => {
    expect(echelonnerSolde(300, '2026-11-22')).toMatchObject({ fois: 1, chacun: 300, article: 'CGI art. 1663 B' });
    expect(echelonnerSolde(301, '2026-11-22')).toMatchObject({ fois: 4, chacun: 75 });
    expect(echelonnerSolde(595, '2026-11-22')).toMatchObject({ fois: 4, chacun: 148 });
  });
  it('n’est rien quand rien n’est dû, ni d’un jour dont la règle n’est pas connue', () => {
    expect(echelonnerSolde(0, '2026-11-22')).toBeUndefined();
    expect(echelonnerSolde(-10, '2026-11-22')).toBeUndefined();
    expect(echelonnerSolde(595, '2020-01-01')).toBeUndefined();
  });
});
