import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ouvrirScribe, paramsDe } from './adresse.ts';

test('les saisies se lisent après #, ou après ? dans un lien d’avant ; # l’emporte', () => {
  expect(paramsDe({ hash: '#revenus=45000', search: '' })?.get('revenus')).toBe('45000');
  expect(paramsDe({ hash: '', search: '?revenus=45000' })?.get('revenus')).toBe('45000');
  expect(paramsDe({ hash: '#revenus=1', search: '?revenus=2' })?.get('revenus')).toBe('1');
});

test('une ancre de la page n’est pas une saisie', () => {
  expect(paramsDe({ hash: '#contenu', search: '' })).toBeNull();
  expect(paramsDe({ hash: '', search: '' })).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const taper = (nombre: number): { ecrits: string[]; fermer: () => void } => {
  const ecrits: string[] = [];
  const scribe = ouvrirScribe((params) => void ecrits.push(params.get('revenus') ?? ''));
  for (let i = 1; i <= nombre; i += 1) scribe.ecrire(new URLSearchParams({ revenus: String(i) }));
  return { ecrits, fermer: scribe.fermer };
};

test('chaque frappe est aussitôt dans l’adresse', () => {
  expect(taper(5).ecrits).toEqual(['1', '2', '3', '4', '5']);
});

test('une rafale reste sous la limite des navigateurs, et sa dernière valeur finit toujours écrite', () => {
  const { ecrits } = taper(500);
  expect(ecrits.length).toBeLessThan(34);
  vi.runAllTimers();
  expect(ecrits.length).toBeLessThan(34);
  expect(ecrits.at(-1)).toBe('500');
});

test('l’écran quitté n’écrit plus rien', () => {
  const { ecrits, fermer } = taper(500);
  const avant = ecrits.length;
  fermer();
  vi.runAllTimers();
  expect(ecrits).toHaveLength(avant);
});
