import { describe, expect, test } from 'vitest';
import { echeanceDe, phraseDeFin, situer } from './fin-de-session.ts';

const MIN = 60_000;
const reperes = { derniereActivite: 0, finLe: 480 * MIN, inactiviteMs: 30 * MIN };

describe('fin de session', () => {
  test.each([
    [27.9, 'calme'],
    [28, 'proche'],
    [29.9, 'proche'],
    [30, 'finie'],
    [300, 'finie'],
  ])('à %s minutes sans activité : %s', (minutes, etat) => {
    expect(situer(reperes, minutes * MIN).etat).toBe(etat);
  });

  test.each([
    [469.9, 'calme'],
    [470, 'proche'],
    [480, 'finie'],
  ])('à %s minutes d’une session active : %s', (minutes, etat) => {
    expect(situer({ ...reperes, derniereActivite: (minutes - 1) * MIN }, minutes * MIN).etat).toBe(etat);
  });

  test('l’inactivité s’annonce avant la durée quand elle vient la première', () => {
    const fin = { ...reperes, derniereActivite: 445 * MIN };
    expect(situer(fin, 473.5 * MIN)).toMatchObject({ etat: 'proche', motif: 'inactivite', le: 475 * MIN });
    expect(echeanceDe({ ...reperes, derniereActivite: 460 * MIN })).toEqual({ motif: 'duree', le: 480 * MIN });
  });

  test('la phrase dit pourquoi', () => {
    expect(phraseDeFin('inactivite', 30 * MIN)).toContain('30 minutes sans activité');
    expect(phraseDeFin('duree')).toContain('durée maximale');
    expect(phraseDeFin('invalide')).toBe('Session invalide. Veuillez vous reconnecter.');
  });
});
