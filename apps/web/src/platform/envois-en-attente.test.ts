import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  enAttente,
  mettreEnAttente,
  oublierLesAutres,
  type QuestionEnvoyee,
  retirerDeLAttente,
} from './envois-en-attente.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => store.get(k) ?? null,
    setItem: (k: string, v: string) => void store.set(k, v),
    removeItem: (k: string) => void store.delete(k),
  });
});
afterEach(() => vi.unstubAllGlobals());

const question = (cle: string, utilisateurId = 'a'): QuestionEnvoyee => ({
  utilisateurId,
  cle,
  corps: { question: `Question ${cle}`, jurisdiction: 'FR' },
  ouverte: null,
});

test('dans l’ordre, chacune une fois, et plus rien une fois retirée', () => {
  for (const cle of ['1', '2', '1']) expect(mettreEnAttente(question(cle))).toBe(true);
  expect(enAttente('a').map(({ cle }) => cle)).toEqual(['2', '1']);
  retirerDeLAttente('2');
  retirerDeLAttente('inconnue');
  expect(enAttente('a').map(({ cle }) => cle)).toEqual(['1']);
  retirerDeLAttente('1');
  expect(store.size).toBe(0);
});

test('cinq au plus : la sixième reste à sa place', () => {
  for (const cle of ['1', '2', '3', '4', '5']) expect(mettreEnAttente(question(cle))).toBe(true);
  expect(mettreEnAttente(question('6'))).toBe(false);
  expect(mettreEnAttente(question('5'))).toBe(true);
  expect(enAttente('a')).toHaveLength(5);
});

test('une autre personne ne voit ni n’envoie ce qui n’est pas à elle', () => {
  mettreEnAttente(question('1'));
  expect(enAttente('b')).toEqual([]);
  oublierLesAutres('b');
  expect(store.size).toBe(0);
});

test('ce que quelqu’un d’autre a écrit à cette place ne casse rien', () => {
  for (const brut of ['', '{', '3', '[3,null,{"cle":1}]', '{"cle":"1"}']) {
    store.set('francis.attente', brut);
    expect(enAttente('a')).toEqual([]);
  }
  expect(mettreEnAttente(question('1'))).toBe(true);
});

test('sans stockage, la question n’est pas dite en attente', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused');
    },
  });
  expect(mettreEnAttente(question('1'))).toBe(false);
});
